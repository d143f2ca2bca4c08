import { say } from '../messages/index.js'
import type { Eyes, Screen } from '../protocol.js'
import { request } from './link.js'
import { go } from './route.js'

const paces: readonly (readonly [string, number])[] = [
  [say.table.slow, 1500],
  [say.table.normal, 500],
  [say.table.fast, 60],
]

/** Looking at an earlier moment: a slider over the whole game, and playing on from there. */
function Looking({ screen: { at, moments } }: { screen: Screen }) {
  const look = (to: number | null) => void request('look', { at: to })
  return (
    <div className="time">
      <button type="button" aria-label={say.table.previous} disabled={at <= 0} onClick={() => look(at - 1)}>
        ◂
      </button>
      <input
        type="range"
        min={0}
        max={moments}
        value={at}
        aria-label={say.table.moment}
        onChange={(event) => look(Number(event.target.value))}
      />
      <button type="button" aria-label={say.table.next} disabled={at >= moments} onClick={() => look(at + 1)}>
        ▸
      </button>
      <span className="time-at">{say.table.looking(at, moments)}</span>
      <button type="button" className="primary" onClick={() => look(null)}>
        {say.table.back}
      </button>
      {at < moments && (
        <button
          type="button"
          title={say.playing.branch}
          onClick={async () => go('play', (await request('branch', { at })).key)}
        >
          {say.table.playOn}
        </button>
      )}
    </div>
  )
}

/** Bots among themselves: pause, step, speed, and through whose eyes. */
function Watching({ screen: { paused, pace, eyes, players, result } }: { screen: Screen }) {
  return (
    <div className="time">
      <button
        type="button"
        className="primary"
        disabled={result !== null}
        onClick={() => void request('pace', { paused: !paused })}
      >
        {paused ? say.table.run : say.table.pause}
      </button>
      <button
        type="button"
        disabled={!paused || result !== null}
        onClick={() => void request('pace', { paused: true, step: true })}
      >
        {say.table.step}
      </button>
      <Pace pace={pace} />
      <label>
        <span className="time-label">{say.table.eyes}</span>
        <select
          value={eyes}
          onChange={(event) => {
            const to = event.target.value
            void request('eyes', { eyes: (to === 'public' ? to : Number(to)) as Eyes })
          }}
        >
          <option value="public">{say.table.everybody}</option>
          {players.map(({ name }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {typeof eyes === 'number' && result === null && (
        <button
          type="button"
          onClick={async () => go('play', (await request('take', { seat: eyes, name: say.names.you })).key)}
        >
          {say.table.takeSeat}
        </button>
      )}
    </div>
  )
}

function Pace({ pace }: { pace: number }) {
  return (
    <label>
      <span className="time-label">{say.table.speed}</span>
      <select value={pace} onChange={(event) => void request('pace', { pace: Number(event.target.value) })}>
        {paces.map(([name, ms]) => (
          <option key={ms} value={ms}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

export function TimeBar({ screen }: { screen: Screen }) {
  if (screen.looking) return <Looking screen={screen} />
  if (screen.players.every(({ bot }) => bot !== undefined)) return <Watching screen={screen} />
  if (screen.players.some(({ bot }) => bot !== undefined))
    return (
      <div className="time">
        <Pace pace={screen.pace} />
      </div>
    )
  return <div className="time" />
}
