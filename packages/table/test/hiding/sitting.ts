import { below, type CoreState, type Generator, knows, type Seat } from '@dejarik/kernel'

export { below }

import { newPaper } from '../../src/engine/deck-requests.js'
import { gameOf } from '../../src/engine/games.js'
import { begin, type Session } from '../../src/engine/session.js'
import { nothingSent, screenOf } from '../../src/engine/show.js'
import type { GameId, Screen } from '../../src/protocol.js'

/** Something that a seat was told and may not know. */
export class Leak extends Error {
  override readonly name = 'Leak'
}

/** A table of two with different decks; whoever is no person is a bot, though its answers come from the test. */
export async function sitDown(id: GameId, seed: string, people: readonly Seat[], g: Generator): Promise<Session> {
  const game = await gameOf(id)
  const { shipped, seats } = game.decks
  const any = (seat: Seat, but: number): number => {
    const fitting = shipped.flatMap((deck, i) => ((seats?.(deck).includes(seat) ?? true) && i !== but ? [i] : []))
    return fitting[below(g, fitting.length)] as number
  }
  const first = any(0, -1)
  const chosen = [first, any(1, first)].map((deck, seat) => ({
    name: `Player ${seat + 1}`,
    deck: { shipped: deck },
    ...(people.includes(seat) ? {} : { bot: 'random' }),
  }))
  return begin(game, newPaper(game, chosen, seed, true))
}

/** The same table in another state, which can be played on without the first. */
export const fork = (session: Session, s: CoreState): Session => ({
  ...session,
  s,
  record: Object.fromEntries(
    Object.entries(session.record).map(([key, value]) => [key, Array.isArray(value) ? [...value] : value]),
  ) as unknown as Session['record'],
  by: [...session.by],
  told: [...session.told],
  moments: [...session.moments],
  kept: [...session.kept],
})

/** A chance that went by, as the driver shows it. */
export interface Passing {
  readonly s: CoreState
  readonly told: number
  readonly moments: number
}

/** Everything that the page is sent for one seat, after whatever was sent before. */
export function screenFor(session: Session, seat: Seat, silence?: Passing, sent = nothingSent()): Screen {
  const s = silence?.s ?? session.s
  return screenOf(session, sent, {
    number: 0,
    curtain: null,
    asked: s.decision?.seat ?? null,
    passing: false,
    skipping: false,
    paused: false,
    pace: 500,
    refused: null,
    eyes: seat,
    s,
    silence,
    counting: seat,
    looking: null,
    proposal: null,
    wrong: null,
  })
}

/** The part of two texts around where they begin to differ. */
export function differing(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const from = Math.max(0, at - 160)
  return `\n  here  …${a.slice(from, at + 120)}\n  there …${b.slice(from, at + 120)}`
}

export function mustEqual(what: string, here: unknown, there: unknown): void {
  const [a, b] = [JSON.stringify(here) ?? '', JSON.stringify(there) ?? '']
  if (a !== b) throw new Leak(`${what} depends on what the seat may not know:${differing(a, b)}`)
}

/** Which cards differ between two worlds. */
export const dealtAnew = (here: CoreState, there: CoreState): number[] =>
  here.def.flatMap((def, card) => (def === there.def[card] ? [] : [card]))

export const isShown = (s: CoreState, seat: Seat, cards: readonly number[]): boolean =>
  cards.some((card) => knows(s, seat, card))
