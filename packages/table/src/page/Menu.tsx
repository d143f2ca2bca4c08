import { useState } from 'react'
import { say } from '../messages/index.js'
import type { Screen } from '../protocol.js'
import { AnalysisDialog } from './AnalysisDialog.js'
import { request } from './link.js'
import { KeysDialog, MenuDialog } from './MenuDialog.js'
import { ReportDialog } from './ReportDialog.js'
import { ThoughtDialog } from './ThoughtDialog.js'

interface MenuProps {
  readonly screen: Screen
  readonly asking: boolean
  toggleAsking(): void
  readonly asText: boolean
  toggleText(): void
  readonly keysShown: boolean
  setKeysShown(shown: boolean): void
  showLog(): void
  /** Opens what players may agree to change. */
  edit(): void
}

/** What can be done at any time, apart from the game. */
export function Menu({
  screen,
  asking,
  toggleAsking,
  asText,
  toggleText,
  keysShown,
  setKeysShown,
  showLog,
  edit,
}: MenuProps) {
  const [open, setOpen] = useState(false)
  const [reporting, setReporting] = useState(false)
  const [thought, setThought] = useState(false)
  const [analysing, setAnalysing] = useState(false)
  return (
    <div className="menu">
      <button type="button" className="ask" onClick={toggleAsking} aria-pressed={asking} title={say.playing.askHint}>
        {say.card.why}
      </button>
      <button type="button" onClick={toggleText} aria-pressed={asText}>
        {asText ? say.table.boardView : say.table.textView}
      </button>
      <button type="button" disabled={!screen.mayUndo} onClick={() => void request('undo', {})}>
        {say.table.undo}
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say.table.menu}
      </button>
      {open && (
        <MenuDialog
          screen={screen}
          close={() => setOpen(false)}
          showLog={showLog}
          think={() => setThought(true)}
          analyse={() => setAnalysing(true)}
          edit={edit}
          report={() => setReporting(true)}
          showKeys={() => setKeysShown(true)}
        />
      )}
      {analysing && <AnalysisDialog screen={screen} close={() => setAnalysing(false)} />}
      {thought && <ThoughtDialog screen={screen} close={() => setThought(false)} />}
      {reporting && <ReportDialog screen={screen} close={() => setReporting(false)} />}
      {keysShown && <KeysDialog close={() => setKeysShown(false)} />}
    </div>
  )
}
