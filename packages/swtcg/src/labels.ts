import { type Card, knows, type Option } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import { grantedAbilities } from './rules/numbers.js'
import { seesDice } from './rules/secret-dice.js'
import { BUILD, DECK, def, FACE_DOWN, HAND, seatOf, zoneOf } from './rules/zones.js'
import { abilityWords, effectWords } from './speak.js'
import { arenas, type Table } from './state.js'

/** A card by name and version; copies in the same place are told apart by a number. */
export function cardName(t: Table, card: Card): string {
  const { name, version } = def(t, card)
  const full = version === undefined ? name : `${name} (${version})`
  const twins = t.s.def.flatMap((_d, each) =>
    // Whoever knows this one and not another must not hear that it is a copy.
    t.s.pile[each] === t.s.pile[card] && t.s.def[each] === t.s.def[card] && t.s.known[each] === t.s.known[card]
      ? [each]
      : [],
  )
  return twins.length > 1 ? `${full} #${twins.indexOf(card) + 1}` : full
}

/** A card as whoever is asked may name it: one that they do not know by where it lies. rule swtcg.gl-face-down */
function nameFor(t: Table, card: Card): string {
  const { s } = t
  if (s.decision === null || knows(s, s.decision.seat, card)) return cardName(t, card)
  const pile = s.pile[card] as number
  const place = `card ${(s.piles[pile] as Card[]).indexOf(card) + 1} of ${seatOf(pile) === 0 ? 'Dark' : 'Light'}'s`
  if (zoneOf(pile) === BUILD) return `${place} build zone, with ${count(s.counters[card], 'build counter')}`
  return `${place} ${zoneNames[zoneOf(pile)]}`
}

const zoneNames: Readonly<Record<number, string>> = {
  [HAND]: 'hand',
  [DECK]: 'deck',
  [FACE_DOWN]: 'cards that lie face down',
}

export const arenaName = (arena: unknown): string =>
  typeof arena === 'number' && arena >= 0 ? `the ${arenas[arena]} arena` : 'the build zone'

const count = (n: unknown, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

/** One option in words. */
export function label(t: Table, o: Option): string {
  const card = typeof o.card === 'number' ? nameFor(t, o.card) : ''
  const say = sentences[o.do]
  if (say !== undefined) return say(t, o, card)
  return [o.do.replace(/-/g, ' '), card].filter((part) => part !== '').join(' ')
}

const named = (t: Table, o: Option, field: string): string =>
  typeof o[field] === 'number' ? nameFor(t, o[field] as Card) : ''

/** What Hidden Cost still asks for. */
const forForce = (o: Option): string => (typeof o.force === 'number' ? ` for ${o.force} Force` : '')
/** Where a stack goes whose new top has several arenas. */
const inArena = (o: Option): string => (typeof o.arena === 'number' ? ` in ${arenaName(o.arena)}` : '')

const sentences: Readonly<Record<string, (t: Table, o: Option, card: string) => string>> = {
  place: (_t, o, card) => `put ${card} into ${arenaName(o.arena)}`,
  build: (_t, o, card) =>
    typeof o.n === 'number'
      ? `put ${card} face down with ${count(o.n, 'build counter')} and stop`
      : `build ${card}: face down with 1 build counter`,
  add: (t, o, card) => `add a build counter to ${card} (${t.s.counters[o.card as Card]} so far)`,
  deploy: (_t, o, card) => `deploy ${card} to ${arenaName(o.arena)}${forForce(o)}`,
  stack: (t, o, card) =>
    `stack ${card} ${o.where === 'top' ? 'on top of' : 'beneath'} ${named(t, o, 'on')}${inArena(o)}${forForce(o)}`,
  complete: (_t, o, card) =>
    `complete ${card}${typeof o.arena === 'number' ? ` in ${arenaName(o.arena)}` : ''}` +
    `${typeof o.price === 'number' ? ` for ${count(o.price, 'build point')} more` : ''}${forForce(o)}`,
  move: (_t, o, card) => `move ${card} to ${arenaName(o.arena)}`,
  rearrange: (t, o, card) =>
    `put ${card} on top of its stack${inArena(o)}${(o.price as number) > 0 ? ` for ${count(o.price, 'build point')}` : ''}${typeof o.by === 'number' ? ` for free, by ${named(t, o, 'by')}` : ''}`,
  pilot: (t, o, card) => `put ${card} on ${named(t, o, 'to')} as its Pilot`,
  leave: (t, o, card) => `move ${card} off ${pilotedBy(t, o.card as Card)} to ${arenaName(o.arena)}`,
  equip: (t, o, card) => `attach ${card} to ${named(t, o, 'to')}`,
  unequip: (t, o, card) => `detach ${card} from ${named(t, { ...o, on: t.s.equipped[o.card as Card] as Card }, 'on')}`,
  attack: (t, o, card) =>
    `attack ${named(t, o, 'target')} with ${card}${o.with ? ` by ${String(o.with).replace('-', ' ')}` : ''}`,
  yield: (_t, _o, card) => `let the other player say what ${card} does`,
  skip: (_t, _o, card) => `tap ${card} without attacking`,
  use: (t, o, card) => (card === '' ? 'yes' : using(t, o, `use ${card}`)),
  respond: (t, o, card) => using(t, o, `play ${card}`),
  next: (t, o, card) => using(t, o, `first ${card}`),
  draw: () => 'draw a card',
  upkeep: (t, o, card) => using(t, o, `pay the upkeep of ${card}`),
  bounty: (t, o, card) => using(t, o, `gain the bounty of ${card}`),
  overkill: (_t, o, card) => `assign ${count(o.n, 'hit')} to ${card}`,
  contest: (t, o, card) => `contest ${card} against ${named(t, o, 'with')}`,
  bid: (t, o) => (t.s.decision?.kind === 'bid-side' ? `bid ${count(o.n, 'build point')}` : `bid ${o.n} Force`),
  chance: () => 'a chance to play effects',
  number: (_t, o) => `${o.n}`,
  arena: (_t, o) => `choose ${arenaName(o.arena)}`,
  player: (_t, o) => `choose ${o.seat === 0 ? 'Dark' : 'Light'}`,
  type: (_t, o) => `choose the type ${o.type}`,
  subtype: (_t, o) => `choose the subtype ${o.subtype}`,
  name: (_t, o) => `name ${o.name}`,
  choose: (t, o, card) => choosing(t, o, card),
  either: (t, o) => eitherWords(t, o.n as number),
  discard: (_t, o, card) => `discard ${card}${typeof o.price === 'number' ? ` for ${o.price} Force` : ''}`,
  decline: () => 'no',
  pass: (t) => (t.s.decision?.kind === 'bid-side' ? 'let go of the bid' : 'pass'),
  done: (t) => done[t.s.decision?.kind ?? ''] ?? 'done',
}

const done: Readonly<Record<string, string>> = {
  build: 'end the build step',
  setup: 'place nothing more',
  attack: 'do not attack again',
  overkill: 'all hits to the defending unit',
}

const pilotedBy = (t: Table, pilot: Card): string => cardName(t, t.s.piloting[pilot] as Card)

/** A die by what it shows, a card by name, a player by side, an arena. */
function choosing(t: Table, o: Option, card: string): string {
  if (typeof o.die === 'number')
    return `choose die ${o.die + 1}${seesDice(t, t.s.decision?.seat ?? 0) ? ` showing ${t.s.dice[o.die]}` : ''}`
  if (typeof o.seat === 'number') return `choose ${o.seat === 0 ? 'Dark' : 'Light'}`
  if (typeof o.arena === 'number') return `choose ${arenaName(o.arena)}`
  const other = Object.entries(o).flatMap(([key, value]) => (key === 'do' || key === 'card' ? [] : [String(value)]))
  return ['choose', card, ...other].filter((part) => part !== '').join(' ')
}

/** Where a card has several such abilities, which one; and what it is about where there are several occasions. */
function using(t: Table, o: Option, text: string): string {
  const options = t.s.decision?.options ?? []
  const same = options.filter((each) => each.do === o.do && each.card === o.card)
  const about = typeof o.subject === 'number' ? subject(t, o.subject) : ''
  if (new Set(same.map((each) => `${each.clause} ${each.from ?? ''}`)).size <= 1) return `${text}${about}`
  const clause = t.catalog.clauses[o.clause as number]
  const given = grantedAbilities(t, o.card as Card).filter(
    ({ ability, from }) => ability === (clause?.ability as unknown) && from === (o.from ?? from),
  )
  const from = given.length > 0 ? ` (from ${given.map((each) => cardName(t, each.from)).join(', ')})` : ''
  return `${text}: ${(clause && abilityWords(clause.ability)) || (clause?.name ?? '')}${from}${about}`
}

/** The unit that one of several occasions of a chance is about. */
function subject(t: Table, n: number): string {
  const asked = t.s.stack.at(-1) as { about?: { ref?: number }[] } | undefined
  const ref = asked?.about?.[n]?.ref
  return ref === undefined ? '' : ` for ${cardName(t, ref % 1024)}`
}

/** One of the ways that the open question puts. */
function eitherWords(t: Table, n: number): string {
  const { node, clause } = (t.s.decision?.about ?? {}) as { node?: number; clause?: number }
  const tree = (
    node !== undefined ? t.catalog.nodes[node] : clause === undefined ? undefined : t.catalog.clauses[clause]?.ability
  ) as Any
  const way = (tree?.options ?? tree?.costs)?.[n]
  return (way && effectWords(way)) || `option ${n + 1}`
}
