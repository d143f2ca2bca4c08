import type { Written } from '@dejarik/kernel/facts'

export { type Ability, type Author, authors, isUnderstood } from '@dejarik/kernel/facts'

export const sides = ['light', 'dark'] as const

/** By the icon in the upper left corner; sites, systems and sectors share one type. rule swccg.card-type */
export const cardTypes = [
  'character',
  'starship',
  'vehicle',
  'creature',
  'weapon',
  'device',
  'effect',
  'interrupt',
  'epic event',
  'jedi test',
  'objective',
  'location',
] as const

/** The kinds of each type, in the words that game text uses for them: no kind has the name of another type. */
export const subtypesOf = {
  /** A character may be several. rule swccg.character */
  character: ['rebel', 'imperial', 'alien', 'droid', 'jedi master'],
  /** rules swccg.starships, swccg.squadrons */
  starship: ['starfighter', 'capital starship', 'squadron'],
  vehicle: ['transport vehicle', 'combat vehicle', 'shuttle vehicle', 'creature vehicle'],
  creature: ['swamp creature', 'space creature', 'avian creature', 'ophidian creature'],
  weapon: [
    'character weapon',
    'starship weapon',
    'vehicle weapon',
    'automated weapon',
    'artillery weapon',
    'death star weapon',
  ],
  device: [],
  /** `normal effect` where no kind is printed: what "Effect" alone means as a target. rule swccg.effects */
  effect: ['normal effect', 'utinni effect', 'immediate effect', 'mobile effect'],
  /** Both for one that may be played either way. rule swccg.used-or-lost-interrupt */
  interrupt: ['used interrupt', 'lost interrupt'],
  'epic event': [],
  'jedi test': [],
  objective: [],
  location: ['site', 'system', 'sector'],
} as const satisfies Record<CardType, readonly string[]>

/** What is printed as a picture and counts for itself; how many of it is a number. */
export const icons = [
  /** Pilot skill of a character; permanent pilots of a starship or vehicle. rule swccg.pilot-icon */
  'pilot',
  /** rule swccg.warrior-icon */
  'warrior',
  /** Permanent, or supplied by an astromech. rule swccg.nav-computer-icon */
  'nav computer',
  /** rule swccg.scomp-link-icon */
  'scomp link',
  /** rule swccg.independent-starships */
  'independent',
  /** rule swccg.selective-creatures */
  'selective',
  'grabber',
  /** Gives presence where there is no ability. rule swccg.presence */
  'presence',
  /** Of locations. rules swccg.interior-sites, swccg.exterior-site, swccg.underground-site */
  'interior',
  'exterior',
  'underground',
  'cave',
  /** What the location is part of. rules swccg.system, swccg.vehicle-sites, swccg.starship-sites */
  'planet',
  'space',
  'mobile',
  'vehicle site',
  'starship site',
] as const

/** The box of Force sensitivity. rule swccg.force-sensitivity */
export const sensitivities = ['force-attuned', 'force-sensitive', 'jedi knight', 'dark jedi', 'jedi master'] as const

export type Side = (typeof sides)[number]
export type CardType = (typeof cardTypes)[number]
export type Subtype = (typeof subtypesOf)[CardType][number]
export type Icon = (typeof icons)[number]
export type Sensitivity = (typeof sensitivities)[number]

/** `swccg:`, the number of its set and its own, as players' tools number them: `swccg:1_168`. */
export type CardId = string

/** A printed number, or `*` where the text of the card says what it is. rule swccg.defined-values */
export type Stat = number | '*'

/** A creature's ferocity: so many destinies and a number. rule swccg.creatures-ferocity */
export type Ferocity = { readonly destiny: number; readonly plus: Stat }

/** Permanent pilots: not characters; only what is stated. rule swccg.permanent-pilot */
export type Crew = {
  /** The total ability that they provide. */
  readonly ability: number
  /** Who it is, where the pilot is somebody. */
  readonly persona?: string
}

/** The facts of a card and its abilities. Absent: the card has no such value, which is not zero. rule swccg.undefined-values */
export type CardData = Written & {
  readonly id: CardId
  /** Number of its set, see sets.ts. */
  readonly set: string
  readonly number: number
  readonly side: Side
  /** The title without dots and diamonds: copies are cards of one title, whatever their side. */
  readonly name: string
  /** Copies that may be on table, and be played in a turn: 1 is unique. Absent: any. rule swccg.unique-and-restricted */
  readonly dots?: 1 | 2 | 3
  /** Copies that both players together may have at any system. rule swccg.unique-and-restricted */
  readonly diamonds?: 1 | 2 | 3
  readonly type: CardType
  /** How many people one character card is, where it is several: so many spies, warriors, passengers. rule swccg.characteristics */
  readonly people?: number
  /** Its kinds; [] for a type that has none. */
  readonly subtypes: readonly Subtype[]
  /** Of starships, combat vehicles and droids: `X-wing`, `AT-AT`, `astromech droid`. */
  readonly model?: string
  readonly sensitivity?: Sensitivity
  /** Number of a Jedi Test. rule swccg.jedi-tests */
  readonly test?: number
  /** One value; several of which the owner picks one. rule swccg.multiple-destiny-values */
  readonly destiny: readonly number[]
  readonly power?: Stat
  /** Of characters that are no droids, and of creature vehicles. rule swccg.card-with-ability */
  readonly ability?: number
  /** Weapons, devices and Effects say their cost in their text. */
  readonly deploy?: Stat
  readonly forfeit?: Stat
  readonly armor?: number
  readonly maneuver?: number
  /** Absent on a starship: no hyperdrive. rule swccg.no-ability-no-hyperdrive */
  readonly hyperspeed?: number
  readonly landspeed?: Stat
  readonly ferocity?: Ferocity
  /** The labelled number of a creature; others have theirs from ability, armor or maneuver. rule swccg.defense-value */
  readonly defense?: number
  readonly icons: Readonly<Partial<Record<Icon, number>>>
  readonly crew?: Crew
  /** Force icons on each side of a location. rule swccg.force-icons */
  readonly force?: Readonly<Record<Side, number>>
  /** Of systems; `*` for one that moves. rule swccg.parsec-numbers */
  readonly parsec?: Stat
  /** What a site or sector is part of by its title: `Cloud City`, `Tatooine`, `Executor`, `Big One`. */
  readonly place?: string
  /** The system that a location is, or is related to. rule swccg.related-locations */
  readonly system?: string
  /** rule swccg.marker-site */
  readonly marker?: number
  /**
   * What else it is, in small letters, whether stated in title, lore, text or plain: `spy`, `bounty hunter`, `female`,
   * `wookiee`, `lightsaber`, `docking bay`. rules swccg.characteristics, swccg.capitalization, swccg.gender-of-characters
   */
  readonly characteristics: readonly string[]
  /** Who or what it is a version of, permanent pilots too; see personas.ts. rule swccg.personas */
  readonly personas: readonly string[]
  /** Of characters: titles of the starships, vehicles and weapons that match. rule swccg.matching-pilot */
  readonly matching?: readonly string[]
  readonly rarity: string
}

/** rule swccg.dot-symbol */
export const isUnique = ({ dots }: Pick<CardData, 'dots'>): boolean => dots === 1

export const iconsOf = ({ icons: printed }: Pick<CardData, 'icons'>, icon: Icon): number => printed[icon] ?? 0
