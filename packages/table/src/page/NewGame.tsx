import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import type { DeckChoice, DeckShown, GameId, Requests, SeatChoice } from '../protocol.js'
import { DeckPicker, startingDeck } from './DeckPicker.js'
import { request } from './link.js'
import { go } from './route.js'

type Mode = 'bot' | 'hotseat' | 'watch'
const modes: readonly Mode[] = ['bot', 'hotseat', 'watch']

/** Names by who plays: a person alone is "You", so that the log reads well. */
function nameOf(mode: Mode, seat: number, players: number): string {
  if (mode === 'hotseat') return say.names.player(seat + 1)
  if (mode === 'watch') return say.names.botN(seat + 1)
  if (seat === 0) return say.names.you
  return players === 2 ? say.names.bot : say.names.botN(seat)
}

const isBot = (mode: Mode, seat: number): boolean => mode === 'watch' || (mode === 'bot' && seat > 0)

/** The same seed gives the same dice and draws: `?seed=7` in the address. */
const seedGiven = (): { seed?: string } => {
  const seed = new URLSearchParams(location.search).get('seed')
  return seed === null ? {} : { seed }
}

/** May these decks meet? Where a deck belongs to a side, the other must be of the other side. */
const fits = (deck: DeckShown, other: DeckShown | undefined): boolean =>
  deck.seats === undefined || other?.seats === undefined || deck.seats.some((seat) => other.seats?.includes(1 - seat))

/** Who plays with which deck; a game is begun with one click where nothing is changed. */
export function NewGame({ game }: { game: GameId }) {
  const [offered, setOffered] = useState<Requests['decks']['get'] | null>(null)
  const [mode, setMode] = useState<Mode>('bot')
  const [players, setPlayers] = useState(2)
  const [decks, setDecks] = useState<readonly DeckChoice[]>([])
  const [bots, setBots] = useState<readonly string[]>(['normal'])
  const [bot, setBot] = useState('normal')
  useEffect(() => void request('bots', {}).then(setBots), [])
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [lenient, setLenient] = useState(false)
  const [variant, setVariant] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    request('decks', { game }).then(
      (got) => {
        if (gone) return
        setOffered(got)
        setDecks([0, 1, 2, 3].map((seat) => startingDeck(game, got.shipped.length, seat)))
      },
      (error: Error) => setFault(error.message),
    )
    return () => {
      gone = true
    }
  }, [game])
  if (offered === null) return <p className="quiet">{fault || say.table.loading}</p>
  const { shipped } = offered
  const shownOf = (choice: DeckChoice | undefined) =>
    choice !== undefined && 'shipped' in choice ? shipped[choice.shipped] : undefined
  const choose = (seat: number, deck: DeckChoice) => {
    const next = decks.map((each, i) => (i === seat ? deck : each))
    // The other deck gives way where the two could not meet.
    const other = seat === 0 ? 1 : 0
    const mine = shownOf(deck)
    if (mine && players === 2 && !fits(mine, shownOf(next[other]))) {
      const better = shipped.findIndex((each) => fits(each, mine))
      if (better >= 0) next[other] = { shipped: better }
    }
    setDecks(next)
    setFault('')
  }
  const begin = async () => {
    setBusy(true)
    setFault('')
    const seats = decks.slice(0, players).map((deck, seat): SeatChoice => {
      const name = nameOf(mode, seat, players)
      return isBot(mode, seat) ? { name, deck, bot } : { name, deck }
    })
    const chosen = variant === null ? {} : { variant }
    try {
      go('play', (await request('begin', { game, seats, lenient, ...chosen, ...seedGiven() })).key)
    } catch (error) {
      setFault((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <form
      className="new-game"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <div className="new-game-row">
        <fieldset className="segments">
          <legend>{say.home.opponent}</legend>
          {modes.map((each) => (
            <label key={each}>
              <input type="radio" name="mode" value={each} checked={mode === each} onChange={() => setMode(each)} />
              <span>{say.home[each]}</span>
            </label>
          ))}
        </fieldset>
        {offered.players.most > 2 && (
          <fieldset className="segments">
            <legend>{say.home.players}</legend>
            {[2, 3, 4].map((n) => (
              <label key={n}>
                <input type="radio" name="players" value={n} checked={players === n} onChange={() => setPlayers(n)} />
                <span>{n}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {mode !== 'hotseat' && bots.length > 1 && (
        <fieldset className="segments">
          <legend>{say.home.level}</legend>
          {bots.map((each) => (
            <label key={each}>
              <input type="radio" name="bot" value={each} checked={bot === each} onChange={() => setBot(each)} />
              <span>{say.bots[each] ?? each}</span>
            </label>
          ))}
        </fieldset>
      )}
      {mode !== 'hotseat' && <p className="quiet">{say.home.botsKnow}</p>}
      <div className="deck-rows">
        {decks.slice(0, players).map((deck, seat) => (
          <DeckPicker
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            game={game}
            players={players}
            label={mode === 'bot' && seat === 0 ? say.home.yourDeck : say.home.deckOf(nameOf(mode, seat, players))}
            shipped={shipped}
            chosen={deck}
            choose={(choice) => choose(seat, choice)}
          />
        ))}
      </div>
      {offered.variants.map((each) => (
        <label key={each} className="variant">
          <input
            type="checkbox"
            checked={variant === each}
            onChange={(event) => setVariant(event.target.checked ? each : null)}
          />{' '}
          {say.variants[each] ?? each}
        </label>
      ))}
      {fault !== '' && (
        <div className="fault" role="alert">
          <p>{fault}</p>
          <label>
            <input type="checkbox" checked={lenient} onChange={(event) => setLenient(event.target.checked)} />{' '}
            {say.home.lenient}
          </label>
        </div>
      )}
      <div className="new-game-buttons">
        <button type="submit" className="primary begin" disabled={busy}>
          {busy ? say.home.beginning : say.home.begin}
        </button>
      </div>
    </form>
  )
}
