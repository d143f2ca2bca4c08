import { CardFace } from '../drawing/CardFace.js'
import { useTable } from '../page/context.js'
import { Spot } from '../page/Spot.js'
import type { PileProps } from './Pile.js'

/** The cards that whoever looks holds. */
export function Hand({ label, cards: held }: { label: string; cards: PileProps['cards'] }) {
  const { cards } = useTable()
  return (
    <ul className="hand" aria-label={label}>
      {held.map(({ card, id, name }) => {
        const sheet = cards.get(id)
        return (
          <li key={card} data-flip={`card:${card}`}>
            {sheet && <CardFace card={sheet} size="hand" />}
            <Spot thing={`card:${card}`} id={id} label={name} />
          </li>
        )
      })}
    </ul>
  )
}
