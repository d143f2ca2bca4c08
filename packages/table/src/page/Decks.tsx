import { useEffect, useMemo, useState } from 'react'
import { CardFace } from '../drawing/CardFace.js'
import { say } from '../messages/index.js'
import { type CardSheet, type DeckChoice, type DeckCounted, type DeckFix, type GameId, gameIds } from '../protocol.js'
import { DeckHeld } from './DeckHeld.js'
import { DeckStarts } from './DeckStarts.js'
import { Dialog } from './Dialog.js'
import { takeOver } from './deck-handover.js'
import { type Counts, changed, listOf } from './deck-list.js'
import { request } from './link.js'
import { search } from './query.js'
import '../style/pages.css'

const MOST = 48
const games: readonly GameId[] = gameIds

function useCards(game: GameId): readonly CardSheet[] {
  const [cards, setCards] = useState<readonly CardSheet[]>([])
  useEffect(() => {
    let gone = false
    setCards([])
    void request('cards', { game }).then((got) => !gone && setCards(got))
    return () => {
      gone = true
    }
  }, [game])
  return cards
}

/** The list as the engine reads it, with every fault, as it changes. */
function useChecked(game: GameId, list: string, empty: boolean): DeckCounted | null {
  const [deck, setDeck] = useState<DeckCounted | null>(null)
  useEffect(() => {
    let gone = false
    const timer = setTimeout(() => {
      if (empty) setDeck(null)
      else void request('deck', { game, deck: { list }, players: 2 }).then((got) => !gone && setDeck(got))
    }, 120)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [game, list, empty])
  return deck
}

/** Decks: search all cards in one language, build, see at once what is wrong, keep, export, play. */
export function Decks({ start }: { start: readonly string[] }) {
  const [game, setGame] = useState<GameId>(games.find((each) => each === start[0]) ?? 'destiny')
  const [words, setWords] = useState('')
  const [name, setName] = useState('My deck')
  const [counts, setCounts] = useState<Counts>(new Map())
  const [looked, setLooked] = useState<CardSheet | null>(null)
  /** What was there before each fix, the last one last. */
  const [before, setBefore] = useState<readonly { name: string; counts: Counts }[]>([])
  const cards = useCards(game)
  const byId = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards])
  const found = useMemo(() => search(cards, words), [cards, words])
  const list = useMemo(() => listOf(name, counts, byId), [name, counts, byId])
  const checked = useChecked(game, list, counts.size === 0)
  const change = (id: string, by: number) => {
    setCounts(changed(counts, id, by))
    setBefore([])
  }
  const take = async (deck: DeckChoice) => {
    if ('list' in deck && deck.list === '') return setCounts(new Map())
    const got = await request('deck', { game, deck, players: 2 })
    setName(got.name)
    const taken = new Map<string, number>()
    for (const { id, copies } of got.entries) taken.set(id, (taken.get(id) ?? 0) + copies)
    setCounts(taken)
  }
  const mend = async (fix: DeckFix, line: number | undefined) => {
    setBefore([...before, { name, counts }])
    await take(await request('mend', { game, list, fix, ...(line === undefined ? {} : { line }) }))
  }
  // A list that was pasted elsewhere is gone on with here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    const handed = takeOver()
    if (handed === null) return
    setWords(handed.words)
    void take({ list: handed.list })
  }, [])
  const undo = () => {
    const last = before.at(-1)
    if (last === undefined) return
    setName(last.name)
    setCounts(last.counts)
    setBefore(before.slice(0, -1))
  }
  return (
    <div className="decks">
      <h1>{say.decks.heading}</h1>
      <form className="search" onSubmit={(event) => event.preventDefault()}>
        <label>
          <span>{say.decks.search}</span>
          <input
            type="search"
            value={words}
            aria-describedby="search-help"
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <label>
          <span>{say.home.chooseGame}</span>
          <select
            value={game}
            onChange={(event) => {
              setCounts(new Map())
              setGame(event.target.value as GameId)
            }}
          >
            {games.map((each) => (
              <option key={each} value={each}>
                {say.games[each].name}
              </option>
            ))}
          </select>
        </label>
        <DeckStarts
          game={game}
          take={(deck) => {
            setBefore([])
            void take(deck)
          }}
        />
      </form>
      <p className="quiet" id="search-help">
        {say.decks.help}
      </p>
      <div className="deck-columns">
        <section aria-label={say.decks.search}>
          <p className="quiet" role="status">
            {say.decks.count(found.length)}
          </p>
          <ul className="deck-found">
            {found.slice(0, MOST).map((card) => (
              <li key={card.id}>
                <CardFace card={card} size="hand" />
                <button type="button" className="spot" aria-label={card.name} onClick={() => setLooked(card)} />
                <span className="deck-add">
                  {counts.has(card.id) && <b>{counts.get(card.id)}</b>}
                  <button type="button" aria-label={say.decks.add(card.name)} onClick={() => change(card.id, 1)}>
                    +
                  </button>
                </span>
              </li>
            ))}
          </ul>
          {found.length > MOST && <p className="quiet">{say.decks.more(found.length - MOST)}</p>}
        </section>
        <DeckHeld
          game={game}
          name={name}
          rename={setName}
          list={list}
          counts={counts}
          cards={byId}
          checked={checked}
          change={change}
          look={setLooked}
          mend={(fix, line) => void mend(fix, line)}
          undo={before.length > 0 ? undo : undefined}
          find={setWords}
        />
      </div>
      {looked !== null && (
        <Dialog label={looked.name} close={() => setLooked(null)}>
          <CardFace card={looked} size="large" />
        </Dialog>
      )}
    </div>
  )
}
