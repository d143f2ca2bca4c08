import { useState } from 'react'
import { say } from '../messages/index.js'
import type { Screen } from '../protocol.js'
import { AnalysisDialog } from './AnalysisDialog.js'
import { mayGoThrough, useForgetting } from './gone-through.js'
import { request } from './link.js'
import { go, linkTo } from './route.js'

/** How it ended, and what may come next. */
export function ResultPanel({ screen }: { screen: Screen }) {
  const { result, players, eyes } = screen
  const [analysing, setAnalysing] = useState(false)
  useForgetting(screen)
  if (result === null) return null
  const name = result.winner === null ? '' : (players[result.winner]?.name ?? '')
  const won =
    result.winner === null ? say.table.nobody : result.winner === eyes ? say.table.youWon : say.table.won(name)
  const again = async (swap: boolean) => go('play', (await request('again', { swap })).key)
  return (
    <section className="result" role="status" aria-live="polite">
      <p className="result-won">{won}</p>
      {result.how === 'draw' && <p>{say.table.agreedDraw}</p>}
      {screen.edits > 0 && <p className="result-edited">{say.edit.edited(screen.edits)}</p>}
      {result.rule !== '' && (
        <p>
          <a href={linkTo('rules', result.rule)} target="_blank" rel="noreferrer">
            {say.table.byRule}
          </a>
        </p>
      )}
      <div className="buttons">
        <button type="button" className="primary" onClick={() => void again(false)}>
          {say.table.rematch}
        </button>
        <button type="button" onClick={() => void again(true)}>
          {say.table.swap}
        </button>
        {mayGoThrough(screen) && (
          <button type="button" onClick={() => setAnalysing(true)}>
            {say.analysis.open}
          </button>
        )}
        <button type="button" onClick={() => go()}>
          {say.table.leave}
        </button>
      </div>
      {analysing && <AnalysisDialog screen={screen} close={() => setAnalysing(false)} />}
    </section>
  )
}
