import { useState } from 'react'
import { CardFace } from '../drawing/CardFace.js'
import { useTable } from '../page/context.js'
import { Dialog } from '../page/Dialog.js'
import { Spot } from '../page/Spot.js'

export interface PileProps {
  readonly heading: string
  readonly cards: readonly { readonly card: number; readonly id: string; readonly name: string }[]
}

/** A pile that may be looked through: a button with its count, and its cards in a window. */
export function Pile({ heading, cards }: PileProps) {
  const at = useTable()
  const [open, setOpen] = useState(false)
  const offered = cards.some(({ card }) => at.choice.marking(`card:${card}`) !== null)
  const taught = cards.some(({ card }) => at.choice.taught(`card:${card}`))
  if (cards.length === 0) return <span>{heading}</span>
  return (
    <>
      <button
        type="button"
        className="pile"
        data-marking={offered ? 'offered' : undefined}
        data-taught={taught || undefined}
        onClick={() => setOpen(true)}
      >
        {heading}
      </button>
      {open && (
        <Dialog label={heading} close={() => setOpen(false)} className="pile-dialog">
          <h2>{heading}</h2>
          <ul className="pile-cards">
            {[...cards].reverse().map(({ card, id, name }) => {
              const sheet = at.cards.get(id)
              return (
                <li key={card}>
                  {sheet && <CardFace card={sheet} size="hand" />}
                  <Spot thing={`card:${card}`} id={id} label={name} />
                </li>
              )
            })}
          </ul>
        </Dialog>
      )}
    </>
  )
}
