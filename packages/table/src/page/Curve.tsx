import { chances, type Swing } from '@dejarik/bots/story'
import { say } from '../messages/index.js'
import type { Screen } from '../protocol.js'
import type { MomentShown } from '../protocol-advice.js'

/** Whose chance is told: who looks, or else the first player. */
export const whose = ({ eyes }: Screen): number => (typeof eyes === 'number' ? eyes : 0)

/** The chance of one player over the game, as a line; the middle is even. What the lists name is marked. */
export function Curve({
  screen,
  moments,
  turns,
  swings,
}: {
  screen: Screen
  moments: readonly MomentShown[]
  turns: readonly MomentShown[]
  swings: readonly Swing[]
}) {
  const { players } = screen
  const answers = screen.recorded ?? 0
  const seat = whose(screen)
  const x = (answer: number) => (300 * answer) / Math.max(1, answers - 1)
  const all = chances(moments, seat, players.length)
  const points = all.map(({ answer, chance }) => `${x(answer).toFixed(1)},${(80 - 80 * chance).toFixed(1)}`)
  return (
    <figure className="curve">
      <figcaption>{say.analysis.curve(players[seat]?.name ?? '')}</figcaption>
      <svg
        viewBox="0 0 300 80"
        preserveAspectRatio="none"
        role="img"
        aria-label={say.percent(all.at(-1)?.chance ?? 0.5)}
      >
        {swings.map(({ from, to }) => (
          <rect key={from} x={x(from)} width={Math.max(1, x(to) - x(from))} y="0" height="80" className="curve-swing" />
        ))}
        <line x1="0" x2="300" y1="40" y2="40" className="curve-even" />
        {turns.map(({ answer }) => (
          <line key={answer} x1={x(answer)} x2={x(answer)} y1="0" y2="80" className="curve-turn" />
        ))}
        <polyline points={points.join(' ')} className="curve-line" />
      </svg>
      <div className="curve-scale" aria-hidden="true">
        {[1, 0.5, 0].map((share) => (
          <small key={share}>{say.percent(share)}</small>
        ))}
      </div>
      <div className="curve-time" aria-hidden="true">
        <small>{say.analysis.answer(1)}</small>
        <small>{say.analysis.answer(answers)}</small>
      </div>
      {(swings.length > 0 || turns.length > 0) && <small className="curve-marks">{say.analysis.marks}</small>}
    </figure>
  )
}
