import {
  ability,
  alternate,
  type Card,
  call,
  cardOf,
  damage,
  engine,
  goto,
  happen,
  type Intent,
  intend,
  move,
  type Occurrence,
  type Option,
  order,
  type Procedure,
  procedure,
  type Rules,
  refOf,
  release,
  responses,
  type Seat,
  sealed,
  type Table,
  top,
  useAbility,
} from '@dejarik/kernel'
import { plain } from '../../plain.js'
import { noWords } from '../../words.js'
import { layOut } from '../board.js'
import { catalog, type Def, type Tree } from './cards.js'
import { type Arena, at, type Board, cardsIn, DARK, defOf, LIGHT, PILES, placeOf, units, view } from './state.js'
import { verbs } from './verbs.js'

const turn = procedure<unknown, Arena>('turn', {
  battleStarts: (t) => intend(t, { kind: 'battle-starts' }),
  triggers: (t) => call(t, release, { hold: 'normal', next: DARK }),
  general: (t) => call(t, alternate, { during: 'general', next: DARK }),
  end(t) {
    t.s.result = { winner: null, rule: 'swtcg.end-of-turn' }
  },
})

/** A battle card: what is triggered waits until it has taken effect. */
const battleCard = procedure<{ card: Card; by: Seat; clause: number }, Arena>('battle-card', {
  play: (t, f) => intend(t, { kind: 'play', card: f.card, by: f.by }),
  effect: (t, f) => useAbility(t, f.clause, refOf(t.s, f.card), f.by),
  triggers: (t) => call(t, release, { hold: 'normal', next: DARK }),
})

const doomed = (t: Table<Arena>): Card[] =>
  units(t.s).filter((card) => (t.s.damage[card] as number) >= defOf(t, card).health)

/** One after the other: what each triggers joins the pool, and nothing takes effect in between. */
const discards = procedure<unknown, Arena>('discards', {
  next(t, f) {
    const [first] = doomed(t)
    if (first === undefined) return
    goto(f, 'next')
    intend(t, { kind: 'discard', card: first })
  },
})

const treeOf = (t: Table, clause: number): Tree => t.catalog.clauses[clause]?.ability as Tree
const subject = (what: Occurrence): Card => cardOf(what.ref as number)

function answers(t: Table<Arena>, tree: Tree, card: Card, seat: Seat, what: Occurrence): boolean {
  if ((t.s.force[seat] as number) < (tree.cost ?? 0)) return false
  if (tree.about === 'self' && subject(what) !== card) return false
  return tree.about !== 'yours' || t.s.controller[subject(what)] === seat
}

const topLevel = (t: Table<Arena>, seat: Seat): Option[] =>
  cardsIn(t.s, seat, 'hand').flatMap((card) =>
    (t.catalog.clausesOf[t.s.def[card] as number] ?? [])
      .filter(({ ability: tree }) => tree.ability === 'play')
      .map((clause) => ({ do: 'play', card, clause: clause.id })),
  )

const label = (t: Table<Arena>, option: Option): string => {
  const name = typeof option.card === 'number' ? defOf(t, option.card).name : ''
  if (option.subject !== undefined) {
    const { about } = t.s.stack.at(-1) as unknown as { about: Occurrence[] }
    return `${name} on ${defOf(t, subject(about[option.subject as number] as Occurrence)).name}`
  }
  return name || [option.do, option.n].filter((part) => part !== undefined).join(' ')
}

const procedures = [turn, battleCard, discards, ability, alternate, damage, happen, order, release, responses, sealed]
const rules: Rules<Arena> = {
  game: 'arena',
  version: '1',
  procedures: new Map<string, Procedure>(
    [...procedures, ...verbs.map((each) => each.procedure)].map((each) => [each.name, each]),
  ),
  intents: new Map([
    ['battle-starts', { apply: () => {} }],
    [
      'play',
      { apply: (t: Table<Arena>, { card, by }: Intent & { card: Card; by: Seat }) => move(t, card, at(by, 'discard')) },
    ],
    [
      'discard',
      {
        leaves: true as const,
        apply: (t: Table<Arena>, { card }: Intent & { card: Card }) => {
          t.s.damage[card] = 0
          move(t, card, at(t.s.owner[card] as number, 'discard'))
        },
      },
    ],
    [
      'draw',
      {
        apply(t: Table<Arena>, { by }: Intent & { by: Seat }) {
          const card = top(t.s, at(by, 'deck'))
          if (card >= 0) move(t, card, at(by, 'hand'))
        },
      },
    ],
  ]),
  words: { ...noWords, effects: new Map(verbs.map((each) => [each.do, each])) },
  windows: {
    pool: (t, seat, def) => (t.catalog.defs[def] as unknown as Def).side === seat,
    sources: (t, seat) => [
      ...cardsIn(t.s, seat, 'hand'),
      ...units(t.s).filter((card) => t.s.controller[card] === seat),
    ],
    onTable: (t, card) => placeOf(t.s, card) === 'arena',
    may: (t, clause, card, seat, what) => {
      const tree = clause.ability as Tree
      return placeOf(t.s, card) === tree.from && answers(t, tree, card, seat, what)
    },
    might: (t, clause, seat, what) => {
      const tree = clause.ability as Tree
      return tree.from === 'hand' && cardsIn(t.s, seat, 'hand').length > 0 && answers(t, tree, -1, seat, what)
    },
    respond(t, seat, option, what) {
      const card = option.card as Card
      const clause = option.clause as number
      t.s.force[seat] = (t.s.force[seat] as number) - (treeOf(t, clause).cost ?? 0)
      if (placeOf(t.s, card) === 'hand') move(t, card, at(seat, 'discard'))
      useAbility(t, clause, refOf(t.s, card), seat, {
        that: { packet: [what.n as number], unit: [what.ref as number] },
      })
    },
    topLevel,
    begin: (t, by, option) => call(t, battleCard, { card: option.card, by, clause: option.clause }),
    active: () => DARK,
  },
  damage: {
    first: () => DARK,
    place(t, packets) {
      for (const { target, amount, prevented } of packets) {
        const card = cardOf(target)
        t.s.damage[card] = (t.s.damage[card] as number) + amount - prevented
      }
    },
    doomed,
    discard: (t) => call(t, discards),
  },
  holds: (t, { clause }) => treeOf(t, clause).hold ?? 'normal',
  piles: () => PILES,
  live: (t) => units(t.s),
  matches: (_t, clause, card, intent) => (clause.ability as Tree).about !== 'self' || intent.card === card,
  orders: () => DARK,
  view,
  question: (_t, decision) => ({ key: decision.kind, args: {} }),
  label: (t, option) => ({ key: label(t, option), args: {} }),
  moments: new Set(['action', 'respond']),
  events: plain,
  options: plain,
  sentences: {},
  explain: (t, seat) => topLevel(t, seat).map((option) => label(t, option)),
}

export const arena = engine<Arena, Board>(rules, catalog, (_format, [board], seed) => {
  const sides = [board?.light ?? {}, board?.dark ?? {}]
  const piles = sides.flatMap((side) => [
    side.hand ?? [],
    side.arena ?? [],
    side.build ?? [],
    [...(side.deck ?? [])].reverse(),
    [],
  ])
  const core = layOut('arena', catalog, PILES, piles, seed)
  return {
    ...core,
    stack: [{ procedure: 'turn', step: 'battleStarts' }],
    force: [LIGHT, DARK].map((seat) => sides[seat]?.force ?? 0),
    damage: core.def.map(() => 0),
    noted: [],
  }
})

/** Damage on the card of this name, and where it is. */
export function unit(s: Arena, name: string): string {
  const card = s.def.findIndex((def) => catalog.defs[def]?.name === name)
  return `${placeOf(s, card)} ${s.damage[card]}`
}
