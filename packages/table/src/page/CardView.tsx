import { useEffect, useState } from 'react'
import { CardFace } from '../drawing/CardFace.js'
import { say } from '../messages/index.js'
import type { Explanation } from '../protocol.js'
import { type Looked, useTable } from './context.js'
import { Dialog } from './Dialog.js'
import { request } from './link.js'
import { OddsList, useOdds } from './Odds.js'
import { Rulings } from './RulingList.js'
import { linkTo } from './route.js'
import { useRulings } from './rulings.js'

/** The card under the pointer, large, in a place where it hides nothing that is being pointed at. */
export function CardHover({ looked }: { looked: Looked | null }) {
  const { cards } = useTable()
  const card = looked === null ? undefined : cards.get(looked.id)
  if (card === undefined) return null
  return (
    <div className="hover-card" aria-hidden="true">
      <CardFace card={card} size="large" />
    </div>
  )
}

function Reasons({ told }: { told: Explanation }) {
  const { verdicts, numbers } = told
  const explained = numbers.filter(({ parts }) => parts.length > 0)
  return (
    <div className="why">
      <h3>{say.card.now}</h3>
      {verdicts.length === 0 && <p className="quiet">{say.card.nothing}</p>}
      <ul>
        {verdicts.map(({ what, may, why }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once for each question
          <li key={i} data-may={may}>
            {may ? say.card.may(what) : why.length > 0 ? say.card.mayNot(what) : say.card.mayNotNow(what)}
            {why.length > 0 && (
              <ul>
                {why.map(({ rule, says }, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once for each question
                  <li key={j}>
                    {says}{' '}
                    <a href={linkTo('rules', rule)} target="_blank" rel="noreferrer">
                      {say.rules.link}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {explained.length > 0 && (
        <>
          <h3>{say.card.numbers}</h3>
          <ul>
            {explained.map(({ name, total, parts }) => (
              <li key={name}>
                <b>
                  {say.card.stats[name] ?? name} {total}
                </b>{' '}
                = {parts.map(({ value, from }) => `${value < 0 ? '−' : ''}${Math.abs(value)} ${from}`).join(', ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** The large view of a card: drawn, in our words, with what it may do now and why not. */
export function CardDialog({ looked, close }: { looked: Looked | null; close(): void }) {
  const { cards, screen, edit } = useTable()
  const [told, setTold] = useState<Explanation | null>(null)
  const thing = looked?.thing
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen may change the answer
  useEffect(() => {
    setTold(null)
    if (thing !== undefined) void request('why', { thing }).then(setTold)
  }, [thing, screen.number])
  const odds = useOdds(thing === undefined ? [] : [thing])
  const card = looked === null ? undefined : cards.get(looked.id)
  const rulings = useRulings(screen.game, card)
  if (card === undefined) return null
  return (
    <Dialog label={card.name} close={close} className="card-dialog">
      <CardFace card={card} size="large" />
      <div className="card-told">
        {told !== null && <Reasons told={told} />}
        <OddsList odds={odds} />
        <Rulings rulings={rulings} />
        {thing !== undefined && screen.mayEdit && edit !== undefined && (
          <button
            type="button"
            className="card-edit"
            onClick={() => {
              close()
              edit(thing)
            }}
          >
            {say.edit.ofCard}
          </button>
        )}
      </div>
    </Dialog>
  )
}
