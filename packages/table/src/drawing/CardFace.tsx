import type { ReactNode } from 'react'
import { say } from '../messages/index.js'
import type { CardSheet } from '../protocol.js'
import { Art } from './Art.js'
import { DieFace } from './DieFace.js'

/** The number that a player pays, which stands in the corner. */
const price = ({ numbers }: CardSheet) =>
  numbers.find(({ key }) => key === 'cost' || key === 'build' || key === 'deploy')

function Numbers({ card, short }: { card: CardSheet; short: boolean }) {
  const rest = card.numbers.filter((number) => number !== price(card))
  if (rest.length === 0) return null
  return (
    <dl className="card-numbers">
      {rest.map(({ key, value }) => (
        <div key={key} data-number={key}>
          {short ? (
            <dt title={say.card.stats[key]}>{say.card.letters[key] ?? key}</dt>
          ) : (
            <dt>{say.card.stats[key] ?? key}</dt>
          )}
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A card as we draw it; nothing of it is taken from print. */
export function CardFace({ card, size, children }: { card: CardSheet; size: 'hand' | 'large'; children?: ReactNode }) {
  const cost = price(card)
  return (
    <div className={`card card-${size}`} data-tone={card.tone} data-type={card.type}>
      <div className="card-head">
        {cost && (
          <span className="card-cost">
            <span className="unseen">{say.card.stats[cost.key]} </span>
            {cost.value}
          </span>
        )}
        <span className="card-name">
          {card.unique && <span className="card-unique" title={say.card.unique} />}
          {card.name}
          {card.subtitle !== undefined && <small>{card.subtitle}</small>}
        </span>
      </div>
      <div className="card-art">
        <Art name={card.name + (card.subtitle ?? '')} type={card.type} />
        <Numbers card={card} short={size === 'hand'} />
      </div>
      <div className="card-line">{card.line}</div>
      <div className="card-text">
        {card.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {card.ignored && size === 'large' && <p className="card-ignored">{say.card.ignored}</p>}
      </div>
      {card.die !== undefined && (
        <div className="card-die">
          {card.die.map((side, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sides of a die never change
            <DieFace key={i} side={side} tone={card.tone} />
          ))}
        </div>
      )}
      {size === 'large' && <div className="card-from">{card.from}</div>}
      {children}
    </div>
  )
}
