import {
  abandon,
  act,
  actionAt,
  alternate,
  ask,
  call,
  costAction,
  finish,
  goto,
  move,
  openWindow,
  type Procedure,
  pick,
  procedure,
  refOf,
  top,
  useAbility,
} from '@dejarik/kernel'
import { sites, targets, treeOf } from './answers.js'
import { at, cardsIn, defOf, type Stack, surfaced } from './state.js'

interface In {
  action: number
}
export const one = (name: string, run: Parameters<typeof procedure<In, Stack>>[1][string]): Procedure =>
  procedure<In, Stack>(name, { do: run })

/** Targets first, then where they go. */
export const aim = procedure<In, Stack>('aim', {
  cards(t, f) {
    const a = actionAt(t, f.action)
    const { aim: wanted } = treeOf(t, a.clause)
    if (!wanted) return
    const from = targets(t, treeOf(t, a.clause), a.by)
    const n = wanted.n ?? 1
    if (from.length < n) finish(t, f, false)
    else call(t, pick, { seat: a.by, from, min: n, max: n, as: 'card', about: 'target' })
  },
  place(t, f) {
    const a = actionAt(t, f.action)
    if (!treeOf(t, a.clause).aim) return
    a.targets = (f.result as number[]).map((card) => refOf(t.s, card))
    if (treeOf(t, a.clause).aim?.to)
      ask(
        t,
        a.by,
        'site',
        sites(t).map((card) => ({ do: 'to', card })),
      )
    else finish(t, f, true)
  },
  placed(t, f, answer) {
    if (answer.do === 'to') actionAt(t, f.action).site = answer.card as number
    finish(t, f, true)
  },
})

/** The price is drawn in initiation; then it may be accepted. */
export const asking = procedure<In, Stack>('asking', {
  draw(t, f) {
    act(t, 'destiny', actionAt(t, f.action).by)
  },
  price(t, f) {
    const a = actionAt(t, f.action)
    const price = f.result as number
    const can = typeof price === 'number' && cardsIn(t.s, a.by, 'force').length >= price
    ask(t, a.by, 'price', can ? [{ do: 'accept', price }, { do: 'decline' }] : [{ do: 'decline' }])
  },
  answer(t, f, answer) {
    const a = actionAt(t, f.action)
    if (answer.do === 'decline') abandon(t, f.action)
    else for (let i = 0; i < (answer.price as number); i++) a.costs?.push(costAction('use', a.by))
  },
})

export const carryOut = one('carry-out', (t, f) => {
  const a = actionAt(t, f.action)
  useAbility(t, a.clause, refOf(t.s, a.card), a.by, { that: { target: a.targets ?? [] } })
})

export const placed = procedure<In, Stack>('placed', {
  place(t, f) {
    const a = actionAt(t, f.action)
    move(t, a.card, at(a.by, 'table'))
    t.s.host[a.card] = a.host ?? sites(t)[0] ?? -1
  },
  text(t, f) {
    const a = actionAt(t, f.action)
    if (a.clause >= 0) useAbility(t, a.clause, refOf(t.s, a.card), a.by)
  },
})

export const drawn = procedure<In & { card?: number; value?: number }, Stack>('drawn', {
  draw(t, f) {
    const a = actionAt(t, f.action)
    const card = top(t.s, at(a.by, 'reserve'))
    move(t, card, at(a.by, 'stack'))
    f.card = card
    f.value = defOf(t, card).destiny
    t.watch?.({ is: 'drawn', seat: a.by, card, value: f.value })
    openWindow(t, [{ on: 'drawn', by: a.by, at: f.action, ref: refOf(t.s, card), value: f.value }])
  },
  complete(t, f) {
    const a = actionAt(t, f.action)
    if (a.hold) a.returns = { card: f.card, value: f.value }
    else {
      move(t, f.card as number, at(a.by, 'used'))
      a.returns = f.value
    }
  },
})

export const loseOne = procedure<In, Stack>('lose-one', {
  choose(t, f) {
    const { by } = actionAt(t, f.action)
    const options = cardsIn(t.s, by, 'hand').map((card) => ({ do: 'lose', card }))
    if (cardsIn(t.s, by, 'reserve').length > 0 && surfaced(t.s, by) < 0)
      ask(t, by, 'lose', [{ do: 'lose', from: 'reserve' }, ...options])
    else if (options.length > 0) ask(t, by, 'lose', options)
    else finish(t, f)
  },
  chosen(t, f, answer) {
    const { by } = actionAt(t, f.action)
    move(t, answer.from ? top(t.s, at(by, 'reserve')) : (answer.card as number), at(by, 'lost'))
  },
})

export const battle = procedure<In, Stack>('battle', {
  weapons(t, f) {
    call(t, alternate, { during: 'weapons', next: actionAt(t, f.action).by })
  },
  damage(t) {
    t.watch?.({ is: 'damage', times: t.s.noted.includes('battle damage is tripled') ? 3 : 1 })
  },
})

/** rule swccg.draw-x-choose-y: all draws stay unresolved until one is chosen; then the rest go in the order drawn. */
export const battleDraw = procedure<In & { held?: { card: number; value: number }[] }, Stack>('battle-draw', {
  draw(t, f) {
    const a = actionAt(t, f.action)
    const wanted = (a.draws as number | undefined) ?? 1
    f.held ??= []
    if (typeof f.result === 'object') f.held.push(f.result as { card: number; value: number })
    if (f.result === 'not initiated' || f.held.length === wanted) return
    goto(f, 'draw')
    act(t, 'destiny', a.by, { hold: true })
  },
  choose(t, f) {
    const held = f.held ?? []
    if (t.s.draws) t.s.draws.made += held.length
    if (held.length === 0) finish(t, f)
  },
  ask(t, f) {
    ask(
      t,
      actionAt(t, f.action).by,
      'choose',
      (f.held ?? []).map(({ card }) => ({ do: 'choose', card })),
    )
  },
  resolve(t, f, answer) {
    const held = f.held ?? []
    const chosen = held.find(({ card }) => card === answer.card)
    if (chosen) t.s.draws?.values.push(chosen.value)
    for (const { card } of [...held.filter((each) => each === chosen), ...held.filter((each) => each !== chosen)])
      move(t, card, at(actionAt(t, f.action).by, 'used'))
  },
})
