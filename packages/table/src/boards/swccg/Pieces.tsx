import type { TableCard } from '@dejarik/swccg/views'
import { Spot } from '../../page/Spot.js'
import { Tile } from '../Tile.js'
import { cardWords, statesOf } from './outline.js'

const shown = ['power', 'ability', 'forfeit'] as const

/** A card on table: its numbers, its states, and what is aboard, attached or stacked. */
export function Piece({ card, fights }: { card: TableCard; fights?: boolean }) {
  return (
    <li className="piece" data-flip={`card:${card.card}`} data-fights={fights || undefined}>
      <Tile card={card} label={cardWords(card)} dim={card.inactive ?? false}>
        <span className="piece-numbers" aria-hidden="true">
          {shown.map(
            (key) =>
              card[key] !== undefined && (
                <span key={key} data-number={key}>
                  {card[key]}
                </span>
              ),
          )}
        </span>
        {(card.states ?? []).length > 0 && <span className="tag">{statesOf(card).join(' ')}</span>}
      </Tile>
      {(card.on ?? []).length > 0 && (
        <ul className="aboard">
          {card.on?.map((each) => (
            <Aboard key={each.card} card={each} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** A card that lies on or under another: a line beneath it. */
export function Aboard({ card }: { card: TableCard }) {
  return (
    <>
      <li data-flip={`card:${card.card}`} data-as={card.as}>
        <span aria-hidden="true">
          {card.name}
          {card.power !== undefined && ` · ${card.power}`}
        </span>
        <Spot thing={`card:${card.card}`} id={card.id} label={cardWords(card)} />
      </li>
      {card.on?.map((each) => (
        <Aboard key={each.card} card={each} />
      ))}
    </>
  )
}

/** Cards of one side at a location. */
export function Pieces({
  cards,
  label,
  fights,
}: {
  cards: readonly TableCard[]
  label: string
  fights?: ReadonlySet<number> | undefined
}) {
  return (
    <ul className="pieces" aria-label={label}>
      {cards.map((card) => (
        <Piece key={card.card} card={card} fights={fights?.has(card.card) ?? false} />
      ))}
    </ul>
  )
}
