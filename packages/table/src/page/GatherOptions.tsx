import { say } from '../messages/index.js'
import type { Gatherable } from '../protocol-gathering.js'
import { useTable } from './context.js'
import { promptWords, reasonWords } from './log-parts.js'

const words = say.playing.gather

/** What is answered together: things are put to the first, here or on the board, and confirmed; the rest says why not. */
export function GatherOptions({ all }: { all: readonly Gatherable[] }) {
  const { choice, screen } = useTable()
  const { path } = choice
  return (
    <section className="options gather" id="options" aria-label={say.table.options}>
      <ul className="options-list">
        {all.map(({ thing, label, why }, i) => {
          const place = path.indexOf(thing)
          return (
            <li key={thing}>
              <button
                type="button"
                className="option"
                aria-pressed={place >= 0}
                disabled={why !== undefined}
                onClick={() => choice.point(thing)}
              >
                {i < 9 && (
                  <span className="option-key" aria-hidden="true">
                    {i + 1}
                  </span>
                )}
                <span className="option-label">
                  {promptWords(screen, label)}
                  {why !== undefined && <small className="option-why">{reasonWords(why)}</small>}
                </span>
                <span className="option-tick" aria-hidden="true">
                  {place >= 0 ? `◆ ${words.place(place + 1)}` : why === undefined ? '◇' : ''}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className="options-pass">
        <button type="button" className="set-confirm primary" onClick={choice.confirm}>
          {words.confirm(path.length)}
          <span className="option-pass" aria-hidden="true">
            {say.table.passKey}
          </span>
        </button>
      </div>
    </section>
  )
}
