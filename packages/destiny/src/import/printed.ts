import { wordingHash } from '@dejarik/kernel/facts'
import type { CardData } from '../cards/card.js'
import { checkCards } from '../cards/check.js'
import { cardLabel } from '../cards/label.js'
import { compileCard, unbound } from '../text/index.js'
import { NO_SPECIAL, unplayable, usesNative } from './playable.js'

/** A card as SWDestinyDB publishes it. */
export type PrintedCard = Readonly<Record<string, unknown>> & { readonly code: string; readonly type_code: string }

export const isPrinted = (value: unknown): value is PrintedCard =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as PrintedCard).code === 'string' &&
  typeof (value as PrintedCard).type_code === 'string' &&
  'set_code' in value

/** A printed card as it is understood here. */
export interface Imported {
  readonly label: string
  /** Null where it is no card that the game here has a place for. */
  readonly card: CardData | null
  /** What stands in the way of playing it; empty for a card that is fully understood. */
  readonly unread: readonly string[]
}

/** Is it another printing of a card? It says which. */
export const isReprint = ({ reprint_of }: PrintedCard): boolean => typeof reprint_of === 'string' && reprint_of !== ''

const some = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

function facts(printed: PrintedCard): CardData {
  const sides = printed.sides as readonly string[] | undefined
  return {
    id: `destiny:${printed.code}`,
    set: printed.set_code,
    number: printed.position,
    name: printed.name,
    ...(some(printed.subtitle) ? { subtitle: printed.subtitle } : {}),
    type: printed.type_code,
    affiliation: printed.affiliation_code,
    color: printed.faction_code,
    unique: printed.is_unique ?? false,
    rarity: printed.rarity_code,
    subtypes: printed.subtypes ?? [],
    ...(some(printed.cost) ? { cost: printed.cost } : {}),
    ...(some(printed.points) ? { points: String(printed.points).split('/').map(Number) } : {}),
    ...(printed.health ? { health: printed.health } : {}),
    ...(Array.isArray(sides) && sides.length > 0 ? { sides } : {}),
    abilities: [],
    by: 'none',
    wording: wordingHash(typeof printed.text === 'string' ? printed.text : ''),
  } as unknown as CardData
}

/** Compiles a printed card. A card of the same wording among `known` is taken as it is there. */
export function importCard(printed: PrintedCard, known: ReadonlyMap<string, CardData>): Imported {
  const card = facts(printed)
  const faults = checkCards([card])
  const name = typeof printed.name === 'string' ? printed.name : printed.code
  if (faults.length > 0)
    return {
      label: `${name} (${printed.code})`,
      card: null,
      unread: faults.map((fault) => fault.replace(`${card.id}: `, '')),
    }
  const label = cardLabel(card)
  const same = known.get(card.id)
  if (same?.wording === card.wording && same.by !== 'none')
    return { label, card: same, unread: cannot(unplayable(same.abilities, same)) }
  if (card.wording === '') return { label, card, unread: cannot(unplayable([], card)) }
  const { abilities, unread } = compileCard(printed.text as string, card.type)
  const made = abilities as unknown as CardData['abilities']
  const words = new Set([...unplayable(made, card), ...made.flatMap(unbound).map((noun) => `that ${noun}`)])
  // What was not read may be the special ability.
  if (unread.length > 0) words.delete(NO_SPECIAL)
  const missing = [...unread, ...cannot([...words])]
  const by = usesNative(made) ? 'native' : 'compiled'
  return { label, card: missing.length > 0 ? card : { ...card, abilities: made, by }, unread: missing }
}

const cannot = (words: readonly string[]): string[] => words.map((word) => `not playable yet: ${word}`)
