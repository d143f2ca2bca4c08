import { type Amount, commonFields, type Language } from '@dejarik/kernel/search'
import type { CardData } from './cards/card.js'
import { setNames } from './cards/sets.js'
import { parseSide } from './cards/side.js'
import { renderCard } from './text/render.js'

const rarityNames: Readonly<Record<string, string>> = {
  starter: 'S',
  common: 'C',
  uncommon: 'U',
  rare: 'R',
  legendary: 'L',
}

const symbolNames: Readonly<Record<string, string>> = {
  md: 'melee',
  rd: 'ranged',
  id: 'indirect',
  sh: 'shield',
  shields: 'shield',
  resources: 'resource',
  dr: 'disrupt',
  dc: 'discard',
  sp: 'special',
}

/** What a side can be looked for by; a modifier counts with its plus, and by its symbol alone. */
function amounts(side: string): Amount[] {
  const { symbol, value, modifier, cost } = parseSide(side)
  const n = typeof value === 'number' && symbol !== 'special' && symbol !== 'blank' ? { n: value } : {}
  return [
    ...(modifier ? [{ ...n, of: `+${symbol}` }, { of: symbol }] : [{ ...n, of: symbol }]),
    ...(cost > 0 ? [{ n: cost, of: 'pay' }] : []),
  ]
}

const textOf = ({ abilities }: CardData): string =>
  renderCard(abilities as unknown as Parameters<typeof renderCard>[0]).join(' ')

const lineOf = ({ affiliation, color, type, subtypes, unique }: CardData): string =>
  [...(unique ? ['unique'] : []), affiliation, color, type, ...subtypes].join(' ')

const printed = (value: number | undefined): number[] => (value === undefined ? [] : [value])

/** What can be asked about the cards of Destiny. */
export const destinySearch: Language<CardData> = {
  anywhere: (card) => [card.name, card.subtitle ?? '', lineOf(card), textOf(card)].join(' · '),
  fields: [
    { kind: 'words', name: 'type', also: ['t'], about: 'the type of card', of: ({ type }) => [type], filter: true },
    {
      kind: 'words',
      name: 'affiliation',
      also: ['a', 'side', 'faction'],
      about: 'its affiliation',
      of: ({ affiliation }) => [affiliation],
      filter: true,
    },
    {
      kind: 'words',
      name: 'colour',
      also: ['color', 'c'],
      about: 'its colour',
      of: ({ color }) => [color],
      means: { grey: 'gray' },
      filter: true,
    },
    { kind: 'number', name: 'cost', about: 'what it costs to play', of: ({ cost }) => printed(cost) },
    {
      kind: 'number',
      name: 'health',
      also: ['hp'],
      about: 'health of a character',
      of: ({ health }) => printed(health),
    },
    {
      kind: 'number',
      name: 'points',
      also: ['pts'],
      about: 'points of a character, with one die or with two',
      of: ({ points }) => points ?? [],
    },
    {
      kind: 'amount',
      name: 'die',
      also: ['d', 'dice'],
      about:
        'a side of its die: die:melee, die:3melee, die:+2ranged, die>=2shield; pay for a side that costs resources',
      of: ({ sides }) => (sides ?? []).flatMap(amounts),
      means: symbolNames,
      filter: true,
    },
    {
      kind: 'words',
      name: 'subtype',
      also: ['sub'],
      about: 'a subtype',
      of: ({ subtypes }) => subtypes,
      filter: true,
    },
    {
      kind: 'words',
      name: 'rarity',
      also: ['r'],
      about: 'its rarity; also starter, common, uncommon, rare, legendary',
      of: ({ rarity }) => [rarity],
      means: rarityNames,
      filter: true,
    },
    {
      kind: 'words',
      name: 'is',
      about: 'unique, or with a die',
      of: ({ unique, sides }) => [...(unique ? ['unique'] : []), ...(sides === undefined ? [] : ['dice'])],
    },
    {
      kind: 'text',
      name: 'name',
      also: ['n'],
      about: 'words of its name',
      of: (card) => `${card.name} ${card.subtitle ?? ''}`,
    },
    ...commonFields(textOf, setNames, false),
  ],
  examples: [
    { words: 'type:upgrade cost<=1', finds: 'upgrades for at most 1' },
    { words: 'die:3melee or die:3ranged', finds: 'a die side with 3 melee or 3 ranged damage' },
    { words: 'type:character (colour:red or colour:yellow) health>=10', finds: 'tough red or yellow characters' },
    { words: 'die>=2shield -affiliation:villain', finds: 'dice with 2 or more shields, no villains' },
    { words: 'type:event text:"remove" cost:0', finds: 'free events that speak of removing' },
    { words: 'points<=10 is:unique', finds: 'unique characters for at most 10 points' },
  ],
}
