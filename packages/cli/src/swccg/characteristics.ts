import type { Row } from './rows.js'

/** Read in the lore by a person; the rest of the lore names others or says nothing. */
const read: Readonly<Record<string, readonly string[]>> = {
  '1_7': ['florn lamproid'],
  '1_14': ['chadra-fan'],
  '1_15': ["quor'sav"],
  '1_20': ['ithorian'],
  '1_26': ['guard'],
  '1_30': ['shistavanen'],
  '1_31': ['talz'],
  '1_33': ['vuvrian'],
  '1_171': ['sakiyan'],
  '1_176': ['gotal'],
  '1_177': ['kubaz'],
  '1_183': ["yam'rii"],
  '1_184': ['devaronian'],
  '1_187': ["h'nemthe"],
  '1_189': ['abyssin'],
  '1_190': ['aqualish'],
  '2_1': ['arcona'],
  '2_2': ['siniteen'],
  '2_20': ['saurin'],
  '2_22': ['brizzit'],
  '2_24': ['snivvian'],
  '2_82': ['advosze'],
  '2_84': ['anzati'],
  '2_87': ['defel'],
  '2_90': ['arcona'],
  '2_94': ['mercenary'],
  '2_97': ['nimbanel'],
  '2_102': ['ranat'],
  '4_92': ['trandoshan'],
  '5_9': ['lutrillian', 'female'],
  '5_10': ['imzig'],
  '5_11': ['snivvian'],
  '5_93': ['saboteur'],
  '104_1': ['wookiee'],
}

/** Kinds of weapons, devices and Interrupts that other cards ask for, by the word in the title. */
const titled: Readonly<Record<string, readonly string[]>> = {
  weapon: ['seeker', 'mine'],
  device: ['tractor beam', 'fusion generator'],
  interrupt: ['sabacc'],
  location: ['docking bay', 'war room', 'swamp', 'jungle'],
}

/** Told by side and icons. */
const elsewhere = ['Rebel (starship)', 'Imperial (starship)', 'Independent (starship)', 'selective']

/**
 * What a card is besides its type, by the word: from the list that the Players Committee keeps, and what that list leaves
 * out though title, lore or text say it. rule swccg.characteristics
 */
export function characteristicsOf(row: Row): string[] {
  const listed = (row.front.characteristics ?? []).filter((word) => !elsewhere.includes(word)).map(lower)
  const words = [...listed, ...(read[row.id.replace('swccg:', '')] ?? []), ...byTitle(row), ...byType(row)]
  return [...new Set(words)].sort()
}

const holds = (text: string, word: string): boolean => new RegExp(`\\b${word}s?\\b`, 'i').test(text)
const byTitle = ({ type, title }: Row): string[] => (titled[type] ?? []).filter((word) => holds(title, word))

function byType(row: Row): string[] {
  const { type, subtype, side, front, title, lore } = row
  if (type === 'character') return character(row)
  if (type === 'starship') {
    // rules swccg.rebel-starship, swccg.imperial-starship, swccg.independent-starships
    const whose = front.icons?.includes('Independent') ? 'independent' : side === 'light' ? 'rebel' : 'imperial'
    const [, name] = /^(Red|Gold) /.exec(title) ?? []
    const models = ['TIE', 'Star Destroyer'].filter((word) => subtype.includes(word)).map(lower)
    return [`${whose} starship`, ...models, ...(name ? [squadron(name)] : [])]
  }
  // rule swccg.enclosed-vehicles: those that say so in their lore
  if (type === 'vehicle') return [...(holds(lore, 'enclosed') ? ['enclosed'] : []), ...ofVehicle(subtype)]
  if (type !== 'location') return []
  if (/Hologameboard|Holotable/.test(title)) return ['holosite']
  // rules swccg.cloud-sectors, swccg.asteroid-sectors
  return subtype === 'Sector' ? [front.icons?.includes('Space') ? 'asteroid sector' : 'cloud sector'] : []
}

const lower = (word: string): string => word.toLowerCase()
const squadron = (name: string): string => `${lower(name)} squadron`
const ofVehicle = (subtype: string): string[] =>
  ['AT-AT', 'Snowspeeder', 'Cloud Car'].filter((word) => subtype.includes(word)).map(lower)

function character({ subtype, front, title, lore, text }: Row): string[] {
  const listed = front.characteristics ?? []
  const found: string[] = []
  // rule swccg.gender-of-characters: female is in the list, or read
  if (!listed.includes('female') && title !== 'Treva Horme') found.push('male')
  // rule swccg.rebel-troopers
  if (subtype.includes('Rebel') && listed.includes('trooper')) found.push('rebel trooper')
  // rules swccg.red-squadron, swccg.gold-squadron: lore or text gives them a starfighter of the squadron
  for (const [, name] of `${lore} ${text}`.matchAll(/\bpilot(?:ed|ing) (Red|Gold) \d/gi))
    found.push(squadron(name as string))
  // rule swccg.skywalker
  if (/^(?:Luke|Leia|Princess Leia|Son Of Skywalker)\b/.test(title)) found.push('skywalker')
  return found
}
