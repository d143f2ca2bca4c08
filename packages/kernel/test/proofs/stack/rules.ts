import {
  type Action,
  ability,
  act,
  action,
  alternate,
  type Card,
  call,
  type Event,
  engine,
  goto,
  type Occurrence,
  type Option,
  type Procedure,
  pick,
  procedure,
  type Rules,
  repeat,
  responses,
  type Seat,
  type Table,
} from '@dejarik/kernel'
import { sharedConditions, sharedEffects, sharedValues } from '@dejarik/kernel/vocabulary'
import { plain } from '../../plain.js'
import { noWords } from '../../words.js'
import { layOut } from '../board.js'
import { actionProcedures, actions } from './actions.js'
import { may, might, subjectOf, targets, treeOf, zoneOf } from './answers.js'
import { catalog, type Tree } from './cards.js'
import { type Board, cardsIn, DARK, defOf, LIGHT, note, PILES, type Side, type Stack, surfaced, view } from './state.js'
import { verbs } from './verbs.js'

const effects = [...sharedEffects, ...verbs]

const turn = procedure<unknown, Stack>('turn', {
  phase(t) {
    const [phase] = t.s.phases
    if (phase !== undefined) call(t, alternate, { during: phase, next: t.s.turn })
  },
  next(t, f) {
    const phase = t.s.phases.shift() ?? ''
    t.watch?.({ is: 'phase over', phase })
    if (t.s.phases.length > 0) goto(f, 'phase')
    else t.s.result = { winner: null, rule: 'swccg.turn' }
  },
})

const deploys = ['character', 'droid', 'effect', 'vehicle', 'warrior', 'ship', 'alien', 'seer', 'creature', 'device']

/** May this text be used as a top-level action now? */
function usable(t: Table<Stack>, card: Card, seat: Seat, tree: Tree, during: string): boolean {
  if (!tree.phase?.includes(during) || (tree.once && t.s.noted.includes(`used ${card}`))) return false
  if (t.s.noted.includes(`unique ${defOf(t, card).name}`)) return false
  if (tree.aim && targets(t, tree, seat).length < (tree.aim.n ?? 1)) return false
  return cardsIn(t.s, seat, 'force').length >= (tree.cost ?? 0)
}

function topLevel(t: Table<Stack>, seat: Seat, during: string): Option[] {
  const options: Option[] = []
  for (const card of [...cardsIn(t.s, seat, 'hand'), ...cardsIn(t.s, seat, 'table')]) {
    const zone = zoneOf(t.s, card)
    for (const clause of t.catalog.clausesOf[t.s.def[card] as number] ?? []) {
      const tree = clause.ability as Tree
      if (tree.from === zone && !tree.responds && usable(t, card, seat, tree, during))
        options.push({ do: zone === 'hand' ? 'play' : 'use', card, clause: clause.id })
    }
    const def = defOf(t, card)
    if (zone === 'hand' && during === 'deploy' && seat === t.s.turn && deploys.includes(def.kind))
      if (cardsIn(t.s, seat, 'force').length >= def.cost) options.push({ do: 'deploy', card })
  }
  if (during === 'activate' && seat === t.s.turn && !t.s.noted.includes('activated'))
    for (let n = 1; n <= Math.min(3, cardsIn(t.s, seat, 'reserve').length); n++) options.push({ do: 'activate', n })
  return options
}

function begin(t: Table<Stack>, seat: Seat, option: Option): void {
  const card = option.card as Card
  if (option.do === 'activate') {
    note(t.s, 'activated')
    call(t, repeat, {
      n: option.n,
      each: { procedure: 'action', kind: 'activate', by: seat, card: -1, clause: -1, answers: -1 },
    })
  } else if (option.do === 'deploy') act(t, 'deploy', seat, { card })
  else {
    if (treeOf(t, option.clause as number).once) note(t.s, `used ${card}`)
    act(t, option.do === 'play' ? 'play' : 'text', seat, { card, clause: option.clause as number })
  }
}

function label(t: Table<Stack>, option: Option): string {
  const name = typeof option.card === 'number' ? defOf(t, option.card).name : ''
  if (option.subject !== undefined) {
    const { about } = t.s.stack.at(-1) as unknown as { about: Occurrence[] }
    return `${name} on ${defOf(t, subjectOf(about[option.subject as number] as Occurrence)).name}`
  }
  if (['play', 'respond', 'use', 'choose', 'to'].includes(option.do)) return name
  return [option.do, name || option.from || option.n || option.price].filter(Boolean).join(' ')
}

const rules: Rules<Stack> = {
  game: 'stack',
  version: '1',
  procedures: new Map<string, Procedure>(
    [
      turn,
      ability,
      action,
      alternate,
      pick,
      repeat,
      responses,
      ...actionProcedures,
      ...effects.map((e) => e.procedure),
    ].map((each) => [each.name, each]),
  ),
  intents: new Map(),
  actions,
  words: {
    ...noWords,
    effects: new Map(effects.map((each) => [each.do, each])),
    values: sharedValues,
    conditions: sharedConditions,
  },
  windows: {
    pool: (t, seat, def) => (t.catalog.defs[def] as unknown as { side: number }).side === seat,
    sources: (t, seat) => [
      ...cardsIn(t.s, seat, 'hand'),
      ...cardsIn(t.s, seat, 'table'),
      ...[surfaced(t.s, 1 - seat)].filter((card) => card >= 0),
    ],
    onTable: (t, card) => zoneOf(t.s, card) === 'table',
    may,
    might,
    respond(t, seat, option, what) {
      const card = option.card as Card
      const locals = { card, clause: option.clause as number, answers: what.at, subject: what }
      if (zoneOf(t.s, card) === 'table') act(t, 'text', seat, locals)
      else act(t, defOf(t, card).kind === 'effect' ? 'deploy' : 'play', seat, locals)
    },
    topLevel,
    mandatory: (t, during) =>
      [LIGHT, DARK].flatMap((seat) =>
        topLevel(t, seat, during).filter(
          (option) => option.do === 'use' && treeOf(t, option.clause as number).mandatory,
        ),
      ),
    begin,
    active: (t) => t.s.turn,
  },
  piles: () => PILES,
  live: () => [],
  matches: () => false,
  orders: (t) => t.s.turn,
  view,
  question: (_t, decision) => ({ key: decision.kind, args: {} }),
  label: (t, option) => ({ key: label(t, option), args: {} }),
  moments: new Set(['action', 'respond']),
  events: plain,
  options: plain,
  sentences: {},
  explain: (t, seat) => topLevel(t, seat, t.s.phases[0] ?? '').map((option) => label(t, option)),
  // An insert card shows its back in the other deck: it may be any insert card, and no other card may be it.
  indistinct: (t, card) => (t.s.owner[card] as number) * 2 + (defOf(t, card).kind === 'insert' ? 1 : 0),
}

export function lay(board: Board, seed: string | number): Stack {
  const sides: Side[] = [board.light ?? {}, board.dark ?? {}]
  const piles = sides.flatMap((side) => [
    [...(side.reserve ?? [])].reverse(),
    side.force ?? [],
    side.used ?? [],
    side.lost ?? [],
    side.hand ?? [],
    (side.table ?? []).map((name) => name.split('@')[0] as string),
    [],
  ])
  const core = layOut(
    'stack',
    catalog,
    PILES,
    piles,
    seed,
    (name) => catalog.defs.find((d) => d.name === name)?.side ?? 0,
  )
  const s: Stack = {
    ...core,
    turn: board.turn,
    phases: [...board.phases],
    host: core.def.map(() => -1),
    noted: [...(board.noted ?? [])],
    draws:
      board.limit === undefined ? null : { scheduled: board.scheduled ?? 1, made: 0, limit: board.limit, values: [] },
  }
  s.stack.push({ procedure: 'turn', step: 'phase' })
  const cards = [LIGHT, DARK].flatMap((seat) => cardsIn(s, seat, 'table'))
  sides
    .flatMap((side) => side.table ?? [])
    .forEach((name, i) => {
      const [, host] = name.split('@')
      const on = cards.find((card) => catalog.defs[s.def[card] as number]?.name === host)
      if (on !== undefined) s.host[cards[i] as Card] = on
    })
  return s
}

export const stack = engine<Stack, Board>(rules, catalog, (_format, [board], seed) => lay(board as Board, seed))

/** Where every card of this name is, as `place` or `place of host`. */
export function where(s: Stack, name: string): string[] {
  const found: string[] = []
  s.def.forEach((def, card) => {
    if (catalog.defs[def]?.name !== name) return
    const host = s.host[card] as number
    const place = PILES[s.pile[card] as number]?.name as string
    found.push(place === 'table' && host >= 0 ? `on ${catalog.defs[s.def[host] as number]?.name}` : place)
  })
  return found
}

const SEATS = ['Light', 'Dark']

/** The public events of a story, in words. */
export function say(event: Event, s: Stack): string | null {
  const name = typeof event.card === 'number' ? ` ${catalog.defs[s.def[event.card] as number]?.name}` : ''
  const who = SEATS[event.seat as number]
  if (event.is === 'passed') return `${who} passes`
  if (event.is === 'damage') return `damage times ${event.times}`
  if (event.is === 'phase over') return `${event.phase} is over`
  if (event.is === 'drawn') return `${who} draws ${event.value}`
  if (name && ['resolved', 'cancelled', 'not initiated'].includes(event.is)) return `${event.is}${name}`
  return null
}

/** The cards of the actions in progress, the current action last. */
export const inProgress = (s: Stack): string[] =>
  s.stack
    .filter((f) => f.procedure === 'action')
    .map((f) => {
      const { card, kind } = f as Action
      return card < 0 ? kind : (catalog.defs[s.def[card] as number]?.name as string)
    })
