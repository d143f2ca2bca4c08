import {
  ability,
  below,
  bit,
  type Card,
  engine,
  happen,
  type Instance,
  type Intent,
  move,
  type Option,
  order,
  type Procedure,
  type Rules,
  refOf,
  type Seat,
  type Table,
} from '@dejarik/kernel'
import { plain } from '../../plain.js'
import { noWords } from '../../words.js'
import { layOut } from '../board.js'
import { catalog, keyword, type Tree } from './cards.js'
import { action, drain, round } from './rounds.js'
import { at, attached, type Board, characters, defOf, inPlay, leave, PILES, type Queue } from './state.js'
import { effects } from './verbs.js'

function matches(t: Table<Queue>, tree: Tree, card: Card, intent: Intent): boolean {
  const you = t.s.controller[card] as Seat
  if (tree.by && (tree.by === 'you') !== (intent.by === you)) return false
  if (tree.what === 'host' && t.s.host[card] !== intent.card) return false
  return tree.what !== 'yours' || t.s.controller[intent.card as Card] === you
}

/** Keywords give triggers too: Ambush after its card was played, Redeploy before its character is defeated. */
function also(t: Table<Queue>, when: string, intent: Intent, found: Instance[]): void {
  const card = intent.card as Card
  const give = (name: string, on: Card): void => {
    const you = t.s.controller[on] as Seat
    found.push({ clause: keyword(name), source: refOf(t.s, on), you, that: {}, number: 0 })
  }
  if (when === 'after' && intent.kind === 'play' && defOf(t, card).keywords.includes('ambush')) give('ambush', card)
  if (when === 'before' && intent.kind === 'defeat')
    for (const each of attached(t.s, card)) if (defOf(t, each).keywords.includes('redeploy')) give('redeploy', each)
}

const label = (t: Table<Queue>, option: Option): string => {
  const name = typeof option.card === 'number' ? defOf(t, option.card).name : ''
  const on = typeof option.on === 'number' ? `on ${defOf(t, option.on).name}` : ''
  const clause = option.do === 'next' ? t.catalog.clauses[option.clause as number] : undefined
  return [clause && clause.def < 0 ? clause.name : name || option.do, on].filter(Boolean).join(' ')
}

const rules: Rules<Queue> = {
  game: 'queue',
  version: '1',
  procedures: new Map<string, Procedure>(
    [ability, action, drain, happen, order, round, ...effects.map((each) => each.procedure)].map((each) => [
      each.name,
      each,
    ]),
  ),
  intents: new Map([
    ['play', { apply: () => {} }],
    [
      'begin-to-play',
      {
        apply(t: Table<Queue>, { card, by, on }: Intent & { card: Card; by: Seat; on: Card }) {
          const { kind, die } = defOf(t, card)
          move(t, card, at(by, kind === 'event' ? 'discard' : 'play'))
          t.s.host[card] = on
          if (die.length > 0) t.s.dice.push({ card, place: 'pool', side: die[below(t.s.random, die.length)] as string })
        },
      },
    ],
    [
      'defeat',
      {
        leaves: true as const,
        apply(t: Table<Queue>, { card }: Intent & { card: Card }) {
          for (const each of attached(t.s, card)) leave(t, each)
          leave(t, card)
        },
      },
    ],
  ]),
  words: { ...noWords, effects: new Map(effects.map((each) => [each.do, each])) },
  piles: () => PILES,
  live: (t) => inPlay(t.s),
  matches(t, clause, card, intent, into) {
    if (!matches(t, clause.ability as Tree, card, intent)) return false
    if (typeof intent.card === 'number') into.that.card = [refOf(t.s, intent.card)]
    return true
  },
  also,
  orders: (t) => t.s.battlefield,
  view: (t, seat) => ({
    battlefield: t.s.battlefield,
    noted: t.s.noted,
    dice: t.s.dice.map((die) => ({ ...die })),
    waiting: t.s.queue.length,
    piles: PILES.map(({ name }, pile) => ({
      name,
      cards: (t.s.piles[pile] as Card[]).map((card) =>
        ((t.s.known[card] as number) & (seat === 'public' ? 3 : bit(seat))) === (seat === 'public' ? 3 : bit(seat))
          ? { card, is: defOf(t, card).name, host: t.s.host[card] as number, damage: t.s.damage[card] as number }
          : null,
      ),
    })),
  }),
  question: (_t, decision) => ({ key: decision.kind, args: {} }),
  label: (t, option) => ({ key: label(t, option), args: {} }),
  moments: new Set(['action', 'respond']),
  events: plain,
  options: plain,
  sentences: {},
  explain: (t, seat) => characters(t, seat).map((card) => defOf(t, card).name),
}

export const queue = engine<Queue, Board>(rules, catalog, (_format, [board], seed) => {
  const { sides, battlefield, first } = board as Board
  const bare = (name: string): string => name.split('@')[0] as string
  const piles = sides.flatMap((side) => [side.hand ?? [], side.deck ?? [], (side.play ?? []).map(bare), []])
  const core = layOut('queue', catalog, PILES, piles, seed)
  const s: Queue = {
    ...core,
    stack: [{ procedure: 'round', step: 'turn', ...{ seat: first } }],
    host: core.def.map(() => -1),
    damage: core.def.map(() => 0),
    dice: [],
    noted: [],
    battlefield,
  }
  const cards = inPlay(s)
  sides
    .flatMap((side) => side.play ?? [])
    .forEach((text, i) => {
      const [host, side] = (text.split('@')[1] ?? '').split('!')
      const on = cards.find((card) => catalog.defs[s.def[card] as number]?.name === host)
      if (on !== undefined) s.host[cards[i] as Card] = on
      if (side !== undefined) s.dice.push({ card: cards[i] as Card, place: 'pool', side })
    })
  return s
})

/** Where the card of this name is: its pile, or what it is attached to. */
export function where(s: Queue, name: string): string {
  const card = s.def.findIndex((def) => catalog.defs[def]?.name === name)
  const host = s.host[card] as Card
  return host >= 0 ? `on ${catalog.defs[s.def[host] as number]?.name}` : (PILES[s.pile[card] as number]?.name as string)
}

/** The die of the card of this name. */
export const dieOf = (s: Queue, name: string): string | undefined => {
  const die = s.dice.find((each) => catalog.defs[s.def[each.card] as number]?.name === name)
  return die && `${die.place} ${die.side}`
}
