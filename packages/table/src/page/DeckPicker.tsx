import { useId } from 'react'
import { say } from '../messages/index.js'
import type { DeckChoice, DeckShown, GameId } from '../protocol.js'
import { keptDecks } from './kept-decks.js'
import { saidWords } from './log-parts.js'
import { PasteList } from './PasteList.js'

interface PickerProps {
  readonly game: GameId
  readonly players: number
  readonly label: string
  readonly shipped: readonly DeckShown[]
  readonly chosen: DeckChoice
  choose(deck: DeckChoice): void
}

/** The learner's deck first, then whatever deck comes next to it. */
export const startingDeck = (game: GameId, decks: number, seat: number): DeckChoice => ({
  // The deck that is kinder to learn with is the second of Destiny.
  shipped: (game === 'destiny' ? [1, 0, 2, 3] : [0, 1, 2, 3])[seat % decks] ?? 0,
})

/** A deck that comes with the game, one kept in this browser, or any list that players have. */
export function DeckPicker({ game, players, label, shipped, chosen, choose }: PickerProps) {
  const id = useId()
  const kept = keptDecks(game)
  const own = 'list' in chosen
  const shown = own ? undefined : shipped[chosen.shipped]
  const keptIndex = own ? kept.findIndex(({ list }) => list === chosen.list) : -1
  const value = own ? (keptIndex >= 0 ? `kept ${keptIndex}` : 'own') : `${chosen.shipped}`
  return (
    <div className="deck-picker">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const to = event.target.value
          const [, n] = /^kept (\d+)$/.exec(to) ?? []
          if (n !== undefined) choose({ list: kept[Number(n)]?.list ?? '' })
          else choose(to === 'own' ? { list: '' } : { shipped: Number(to) })
        }}
      >
        {shipped.map((deck, i) => (
          <option key={deck.name} value={i}>
            {deck.name}
          </option>
        ))}
        {kept.map((deck, i) => (
          <option key={deck.name} value={`kept ${i}`}>
            ★ {deck.name}
          </option>
        ))}
        <option value="own">{say.home.own}</option>
      </select>
      {shown !== undefined && <p className="deck-about">{saidWords(shown.about)}</p>}
      {own && <PasteList game={game} players={players} list={chosen.list} choose={(list) => choose({ list })} />}
    </div>
  )
}
