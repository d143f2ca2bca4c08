import { constant, type Form, list, type Production, type Reading, sayings, tokens } from '@dejarik/kernel/grammar'
import { cards } from '../cards/all.js'
import type { Kind } from '../effects/tree.js'

/** Words for what cards are, by the kind of card that they alone already mean. A second word: how it is said before a noun. */
const lexicon: Partial<Record<Kind, readonly (string | readonly [string, string])[]>> = {
  character: [
    'rebel',
    'imperial',
    'alien',
    'droid',
    'pilot',
    'warrior',
    'spy',
    'smuggler',
    'thief',
    'jedi',
    'dark jedi',
    'trooper',
    'stormtrooper',
    'snowtrooper',
    'death star trooper',
    'rebel trooper',
    'jawa',
    'tusken raider',
    'talz',
    'leader',
    'bounty hunter',
    'musician',
    'gambler',
    'scout',
    'senator',
    'mining droid',
    'power droid',
    'astromech droid',
    'r-unit',
    'gold squadron',
    'red squadron',
    'messenger droid',
    'male',
    'female',
    'force-attuned',
    'force-sensitive',
    'ability',
    'wookiee',
    'bith',
    'ugnaught',
    'gunner',
    'admiral',
    'moff',
    'general',
    'guard',
    'corellian',
    'cloud city trooper',
    'protocol droid',
    'bothan',
    'ewok',
  ],
  starship: [
    'starfighter',
    ['capital starship', 'capital'],
    'x-wing',
    'y-wing',
    'b-wing',
    'tie',
    'tie/ln',
    'tie advanced x1',
    'star destroyer',
    'imperial starship',
    'rebel starship',
    'corellian corvette',
    'mon calamari star cruiser',
  ],
  vehicle: [
    ['transport vehicle', 'transport'],
    ['creature vehicle', 'living'],
    ['combat vehicle', 'combat'],
    'sandcrawler',
    'enclosed',
    't-47',
    'at-at',
    'bantha',
    'dewback',
    'lift tube',
  ],
  creature: ['swamp creature', 'space creature', 'wampa', 'rancor', 'bubo', 'dragonsnake'],
  weapon: [
    'lightsaber',
    'blaster',
    'blaster rifle',
    'rifle',
    'seeker',
    'cannon',
    'ion cannon',
    'mine',
    'ewok weapon',
    ['automated weapon', 'automated'],
    ['character weapon', 'character-borne'],
    ['starship weapon', 'ship-borne'],
  ],
  device: ['fusion generator', ['tractor beam', 'tractor-beam']],
  effect: [
    ['utinni effect', 'utinni'],
    ['normal effect', 'plain'],
    ['immediate effect', 'immediate'],
    ['mobile effect', 'roaming'],
  ],
  sector: ['cloud sector', 'asteroid sector'],
  site: [
    ['vehicle site', 'vehicle-borne'],
    'docking bay',
    ['war room', 'war-room'],
    'holosite',
    'prison',
    'interior',
    'exterior',
  ],
  card: [
    'character',
    'starship',
    'vehicle',
    'creature',
    'weapon',
    'device',
    'effect',
    'interrupt',
    'location',
    'jedi test',
  ],
  location: ['planet', 'mobile', 'scomp link', 'system', 'sector', 'site', 'nav computer', 'ship-docking capability'],
}
/** Adjectives: they need a noun behind them. */
const adjectives = [
  'male',
  'female',
  'interior',
  'exterior',
  'planet',
  'mobile',
  'enclosed',
  'war room',
  'tractor beam',
  'scomp link',
  'ability',
  'force-attuned',
  'force-sensitive',
]
const adjectivesToo = [
  'system',
  'sector',
  'site',
  'nav computer',
  'ship-docking capability',
  'gold squadron',
  'red squadron',
]
const proper =
  /^(rebel|imperial|jedi|dark jedi|jawa|rebel trooper|utinni effect|imperial starship|rebel starship|wookiee|bith|ugnaught|tusken raider|talz|utinni|death star trooper|star destroyer|corellian corvette|scomp link|force-.*|[xyb]-wing|t-47|ewok weapon|ewok|bothan|jedi test|mon calamari star cruiser)$/
const acronyms = /^(tie.*|at-at|r-unit)$/

const capital = (word: string) =>
  acronyms.test(word)
    ? word.replace(/^(tie|at-at|r)/, (found) => found.toUpperCase())
    : proper.test(word)
      ? word.replace(/(^|[ ])[a-z]/g, (letter) => letter.toUpperCase())
      : word

interface Trait {
  word: string
  before: string
  kind: Kind
}
const entries: Trait[] = Object.entries(lexicon).flatMap(([kind, list]) =>
  list.map((entry): Trait => {
    const [word, before] = typeof entry === 'string' ? [entry, entry] : entry
    return { word, before, kind: kind as Kind }
  }),
)
/** What facts say of cards is known by itself: species, callings, makes. */
for (const { type, subtypes, characteristics } of cards)
  for (const word of characteristics)
    if (!entries.some((entry) => entry.word === word))
      entries.push({ word, before: word, kind: (type === 'location' ? subtypes[0] : type) as Kind })
const byBefore = entries
  // A type of card is rather a noun.
  .map(({ word, before, kind }) => ({ word, words: tokens(before), cost: kind === 'card' ? 1 : 0 }))
  .sort((a, b) => b.words.length - a.words.length)
const before = new Map(entries.map((entry) => [entry.word, capital(entry.before).split(' ')]))
export const kindOfTrait = (word: string): Kind | undefined => entries.find((entry) => entry.word === word)?.kind
export const isTrait = (word: string): boolean => before.has(word)

/** "Imperial leader": all of them needed. */
const trait: Form = {
  sort: 'trait',
  read(reader, start) {
    const found: Reading[] = []
    const go = (place: number, had: string[]): void => {
      for (const { word, words, cost } of byBefore) {
        if (!words.every((one, i) => reader.words[place + i] === one)) continue
        for (const [i, one] of words.entries()) reader.at(place + i, one)
        const all = [...had, word]
        const end = place + words.length
        found.push({ end, node: all.join('+'), cost: had.length + cost })
        if (all.length < 3) go(end, all)
      }
    }
    go(start, [])
    return found
  },
  write(_writer, node) {
    if (typeof node !== 'string') return undefined
    const words = node.split('+').map((one) => before.get(one))
    return words.every((one) => one !== undefined) ? (words.flat() as string[]) : undefined
  },
}

const noun = ({ word, kind }: Trait): Production[] => {
  const words = capital(word).split(' ')
  const last = words.pop() as string
  return sayings('noun', { kind, is: [word] }, [[...words, `#${last}`].join(' ')])
}

/** What it is not, in full: "that is no creature vehicle". */
const whole: Form = {
  sort: 'whole-trait',
  read(reader, start) {
    for (const { word, words } of wholes) {
      if (!words.every((one, i) => reader.words[start + i] === one)) continue
      for (const [i, one] of words.entries()) reader.at(start + i, one)
      return [{ end: start + words.length, node: word, cost: 0 }]
    }
    return []
  },
  write: (_writer, node) => (typeof node === 'string' && before.has(node) ? capital(node).split(' ') : undefined),
}
const wholes = entries
  .map(({ word }) => ({ word, words: tokens(word) }))
  .sort((a, b) => b.words.length - a.words.length)

/** A trait that is a noun by itself: "Rebel", "starfighter", "docking bay". */
export const traitNouns: Production[] = entries
  .filter(({ word, kind }) => kind !== 'card' && !adjectives.includes(word) && !adjectivesToo.includes(word))
  .flatMap(noun)

export const traitWords: (Form | Production)[] = [
  trait,
  whole,
  list('whole-traits', 'whole-trait', 'or'),
  list('traits', 'trait', 'or'),
  list('all-traits', 'trait', 'and', { least: 2 }),
  ...constant('icon', 'light', ['light Force']),
  ...constant('icon', 'dark', ['dark Force']),
  ...constant('icon', 'nav computer', ['nav computer']),
]
