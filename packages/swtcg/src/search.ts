import { type Amount, commonFields, type Language } from '@dejarik/kernel/search'
import { arenasOf, type CardData, isUnitCard, typeOf } from './cards/card.js'
import { cardTitle } from './cards/label.js'
import { setNames } from './cards/sets.js'
import { abilityWords } from './speak.js'

/** Keywords that are kinds of ability or of effect, and not marked as keywords. rule swtcg.keyword-abilities */
const kinds = new Set(['pilot', 'upkeep', 'bounty', 'reserves', 'overload', 'enhance', 'equip'])
const deeds = new Set(['evade', 'deflect', 'intercept', 'retaliate'])

/** Every keyword in a tree, had or given, with its strength where that is a number. */
function keywordsIn(tree: unknown, found: Amount[] = []): Amount[] {
  if (Array.isArray(tree)) for (const part of tree) keywordsIn(part, found)
  else if (typeof tree === 'object' && tree !== null) {
    const { ability, keyword, n, do: deed } = tree as Readonly<Record<string, unknown>>
    const strength = typeof n === 'number' ? { n } : {}
    if (typeof keyword === 'string') found.push({ ...strength, of: keyword })
    if (typeof ability === 'string' && kinds.has(ability)) found.push({ of: ability })
    if (typeof deed === 'string' && deeds.has(deed)) found.push({ ...strength, of: deed })
    for (const part of Object.values(tree)) keywordsIn(part, found)
  }
  return found
}

const keywords = new WeakMap<CardData, readonly Amount[]>()
function keywordsOf(card: CardData): readonly Amount[] {
  const known = keywords.get(card)
  if (known !== undefined) return known
  const made = keywordsIn(card.abilities)
  keywords.set(card, made)
  return made
}

const textOf = ({ abilities }: CardData): string => abilities.map(abilityWords).join(' ')

const printed = (value: number | string | undefined): (number | string)[] =>
  value === undefined ? [] : [typeof value === 'string' ? value.toLowerCase() : value]

/** What can be asked about the cards of the trading card game. */
export const swtcgSearch: Language<CardData> = {
  anywhere: (card) => [cardTitle(card), card.side, ...card.types, ...card.subtypes, '·', textOf(card)].join(' '),
  fields: [
    { kind: 'words', name: 'side', about: 'its side', of: ({ side }) => [side], filter: true },
    { kind: 'words', name: 'type', also: ['t'], about: 'the type of card', of: (card) => [typeOf(card)], filter: true },
    {
      kind: 'words',
      name: 'arena',
      also: ['a'],
      about: 'an arena it can be in',
      of: arenasOf,
      filter: true,
    },
    {
      kind: 'number',
      name: 'build',
      also: ['cost', 'b'],
      about: 'its build cost',
      of: ({ build }) => printed(build),
    },
    { kind: 'number', name: 'speed', also: ['spd'], about: 'speed of a unit', of: ({ speed }) => printed(speed) },
    { kind: 'number', name: 'power', also: ['pow'], about: 'power of a unit', of: ({ power }) => printed(power) },
    { kind: 'number', name: 'health', also: ['hp'], about: 'health of a unit', of: ({ health }) => printed(health) },
    {
      kind: 'amount',
      name: 'keyword',
      also: ['k', 'kw'],
      about: 'a keyword that it has or gives: keyword:evade, keyword:3evade, keyword>=2accuracy',
      of: keywordsOf,
      filter: true,
    },
    {
      kind: 'words',
      name: 'subtype',
      also: ['sub'],
      about: 'a word of its type line: Jedi, "Bounty Hunter"',
      of: ({ subtypes }) => (subtypes.length > 1 ? [...subtypes, subtypes.join(' ')] : subtypes),
    },
    {
      kind: 'words',
      name: 'rarity',
      also: ['r'],
      about: 'its rarity; also common, uncommon, rare',
      of: ({ rarity }) => [rarity],
      means: { common: 'C', uncommon: 'U', rare: 'R' },
      filter: true,
    },
    {
      kind: 'words',
      name: 'is',
      about: 'unique, or a unit',
      of: (card) => [...(card.version === undefined ? [] : ['unique']), ...(isUnitCard(card) ? ['unit'] : [])],
    },
    { kind: 'text', name: 'name', also: ['n'], about: 'words of its name', of: cardTitle },
    ...commonFields(textOf, setNames, true),
  ],
  examples: [
    { words: 'side:dark arena:space cost<=4', finds: 'cheap ships of the dark side' },
    { words: 'keyword>=3evade or keyword:deflect', finds: 'Evade 3 or more, or Deflect' },
    { words: 'type:character speed>=60 power>=5', finds: 'fast and strong characters' },
    { words: 'power>cost -is:unique', finds: 'more power than build cost, not unique' },
    { words: 'subtype:"bounty hunter" (rarity:c or rarity:u)', finds: 'Bounty Hunters that are easy to get' },
    { words: 'type:battle text:"prevent"', finds: 'Battle cards that speak of preventing' },
  ],
}
