import { say } from '../messages/index.js'
import { linkTo } from './route.js'
import type { Ruling } from './rulings.js'

/** What is ruled on a card, in our words, with the rules to read on in. */
export function Rulings({ rulings }: { rulings: readonly Ruling[] }) {
  if (rulings.length === 0) return null
  return (
    <section className="rulings">
      <h3>{say.card.rulings}</h3>
      <ul>
        {rulings.map(({ says, rule }) => (
          <li key={says}>
            {says}{' '}
            {rule !== undefined && (
              <a href={linkTo('rules', rule)} target="_blank" rel="noreferrer">
                {say.rules.link}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
