import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import type { DeckChoice, GameId, Requests } from '../protocol.js'
import { keptDecks } from './kept-decks.js'
import { request } from './link.js'

/** What a deck is begun from: nothing, one kept in this browser, one that comes with the game. */
export function DeckStarts({ game, take }: { game: GameId; take(deck: DeckChoice): void }) {
  const [offered, setOffered] = useState<Requests['decks']['get'] | null>(null)
  useEffect(() => {
    setOffered(null)
    void request('decks', { game }).then(setOffered)
  }, [game])
  const kept = keptDecks(game)
  return (
    <label>
      <span>{say.decks.startFrom}</span>
      <select
        value=""
        onChange={(event) => {
          const to = event.target.value
          if (to.startsWith('kept ')) take({ list: kept[Number(to.slice(5))]?.list ?? '' })
          else take(to === 'empty' ? { list: '' } : { shipped: Number(to) })
        }}
      >
        <option value="" disabled>
          …
        </option>
        <option value="empty">{say.decks.empty}</option>
        {kept.map(({ name }, i) => (
          <option key={name} value={`kept ${i}`}>
            ★ {name}
          </option>
        ))}
        {(offered?.shipped ?? []).map(({ name }, i) => (
          <option key={name} value={i}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
