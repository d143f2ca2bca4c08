import { type Interval, interval } from '@dejarik/bots'
import { type HandCount, type HandCounts, PUT_BACK } from './hands.js'

/** What came of some hands. */
export interface Hands {
  readonly games: number
  readonly share: Interval
  /** So few games that the share says next to nothing. */
  readonly few: boolean
}

/** What came of hands with so many cards of a kind. */
export interface Held extends Hands {
  readonly n: number
  /** The deck wins more or less often with these than chance alone would have it, among so many numbers. */
  readonly clear: boolean
}

/** The hands that a deck began with. */
export interface HandStudy {
  readonly deck: string
  /** By the number of cards of each kind that were held when play began. */
  readonly kinds: readonly { readonly name: string; readonly held: readonly Held[] }[]
  /** By how many cards were put back and drawn anew; null where the game knows no such thing. */
  readonly redraw: {
    readonly kept: Hands
    readonly redrawn: Hands
    readonly by: readonly Held[]
  } | null
}

/** Fewer games than this say next to nothing: the interval of an even share is wider than from 32 to 68 %. */
const FEW = 25

function handsIn(counts: readonly HandCount[]): Hands {
  const games = counts.reduce((sum, each) => sum + each.games, 0)
  const won = counts.reduce((sum, each) => sum + each.won, 0)
  return { games, share: interval(won, games), few: games < FEW }
}

/**
 * How far from the deck's own share is too far for chance, where so many shares are looked at: all of them together stay
 * within that 95 times in 100, since one of them is off by z with a chance of at most exp(-z²/2).
 */
const farFor = (shares: number): number => Math.sqrt(2 * Math.log(Math.max(1, shares) / 0.05))

function heldIn(count: HandCount, own: number, far: number): Held {
  const hands = handsIn([count])
  const { least, most } = interval(count.won, count.games, far)
  return { n: count.n, ...hands, clear: !hands.few && (own < least || own > most) }
}

/** The hands of each of these decks; kinds of which a deck always held as many say nothing, and are left out. */
export function handStudies(
  counts: HandCounts,
  decks: readonly { readonly name: string; readonly share: Interval }[],
  kinds: readonly string[],
): HandStudy[] {
  const all = Object.values(counts)
  const far = farFor(all.filter(({ games }) => games >= FEW).length)
  return decks.map(({ name: deck, share: { share: own } }) => {
    const of = (kind: string) =>
      all.filter((each) => each.deck === deck && each.kind === kind).sort((a, b) => a.n - b.n)
    const held = (of: readonly HandCount[]) => of.map((count) => heldIn(count, own, far))
    const back = of(PUT_BACK)
    const [kept, redrawn] = [back.filter(({ n }) => n === 0), back.filter(({ n }) => n > 0)]
    return {
      deck,
      kinds: kinds.map((name) => ({ name, held: held(of(name)) })).filter((kind) => kind.held.length > 1),
      redraw: back.length === 0 ? null : { kept: handsIn(kept), redrawn: handsIn(redrawn), by: held(back) },
    }
  })
}
