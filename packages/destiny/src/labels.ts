import type { Card, Option } from '@dejarik/kernel'
import type { Side } from './cards/side.js'
import { def } from './rules/areas.js'
import { sideOf } from './rules/dice.js'
import { type How, price } from './rules/paying.js'
import { effectWords } from './speak.js'
import type { Die, Table } from './state.js'

/** A side in words: "2 ranged (pay 1)", "+1 melee", "blank". */
export function sideWords(side: Side): string {
  if (side.symbol === 'blank') return 'blank'
  const value = side.symbol === 'special' ? '' : `${side.modifier ? '+' : ''}${side.value} `
  return `${value}${side.symbol}${side.cost > 0 ? ` (pay ${side.cost})` : ''}`
}

/** A card by name; copies in the game are told apart by a number. */
export function cardName(t: Table, card: Card): string {
  const { name } = def(t, card)
  const copies = t.s.def.flatMap((_d, other) => (visibleTwin(t, other, card, name) ? [other] : []))
  return copies.length > 1 ? `${name} #${copies.indexOf(card) + 1}` : name
}

/** Whoever knows the card knows the other too: a number must not tell of a hidden copy. */
const isSeenWith = (t: Table, other: Card, card: Card): boolean =>
  ((t.s.known[card] as number) & ~(t.s.known[other] as number)) === 0

/** Copies on the same side of the table and in the same pile. */
const visibleTwin = (t: Table, other: Card, card: Card, name: string): boolean =>
  t.s.pile[other] === t.s.pile[card] && isSeenWith(t, other, card) && def(t, other).name === name

export const dieName = (t: Table, die: Die): string =>
  `${cardName(t, t.s.dieCard[die] as Card)}'s die showing ${sideWords(sideOf(t, die))}`

/** What playing it this way costs; an effect that lets it be played may make it cheaper. */
function costNow(t: Table, o: Option): number {
  const { discount = 0, free = false } = (t.s.decision?.about ?? {}) as Partial<How>
  const place = { on: (o.on ?? -1) as Card, replace: (o.replace ?? -1) as Card }
  return free ? 0 : price(t, o.card as Card, place, { discount, free })
}

/** One option in words. */
export function label(t: Table, o: Option): string {
  const card = typeof o.card === 'number' ? cardName(t, o.card) : ''
  const die = typeof o.die === 'number' ? dieName(t, o.die) : ''
  switch (o.do) {
    case 'play': {
      const on = typeof o.on === 'number' ? ` on ${cardName(t, o.on)}` : ''
      const replace = typeof o.replace === 'number' ? ` replacing ${cardName(t, o.replace)}` : ''
      return `play ${card}${on}${replace} for ${costNow(t, o)}`
    }
    case 'activate':
      return `activate ${card}`
    case 'resolve':
      return `resolve ${die}`
    case 'modify':
      return `add ${die}`
    case 'reroll':
      return `discard ${card} to reroll dice`
    case 'use':
      return typeof o.card === 'number' ? `use the action of ${card}` : 'yes'
    case 'decline':
      return 'no'
    case 'claim':
      return 'claim the battlefield'
    case 'pass':
      return 'pass'
    case 'done':
      return 'done'
    case 'choose':
      if (t.s.decision?.kind === 'distribute') return `all to ${card}`
      return typeof o.die === 'number' ? `choose ${die}` : `choose ${card}`
    case 'turn':
      return `turn ${die} to ${sideWords(sideAt(t, o.die as Die, o.side as number))}`
    case 'give':
      return `one to ${card}`
    case 'redeploy':
      return `move ${card} to ${cardName(t, o.to as Card)}`
    case 'battlefield':
      return `fight at ${card}`
    case 'opponent':
      return `player ${(o.seat as number) + 1}`
    case 'next':
      return `first ${card}`
    case 'number':
      return `${o.n}`
    case 'either':
      return eitherWords(t, o.n as number)
    case 'put':
      return `put ${card} on the ${o.where}`
    case 'symbol':
      return `${o.symbol}`
    default:
      return [o.do, card, die].filter((part) => part !== '').join(' ')
  }
}

function sideAt(t: Table, die: Die, side: number): Side {
  return (def(t, t.s.dieCard[die] as Card).die as readonly Side[])[side] as Side
}

/** One of the options that the open question puts. */
function eitherWords(t: Table, n: number): string {
  const { node } = (t.s.decision?.about ?? {}) as { node?: number }
  const tree = node === undefined ? undefined : (t.catalog.nodes[node] as unknown as { options?: object[] })
  const option = tree?.options?.[n]
  return (option && effectWords(option)) || `option ${n + 1}`
}
