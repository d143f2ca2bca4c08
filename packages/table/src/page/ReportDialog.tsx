import { useState } from 'react'
import { say } from '../messages/index.js'
import type { PositionShown, Screen } from '../protocol.js'
import { Dialog } from './Dialog.js'
import { download } from './download.js'
import { request } from './link.js'
import '../style/aids.css'

/** What the file holds of the position, and what no scenario can say of it. */
function Saved({ position }: { position: PositionShown | null }) {
  return (
    <div role="status">
      <p>
        {say.position.saved} {position === null ? say.position.none : say.position.holds(position.at)}
      </p>
      {position !== null && position.left.length > 0 && (
        <>
          <p>{say.position.left}</p>
          <ul className="report-left">
            {position.left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Something seems wrong: a file with the whole game, the position, and the player's words. */
export function ReportDialog({ screen, close }: { screen: Screen; close(): void }) {
  const [words, setWords] = useState('')
  const [saved, setSaved] = useState<{ position: PositionShown | null } | null>(null)
  const save = async () => {
    const { text, position } = await request('save', { report: words })
    download(`dejarik-report-${screen.game}-${screen.moments}.json`, text)
    setSaved({ position })
  }
  return (
    <Dialog label={say.report.heading} close={close}>
      <div className="report">
        <h2>{say.report.heading}</h2>
        <p>{say.report.hint}</p>
        <textarea
          rows={5}
          value={words}
          aria-label={say.report.words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="button" className="primary" onClick={() => void save()}>
          {say.report.save}
        </button>
        {saved !== null && <Saved position={saved.position} />}
      </div>
    </Dialog>
  )
}
