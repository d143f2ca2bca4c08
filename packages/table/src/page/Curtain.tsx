import { say } from '../messages/index.js'
import type { Screen, Seat } from '../protocol.js'
import { request } from './link.js'

/** Between two people at one device: nothing of the table is there until the next one takes it. */
export function Curtain({ screen, seat }: { screen: Screen; seat: Seat }) {
  const name = screen.players[seat]?.name ?? ''
  return (
    <main className="curtain">
      <h1>{say.table.passDevice}</h1>
      <p className="curtain-who">{say.table.passTo(name)}</p>
      <p className="quiet">{say.table.passHint}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing on the screen */}
      <button type="button" className="primary" autoFocus onClick={() => void request('lift', {})}>
        {say.table.take(name)}
      </button>
    </main>
  )
}
