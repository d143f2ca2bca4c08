import { useEffect, useMemo, useState } from 'react'
import { say } from '../messages/index.js'
import { type GameId, gameIds } from '../protocol.js'
import { linkTo } from './route.js'
import { findRules, gameOfRule, type Rule, readBook, titleOf } from './rulebook.js'
import '../style/pages.css'

/** So many rules are listed at once. */
const MOST = 60

function RuleText({ rule }: { rule: Rule }) {
  return (
    <>
      <p>{rule.summary}</p>
      <p className="rule-source">
        <code>{rule.id}</code> · {say.rules.source}: {rule.source}
        {rule.supersededBy !== null && (
          <>
            {' '}
            · {say.rules.superseded} <a href={linkTo('rules', rule.supersededBy)}>{rule.supersededBy}</a>
          </>
        )}
      </p>
    </>
  )
}

/** The rules to search and to read, in our own words. */
export function Rules({ id }: { id: string }) {
  const [game, setGame] = useState<GameId>(gameOfRule(id) ?? 'destiny')
  const [words, setWords] = useState('')
  const [rules, setRules] = useState<readonly Rule[] | null>(null)
  useEffect(() => {
    const meant = gameOfRule(id)
    if (meant !== null) setGame(meant)
  }, [id])
  useEffect(() => {
    let gone = false
    void readBook(game).then((read) => !gone && setRules(read))
    return () => {
      gone = true
    }
  }, [game])
  const asked = rules?.find((rule) => rule.id === id)
  const found = useMemo(() => findRules(rules ?? [], words), [rules, words])
  return (
    <div className="rules">
      <h1>{say.nav.rules}</h1>
      <p className="quiet">{say.rules.ownWords}</p>
      {asked && (
        <article className="rule rule-asked" aria-live="polite">
          <h2>{titleOf(asked)}</h2>
          <RuleText rule={asked} />
        </article>
      )}
      <form className="search" onSubmit={(event) => event.preventDefault()}>
        <label>
          <span>{say.rules.search}</span>
          <input
            type="search"
            value={words}
            placeholder={say.rules.hint}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <label>
          <span>{say.home.chooseGame}</span>
          <select
            value={game}
            onChange={(event) => {
              setRules(null)
              setGame(event.target.value as GameId)
            }}
          >
            {gameIds.map((each) => (
              <option key={each} value={each}>
                {say.games[each].name}
              </option>
            ))}
          </select>
        </label>
      </form>
      <p className="quiet" role="status">
        {rules === null ? '…' : found.length === 0 ? say.rules.none : say.rules.found(found.length)}
      </p>
      <ul className="rule-list">
        {found.slice(0, MOST).map((rule) => (
          <li key={rule.id} className="rule">
            <h2>
              <a href={linkTo('rules', rule.id)}>{titleOf(rule)}</a>
            </h2>
            <RuleText rule={rule} />
          </li>
        ))}
      </ul>
    </div>
  )
}
