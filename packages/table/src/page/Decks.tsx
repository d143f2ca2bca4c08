import { useEffect, useMemo, useState } from 'react'
import { say } from '../messages/index.js'
import { type CardSheet, type DeckChoice, type DeckCounted, type DeckFix, type GameId, gameIds } from '../protocol.js'
import { DeckCard, DeckCardDialog } from './DeckCard.js'
import { DeckHeld } from './DeckHeld.js'
import { SearchFaults, SearchFilters, SearchHelpText, useFound } from './DeckSearch.js'
import { DeckStarts } from './DeckStarts.js'
import { takeOver } from './deck-handover.js'
import { type Counts, changed, listOf } from './deck-list.js'
import { request } from './link.js'
import '../style/pages.css'
import '../style/builder.css'

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
  const [name, setName] = useState(say.decks.unnamed)
  const [counts, setCounts] = useState<Counts>(new Map())
  const [looked, setLooked] = useState<CardSheet | null>(null)
  /** What was there before each fix, the last one last. */
  const [before, setBefore] = useState<readonly { name: string; counts: Counts }[]>([])
  const cards = useCards(game)
  const byId = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards])
  const found = useFound(game, words)
  const [shown, setShown] = useState(MOST)
  const find = (next: string) => {
    setWords(next)
    setShown(MOST)
  }
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
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => find(event.target.value)}
          />
        </label>
        <label>
          <span>{say.home.chooseGame}</span>
          <select
            value={game}
            onChange={(event) => {
              setCounts(new Map())
              find('')
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
          find={find}
          take={(deck) => {
            setBefore([])
            void take(deck)
          }}
        />
      </form>
      <SearchHelpText game={game} find={find} />
      {found !== null && <SearchFaults found={found} find={find} />}
      <div className="deck-columns">
        {found !== null && <SearchFilters key={game} found={found} find={find} />}
        <section aria-label={say.decks.search}>
          <p className="quiet" role="status">
            {found !== null && (found.ids.length === 0 ? say.search.nothing : say.decks.count(found.ids.length))}
          </p>
          <ul className="deck-found">
            {(found?.ids ?? []).slice(0, shown).flatMap((id) => {
              const card = byId.get(id)
              return card === undefined
                ? []
                : [<DeckCard key={id} card={card} copies={counts.get(id) ?? 0} change={change} look={setLooked} />]
            })}
          </ul>
          {found !== null && found.ids.length > shown && (
            <button type="button" onClick={() => setShown(shown + MOST)}>
              {say.search.further(Math.min(MOST, found.ids.length - shown))}
            </button>
          )}
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
          find={find}
        />
      </div>
      {counts.size > 0 && (
        <button
          type="button"
          className="deck-jump"
          onClick={() => document.getElementById('deck-held')?.scrollIntoView()}
        >
          {say.decks.jump(
            [...counts.values()].reduce((sum, n) => sum + n, 0),
            checked?.faults.length ?? 0,
          )}
        </button>
      )}
      {looked !== null && (
        <DeckCardDialog
          game={game}
          card={looked}
          copies={counts.get(looked.id) ?? 0}
          change={change}
          close={() => setLooked(null)}
        />
      )}
    </div>
  )
}
