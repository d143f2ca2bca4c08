import { shown } from '../boundary/shown.js'
import { Refused, said } from '../log/said.js'
import { type DeckFault, takeOut } from './faults.js'

/** What may be brought to a game, as data: what the formats of every game have. */
export interface Format {
  readonly id: string
  readonly name: string
  /** Codes of the sets allowed. */
  readonly sets: readonly string[]
  readonly players: { readonly least: number; readonly most: number }
  /** Ids of cards. */
  readonly banned: readonly string[]
}

/** The format of that id; throws where there is none. */
export function formatNamed<F extends Format>(formats: readonly F[], id: string): F {
  const format = formats.find((one) => one.id === id)
  if (format === undefined) {
    throw new Refused(
      said(
        'There is no format {0}; there are {1}',
        shown(id),
        formats.map((f) => f.id),
      ),
    )
  }
  return format
}

/** How a game speaks of its cards, and the rules by which one may be missing, foreign or unread. */
export interface Allowing<Card> {
  readonly rules: { readonly known: string; readonly sets: string; readonly text: string }
  title(card: Card): string
  setName(code: string): string
}

/** Whether a card exists, is in the format and is fully understood. */
export function allowedFaults<Card extends { readonly set: string }>(
  { rules, title, setName }: Allowing<Card>,
  id: string,
  card: Card | undefined,
  format: Format,
  understood: (card: Card) => boolean,
): DeckFault[] {
  const fixes = [takeOut(id)]
  if (card === undefined) {
    return [{ rule: rules.known, card: id, ...said('There is no card {0}.', id), mend: said('Take it out.'), fixes }]
  }
  const faults: DeckFault[] = []
  if (!format.sets.includes(card.set)) {
    const from = setName(card.set)
    const says = said('{0} is from {1}, which the format {2} does not include.', title(card), from, format.name)
    const mend = said('Use cards from {0}.', format.sets.map(setName))
    faults.push({ rule: rules.sets, card: id, ...says, mend, fixes })
  }
  if (format.banned.includes(id)) {
    const says = said('{0} is banned in the format {1}.', title(card), format.name)
    faults.push({ rule: rules.sets, card: id, ...says, mend: said('Replace it.'), fixes })
  }
  if (!understood(card)) {
    const says = said('The text of {0} is not fully understood yet.', title(card))
    const mend = said('Replace it, or agree to play with cards that are not fully understood.')
    faults.push({ rule: rules.text, card: id, ...says, mend, fixes })
  }
  return faults
}
