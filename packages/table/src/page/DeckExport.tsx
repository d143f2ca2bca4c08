import { useState } from 'react'
import { say } from '../messages/index.js'
import type { GameId } from '../protocol.js'
import { Dialog } from './Dialog.js'
import { request } from './link.js'

/** The deck in any format that the game writes. */
export function DeckExport({ game, list }: { game: GameId; list: string }) {
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
                {say.decks.writers[as] ?? as}
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
