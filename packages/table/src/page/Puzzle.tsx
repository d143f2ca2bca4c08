import { Suspense, useEffect, useMemo, useState } from 'react'
import { outlines } from '../boards/outlines.js'
import { say } from '../messages/index.js'
import type { CardSheet, GameId, Screen } from '../protocol.js'
import type { PuzzleShown } from '../protocol-puzzles.js'
import { boards } from './boards.js'
import { CardDialog } from './CardView.js'
import type { Choice } from './choice.js'
import { type Looked, TableProvider } from './context.js'
import { markDone } from './done-puzzles.js'
import { request } from './link.js'
import { Asked, Told } from './PuzzleQuestion.js'
import { playerWords } from './puzzle-words.js'
import { go, linkTo } from './route.js'
import type { StopsHere } from './stops.js'
import { TextView } from './TextView.js'

/** Nothing on the table of a puzzle is chosen: it is looked at. */
const looking: Choice = {
  path: [],
  left: [],
  marking: () => null,
  taught: () => false,
  taughtOption: null,
  point: () => {},
  clear: () => {},
  choose: () => {},
  answer: () => {},
  confirm: () => {},
}

const noStops: StopsHere = {
  stops: { off: [], quiet: [] },
  stopsAt: () => true,
  toggle: () => {},
  toggleCard: () => {},
  stopAll: () => {},
}

/** The table of the example, drawn or in words, with cards that can be looked at. */
function Laid({ screen, asText }: { screen: Screen; asText: boolean }) {
  const [opened, setOpened] = useState<Looked | null>(null)
  const at = useMemo(() => {
    const cards = new Map<string, CardSheet>(screen.cards.map((card) => [card.id, card]))
    // There is no game to ask why: only the cards themselves are looked at.
    const open = ({ thing: _, ...looked }: Looked) => looked.id !== undefined && setOpened(looked)
    const players = screen.players.map((player) => ({ ...player, name: playerWords(player.name) }))
    return { screen: { ...screen, players }, cards, choice: looking, stops: noStops, hover: () => {}, open }
  }, [screen])
  const Board = boards[screen.game]
  const outline = outlines[screen.game]
  return (
    <TableProvider value={at}>
      <div className="puzzle-table table-board" data-game={screen.game}>
        {asText && outline ? (
          <TextView outline={outline(at.screen, at.cards)} />
        ) : (
          <Suspense fallback={<p className="wait">{say.table.loading}</p>}>{Board && <Board />}</Suspense>
        )}
      </div>
      <CardDialog looked={opened} close={() => setOpened(null)} />
    </TableProvider>
  )
}

interface PuzzleProps {
  readonly game: GameId
  readonly name: string
  readonly title: string
  /** The one after it. */
  readonly next: string | undefined
}

/** One worked example, question by question. */
export function Puzzle({ game, name, title, next }: PuzzleProps) {
  const [puzzle, setPuzzle] = useState<PuzzleShown | null>(null)
  const [fault, setFault] = useState('')
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [rights, setRights] = useState(0)
  const [asText, setAsText] = useState(false)
  useEffect(() => {
    let gone = false
    request('puzzle', { game, key: name }).then(
      (got) => !gone && setPuzzle(got),
      (error: Error) => setFault(error.message),
    )
    return () => {
      gone = true
    }
  }, [game, name])
  const stage = puzzle?.stages[at]
  if (puzzle === null || stage === undefined) return <p className="quiet">{fault || say.puzzles.loading}</p>
  const { length } = puzzle.stages
  const last = at === length - 1
  const shown = chosen === null ? stage.screen : stage.after
  const choose = (choice: number) => {
    setChosen(choice)
    if (stage.question.choices[choice]?.right) setRights(rights + 1)
    if (last) markDone(game, name)
  }
  const begin = (to: number) => {
    setAt(to)
    setChosen(null)
    if (to === 0) setRights(0)
  }
  const seenBy = say.puzzles.seenBy(playerWords(shown.players[shown.eyes as number]?.name ?? ''))
  return (
    <div className="puzzle">
      <h1>{title}</h1>
      <p>
        <a href={linkTo('puzzles', game)}>← {say.puzzles.back}</a> · {say.puzzles.question(at + 1, length)} ·{' '}
        <button type="button" aria-pressed={asText} onClick={() => setAsText(!asText)}>
          {asText ? say.table.boardView : say.table.textView}
        </button>
      </p>
      <div className="puzzle-columns">
        <section aria-label={seenBy}>
          <p className="quiet">{chosen === null ? seenBy : say.puzzles.after}</p>
          <Laid screen={shown} asText={asText} />
        </section>
        <section className="puzzle-side" aria-label={say.puzzles.question(at + 1, length)}>
          <Asked stage={stage} chosen={chosen} choose={choose} />
          {chosen !== null && <Told game={game} stage={stage} chosen={chosen} />}
          {chosen !== null && !last && (
            // biome-ignore lint/a11y/noAutofocus: whoever answers by keyboard goes on from here
            <button type="button" className="primary" autoFocus onClick={() => begin(at + 1)}>
              {say.puzzles.next}
            </button>
          )}
          {chosen !== null && last && (
            <div className="puzzle-end" role="status">
              <p>
                <b>{say.puzzles.finished}</b> {say.puzzles.finishedSome(rights, length)}
              </p>
              <div className="buttons">
                {next !== undefined && (
                  // biome-ignore lint/a11y/noAutofocus: whoever answers by keyboard goes on from here
                  <button type="button" className="primary" autoFocus onClick={() => go('puzzles', game, next)}>
                    {say.puzzles.nextPuzzle}
                  </button>
                )}
                <button type="button" onClick={() => begin(0)}>
                  {say.puzzles.again}
                </button>
              </div>
            </div>
          )}
        </section>
      </div>
    </div>
  )
}
