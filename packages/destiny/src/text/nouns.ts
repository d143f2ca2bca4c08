import { nth } from '@dejarik/kernel'
import { constant, type Form, heard, list, type Production, pattern, phrases, sayings } from '@dejarik/kernel/grammar'
import type { CardType, Kind } from '../effects/tree.js'
import { afterWords, another, beforeWords, fits } from './filters.js'

const kinds: readonly Kind[] = ['die', 'card', 'character', 'upgrade', 'support', 'event', 'battlefield']
const cardTypes: readonly CardType[] = ['character', 'upgrade', 'support', 'event', 'battlefield']
const zones = { hand: 'hand', 'discard pile': 'discard', deck: 'deck' }

/** Nouns said by subtype alone: "a weapon" is an upgrade, "a vehicle" a support. */
const kindOf: Record<string, Kind> = {
  weapon: 'upgrade',
  equipment: 'upgrade',
  ability: 'upgrade',
  mod: 'upgrade',
  vehicle: 'support',
}
function bySubtype(names: unknown): { kind: Kind; subtype: unknown } {
  const of = new Set((names as string[]).map((name) => kindOf[name] ?? 'card'))
  return { kind: of.size === 1 ? ([...of][0] as Kind) : 'card', subtype: names }
}

function arrangements<T>(of: readonly T[]): T[][] {
  if (of.length < 2) return [[...of]]
  return of.flatMap((one) => arrangements(of.filter((other) => other !== one)).map((rest) => [one, ...rest]))
}
function subsets<T>([first, ...rest]: readonly T[]): T[][] {
  if (first === undefined) return [[]]
  return subsets(rest).flatMap((some) => [[first, ...some], some])
}

/** "upgrade or support": cards of several types, in the order of `cardTypes`. */
const severalTypes: Production[] = subsets(cardTypes)
  .filter((types) => types.length > 0 && types.length < 4)
  .flatMap((types) =>
    arrangements(types)
      .map((order) => order.map((type) => `#${type}`).join(' or '))
      .map((says) => ({
        ...nth(sayings('noun', { kind: 'card', types }, [types.length === 1 ? `${says} #card` : says]), 0),
      })),
  )

const noun: Production[] = [
  ...severalTypes,
  ...kinds.flatMap((kind) => sayings('noun', { kind }, [`#${kind}`])),
  heard('noun', '{s:subtypes}', ({ s }) => bySubtype(s)),
  heard('noun', '{s:both-subtypes}', ({ s }) => bySubtype(s)),
  heard('noun', 'copy of {copy-of:ref}', (slots) => ({ kind: 'card', ...slots })),
]

export const nounWords: (Production | Form)[] = [
  ...phrases({ before: beforeWords, noun, after: afterWords, owner: 'whose', another, fits }),
  ...cardTypes.flatMap((type) => constant('card-type', type, [type])),
  ...Object.entries(zones).flatMap(([says, zone]) => constant('one-place', zone, [says])),
  { sort: 'place', parts: pattern('{x:one-place}'), build: ({ x }) => x, match: (node) => ({ x: node }) },
  list('place', 'one-place', 'or', { order: Object.values(zones), least: 2 }),
]
