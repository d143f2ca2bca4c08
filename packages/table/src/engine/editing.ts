import {
  type CoreState,
  controllerOf,
  definitionOf,
  type Edit,
  type EditOffer,
  type EditRules,
  editOf,
  editOffers,
  pileOf,
  type Seat,
  tableOf,
} from '@dejarik/kernel'
import { Refused, said } from '@dejarik/kernel/log'
import type { EditableShown, EditsShown, EditWanted } from '../protocol-edits.js'
import type { GameOfTable } from './game.js'

const thingOf = ({ thing, n }: EditOffer): string => `${thing}:${n}`

const nameOf = ({ engine }: GameOfTable, s: CoreState, card: number): string =>
  engine.catalog.defs[definitionOf(s, card)]?.name ?? ''

const lay = ({ engine }: GameOfTable, s: CoreState) => tableOf(engine, s)

/** Everything that this seat may propose to change. */
export function editable(game: GameOfTable, s: CoreState, seat: Seat): EditableShown[] {
  const { rules } = game.engine
  const piles = rules.piles(s.seats)
  const dice = new Map(rules.edits?.dice?.(lay(game, s)).map(({ die, card }) => [die, card]))
  return editOffers(game.engine, s, seat).map((offer): EditableShown => {
    const { thing: kind, n } = offer
    if (kind === 'seat') return { thing: thingOf(offer), kind, name: '', whose: n, pile: '' }
    const card = kind === 'die' ? (dice.get(n) ?? -1) : n
    const spec = piles[kind === 'top' ? n : pileOf(s, card)]
    return {
      thing: thingOf(offer),
      kind,
      name: kind === 'top' ? (spec?.name ?? '') : nameOf(game, s, card),
      whose: kind === 'top' ? (spec?.seat ?? 0) : controllerOf(s, card),
      pile: spec?.name ?? '',
    }
  })
}

const offerFor = (game: GameOfTable, s: CoreState, seat: Seat, thing: string): EditOffer | undefined =>
  editOffers(game.engine, s, seat).find((offer) => thingOf(offer) === thing)

/** What may become of one thing. */
export function editsOf(game: GameOfTable, s: CoreState, seat: Seat, thing: string): EditsShown {
  const rules = game.engine.rules.edits as EditRules | undefined
  const offer = offerFor(game, s, seat, thing)
  const t = lay(game, s)
  return {
    places: (offer?.places ?? []).map(({ put, on }) => ({
      put,
      on,
      words: rules?.places.find(({ name }) => name === put)?.words ?? put,
      ...(on < 0 ? {} : { onName: nameOf(game, s, on) }),
    })),
    numbers: (offer?.numbers ?? []).map(({ set, now, most }) => {
      const say = rules?.numbers.find(({ name }) => name === set)?.words
      const words = say && Array.from({ length: most + 1 }, (_, n) => say(t, offer?.n as number, n))
      return { set, now, most, ...(words === undefined ? {} : { words }) }
    }),
    busy: rules?.isQuiet(t) === false,
  }
}

/** The edit that somebody wants to propose. */
export function editWanted(game: GameOfTable, s: CoreState, seat: Seat, thing: string, wanted: EditWanted): Edit {
  const offer = offerFor(game, s, seat, thing)
  if (offer === undefined) throw new Refused(said('That can no longer be edited'))
  return editOf(seat, offer, wanted)
}
