import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import type { DeckChoice, GameId, Requests } from '../protocol.js'
import { Dialog } from './Dialog.js'
import { keptDecks } from './kept-decks.js'
import { request } from './link.js'
import { PasteList } from './PasteList.js'

interface StartsProps {
  readonly game: GameId
  take(deck: DeckChoice): void
  find(words: string): void
}

/** What a deck is begun from: nothing, a list that players have, one kept in this browser, one that comes with the game. */
export function DeckStarts({ game, take, find }: StartsProps) {
  const [offered, setOffered] = useState<Requests['decks']['get'] | null>(null)
  useEffect(() => {
    setOffered(null)
    void request('decks', { game }).then(setOffered)
  }, [game])
  const [pasted, setPasted] = useState<string | null>(null)
  const kept = keptDecks(game)
  const select = (
    <label>
      <span>{say.decks.startFrom}</span>
      <select
        value=""
        onChange={(event) => {
          const to = event.target.value
          if (to === 'paste') setPasted('')
          else if (to.startsWith('kept ')) take({ list: kept[Number(to.slice(5))]?.list ?? '' })
          else take(to === 'empty' ? { list: '' } : { shipped: Number(to) })
        }}
      >
        <option value="" disabled>
          {say.edit.choose}
        </option>
        <option value="empty">{say.decks.empty}</option>
        <option value="paste">{say.decks.pasted}</option>
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
  if (pasted === null) return select
  const goOn = (words: string) => {
    take({ list: pasted })
    find(words)
    setPasted(null)
  }
  return (
    <>
      {select}
      <Dialog label={say.home.paste} close={() => setPasted(null)} className="paste-dialog">
        <h2>{say.home.paste}</h2>
        <PasteList game={game} players={2} list={pasted} choose={setPasted} find={goOn} />
        <button type="button" className="primary" disabled={pasted.trim() === ''} onClick={() => goOn('')}>
          {say.decks.takeOver}
        </button>
      </Dialog>
    </>
  )
}
