import { swings as swingsIn, turningPoints } from '@dejarik/bots/story'
import { useState } from 'react'
import { say } from '../messages/index.js'
import type { Screen } from '../protocol.js'
import { Curve } from './Curve.js'
import { Dialog } from './Dialog.js'
import { lookedAt, useGoneThrough } from './gone-through.js'
import { request } from './link.js'
import { promptWords } from './log-parts.js'

/** A game that is over, gone through answer by answer. */
export function AnalysisDialog({ screen, close }: { screen: Screen; close(): void }) {
  const { players } = screen
  const answers = screen.recorded ?? 0
  const { moments, done, going, halt } = useGoneThrough(screen)
  const turns = turningPoints(moments)
  const swings = swingsIn(moments)
  const name = (seat: number) => players[seat]?.name ?? ''
  const show = (answer: number) => (
    <button
      type="button"
      onClick={() => {
        close()
        const moment = moments.find((each) => each.answer === answer)
        if (moment !== undefined) void request('look', { at: moment.at })
      }}
    >
      {say.analysis.show}
    </button>
  )
  return (
    <Dialog label={say.analysis.heading} close={close} className="analysis">
      <h2>{say.analysis.heading}</h2>
      <p>{say.analysis.about}</p>
      {going && (
        <p className="analysis-going" role="status">
          <progress value={done} max={answers} /> {say.analysis.going(done, answers)}{' '}
          <button type="button" onClick={halt}>
            {say.analysis.stop}
          </button>
        </p>
      )}
      <Curve screen={screen} moments={moments} turns={turns} swings={swings} />
      <h3>{say.analysis.changed}</h3>
      {!going && swings.length === 0 && <p>{say.analysis.steady}</p>}
      <ol className="analysis-turns">
        {swings.map(({ seat, from, to, before, after }) => (
          <li key={from}>
            <p>{say.analysis.swing(from + 1, to + 1, name(seat), say.percent(before), say.percent(after))}</p>
            {show(from)}
          </li>
        ))}
      </ol>
      <h3>{say.analysis.turned}</h3>
      {!going && turns.length === 0 && <p>{say.analysis.nothing}</p>}
      <ol className="analysis-turns">
        {turns.map(({ answer, seat, lines, chance, chanceBest, lost }) => (
          <li key={answer}>
            <p>{say.analysis.moment(answer + 1, name(seat), promptWords(screen, lines.chosen), say.percent(chance))}</p>
            <p>{say.analysis.better(promptWords(screen, lines.best), say.percent(chanceBest), say.percent(lost))}</p>
            {show(answer)}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

/** At a moment of a game that was gone through: what was answered next, and what was better. */
export function LookedAt({ screen }: { screen: Screen }) {
  const [open, setOpen] = useState(false)
  const moment = lookedAt(screen)
  if (moment === undefined) return null
  const { answer, seat, lines, chance, chanceBest, lost, doubt, chosen, best } = moment
  return (
    <section className="looked-at" role="status">
      <p>
        {say.analysis.moment(
          answer + 1,
          screen.players[seat]?.name ?? '',
          promptWords(screen, lines.chosen),
          say.percent(chance),
        )}
      </p>
      <p>
        {chosen !== best && lost > doubt
          ? say.analysis.better(promptWords(screen, lines.best), say.percent(chanceBest), say.percent(lost))
          : say.analysis.noBetter}
      </p>
      <button type="button" onClick={() => setOpen(true)}>
        {say.analysis.open}
      </button>
      {open && <AnalysisDialog screen={screen} close={() => setOpen(false)} />}
    </section>
  )
}
