import { useEffect, useState } from 'react'
import type { StripPhase } from '../boards/PhaseStrip.js'
import { say } from '../messages/index.js'
import { useTable } from './context.js'
import { Dialog } from './Dialog.js'
import { request } from './link.js'

const turns = ['mine', 'theirs'] as const

/** Everything about being asked: by phase and turn, and by card. */
export function StopsDialog({ phases, close }: { phases: readonly StripPhase[]; close(): void }) {
  const { screen, stops } = useTable()
  const [cards, setCards] = useState<readonly { id: string; name: string }[]>([])
  const seat = typeof screen.eyes === 'number' ? screen.eyes : 0
  const rows = phases
    .map(({ key, name, turns: has = turns }) => ({ key, name, has }))
    .filter(({ has }) => has.length > 0)
  const columns = turns.filter((turn) => rows.some(({ has }) => has.includes(turn)))
  const shared = screen.players.filter(({ bot }) => bot === undefined).length > 1
  useEffect(() => {
    void request('interrupts', { seat }).then(setCards)
  }, [seat])
  return (
    <Dialog label={say.stops.heading} close={close} className="stops-dialog">
      <h2>{say.stops.heading}</h2>
      <p className="quiet">{say.stops.about}</p>
      <table className="stops-table">
        <thead>
          <tr>
            <th scope="col">{say.stops.phase}</th>
            {columns.map((turn) => (
              <th key={turn} scope="col">
                {turn === 'mine' ? say.stops.myTurn : say.stops.theirTurn}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, has }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {columns.map((turn) => (
                <td key={turn}>
                  {has.includes(turn) && (
                    <input
                      type="checkbox"
                      checked={stops.stopsAt(`${turn} ${key}`)}
                      aria-label={turn === 'mine' ? say.stops.mine(name) : say.stops.theirs(name)}
                      onChange={() => stops.toggle(`${turn} ${key}`)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {cards.length > 0 && (
        <>
          <h3>{say.stops.interrupts}</h3>
          <p className="quiet">{shared ? say.stops.sharedInterrupts : say.stops.aboutInterrupts}</p>
          <ul className="stops-cards">
            {cards.map(({ id, name }) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={!stops.stops.quiet.includes(id)}
                    onChange={() => stops.toggleCard(id)}
                  />{' '}
                  {name}
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" onClick={stops.stopAll}>
        {stops.stops.off.length > 0 ? say.stops.all : say.stops.again}
      </button>
    </Dialog>
  )
}
