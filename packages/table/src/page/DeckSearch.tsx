import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import type { CardsFound, GameId, SearchHelp } from '../protocol.js'
import { request } from './link.js'
import { saidWords } from './log-parts.js'

/** What the engine finds for these words; the last answer stands until the next one is there. */
export function useFound(game: GameId, words: string): CardsFound | null {
  const [found, setFound] = useState<{ game: GameId; got: CardsFound } | null>(null)
  useEffect(() => {
    let gone = false
    void request('search', { game, words }).then((got) => !gone && setFound({ game, got }))
    return () => {
      gone = true
    }
  }, [game, words])
  return found?.game === game ? found.got : null
}

/** What in a search cannot be meant, with a click that makes it right. */
export function SearchFaults({ found, find }: { found: CardsFound; find(words: string): void }) {
  return (
    <div role="status" className="search-faults">
      {found.faults.map(({ words, ...fault }) => (
        <p key={fault.says}>
          <span>{saidWords(fault)}</span>
          {words !== undefined && (
            <button type="button" onClick={() => find(words)}>
              {say.search.mend(words)}
            </button>
          )}
        </p>
      ))}
    </div>
  )
}

/** Values to click: each writes itself into the search, and a second click takes it out. */
export function SearchFilters({ found, find }: { found: CardsFound; find(words: string): void }) {
  // On a phone there is no room for them beside the cards.
  const [wide] = useState(() => matchMedia('(min-width: 761px)').matches)
  return (
    <details className="filters" open={wide}>
      <summary>{say.search.filters}</summary>
      {found.filters.map(({ field, values }) => (
        <fieldset key={field}>
          <legend>{say.search.names[field] ?? field}</legend>
          {values.map(({ value, count, on, words }) => (
            <button key={value} type="button" className="filter" aria-pressed={on} onClick={() => find(words)}>
              {value} <small>{count}</small>
            </button>
          ))}
        </fieldset>
      ))}
    </details>
  )
}

/** How a search is written for this game: every field, and examples to click. */
export function SearchHelpText({ game, find }: { game: GameId; find(words: string): void }) {
  const [help, setHelp] = useState<SearchHelp | null>(null)
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game has other fields
  useEffect(() => setHelp(null), [game])
  useEffect(() => {
    if (open && help === null) void request('searchHelp', { game }).then(setHelp)
  }, [open, help, game])
  return (
    <details className="search-help" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.search.help}</summary>
      <p>{say.search.how}</p>
      {help !== null && (
        <div className="search-told">
          <div>
            <h2>{say.search.examples}</h2>
            <ul>
              {help.examples.map(({ words, finds }) => (
                <li key={words}>
                  <button type="button" onClick={() => find(words)}>
                    <code>{words}</code>
                  </button>
                  <span>{saidWords({ says: finds })}</span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{say.search.fields}</h2>
            <dl>
              {help.fields.map(({ name, about, values }) => (
                <div key={name}>
                  <dt>
                    <code>{name}</code>
                  </dt>
                  <dd>
                    {saidWords({ says: about })}
                    {values.length > 0 && <small>{say.search.values(values)}</small>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      )}
    </details>
  )
}
