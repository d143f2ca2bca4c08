import { useState } from 'react'
import { say } from '../messages/index.js'
import type { GameId } from '../protocol.js'
import { request } from './link.js'
import { go } from './route.js'

/** For whoever has never played a game: its lesson, begun or taken up where it was left. */
export function LessonStart({ game }: { game: GameId }) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    try {
      go('play', (await request('lesson', { game, names: { you: say.names.you, bot: say.names.bot } })).key)
    } catch (error) {
      setFault((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <div className="lesson-start">
      <button type="button" className="teach" disabled={busy} onClick={() => void begin()}>
        {say.lesson.begin}
      </button>
      <span>{fault === '' ? say.lessons[game].about : fault}</span>
    </div>
  )
}
