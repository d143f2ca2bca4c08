import type { CardData } from './card.js'

/**
 * Names under which game text knows a persona, the first of them its own; a title alone is its own persona. Versions with
 * the title of one of these names are that persona. rule swccg.personas
 */
export const personaNames: readonly (readonly string[])[] = [
  ['Luke', 'Luke Skywalker', 'Son Of Skywalker'],
  ['Leia', 'Leia Organa', 'Princess Leia'],
  ['Han', 'Han Solo', 'Captain Han Solo', 'Solo'],
  ['Chewie', 'Chewbacca'],
  ['Obi-Wan', 'Obi-Wan Kenobi', 'Kenobi'],
  ['Lando', 'Lando Calrissian'],
  ['C-3PO', 'Threepio', 'See-Threepio'],
  ['R2-D2', 'Artoo', 'Artoo-Detoo'],
  ['Owen Lars', 'Owen'],
  ['Beru Lars', 'Beru'],
  ['Biggs', 'Biggs Darklighter'],
  ['Wedge', 'Wedge Antilles'],
  ['Jek', 'Jek Porkins', 'Porkins'],
  ['Dodonna', 'General Dodonna'],
  ['Vader', 'Darth Vader', 'Lord Vader'],
  ['Tarkin', 'Grand Moff Tarkin'],
  ['Motti', 'Admiral Motti'],
  ['Tagge', 'General Tagge'],
  ['Yularen', 'Colonel Wullf Yularen'],
  ['Bast', 'Chief Bast'],
  ['Praji', 'Commander Praji'],
  ['Tanbris', 'Lieutenant Tanbris'],
  ['Needa', 'Captain Needa'],
  ['Veers', 'General Veers'],
  ['Boba Fett', 'Fett'],
  ['Dr. Evazan', 'Evazan'],
  ['Feltipern Trevagg', 'Trevagg'],
  ["Kal'Falnl C'ndros", "Kal'Faln C'ndros", "Kal'Fa'lnl C'ndros", "Kal'Fa'nl C'ndros"],
  ['Falcon', 'Millennium Falcon'],
  ["Vader's Custom TIE", 'Custom TIE'],
]

const own = new Map(personaNames.flatMap((names) => names.map((name) => [plainName(name), names[0]!] as const)))

/** Without case and without how a droid's name is said: `C-3PO (See-Threepio)`. */
function plainName(name: string): string {
  return name.replace(/\s*\([^)]*\)$/, '').toLowerCase()
}

/** The persona that a title or a name in a text means, whether or not there is such a card. */
export const personaCalled = (name: string): string =>
  own.get(plainName(name)) ?? name.replace(/\s*\((?!V\))[^)]*\)$/, '')

/** Are these versions of one persona, also by a permanent pilot? */
export const sharesPersona = (one: Pick<CardData, 'personas'>, other: Pick<CardData, 'personas'>): boolean =>
  one.personas.some((persona) => other.personas.includes(persona))
