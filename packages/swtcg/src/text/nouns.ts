import { constant, type Form, heard, list, type Production, phrases, sayings } from '@dejarik/kernel/grammar'
import type { Kind } from '../effects/tree.js'
import { afterWords, another, beforeWords, fits } from './filters.js'
import { areOfPeople, invariable } from './subtypes.js'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const unitTypes = ['space', 'ground', 'character'] as const
export const cardTypes = ['space', 'ground', 'character', 'battle', 'mission', 'location', 'equipment'] as const

/** "Space or Ground unit": units of several types. */
const severalUnits: Production[] = [
  ['space', 'ground'],
  ['ground', 'character'],
  ['space', 'character'],
].flatMap(([a = '', b = '']) =>
  sayings('noun', { kind: 'unit', types: [a, b] }, [
    `${capital(a)} or ${capital(b)} #unit`,
    `${capital(a)} or ${capital(b)} unit #card`,
    { says: `${capital(b)} or ${capital(a)} #unit` },
  ]),
)
const severalCards: Production[] = sayings('noun', { kind: 'card', types: ['battle', 'mission'] }, [
  'Battle or Mission #card',
])

/** rule swtcg.piloting-units: a subtype or name alone speaks of Pilots on units, too; "Jedi unit" does not. */
const manned = (subtype: unknown) => ({
  kind: 'unit',
  subtype,
  ...(areOfPeople(subtype as string[]) && { pilots: true }),
})

const noun: Production[] = [
  ...sayings('noun', { kind: 'unit', pilots: true }, ['#unit or #Pilot']),
  ...sayings('noun', { kind: 'character', pilots: true }, ['#character or #Pilot']),
  ...severalUnits,
  ...severalCards,
  ...sayings('noun', { kind: 'unit' }, ['#unit', 'unit #card']),
  ...sayings('noun', { kind: 'character' }, [
    '#character',
    'Character #unit',
    'Character #card',
    'Character unit #card',
  ]),
  ...unitTypes
    .filter((type) => type !== 'character')
    .flatMap((kind) =>
      sayings('noun', { kind }, [`${capital(kind)} #unit`, `${capital(kind)} #card`, `${capital(kind)} unit #card`]),
    ),
  ...(['battle', 'mission', 'location', 'equipment'] as Kind[]).flatMap((kind) =>
    sayings('noun', { kind }, [`${capital(kind)} #card`, `#${kind}`]),
  ),
  ...sayings('noun', { kind: 'card' }, ['#card']),
  ...sayings('noun', { kind: 'die' }, ['attack #die']),
  heard('noun', '{s:subtypes}', ({ s }) => manned(s)),
  // rule swtcg.location-cards: its arenas are subtypes of a Location
  ...sayings('noun', { kind: 'location' }, [
    '{subtype:arena-names} Location #card',
    '{subtype:arena-names} #location (card)',
  ]),
  heard('noun', '{s:all-subtypes}', ({ s }) => manned(s)),
  heard('noun', 'face-down #card under {under:thing}', ({ under }) => ({ kind: 'card', under })),
  heard('noun', '{name:title}', ({ name }) => ({ kind: 'unit', name, pilots: true }), { cost: 1 }),
  heard('noun', '#pilot', () => ({ kind: 'character', keyword: 'pilot', pilots: true }), { cost: 1 }),
]

export const nounWords: (Production | Form)[] = [
  ...phrases({ before: beforeWords, noun, after: afterWords, owner: 'whose', another, fits, invariable }),
  ...cardTypes.flatMap((type) => constant('card-type', type, [capital(type)])),
  list('card-types', 'card-type', 'and', { order: cardTypes }),
  heard('one', '{name:title}', ({ name }) => ({ kind: 'unit', name, pilots: true })),
]
