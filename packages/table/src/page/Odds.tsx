import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import type { OddsLine, OddsShown, Thing } from '../protocol.js'
import { useTable } from './context.js'
import { request } from './link.js'

const percent = (chance: number): string => say.odds.percent(Math.round(chance * 100))

/** The chances of something in one line. */
export function oddsWords({ key, args }: OddsLine): string {
  const words = say.odds.lines[key]
  return words === undefined ? '' : words(args, percent)
}

/** What these things may come to; asked anew for every screen. */
export function useOdds(things: readonly Thing[]): readonly OddsShown[] {
  const { screen } = useTable()
  const [odds, setOdds] = useState<readonly OddsShown[]>([])
  const wanted = things.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen may change the chances
  useEffect(() => {
    let stale = false
    if (wanted === '') setOdds([])
    else
      void request('odds', { things: wanted.split(' ') }).then((found) => {
        if (!stale) setOdds(found)
      })
    return () => {
      stale = true
    }
  }, [wanted, screen.number])
  return odds
}

/** Each outcome as a bar with its chance. */
export function OddsList({ odds }: { odds: readonly OddsShown[] }) {
  return odds.map((each, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once for each question
    <section key={i} className="odds">
      <h3>{oddsWords(each)}</h3>
      <ul>
        {each.rows.map(({ name, chance, mean }) => (
          <li key={name}>
            <span className="odds-name">{say.odds.row(each.key, name)}</span>
            <span className="odds-bar" aria-hidden="true">
              <i style={{ width: `${chance * 100}%` }} />
            </span>
            <span className="odds-chance">{percent(chance)}</span>
            {mean !== undefined && mean > 0 && <span className="odds-mean">{say.odds.mean(mean)}</span>}
          </li>
        ))}
      </ul>
    </section>
  ))
}
