import { say } from '../messages/index.js'
import type { PromptShown } from '../protocol.js'
import { useTable } from './context.js'
import { promptWords } from './log-parts.js'
import { OddsList, useOdds } from './Odds.js'

/** A set to be picked: things are pointed at in any order, here or on the board, and the set is confirmed. */
export function SetOptions({ set }: { set: NonNullable<PromptShown['set']> }) {
  const { choice, screen } = useTable()
  const { path } = choice
  // What is chosen to be rolled again: what may it show?
  const odds = useOdds(path.filter((thing) => thing.startsWith('die:')))
  const enough = path.length >= set.least && path.length <= set.most
  return (
    <section className="options" id="options" aria-label={say.table.options}>
      <ul className="options-list">
        {set.offers.map(({ thing, label }, i) => (
          <li key={thing}>
            <button
              type="button"
              className="option"
              aria-pressed={path.includes(thing)}
              data-taught={choice.taught(thing) || undefined}
              disabled={!path.includes(thing) && path.length >= set.most}
              onClick={() => choice.point(thing)}
            >
              {i < 9 && (
                <span className="option-key" aria-hidden="true">
                  {i + 1}
                </span>
              )}
              <span className="option-label">
                {promptWords(screen, label)}
                {choice.taught(thing) && <span className="taught-words">{say.lesson.taught}</span>}
              </span>
              <span className="option-tick" aria-hidden="true">
                {path.includes(thing) ? '◆' : '◇'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <OddsList odds={odds} />
      <div className="options-pass">
        <button type="button" className="set-confirm primary" disabled={!enough} onClick={choice.confirm}>
          {say.table.confirm(path.length)}{' '}
          {path.length < set.least
            ? say.table.atLeast(set.least)
            : set.most < set.offers.length
              ? say.table.atMost(set.most)
              : ''}
        </button>
      </div>
    </section>
  )
}
