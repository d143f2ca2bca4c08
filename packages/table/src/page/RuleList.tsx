import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import type { GameId } from '../protocol.js'
import { linkTo } from './route.js'
import { type Rule, readBook, titleOf } from './rulebook.js'

/** Some rules in our words, with where they stand in the rulebook. */
export function RuleList({ game, ids }: { game: GameId; ids: readonly string[] }) {
  const [rules, setRules] = useState<readonly Rule[]>([])
  const wanted = ids.join(' ')
  useEffect(() => {
    let gone = false
    void readBook(game).then((book) => {
      const found = wanted.split(' ').flatMap((id) => book.find((rule) => rule.id === id) ?? [])
      if (!gone) setRules(found)
    })
    return () => {
      gone = true
    }
  }, [game, wanted])
  return (
    <ul className="rule-shown">
      {rules.map((rule) => (
        <li key={rule.id}>
          <h3>
            <a href={linkTo('rules', rule.id)}>{titleOf(rule)}</a>
          </h3>
          <p>{rule.summary}</p>
          <p className="rule-source">
            {say.rules.source}: {rule.source}
          </p>
        </li>
      ))}
    </ul>
  )
}
