import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import type { Screen } from '../protocol.js'
import type { MomentShown } from '../protocol-advice.js'
import { Dialog } from './Dialog.js'
import { request } from './link.js'
import { promptWords } from './log-parts.js'

/** So many answers are asked for at once: the page stays lively, and stopping is quick. */
const PIECE = 12

/** So many turning points are named. */
const TURNS = 8

const turningPoints = (moments: readonly MomentShown[]): MomentShown[] =>
  moments
    .filter(({ lost, doubt, chosen, best }) => chosen !== best && lost > doubt)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, TURNS)

/** The chance of one player over the game, as a line; the middle is even. */
function Curve({ moments, screen: { answers, players, eyes } }: { moments: readonly MomentShown[]; screen: Screen }) {
  const whose = typeof eyes === 'number' ? eyes : 0
  const chance = ({ seat, before }: MomentShown) => (seat === whose ? before : 1 - before)
  const points = moments.map(
    (moment) =>
      `${((300 * moment.answer) / Math.max(1, answers - 1)).toFixed(1)},${(80 - 80 * chance(moment)).toFixed(1)}`,
  )
  const last = moments.at(-1)
  const now = last === undefined ? 0.5 : chance(last)
  return (
    <figure className="curve">
      <figcaption>{say.analysis.curve(players[whose]?.name ?? '')}</figcaption>
      <svg viewBox="0 0 300 80" preserveAspectRatio="none" role="img" aria-label={say.percent(now)}>
        <line x1="0" x2="300" y1="40" y2="40" className="curve-even" />
        <polyline points={points.join(' ')} className="curve-line" />
      </svg>
      {[1, 0.5, 0].map((share) => (
        <small key={share} aria-hidden="true">
          {say.percent(share)}
        </small>
      ))}
    </figure>
  )
}

/** A game that is over, gone through answer by answer. */
export function AnalysisDialog({ screen, close }: { screen: Screen; close(): void }) {
  const { answers, players } = screen
  const [moments, setMoments] = useState<readonly MomentShown[]>([])
  const [done, setDone] = useState(0)
  const [going, setGoing] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on from where it was, once
  useEffect(() => {
    let stopped = !going
    const go = async () => {
      for (let from = done; from < answers && !stopped; from += PIECE) {
        const found = await request('analysis', { from, to: Math.min(answers, from + PIECE) })
        if (stopped) return
        setMoments((before) => [...before.filter(({ answer }) => answer < from), ...found])
        setDone(Math.min(answers, from + PIECE))
      }
      if (!stopped) setGoing(false)
    }
    void go()
    return () => {
      stopped = true
    }
  }, [going])
  const turns = turningPoints(moments)
  const name = (seat: number) => players[seat]?.name ?? ''
  return (
    <Dialog label={say.analysis.heading} close={close} className="analysis">
      <h2>{say.analysis.heading}</h2>
      <p>{say.analysis.about}</p>
      {going && (
        <p className="analysis-going" role="status">
          <progress value={done} max={answers} /> {say.analysis.going(done, answers)}{' '}
          <button type="button" onClick={() => setGoing(false)}>
            {say.analysis.stop}
          </button>
        </p>
      )}
      {players.length === 2 && <Curve moments={moments} screen={screen} />}
      <h3>{say.analysis.turned}</h3>
      {!going && turns.length === 0 && <p>{say.analysis.nothing}</p>}
      <ol className="analysis-turns">
        {turns.map(({ answer, seat, lines, chance, chanceBest, lost }) => (
          <li key={answer}>
            <p>{say.analysis.moment(answer + 1, name(seat), promptWords(screen, lines.chosen), say.percent(chance))}</p>
            <p>{say.analysis.better(promptWords(screen, lines.best), say.percent(chanceBest), say.percent(lost))}</p>
            <button
              type="button"
              onClick={() => {
                close()
                void request('look', { at: answer })
              }}
            >
              {say.analysis.show}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
