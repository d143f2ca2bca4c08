import { constant, type Form, heard, list, type Production, phrases, sayings } from '@dejarik/kernel/grammar'
import type { Kind } from '../effects/tree.js'
import { afterWords, another, beforeWords, fits } from './filters.js'
import { invariable } from './subtypes.js'

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

const noun: Production[] = [
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
  heard('noun', '{s:subtypes}', ({ s }) => ({ kind: 'unit', subtype: s })),
  heard('noun', 'Ground or Space #location', () => ({ kind: 'location', zone: ['space', 'ground'] })),
  heard('noun', 'Ground #location (card)', () => ({ kind: 'location', subtype: ['ground'] })),
  heard('noun', 'Ground Location #card', () => ({ kind: 'location', subtype: ['ground'] })),
  heard('noun', '{s:all-subtypes}', ({ s }) => ({ kind: 'unit', subtype: s })),
  heard('noun', 'face-down #card under {under:thing}', ({ under }) => ({ kind: 'card', under })),
  heard('noun', '{name:title}', ({ name }) => ({ kind: 'unit', name }), { cost: 1 }),
  heard('noun', '#pilot', () => ({ kind: 'character', keyword: 'pilot' }), { cost: 1 }),
]

export const nounWords: (Production | Form)[] = [
  ...phrases({ before: beforeWords, noun, after: afterWords, owner: 'whose', another, fits, invariable }),
  ...cardTypes.flatMap((type) => constant('card-type', type, [capital(type)])),
  list('card-types', 'card-type', 'and', { order: cardTypes }),
  heard('one', '{name:title}', ({ name }) => ({ kind: 'unit', name })),
]
