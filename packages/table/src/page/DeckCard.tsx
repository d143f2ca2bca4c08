import { CardFace } from '../drawing/CardFace.js'
import { say } from '../messages/index.js'
import type { CardSheet, GameId } from '../protocol.js'
import { Dialog } from './Dialog.js'
import { Rulings } from './RulingList.js'
import { useRulings } from './rulings.js'

interface CardProps {
  readonly card: CardSheet
  readonly copies: number
  change(id: string, by: number): void
}

/** How many copies are in the deck, one more, one fewer. */
function Copies({ card, copies, change }: CardProps) {
  return (
    <p className="deck-copies">
      <button
        type="button"
        aria-label={say.decks.remove(card.name)}
        disabled={copies === 0}
        onClick={() => change(card.id, -1)}
      >
        −
      </button>
      <span>{copies}</span>
      <button type="button" aria-label={say.decks.add(card.name)} onClick={() => change(card.id, 1)}>
        +
      </button>
    </p>
  )
}

/** A card that was found: a click looks at it, + puts it into the deck. */
export function DeckCard(props: CardProps & { look(card: CardSheet): void }) {
  const { card, copies, look } = props
  return (
    <li data-held={copies > 0 || undefined}>
      <div className="deck-face">
        <CardFace card={card} size="hand" />
        <button type="button" className="spot" aria-label={card.name} onClick={() => look(card)} />
      </div>
      <Copies {...props} />
    </li>
  )
}

/** A card of the builder, large, with what is ruled on it. */
export function DeckCardDialog({
  game,
  card,
  copies,
  change,
  close,
}: CardProps & { readonly game: GameId; close(): void }) {
  const rulings = useRulings(game, card)
  return (
    <Dialog label={card.name} close={close} className="card-dialog">
      <CardFace card={card} size="large" />
      <div className="card-told">
        <Copies card={card} copies={copies} change={change} />
        <Rulings rulings={rulings} />
      </div>
    </Dialog>
  )
}
