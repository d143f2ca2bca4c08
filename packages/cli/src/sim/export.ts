import type { Got } from '@dejarik/bots'
import type { Json, Option, Seat, Situation } from '@dejarik/kernel'

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
  /** What whoever answered got in the end: 1 won, 0 lost, 0.5 drawn; null where the game was not finished. */
  readonly result: number | null
}

/**
 * Takes down the decisions of one game; they are written when it is over, because only then is it known who won. Who
 * answered is told apart from where they sit: in a format that bids for sides players change seats.
 */
export function scribe(game: string, number: number, bots: readonly string[]) {
  const lines: { readonly line: Omit<Line, 'result'>; readonly player: number }[] = []
  return {
    note({ seat, decision, view }: Situation, option: Option, player: number): void {
      const chosen = decision.options.indexOf(option)
      const { kind, options } = decision
      const bot = bots[player] ?? ''
      lines.push({
        line: { game, number, answer: lines.length, seat, bot, kind, view: view(), options, chosen },
        player,
      })
    },
    write(gotBy: (player: number) => Got | null): string {
      return lines.map(({ line, player }) => `${JSON.stringify({ ...line, result: gotBy(player) })}\n`).join('')
    },
  }
}

/** What somebody got, by who won; null: nobody did. */
export const got = (winner: number | null, who: number): Got => (winner === null ? 0.5 : winner === who ? 1 : 0)
