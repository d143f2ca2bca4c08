import type { Got } from '@dejarik/bots'
import type { Json, Option, Result, Seat, Situation } from '@dejarik/kernel'

/** One decision as a line for whoever learns from games: what the seat saw, what it could do, what it did. */
interface Line {
  readonly game: string
  readonly number: number
  readonly answer: number
  readonly seat: Seat
  readonly bot: string
  readonly kind: string
  readonly view: Json
  readonly options: readonly Option[]
  readonly chosen: number
  /** What the seat got in the end: 1 won, 0 lost, 0.5 drawn; null where the game was not finished. */
  readonly result: number | null
}

/** Takes down the decisions of one game; they are written when it is over, because only then is it known who won. */
export function scribe(game: string, number: number, bots: readonly string[]) {
  const lines: Omit<Line, 'result'>[] = []
  return {
    note({ seat, decision, view }: Situation, option: Option): void {
      const chosen = decision.options.indexOf(option)
      const { kind, options } = decision
      const bot = bots[seat] ?? ''
      lines.push({ game, number, answer: lines.length, seat, bot, kind, view: view(), options, chosen })
    },
    write(result: Result | null): string {
      return lines
        .map(
          (line) => `${JSON.stringify({ ...line, result: result === null ? null : got(result.winner, line.seat) })}\n`,
        )
        .join('')
    },
  }
}

/** What somebody got, by who won; null: nobody did. */
export const got = (winner: number | null, who: number): Got => (winner === null ? 0.5 : winner === who ? 1 : 0)
