import { type CoreState, knows, type Seat } from '@dejarik/kernel'
import type { Session } from '../../src/engine/session.js'
import { Leak } from './sitting.js'

const words = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `

interface Hidden {
  /** How many cards were seen then. */
  readonly seen: number
  readonly ids: ReadonlySet<string>
  readonly names: readonly string[]
}

/**
 * Reads what a seat was sent for cards that its eyes have not seen: it knows nothing of worlds or views, only which cards
 * the seat has ever known, and its own deck.
 */
export class Scan {
  private readonly seen: Set<number>[]
  private readonly last = new Map<Seat, Hidden>()
  strings = 0

  constructor(private readonly session: Session) {
    const { decks, engine } = session.game
    this.seen = session.record.decks.map(
      (deck) =>
        new Set(decks.entries(deck as { name: string }).map(({ card }) => engine.catalog.indexOf.get(card) ?? -1)),
    )
  }

  /** Whatever a seat knows now it has seen; to be called whenever anything happens. */
  note(s: CoreState): void {
    for (let seat = 0; seat < s.seats; seat++)
      for (let card = 0; card < s.def.length; card++)
        if (knows(s, seat, card)) this.seen[seat]?.add(s.def[card] as number)
  }

  /** The cards of this game that the seat has not seen: ids, and names that nothing it may read has in it. */
  private hidden(s: CoreState, seat: Seat): Hidden {
    const { catalog } = this.session.game.engine
    const seen = this.seen[seat] as Set<number>
    const last = this.last.get(seat)
    if (last?.seen === seen.size) return last
    const unseen = [...new Set(s.def)].filter((def) => !seen.has(def)).map((def) => catalog.defs[def]!)
    const own = (this.session.record.decks[seat] as { name: string }).name
    const texts = [...seen].flatMap((def) => {
      const { id, name } = catalog.defs[def] ?? { id: '', name: '' }
      return id === '' ? [] : [name, JSON.stringify(this.session.game.sheet(id))]
    })
    const read = words([own, ...texts].join(' '))
    const hidden = {
      seen: seen.size,
      ids: new Set(unseen.map(({ id }) => id)),
      names: unseen.map(({ name }) => words(name)).filter((name) => !read.includes(name)),
    }
    this.last.set(seat, hidden)
    return hidden
  }

  /** Throws where something that was sent names a card that the seat has not seen. */
  look(what: string, sent: unknown, s: CoreState, seat: Seat): void {
    const { ids, names } = this.hidden(s, seat)
    const visit = (value: unknown, path: string): void => {
      if (typeof value === 'string') {
        this.strings++
        if (ids.has(value))
          throw new Leak(`${what} of seat ${seat} has card ${value} in ${path}, which it has not seen`)
        const text = words(value)
        const name = names.find((each) => text.includes(each))
        if (name !== undefined) throw new Leak(`${what} of seat ${seat} names${name}in ${path}: ${value}`)
      } else if (typeof value === 'object' && value !== null)
        for (const [key, part] of Object.entries(value)) visit(part, `${path}.${key}`)
    }
    visit(sent, what)
  }
}
