import { personaNames } from '../../cards/personas.js'

/** What the compiler must know of a card to read its text. */
export interface Facts {
  name: string
  type: string
  subtypes: readonly string[]
  personas?: readonly string[]
  characteristics?: readonly string[]
  dots?: number
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Parts of names by which nobody else is called. */
const parts =
  /^(Dice|Kitik|Labria|Wuher|Myo|Kabe|CZ-3|C-3PO|Boosted|Mig|Het|Hem|Ickabel|Felth|Needa|Sheckil|Blendin|M-HYD|Bewil)$/

/** The names by which a card's text may speak of it, the longest first. */
function ownNames({ name, personas = [], type, dots }: Facts): string[] {
  // What is not unique is called so as one of its kind: "each Jawa".
  if (['character', 'vehicle', 'starship'].includes(type) && dots !== 1 && !/\d/.test(name)) return []
  const plain = name.replace(/\s*\([^)]*\)$/, '')
  const more = personaNames.filter(([first]) => personas.includes(first as string)).flat()
  return [...new Set([plain, name, ...more, ...plain.split(' ').filter((word) => parts.test(word))])].sort(
    (a, b) => b.length - a.length,
  )
}
/** Turns of print that mean the same as others. */
const turns: [RegExp, string][] = [
  [/[’‘]/g, "'"],
  [/[“”]/g, '"'],
  [/•/g, ''],
  [/[–—]/g, '-'],
  [/\b(\w+)\(/g, '$1 ('],
  [/\s*\((?:for free)\)/gi, ' for free'],
  [/\s*\((?:if within range|at normal use of the Force|once per battle)\)/gi, ''],
  [/\s*\((?:Interrupt may even|treat as|Owner's choice|owner's choice)[^)]*\)/gi, ''],
  [/\? \(Immune to Alter\.?\)\.?/gi, '?. Immune to Alter.'],
  [/\(Immune to Alter\.?\)\.?/gi, 'Immune to Alter.'],
  [/\(Immune to Alter when ([^)]*?)\.?\)/gi, 'Immune to Alter when $1.'],
  [/\b[Ss]care off \(lose\)/g, 'lose'],
  [/\s*\((?:lose|steal|relocate|cancel|canceled|lost|prevented|unique)\)/gi, ''],
  [/\[Pilot\]/g, 'pilot'],
  [/\[Warrior\]/g, 'warrior'],
  [/\[Nav Computer\]/g, 'nav computer'],
  [/\[Dark Side Force\]/g, 'dark force icon'],
  [/\[Light Side Force\]/g, 'light force icon'],
  [
    /'(react|reacts|nighttime conditions|asteroid rules|game text|hit|steal|steals|transport|defuse|diplomatic|wager|mouse|bantha|treadwell|retrieve|insult|exploding)([,.]?)'/gi,
    '$1$2',
  ],
  [/\bdiplomatic immunity\b/gi, 'immune'],
  [/\bmay not\b/gi, 'cannot'],
  [/\bYWings\b/g, 'Y-wings'],
  [/\bgame text\b/gi, 'game text'],
  [/\bthe Force Pile\b/gi, 'Force Pile'],
  [/\bForce Drain\b/g, 'Force drain'],
  [/\b(any|either) one\b/gi, 'one'],
  [/\ball of your\b/gi, 'all your'],
  [/\bTIE fighters?\b/g, 'TIE/ln'],
  [/\b(Rebel|Jawa|Stormtrooper)s or\b/g, '$1s or'],
  [/\s*Must have pilot aboard to use [a-z, ]*hyperspeed\./gi, ''],
  [/\bZ001\b/g, ''],
  [/\.? ?\* ?(?=(?:Landspeed|Power|Ferocity|Forfeit) )/g, '. '],
  // A playful word, and what it means.
  [/'[a-z][a-z ]*' \(([a-z][a-z ]*)\)/g, '$1'],
  [/\b(\w+)\/(\w+) pairs\b/g, 'pairs of $1 and $2'],
  [/\bon on\b/g, 'on'],
  [/\b([Ii]f you (?:control|occupy)) (?=Force drain)/g, '$1, '],
  [/\{(\w+)\}/g, '$1'],
  [/\bhighest-ability\b/g, 'highest ability'],
  [/\bcannot not\b/g, 'cannot'],
  [/\b(Carbon|C)- (?=[A-Z0-9])/g, '$1-'],
  // What X is comes first.
  [/(^|\. )([A-Z][^.]*\bX\b[^.]*?), where X = ([^.()]*?)(?=\.|$)/g, '$1Let X = $3; $2'],
  [/\bUse X [Ff]orce, where X = \(([^)]*)\)\./g, 'Use Force equal to $1.'],
  // What it may do in play, and what that means.
  [/\bMay '[a-z ]+' \(([a-z]+ = \d+)\)/g, 'Has $1'],
  [/\(Immune to Sense\.?\)\.?/g, 'Immune to Sense.'],
  [/^\*/, ''],
  [/\bnon-(pilot|smuggler|warrior) character \(except droids\)/gi, 'non-$1 non-droid character'],
  [/\bnon-smuggler to\b/g, 'non-smuggler character to'],
  // Patterns have no such signs, or use them otherwise.
  [/\(/g, ' ‹ '],
  [/\)/g, ' › '],
  [/ ?< ?/g, ' below '],
  [/ ?> ?/g, ' above '],
  [/\bnon-creature vehicle\b/g, 'vehicle except creature vehicles'],
  [/\b[Rr]ed Squadron pilot\b/g, 'red squadron pilot'],
  [/\bNo Disintegrations\b(?!!)/g, 'No Disintegrations!'],
  // In small letters any of that sort, not the one of that title.
  [/\btractor beam\b/g, 'tractor-beam'],
  [/\bwar room\b/g, 'war-room'],
]

/** A printed text as plain words, its own name replaced by "this card". */
export function normalise(text: string, facts: Facts): string {
  let said = text
  for (const [from, to] of turns) said = said.replace(from, to)
  if (facts.type !== 'location' && facts.type !== 'interrupt') {
    for (const name of ownNames(facts)) {
      said = said.replace(new RegExp(`(?<![w'-])${literal(name)}(?!['’]s? [A-Z])(?![w-])`, 'g'), 'this card')
    }
  }
  return said
    .replace(/\s+/g, ' ')
    .replace(/(^|[.:] )this card\b/g, '$1This card')
    .replace(/ ([.,;])/g, '$1')
    .replace(/\.\.+/g, '.')
    .trim()
}
