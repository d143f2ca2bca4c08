import type { Card, Option, Saying } from '@dejarik/kernel'
import { arenas, clauseOf, type State } from '@dejarik/swtcg'
import { abilitiesOf, grantedAbilities } from '@dejarik/swtcg/board'
import { cardNames } from './names.js'
import { type Setting, seatName, tableOf } from './setting.js'

const exact = (text: string): Saying => ({ text, rank: 0 })
const looser = (text: string): Saying => ({ text, rank: 1 })

export const placeName = (arena: unknown): string => arenas[arena as number] ?? 'the build zone'

/** Where a stack goes whose new top has several arenas. */
const inArena = (o: Option): string => (typeof o.arena === 'number' ? ` in ${placeName(o.arena)}` : '')

/** The verb that a set being picked is asked for with. */
const picking: Readonly<Record<string, string>> = {
  retreat: 'retreat',
  mulligan: 'exchange',
  lucky: 'reroll',
  'stay-tapped': 'keep tapped',
}

const purpose = (s: State): string => (s.decision?.about as { for?: string } | undefined)?.for ?? ''

/** The ways to say an option as a step. */
export function sayings(x: Setting, s: State, o: Option): Saying[] {
  const cards = typeof o.card === 'number' ? cardNames(x, s, o.card) : []
  const others = (field: string) => (typeof o[field] === 'number' ? cardNames(x, s, o[field] as Card) : [])
  const pairs = (field: string, say: (card: string, other: string) => string) =>
    others(field).flatMap((other) => cards.map((card) => exact(say(card, other))))
  switch (o.do) {
    case 'place':
      return [
        ...cards.map((card) => exact(`place ${card} in ${placeName(o.arena)}`)),
        ...cards.map((card) => looser(`place ${card}`)),
      ]
    case 'build':
    case 'skip':
    case 'discard':
      return cards.map((card) => exact(`${o.do} ${card}`))
    case 'add':
      return cards.map((card) => exact(`add to ${card}`))
    case 'deploy':
      return [
        ...cards.map((card) => exact(`deploy ${card} to ${placeName(o.arena)}`)),
        ...((o.arena as number) < 0 ? [] : cards.map((card) => looser(`deploy ${card}`))),
      ]
    case 'stack':
      return pairs(
        'on',
        (card, on) => `stack ${card} ${o.where === 'top' ? 'on top of' : 'beneath'} ${on}${inArena(o)}`,
      )
    case 'complete':
      return [
        ...cards.map((card) => exact(`complete ${card}`)),
        ...(typeof o.arena === 'number' ? cards.map((card) => exact(`complete ${card} in ${placeName(o.arena)}`)) : []),
      ]
    case 'move':
    case 'leave':
      return cards.map((card) => exact(`${o.do} ${card} to ${placeName(o.arena)}`))
    case 'rearrange':
      return cards.map((card) => exact(`rearrange ${card} on top${inArena(o)}`))
    case 'pilot':
    case 'equip':
      return pairs('to', (card, to) => `${o.do} ${to} with ${card}`)
    case 'unequip':
      return cards.map((card) => exact(`detach ${card}`))
    case 'attack':
      return attacking(o, cards, others('target'))
    case 'use':
    case 'respond':
    case 'next':
    case 'upkeep':
    case 'bounty':
      return using(x, s, o, cards)
    case 'overkill':
      return cards.map((card) => exact(`assign ${o.n} to ${card}`))
    case 'contest':
      return cards.map((card) => exact(`contest ${card}`))
    case 'bid':
    case 'number':
      return [exact(`${o.do} ${o.n}`)]
    case 'arena':
      return [exact(`choose ${placeName(o.arena)}`)]
    case 'player':
      return [exact(`choose ${seatName(x, o.seat as number)}`)]
    case 'type':
    case 'subtype':
      return [exact(`choose ${o[o.do]}`)]
    case 'name':
      return [exact(`name ${o.name}`)]
    case 'either':
      return [exact(`either ${(o.n as number) + 1}`)]
    case 'choose':
      return [...new Set(['choose', picking[purpose(s)] ?? 'choose'])].flatMap((verb) =>
        chosen(x, s, o, cards).map(({ text, rank }) => ({ text: `${verb} ${text}`, rank })),
      )
    default:
      return [exact([o.do, ...cards.slice(0, 1)].join(' '))]
  }
}

function attacking(o: Option, cards: readonly string[], targets: readonly string[]): Saying[] {
  const by = o.with === undefined ? '' : ` by ${o.with}`
  return [
    ...targets.flatMap((target) => cards.map((card) => exact(`attack ${target} with ${card}${by}`))),
    ...targets.map((target) => looser(`attack ${target}${by}`)),
  ]
}

const verbs: Readonly<Record<string, readonly string[]>> = {
  use: ['use', 'play'],
  respond: ['use', 'play'],
  next: ['next'],
  upkeep: ['upkeep'],
  bounty: ['bounty'],
}

/** An ability of a card; which one by its place on the card, and for which of several units. */
function using(x: Setting, s: State, o: Option, cards: readonly string[]): Saying[] {
  if (cards.length === 0) {
    const about = (s.decision?.about as { card?: Card } | undefined)?.card
    return [exact('use'), ...(about === undefined ? [] : cardNames(x, s, about).map((name) => exact(`use ${name}`)))]
  }
  const about = subject(x, s, o)
  const ways = whichAbility(x, s, o)
  return (verbs[o.do] ?? []).flatMap((verb) =>
    cards.flatMap((card) => [
      ...about.map((unit) => exact(`${verb} ${card} for ${unit}`)),
      ...about.flatMap((unit) => ways.map((which) => exact(`${verb} ${card} ${which} for ${unit}`))),
      about.length === 0 ? exact(`${verb} ${card}`) : looser(`${verb} ${card}`),
      ...ways.map((which) => (about.length === 0 ? exact : looser)(`${verb} ${card} ${which}`)),
    ]),
  )
}

/** `ability 2`: its place on the card; `by Teacher`: which card gives it. */
function whichAbility(x: Setting, s: State, o: Option): string[] {
  const { catalog } = x.engine
  // What units have traded counts as printed on the other.
  const printed = abilitiesOf(tableOf(x, s), o.card as Card)
  const place = printed.findIndex((ability) => clauseOf(catalog, ability).id === o.clause)
  if (place >= 0) return [`ability ${place + 1}`]
  if (catalog.clauses[o.clause as number]?.ability.ability === 'lucky') return ['by lucky']
  return grantedAbilities(tableOf(x, s), o.card as Card)
    .filter(({ ability, from }) => clauseOf(catalog, ability).id === o.clause && from === (o.from ?? from))
    .flatMap(({ from }) => cardNames(x, s, from).map((name) => `by ${name}`))
}

/** The names of the unit that one of several occasions of a chance is about. */
function subject(x: Setting, s: State, o: Option): string[] {
  if (typeof o.subject !== 'number') return []
  const ref = (s.stack.at(-1) as { about?: { ref?: number }[] } | undefined)?.about?.[o.subject]?.ref
  return ref === undefined ? [] : cardNames(x, s, ref % 1024)
}

/** A card, a die (by its number, or by what it shows), a player, an arena, or a word. */
function chosen(x: Setting, s: State, o: Option, cards: readonly string[]): Saying[] {
  if (cards.length > 0) return cards.map(exact)
  if (typeof o.die === 'number') return [exact(`die ${o.die + 1}`), looser(`a ${s.dice[o.die]}`)]
  if (typeof o.seat === 'number') return [exact(seatName(x, o.seat))]
  if (typeof o.arena === 'number') return [exact(placeName(o.arena))]
  return Object.entries(o).flatMap(([key, value]) => (key === 'do' ? [] : [exact(String(value))]))
}

/** The ways to add an option to the step that led to it. */
export function tails(x: Setting, s: State, o: Option): string[] {
  const cards = typeof o.card === 'number' ? cardNames(x, s, o.card) : []
  switch (o.do) {
    case 'choose':
      return chosen(x, s, o, cards).flatMap(({ text }) =>
        ['on', 'to', 'for', 'from', 'and', ','].map((word) => `${word} ${text}`),
      )
    case 'add':
      return ['+1']
    case 'number':
      return [`by ${o.n}`]
    case 'either':
      return [`either ${(o.n as number) + 1}`]
    case 'deploy':
      return [`to ${placeName(o.arena)}`]
    default:
      return []
  }
}

/** `build X with 3` is a counter when it is put down and two more; `add 2 to X` is one and another. */
export function spelled(text: string): string {
  const more = (n: string) => ' +1'.repeat(Math.max(0, Number(n) - 1))
  return text
    .replace(/^build (.+?) with (\d+)(?: (?:build )?counters?)?$/i, (_all, card, n) => `build ${card}${more(n)}`)
    .replace(/^add (\d+) to (.+)$/i, (_all, n, card) => `add to ${card}${more(n)}`)
}
