import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import type { DeckCounted, DeckFix, GameId } from '../protocol.js'
import { DeckFaults } from './DeckFaults.js'
import { handOver } from './deck-handover.js'
import { request } from './link.js'
import { go } from './route.js'

interface PasteProps {
  readonly game: GameId
  readonly players: number
  readonly list: string
  choose(list: string): void
  /** Looks for cards in the builder; the list comes along. */
  find?(words: string): void
}

/** Every fault of the list at once, as it is typed, and fixes to click. */
function Faults({ game, players, list, choose, find }: PasteProps) {
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
      find={
        find ??
        ((words) => {
          handOver({ game, list, words })
          go('decks', game)
        })
      }
    />
  )
}

/** Any list that players have, pasted or dropped, in whichever format. */
export function PasteList(props: PasteProps) {
  const { list, choose } = props
  const drop = async (file: File | undefined) => file && choose(await file.text())
  return (
    <>
      <textarea
        value={list}
        aria-label={say.home.paste}
        placeholder={say.home.paste}
        rows={6}
        onChange={(event) => choose(event.target.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          void drop(event.dataTransfer.files[0])
        }}
      />
      <Faults {...props} />
    </>
  )
}
