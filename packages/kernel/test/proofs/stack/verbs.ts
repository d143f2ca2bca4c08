import {
  type Action,
  act,
  actionAt,
  ask,
  call,
  cancel,
  cardOf,
  finish,
  goto,
  learn,
  lives,
  move,
  openWindow,
  pick,
  type Ref,
  refOf,
  repeat,
  revealTop,
  shufflePile,
  stillRevealed,
  type Table,
  top,
} from '@dejarik/kernel'
import { amount, type EffectFrame, type EffectRule, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { sites, subjectOf } from './answers.js'
import { aboard, at, cardsIn, defOf, note, type Place, type Stack } from './state.js'

// biome-ignore lint/suspicious/noExplicitAny: stand-in trees are small and written beside this file
type Node = any

/** The action that this effect belongs to. */
function mine(t: Table, f: EffectFrame): Action {
  for (let i = f.scope; i >= 0; i--) if (t.s.stack[i]?.procedure === 'action') return actionAt(t, i)
  throw new Error('No action')
}

/** The cards that "subject", "target" and "this" mean. */
function named(t: Table<Stack>, f: EffectFrame, what: string): number[] {
  const x = scopeOf(t, f)
  if (what === 'this') return [cardOf(x.source)]
  if (what === 'target') return (x.that.target as Ref[]).filter((ref) => lives(t.s, ref)).map(cardOf)
  const { subject } = mine(t, f)
  return [subjectOf(subject)]
}

/** rule swccg.leaves-table: what was aboard is lost. */
function leave(t: Table<Stack>, card: number, pile: number): void {
  for (const each of aboard(t.s, card)) leave(t, each, at(t.s.owner[each] as number, 'lost'))
  move(t, card, pile)
  t.s.host[card] = -1
}

const simple = (name: string, run: (t: Table<Stack>, f: EffectFrame, node: Node) => void): EffectRule =>
  effect<Node, unknown, Stack>(name, { do: (t, f) => run(t, f, nodeOf(t, f)) })
const seatOf = (f: EffectFrame, who: string | undefined): number => (who === 'opponent' ? 1 - f.you : f.you)
const again = (t: Table, n: number, kind: string, by: number): void =>
  call(t, repeat, { n, each: { procedure: 'action', kind, by, card: -1, clause: -1, answers: -1 } })

/** Looks through a deck for a card; the searcher then knows all of it, until it is shuffled. */
function search(t: Table<Stack>, f: EffectFrame, kind: string): void {
  const deck = cardsIn(t.s, f.you, 'reserve')
  for (const card of deck) learn(t.s, f.you, card)
  const from = deck.filter((card) => defOf(t, card).kind === kind)
  call(t, pick, { seat: f.you, from, min: 0, max: Math.min(1, from.length), as: 'card', about: 'search' })
}

export const verbs: readonly EffectRule[] = [
  simple('cancel', (t, f) => cancel(t, mine(t, f).answers)),
  effect<Node, unknown, Stack>('destiny', {
    draw: (t, f) => act(t, 'destiny', f.you),
    drawn(t, f) {
      scopeOf(t, f).number = typeof f.result === 'number' ? f.result : 0
      finish(t, f, true)
    },
  }),
  simple('activate', (t, f, node) => again(t, node.n, 'activate', f.you)),
  simple('lose-force', (t, f, node) => again(t, amount(t, node.n, scopeOf(t, f), f.you), 'lose', seatOf(f, node.who))),
  simple('to-hand', (t, f, node) => {
    for (const card of named(t, f, node.what)) leave(t, card, at(t.s.owner[card] as number, 'hand'))
  }),
  simple('place', (t, f, node) => {
    for (const card of named(t, f, node.what)) leave(t, card, at(t.s.owner[card] as number, node.in as Place))
  }),
  simple('stack-here', (t, f) => {
    for (const card of named(t, f, 'subject')) {
      move(t, card, at(t.s.owner[card] as number, 'table'))
      t.s.host[card] = cardOf(scopeOf(t, f).source)
    }
  }),
  simple('stack-later', (t, f) => {
    const answered = actionAt(t, mine(t, f).answers)
    answered.stackOn = refOf(t.s, mine(t, f).card)
    note(t.s, `unique ${defOf(t, answered.card).name}`)
  }),
  simple('relocate', (t, f) => {
    const a = mine(t, f)
    const cards = named(t, f, 'target')
    for (const card of cards) t.s.host[card] = a.site as number
    a.after = [
      { on: 'transported', by: a.by, at: -1, card: a.card },
      ...cards.map((card) => ({ on: 'moved', by: a.by, at: -1, ref: refOf(t.s, card) })),
    ]
  }),
  simple('draw', (t, f, node) => {
    for (let i = 0; i < node.n; i++) {
      const card = top(t.s, at(f.you, 'reserve'))
      if (card >= 0) move(t, card, at(f.you, 'hand'))
    }
  }),
  effect<Node, unknown, Stack>('take', {
    search: (t, f) => search(t, f, nodeOf<Node>(t, f).kind),
    take(t, f) {
      for (const card of f.result as number[]) move(t, card, at(f.you, 'hand'))
      shufflePile(t, at(f.you, 'reserve'))
    },
  }),
  effect<Node, unknown, Stack>('deploy-from-reserve', {
    search: (t, f) => search(t, f, nodeOf<Node>(t, f).kind),
    deploy(t, f) {
      const [card] = f.result as number[]
      if (card !== undefined) act(t, 'deploy', f.you, { card, host: cardOf(scopeOf(t, f).source), free: true })
    },
    reshuffle: (t, f) => shufflePile(t, at(f.you, 'reserve')),
  }),
  simple('battle', (t, f) => act(t, 'battle', f.you)),
  simple('hit', (t, f) => {
    const [card] = named(t, f, 'target')
    if (card !== undefined) act(t, 'hit', f.you, { card })
  }),
  simple('note', (t, _f, node) => note(t.s, node.text)),
  simple('shuffle', (t, f) => shufflePile(t, at(f.you, 'reserve'))),
  effect<Node, unknown, Stack>('react', {
    move(t, f) {
      const vehicle = cardOf(scopeOf(t, f).source)
      t.s.host[vehicle] = sites(t)[0] ?? -1
      const from = aboard(t.s, vehicle)
      call(t, pick, { seat: f.you, from, min: 0, max: from.length, as: 'card', about: 'disembark' })
    },
    disembark(t, f) {
      for (const card of f.result as number[]) t.s.host[card] = sites(t)[0] ?? -1
    },
  }),
  /** rule swccg.just-lost: the card and all aboard it are lost at the same time. */
  simple('lose-all', (t, f) => {
    const [card] = named(t, f, 'subject') as [number]
    const lost = [card, ...aboard(t.s, card)]
    leave(t, card, at(t.s.owner[card] as number, 'lost'))
    openWindow(
      t,
      lost.map((each) => ({ on: 'lost', by: f.you, at: -1, ref: refOf(t.s, each) })),
    )
  }),
  effect<Node, { refs?: Ref[] }, Stack>('deploy-revealed', {
    reveal(t, f) {
      f.refs = revealTop(t, at(f.you, 'reserve'), nodeOf<Node>(t, f).n)
    },
    choose(t, f) {
      const left = stillRevealed(t.s, f.refs ?? []).filter(
        (card) => !['unit', 'interrupt'].includes(defOf(t, card).kind),
      )
      if (left.length === 0) finish(t, f)
      else ask(t, f.you, 'revealed', [...left.map((card) => ({ do: 'deploy', card })), { do: 'stop' }])
    },
    deploy(t, f, answer) {
      if (answer.do === 'stop') return
      goto(f, 'choose')
      act(t, 'deploy', f.you, { card: answer.card as number, free: true })
    },
  }),
  simple('draw-choose', (t, f, node) => {
    actionAt(t, mine(t, f).answers).draws = node.draw
  }),
  simple('schedule', (t, _f, node) => {
    const { draws } = t.s
    if (draws === null || draws.scheduled >= node.n) return
    draws.scheduled = node.n
    draws.limit = Math.min(draws.limit, node.n)
  }),
  effect<Node, unknown, Stack>('power', {
    begin: (t, f) => openWindow(t, [{ on: 'power', by: f.you, at: -1 }]),
    offer(t, f) {
      const { draws } = t.s
      if (draws === null || draws.made >= Math.min(draws.scheduled, draws.limit)) finish(t, f)
      else if (f.result === 'not initiated') finish(t, f)
      else ask(t, f.you, 'battle-destiny', [{ do: 'draw' }, { do: 'stop' }])
    },
    draw(t, f, answer) {
      if (answer.do === 'stop') return
      goto(f, 'offer')
      act(t, 'battle-destiny', f.you)
    },
  }),
]
