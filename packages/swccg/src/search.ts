import { type Amount, commonFields, type Language, type NumberField } from '@dejarik/kernel/search'
import { type CardData, isUnique } from './cards/card.js'
import { setNames } from './cards/sets.js'
import { abilityWords } from './speak.js'

const textOf = ({ abilities }: CardData): string => abilities.map(abilityWords).join(' ')

const kinds = ({ type, subtypes }: CardData): string[] => [type, ...subtypes]

/** The letter tells how common a card is; the number behind it, how often it is on its sheet. */
const common: Readonly<Record<string, string>> = { C: 'common', U: 'uncommon', R: 'rare', P: 'premium' }

/** rule swccg.unique-and-restricted */
function uniqueness({ dots, diamonds }: CardData): string[] {
  if (diamonds !== undefined) return ['system-limited']
  if (dots === undefined) return ['unrestricted']
  return [dots === 1 ? 'unique' : `restricted-${dots}`]
}

const icons = ({ icons: printed, force }: CardData): Amount[] => [
  ...Object.entries(printed).map(([of, n]) => ({ of, n })),
  ...(force === undefined
    ? []
    : [
        { of: 'dark force', n: force.dark },
        { of: 'light force', n: force.light },
      ]),
]

type Stat = 'power' | 'ability' | 'deploy' | 'forfeit' | 'armor' | 'maneuver' | 'hyperspeed' | 'landspeed' | 'parsec'
const number = (name: Stat, about: string, also: readonly string[] = []): NumberField<CardData> => ({
  kind: 'number',
  name,
  also,
  about,
  of: ({ [name]: value }) => (value === undefined ? [] : [value]),
})

/** What can be asked about the cards of the customizable card game. */
export const swccgSearch: Language<CardData> = {
  anywhere: (card) =>
    [
      card.name,
      ...(isUnique(card) ? ['unique'] : []),
      card.side,
      ...kinds(card),
      card.model ?? '',
      ...card.characteristics,
      ...Object.keys(card.icons),
      '·',
      textOf(card),
    ].join(' '),
  fields: [
    { kind: 'words', name: 'side', about: 'its side', of: ({ side }) => [side], filter: true },
    { kind: 'words', name: 'type', also: ['t'], about: 'the type of card', of: ({ type }) => [type], filter: true },
    {
      kind: 'words',
      name: 'subtype',
      also: ['sub', 'kind'],
      about: 'a kind of its type',
      of: ({ subtypes }) => subtypes,
      filter: true,
    },
    {
      kind: 'number',
      name: 'destiny',
      also: ['d'],
      about: 'its destiny number',
      of: ({ destiny }) => destiny,
    },
    number('deploy', 'its printed deploy cost', ['cost']),
    number('power', 'its power', ['p']),
    number('ability', 'its ability'),
    number('forfeit', 'its forfeit value', ['f']),
    number('armor', 'its armor', ['armour']),
    number('maneuver', 'its maneuver', ['manoeuvre']),
    number('hyperspeed', 'its hyperspeed', ['hyper']),
    number('landspeed', 'its landspeed'),
    number('parsec', 'where a system lies'),
    {
      kind: 'amount',
      name: 'icon',
      also: ['i', 'icons'],
      about: 'an icon, and how many: icon:pilot, icon>=2light-force',
      of: icons,
      filter: true,
    },
    {
      kind: 'words',
      name: 'rarity',
      also: ['r'],
      about: 'its rarity, as on its sheet or in a word',
      of: ({ rarity }) => [rarity, common[rarity.charAt(0)] ?? rarity],
    },
    {
      kind: 'words',
      name: 'uniqueness',
      also: ['unique', 'u'],
      about: 'how many of it may be on table',
      of: uniqueness,
      filter: true,
    },
    {
      kind: 'words',
      name: 'is',
      about: 'what else it is',
      of: (card) => [...(isUnique(card) ? ['unique'] : []), ...card.characteristics],
    },
    {
      kind: 'words',
      name: 'model',
      about: 'the model of a starship, vehicle or droid',
      of: ({ model }) => (model ? [model] : []),
    },
    {
      kind: 'words',
      name: 'system',
      about: 'the system that a location is part of',
      of: ({ system }) => (system ? [system] : []),
    },
    { kind: 'text', name: 'name', also: ['n', 'title'], about: 'words of its title', of: ({ name }) => name },
    ...commonFields(textOf, setNames, true),
  ],
  examples: [
    { words: 'side:light type:character ability>=4', finds: 'light characters with ability 4 or more' },
    { words: 'destiny>=5 type:interrupt', finds: 'interrupts with a high destiny' },
    { words: '(icon:pilot or subtype:starfighter) deploy<=2', finds: 'pilots and starfighters that deploy cheaply' },
    { words: 'type:location icon>=2dark-force -set:dagobah', finds: 'locations with 2 dark icons, not of Dagobah' },
    { words: 'forfeit>deploy uniqueness:unique', finds: 'unique cards that forfeit for more than they cost' },
    { words: 'is:spy or text:undercover', finds: 'spies, and texts about going undercover' },
  ],
}
