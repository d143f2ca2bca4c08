import { useEffect, useId, useState } from 'react'
import { say } from '../messages/index.js'
import type { DeckChoice, DeckCounted, DeckFix, DeckShown, GameId } from '../protocol.js'
import { DeckFaults } from './DeckFaults.js'
import { handOver } from './deck-handover.js'
import { keptDecks } from './kept-decks.js'
import { request } from './link.js'
import { saidWords } from './log-parts.js'
import { go } from './route.js'

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

interface PastedProps {
  readonly game: GameId
  readonly players: number
  readonly list: string
  choose(list: string): void
}

/** Every fault of a pasted list at once, as it is typed, and fixes to click. */
function Pasted({ game, players, list, choose }: PastedProps) {
  const [deck, setDeck] = useState<DeckCounted | null>(null)
  /** The list as it was before each fix, the last one last, and as the last fix left it. */
  const [before, setBefore] = useState<readonly string[]>([])
  const [mended, setMended] = useState('')
  useEffect(() => {
    let gone = false
    const timer = setTimeout(() => {
      if (list.trim() === '') setDeck(null)
      else void request('deck', { game, players, deck: { list } }).then((got) => !gone && setDeck(got))
    }, 150)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [game, players, list])
  if (deck === null) return null
  const mend = async (fix: DeckFix, line: number | undefined) => {
    const { list: made } = await request('mend', { game, list, fix, ...(line === undefined ? {} : { line }) })
    // What was typed by hand in between is not undone.
    setBefore([...(list === mended ? before : []), list])
    setMended(made)
    choose(made)
  }
  const undo = () => {
    const last = before.at(-1)
    if (last === undefined) return
    setBefore(before.slice(0, -1))
    setMended(last)
    choose(last)
  }
  const undoable = before.length > 0 && list === mended
  return (
    <DeckFaults
      deck={deck}
      mend={(fix, line) => void mend(fix, line)}
      undo={undoable ? undo : undefined}
      find={(words) => {
        handOver({ game, list, words })
        go('decks', game)
      }}
    />
  )
}

/** A deck that comes with the game, one kept in this browser, or any list that players have. */
export function DeckPicker({ game, players, label, shipped, chosen, choose }: PickerProps) {
  const id = useId()
  const kept = keptDecks(game)
  const own = 'list' in chosen
  const shown = own ? undefined : shipped[chosen.shipped]
  const keptIndex = own ? kept.findIndex(({ list }) => list === chosen.list) : -1
  const value = own ? (keptIndex >= 0 ? `kept ${keptIndex}` : 'own') : `${chosen.shipped}`
  const drop = async (file: File | undefined) => file && choose({ list: await file.text() })
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
      {own && (
        <>
          <textarea
            value={chosen.list}
            aria-label={say.home.paste}
            placeholder={say.home.paste}
            rows={6}
            onChange={(event) => choose({ list: event.target.value })}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              void drop(event.dataTransfer.files[0])
            }}
          />
          <Pasted game={game} players={players} list={chosen.list} choose={(list) => choose({ list })} />
        </>
      )}
    </div>
  )
}
