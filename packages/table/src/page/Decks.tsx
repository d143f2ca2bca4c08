import { useEffect, useMemo, useState } from 'react'
import { CardFace } from '../drawing/CardFace.js'
import { say } from '../messages/index.js'
import { type CardSheet, type DeckChoice, type DeckCounted, type GameId, gameIds, type Requests } from '../protocol.js'
import { Chart } from './Chart.js'
import { Dialog } from './Dialog.js'
import { keepDeck, keptDecks } from './kept-decks.js'
import { request } from './link.js'
import { search } from './query.js'
import { go, linkTo } from './route.js'
import '../style/pages.css'

const MOST = 48
const games: readonly GameId[] = gameIds

/** What is in a deck, by card; the engine reads it as a list, as it reads any list. */
type Counts = ReadonlyMap<string, number>

const lineOf = (card: CardSheet, copies: number): string => `${copies}x ${card.label}`
const listOf = (name: string, counts: Counts, cards: ReadonlyMap<string, CardSheet>): string =>
  [name, '', ...[...counts].flatMap(([id, n]) => (cards.has(id) ? [lineOf(cards.get(id) as CardSheet, n)] : []))].join(
    '\n',
  )

/** How many cards have each value. */
const tally = (counts: Counts, of: (id: string) => string | undefined): Map<string, number> => {
  const found = new Map<string, number>()
  for (const [id, n] of counts) {
    const key = of(id)
    if (key !== undefined) found.set(key, (found.get(key) ?? 0) + n)
  }
  return found
}

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

function Starts({ game, take }: { game: GameId; take(deck: DeckChoice): void }) {
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

function Export({ game, list }: { game: GameId; list: string }) {
  const [written, setWritten] = useState<{ text: string; writers: readonly string[]; as: string } | null>(null)
  const [copied, setCopied] = useState(false)
  const write = (as: string) =>
    void request('write', { game, deck: { list }, as }).then((got) => {
      setWritten({ ...got, as })
      setCopied(false)
    })
  return (
    <>
      <button type="button" onClick={() => write('text')}>
        {say.decks.export}
      </button>
      {written !== null && (
        <Dialog label={say.decks.export} close={() => setWritten(null)}>
          <h2>{say.decks.export}</h2>
          <div className="buttons">
            {written.writers.map((as) => (
              <button key={as} type="button" aria-pressed={written.as === as} onClick={() => write(as)}>
                {as}
              </button>
            ))}
            <button
              type="button"
              className="primary"
              onClick={() => void navigator.clipboard.writeText(written.text).then(() => setCopied(true))}
            >
              {copied ? say.decks.copied : say.decks.copy}
            </button>
          </div>
          <textarea readOnly rows={16} value={written.text} aria-label={say.decks.export} />
        </Dialog>
      )}
    </>
  )
}

/** Decks: search all cards in one language, build, see at once what is wrong, keep, export, play. */
export function Decks({ start }: { start: readonly string[] }) {
  const [game, setGame] = useState<GameId>(games.find((each) => each === start[0]) ?? 'destiny')
  const [words, setWords] = useState('')
  const [name, setName] = useState('My deck')
  const [counts, setCounts] = useState<Counts>(new Map())
  const [looked, setLooked] = useState<CardSheet | null>(null)
  const [kept, setKept] = useState(false)
  const cards = useCards(game)
  const byId = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards])
  const found = useMemo(() => search(cards, words), [cards, words])
  const list = useMemo(() => listOf(name, counts, byId), [name, counts, byId])
  const checked = useChecked(game, list, counts.size === 0)
  const change = (id: string, by: number) => {
    const next = new Map(counts)
    const n = (next.get(id) ?? 0) + by
    if (n > 0) next.set(id, n)
    else next.delete(id)
    setCounts(next)
    setKept(false)
  }
  const take = async (deck: DeckChoice) => {
    if ('list' in deck && deck.list === '') return setCounts(new Map())
    const got = await request('deck', { game, deck, players: 2 })
    setName(got.name)
    const taken = new Map<string, number>()
    for (const { id, copies } of got.entries) taken.set(id, (taken.get(id) ?? 0) + copies)
    setCounts(taken)
  }
  const held = [...counts].flatMap(([id, n]) => (byId.has(id) ? [{ card: byId.get(id) as CardSheet, n }] : []))
  const types = [...new Set(held.map(({ card }) => card.type))]
  const costOf = (id: string) =>
    byId.get(id)?.numbers.find(({ key }) => key === 'cost' || key === 'build' || key === 'deploy')?.value
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
        <Starts game={game} take={(deck) => void take(deck)} />
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
        <section className="deck-held" aria-label={say.decks.yourDeck}>
          <label>
            <span className="unseen">{say.decks.name}</span>
            <input type="text" value={name} onChange={(event) => setName(event.target.value)} />
          </label>
          <div className="buttons">
            <button
              type="button"
              disabled={counts.size === 0}
              onClick={() => {
                keepDeck(game, { name, list })
                setKept(true)
              }}
            >
              {kept ? say.decks.saved : say.decks.saveAs}
            </button>
            <Export game={game} list={list} />
            <button
              type="button"
              className="primary"
              disabled={counts.size === 0}
              onClick={() => {
                keepDeck(game, { name, list })
                go()
              }}
            >
              {say.decks.play}
            </button>
          </div>
          {checked !== null && (
            <div className="faults" role="status">
              <p>{say.home.faults(checked.faults.length)}</p>
              <ul>
                {checked.faults.map(({ says, mend, rule }) => (
                  <li key={says}>
                    {says} <i>{mend}</i> {rule !== undefined && <a href={linkTo('rules', rule)}>{say.rules.link}</a>}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {types.map((type) => (
            <div key={type}>
              <h2>{type}</h2>
              <ul>
                {held
                  .filter(({ card }) => card.type === type)
                  .map(({ card, n }) => (
                    <li key={card.id} className="deck-entry" data-tone={card.tone}>
                      <button
                        type="button"
                        aria-label={say.decks.remove(card.name)}
                        onClick={() => change(card.id, -1)}
                      >
                        −
                      </button>
                      <b>{n}</b>
                      <button type="button" aria-label={say.decks.add(card.name)} onClick={() => change(card.id, 1)}>
                        +
                      </button>
                      <button type="button" className="deck-name" onClick={() => setLooked(card)}>
                        {card.name}
                      </button>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
          {held.length > 0 && (
            <>
              <Chart heading={say.decks.byCost} bars={tally(counts, costOf)} numeric />
              <Chart heading={say.decks.byType} bars={tally(counts, (id) => byId.get(id)?.type)} />
            </>
          )}
        </section>
      </div>
      {looked !== null && (
        <Dialog label={looked.name} close={() => setLooked(null)}>
          <CardFace card={looked} size="large" />
        </Dialog>
      )}
    </div>
  )
}
