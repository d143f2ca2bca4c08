import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import type { CardSheet, DeckCounted, DeckFix, GameId } from '../protocol.js'
import { Chart } from './Chart.js'
import { DeckExport } from './DeckExport.js'
import { DeckFaults } from './DeckFaults.js'
import { type Counts, tally } from './deck-list.js'
import { keepDeck } from './kept-decks.js'
import { go } from './route.js'

interface HeldProps {
  readonly game: GameId
  readonly name: string
  rename(name: string): void
  readonly list: string
  readonly counts: Counts
  readonly cards: ReadonlyMap<string, CardSheet>
  readonly checked: DeckCounted | null
  change(id: string, by: number): void
  look(card: CardSheet): void
  mend(fix: DeckFix, line: number | undefined): void
  undo: (() => void) | undefined
  find(words: string): void
}

const costOf = ({ numbers }: CardSheet): string | undefined =>
  numbers.find(({ key }) => key === 'cost' || key === 'build' || key === 'deploy')?.value

/** What is in the deck, type by type, with copies to add and to take out. */
function Entries({ counts, cards, change, look }: Pick<HeldProps, 'counts' | 'cards' | 'change' | 'look'>) {
  const held = [...counts].flatMap(([id, n]) => (cards.has(id) ? [{ card: cards.get(id) as CardSheet, n }] : []))
  const types = [...new Set(held.map(({ card }) => card.type))]
  return types.map((type) => (
    <div key={type}>
      <h2>{type}</h2>
      <ul>
        {held
          .filter(({ card }) => card.type === type)
          .map(({ card, n }) => (
            <li key={card.id} className="deck-entry" data-tone={card.tone}>
              <button type="button" aria-label={say.decks.remove(card.name)} onClick={() => change(card.id, -1)}>
                −
              </button>
              <b>{n}</b>
              <button type="button" aria-label={say.decks.add(card.name)} onClick={() => change(card.id, 1)}>
                +
              </button>
              <button type="button" className="deck-name" onClick={() => look(card)}>
                {card.name}
              </button>
            </li>
          ))}
      </ul>
    </div>
  ))
}

/** The deck that is being built: kept, exported, played, mended. */
export function DeckHeld(props: HeldProps) {
  const { game, name, rename, list, counts, cards, checked, mend, undo, find } = props
  const [kept, setKept] = useState<keyof typeof say.decks.keeping>('saveAs')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was changed is not kept yet
  useEffect(() => setKept('saveAs'), [list])
  return (
    <section className="deck-held" id="deck-held" aria-label={say.decks.yourDeck}>
      <label>
        <span className="unseen">{say.decks.name}</span>
        <input type="text" value={name} onChange={(event) => rename(event.target.value)} />
      </label>
      <div className="buttons">
        <button
          type="button"
          disabled={counts.size === 0}
          onClick={() => {
            setKept(keepDeck(game, { name, list }) ? 'saved' : 'meanwhile')
          }}
        >
          {say.decks.keeping[kept]}
        </button>
        <DeckExport game={game} list={list} />
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
      {checked !== null && <DeckFaults deck={checked} mend={mend} undo={undo} find={find} />}
      {counts.size > 0 && (
        <div className="charts">
          <Chart
            heading={say.decks.byCost}
            bars={tally(counts, (id) => (cards.has(id) ? costOf(cards.get(id) as CardSheet) : undefined))}
            curve
          />
          <Chart heading={say.decks.byType} bars={tally(counts, (id) => cards.get(id)?.type)} />
        </div>
      )}
      <Entries {...props} />
    </section>
  )
}
