import { personaCalled, wordingHash } from '@dejarik/swccg'
import { characteristicsOf } from './characteristics.js'
import type { Front, Row } from './rows.js'

/** Several people on one card. */
const people: Readonly<Record<string, number>> = { 'Tonnika Sisters': 2 }

interface Crew {
  readonly ability: number
  readonly persona?: string
}

/** The facts of a row, without what its text says; the order of the keys is the order in the files of the game. */
export function factsOf(row: Row, matches: readonly string[] | undefined) {
  const { front, type } = row
  const named = type === 'character' || type === 'starship' || type === 'vehicle'
  const crew = crewOf(row)
  return {
    id: row.id,
    set: row.set,
    number: row.number,
    side: row.side,
    name: row.title,
    ...(row.dots > 0 && { dots: row.dots }),
    ...(row.diamonds > 0 && { diamonds: row.diamonds }),
    type,
    ...(people[row.title] && { people: people[row.title] }),
    subtypes: subtypes(row),
    ...modelOf(row),
    ...sensitivity(row),
    ...(type === 'jedi test' && { test: Number(/\d/.exec(front.type)?.[0]) }),
    destiny: front.destiny === 'π' ? [Math.PI] : (front.destinyValues ?? [front.destiny]).map(Number),
    ...(type !== 'creature' && stat('power', front.power)),
    ...stat('ability', front.ability ?? (/\bability = ½/.test(String(row.text)) ? '0.5' : undefined)),
    ...stat('deploy', front.deploy),
    ...stat('forfeit', front.forfeit),
    ...stat('armor', front.armor),
    ...stat('maneuver', front.maneuver),
    ...stat('hyperspeed', front.hyperspeed),
    ...stat('landspeed', front.landspeed),
    ...(type === 'creature' && creature(front)),
    icons: iconsOf(front),
    ...(crew && { crew }),
    ...(type === 'location' && location(row)),
    characteristics: characteristicsOf(row),
    personas: named && row.dots === 1 ? personasOf(row, crew) : [],
    ...(matches && { matching: matches }),
    rarity: row.rarity,
    abilities: [] as unknown[],
    by: 'none',
    wording: wordingHash(row.wording),
  }
}

/** `Starfighter: X-Wing` is a kind and a model; `Alien/Rebel` is two kinds. */
function subtypes({ type, subtype }: Row): string[] {
  const [kind = ''] = subtype.toLowerCase().split(':')
  if (type === 'effect') return [`${kind || 'normal'} effect`]
  if (type === 'interrupt') return kind.split(' or ').map((one) => `${one} interrupt`)
  if (type === 'weapon' || type === 'vehicle' || type === 'creature') return [`${kind} ${type}`]
  if (kind === 'capital') return ['capital starship']
  return kind === '' ? [] : kind.split('/')
}

/** Models are typed in several ways. */
const spelling: Readonly<Record<string, string>> = {
  'TIE/LN': 'TIE/ln',
  'TIE/SR': 'TIE/sr',
  'TIE/RC': 'TIE/rc',
  'TIE/AD': 'TIE/ad',
  'TIE/SA': 'TIE/sa',
  'X-Wing': 'X-wing',
  'Y-Wing': 'Y-wing',
  Corvette: 'Corellian corvette',
  'Corellian Corvette': 'Corellian corvette',
}

function modelOf({ subtype, front }: Row): { model?: string } {
  const [, printed] = subtype.split(': ')
  const droid = front.extraText?.find((line) => / Droid$/.test(line))?.toLowerCase()
  const model = printed === undefined ? droid : (spelling[printed] ?? printed)
  return model === undefined ? {} : { model }
}

function sensitivity({ front }: Row): { sensitivity?: string } {
  const label = front.extraText?.find((line) => /^(?:Force-|.*Jedi)/.test(line))
  return label === undefined ? {} : { sensitivity: label.toLowerCase() }
}

/** A letter or a star both mean that the text says it. */
function stat(key: string, printed: string | undefined): Record<string, number | '*'> {
  if (printed === undefined) return {}
  return { [key]: /^[\d.]+$/.test(printed) ? Number(printed) : '*' }
}

/** `two destiny`, `destiny - 4`, `3 + destiny`; a longer phrase is what the text says. */
function creature({ ferocity = '', extraText = [] }: Front) {
  const [, before, , sign, after] = /^(?:(\d+|two|\(.*\)) ?(\+)? ?)?destiny(?: ?([+-]) ?(\d+))?$/.exec(ferocity) ?? []
  const plus = /^\d+$/.test(before ?? '')
    ? Number(before)
    : before?.startsWith('(')
      ? '*'
      : Number(`${sign ?? ''}${after ?? 0}`)
  const drawn = /destiny/.test(ferocity) ? (before === 'two' ? 2 : 1) : 0
  const defense = Number(/: (\d+)$/.exec(extraText.find((line) => /: \d+$/.test(line)) ?? '')?.[1])
  return { ferocity: drawn === 0 ? { destiny: 0, plus: Number(ferocity) } : { destiny: drawn, plus }, defense }
}

/** Signs of an expansion are told by the set. */
const expansions = ['A New Hope', 'Hoth', 'Dagobah', 'Cloud City', "Jabba's Palace", 'Special Edition', 'Premium']
const iconNames: Readonly<Record<string, string>> = { 'Selective Creature': 'selective', Starship: 'starship site' }

function iconsOf({ icons = [] }: Front): Record<string, number> {
  const counted = icons.flatMap((icon) => {
    const [, name = '', count = '1'] = /^(.*?)(?: x(\d))?$/.exec(icon) ?? []
    return expansions.includes(name) ? [] : [[iconNames[name] ?? name.toLowerCase(), Number(count)]]
  })
  return Object.fromEntries(counted)
}

/** Permanent pilots provide an ability that the text states. */
function crewOf({ text, type }: Row): Crew | undefined {
  if (type !== 'starship' && type !== 'vehicle') return undefined
  const [, persona, ability] =
    /Permanent pilots?(?: aboard)?(?: is •([^,]+), who)? provides? (?:total )?ability of (\d+)/.exec(String(text)) ?? []
  if (ability === undefined) return undefined
  return { ability: Number(ability), ...(persona && { persona: personaCalled(persona) }) }
}

/** A starship with somebody aboard is that starship, and has that persona too. */
function personasOf({ title }: Row, crew: Crew | undefined): string[] {
  const [, ship] = crew?.persona ? (/ In (.*)$/.exec(title) ?? []) : []
  return ship === undefined ? [personaCalled(title)] : [personaCalled(ship), crew?.persona as string]
}

/** Where the part of a title before the colon is no system of its own. */
const systemsOf: Readonly<Record<string, string>> = { 'Cloud City': 'Bespin' }

function location({ title, subtype, front }: Row) {
  const [place, rest] = title.includes(': ') ? title.split(': ') : []
  const marker = /\((\d)(?:st|nd|rd|th) Marker\)$/.exec(rest ?? '')?.[1]
  const isShip =
    front.icons?.includes('Starship') || front.icons?.includes('Vehicle Site') || front.icons?.includes('Cave')
  const system = subtype === 'System' ? title : place === undefined || isShip ? undefined : (systemsOf[place] ?? place)
  return {
    force: { light: front.lightSideIcons, dark: front.darkSideIcons },
    ...(subtype === 'System' && { parsec: front.parsec === undefined ? '*' : Number(front.parsec) }),
    ...(place && { place }),
    ...(system && { system }),
    ...(marker && { marker: Number(marker) }),
  }
}

/** The tools name a match on either card, and sets that are not here: both ways, among the cards at hand. */
export function matching(all: readonly Row[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const add = (who: Row, title: string) => found.set(who.id, [...new Set([...(found.get(who.id) ?? []), title])].sort())
  const pairs = all.flatMap((one) =>
    all.filter((other) => one.matching.includes(other.title)).map((other) => [one, other] as const),
  )
  for (const [one, other] of pairs) {
    if (one.type === 'character' && other.type !== 'character') add(one, other.title)
    if (other.type === 'character' && (one.type === 'starship' || one.type === 'weapon' || one.type === 'vehicle'))
      add(other, one.title)
  }
  return found
}
