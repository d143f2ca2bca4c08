import { useState } from 'react'
import { say } from '../messages/index.js'
import type { Screen } from '../protocol.js'
import { Dialog } from './Dialog.js'
import { download } from './download.js'
import { request } from './link.js'
import { ReportDialog } from './ReportDialog.js'
import { go, linkTo } from './route.js'
import { ThemeSwitch } from './Theme.js'
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
  const [sure, setSure] = useState<'concede' | 'draw' | null>(null)
  const playing = screen.result === null && typeof screen.eyes === 'number'
  const close = () => {
    setOpen(false)
    setSure(null)
  }
  const save = async () => {
    const { text } = await request('save', {})
    download(`dejarik-${screen.game}-${screen.answers}.json`, text)
  }
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
        <Dialog label={say.table.menu} close={close} className="menu-dialog">
          <h2>{say.table.menu}</h2>
          {sure === null ? (
            <div className="menu-list">
              <button type="button" onClick={() => void save()}>
                {say.table.save}
              </button>
              {screen.answers > 0 && (
                <button
                  type="button"
                  onClick={() => {
                    close()
                    void request('look', { at: screen.answers })
                  }}
                >
                  {say.playing.replay}
                </button>
              )}
              <button
                type="button"
                className="only-narrow"
                onClick={() => {
                  close()
                  showLog()
                }}
              >
                {say.table.log}
              </button>
              {playing && (
                <button type="button" onClick={() => setSure('concede')}>
                  {say.table.concede}
                </button>
              )}
              {playing && (
                <button type="button" onClick={() => setSure('draw')}>
                  {say.table.draw}
                </button>
              )}
              {screen.players.some(({ bot }) => bot !== undefined) && (
                <button
                  type="button"
                  onClick={() => {
                    close()
                    setThought(true)
                  }}
                >
                  {say.thought.open}
                </button>
              )}
              {screen.mayEdit && (
                <button
                  type="button"
                  onClick={() => {
                    close()
                    edit()
                  }}
                >
                  {say.edit.open}
                </button>
              )}
              <button
                type="button"
                onClick={() => {
                  close()
                  setReporting(true)
                }}
              >
                {say.report.open}
              </button>
              <a href={linkTo('rules')} target="_blank" rel="noreferrer">
                {say.nav.rules}
              </a>
              <button
                type="button"
                onClick={() => {
                  close()
                  setKeysShown(true)
                }}
              >
                {say.table.keys}
              </button>
              <button type="button" onClick={() => go()}>
                {say.table.leave}
              </button>
              <ThemeSwitch />
            </div>
          ) : (
            <div className="menu-list">
              <p>{sure === 'concede' ? say.table.concedeSure : `${say.table.draw}?`}</p>
              {sure === 'draw' && (
                <p className="quiet">
                  {screen.players.filter(({ bot }) => bot === undefined).length > 1
                    ? say.edit.othersAgree
                    : say.edit.botAgrees}
                </p>
              )}
              <button
                type="button"
                className="primary"
                onClick={() => {
                  void request('concede', { how: sure })
                  close()
                }}
              >
                {say.table.yes}
              </button>
              <button type="button" onClick={() => setSure(null)}>
                {say.table.no}
              </button>
            </div>
          )}
        </Dialog>
      )}
      {thought && <ThoughtDialog screen={screen} close={() => setThought(false)} />}
      {reporting && <ReportDialog screen={screen} close={() => setReporting(false)} />}
      {keysShown && (
        <Dialog label={say.keys.heading} close={() => setKeysShown(false)}>
          <h2>{say.keys.heading}</h2>
          <dl className="keys">
            {say.keys.list.map(([key, does]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </div>
  )
}
