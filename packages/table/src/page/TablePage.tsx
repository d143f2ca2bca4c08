import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { outlines } from '../boards/outlines.js'
import { say } from '../messages/index.js'
import type { Thing } from '../protocol.js'
import { LookedAt } from './AnalysisDialog.js'
import { boards } from './boards.js'
import { CardDialog, CardHover } from './CardView.js'
import { Curtain } from './Curtain.js'
import { useChoice } from './choice.js'
import { type Looked, TableProvider } from './context.js'
import { Dialog } from './Dialog.js'
import { EditDialog } from './EditDialog.js'
import { useFlip } from './flip.js'
import { Guide } from './Guide.js'
import { useKeys } from './keys.js'
import { Lesson, useReading } from './Lesson.js'
import { LogPanel } from './LogPanel.js'
import { leaveTable, request, useKnown } from './link.js'
import { Menu } from './Menu.js'
import { PromptPanel } from './PromptPanel.js'
import { ProposalPanel } from './ProposalPanel.js'
import { ResultPanel } from './ResultPanel.js'
import { go } from './route.js'
import { useStops } from './stops.js'
import { TextView } from './TextView.js'
import { TimeBar } from './TimeBar.js'

/** The pause before a card under the pointer is shown large. */
const HOVER = 220

/** A game at the table: one prompt, one board, one log, whichever game it is. */
export function TablePage({ game }: { game: number }) {
  const { screen, cards, log } = useKnown()
  const [fault, setFault] = useState('')
  const [hovered, setHovered] = useState<Looked | null>(null)
  const [opened, setOpened] = useState<Looked | null>(null)
  const [asText, setAsText] = useState(false)
  const [showKeys, setShowKeys] = useState(false)
  const [showLog, setShowLog] = useState(false)
  const [asking, setAsking] = useState(false)
  /** What is to be edited; '' where that is chosen first. */
  const [edited, setEdited] = useState<Thing | null>(null)
  const reading = useReading(screen)
  const choice = useChoice(screen, reading.points)
  // Only the game that was opened hears of stops: what is on the screen before may be another table's.
  const [isOpen, setIsOpen] = useState(false)
  const stops = useStops(isOpen ? screen : null)
  const timer = useRef(0)
  const hover = useCallback((looked: Looked | null) => {
    clearTimeout(timer.current)
    if (looked === null) setHovered(null)
    else timer.current = window.setTimeout(() => setHovered(looked), HOVER)
  }, [])
  const open = useCallback((looked: Looked) => {
    clearTimeout(timer.current)
    setHovered(null)
    setOpened(looked)
    setAsking(false)
  }, [])

  useEffect(() => {
    setIsOpen(false)
    request('open', { key: game })
      .then(() => setIsOpen(true))
      .catch((error: Error) => setFault(error.message))
    return leaveTable
  }, [game])
  const number = screen?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lay under the pointer may have moved
  useEffect(() => hover(null), [number])
  const eyes = screen?.eyes
  // What one seat looked at is nothing for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pair of eyes
  useEffect(() => setOpened(null), [eyes])
  const board = useRef<HTMLElement>(null)
  useFlip(board, screen)
  const yours = screen?.prompt !== null && screen?.prompt !== undefined
  useEffect(() => {
    document.title = yours ? `● ${say.table.yours} – ${say.title}` : say.title
  }, [yours])
  const toggleAsking = () => setAsking((is) => !is)
  useKeys({
    screen,
    choice,
    stops,
    open,
    toggleText: () => setAsText((is) => !is),
    toggleAsking,
    stopAsking: () => setAsking(false),
    showKeys: () => setShowKeys(true),
  })

  const at = useMemo(
    () => (screen === null ? null : { screen, cards, log, choice, stops, hover, open, asking, edit: setEdited }),
    [screen, cards, log, choice, stops, hover, open, asking],
  )
  if (fault !== '')
    return (
      <main className="site-main">
        <h1>{say.fault}</h1>
        <p>{fault}</p>
        <button type="button" onClick={() => go()}>
          {say.table.leave}
        </button>
      </main>
    )
  if (screen === null || at === null) return <main className="wait">{say.table.loading}</main>
  if (screen.curtain !== null) return <Curtain screen={screen} seat={screen.curtain} />
  const Board = boards[screen.game]
  const outline = outlines[screen.game]
  return (
    <TableProvider value={at}>
      <div
        className="table"
        data-screen={screen.number}
        data-moments={screen.moments}
        data-game={screen.game}
        data-yours={yours || undefined}
        data-asking={asking || undefined}
      >
        <a className="skip" href="#options">
          {say.nav.skip}
        </a>
        <header className="table-head">
          <h1 className="table-title">{say.games[screen.game].name}</h1>
          <TimeBar screen={screen} />
          <Menu
            screen={screen}
            asking={asking}
            toggleAsking={toggleAsking}
            asText={asText}
            toggleText={() => setAsText((is) => !is)}
            keysShown={showKeys}
            setKeysShown={setShowKeys}
            showLog={() => setShowLog(true)}
            edit={() => setEdited('')}
          />
        </header>
        {asking && (
          <p className="asking" role="status">
            {say.playing.asking}
          </p>
        )}
        <main className="table-board" ref={board} tabIndex={-1}>
          {asText && outline ? (
            <TextView outline={outline(screen, cards, log)} />
          ) : (
            <Suspense fallback={<p className="wait">{say.table.loading}</p>}>{Board && <Board />}</Suspense>
          )}
        </main>
        <aside className="table-side">
          {screen.lesson === null && <ResultPanel screen={screen} />}
          <LookedAt screen={screen} />
          {screen.guided && <Guide screen={screen} />}
          {screen.lesson !== null && <Lesson screen={screen} reading={reading} />}
          <ProposalPanel screen={screen} />
          {screen.proposal === null && screen.lesson?.over !== true && <PromptPanel />}
          <LogPanel lines={log} />
        </aside>
        {showLog && (
          <Dialog label={say.table.log} close={() => setShowLog(false)} className="log-dialog">
            <LogPanel lines={log} />
          </Dialog>
        )}
        {edited !== null && screen.mayEdit && (
          <EditDialog key={edited} screen={screen} start={edited} close={() => setEdited(null)} />
        )}
        <CardHover looked={hovered} />
        <CardDialog looked={opened} close={() => setOpened(null)} />
      </div>
    </TableProvider>
  )
}
