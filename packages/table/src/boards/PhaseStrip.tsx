import { useState } from 'react'
import { say } from '../messages/index.js'
import { useTable } from '../page/context.js'
import { StopsDialog } from '../page/StopsDialog.js'

/** One stop: asked there, or passed. Colour and shape say which. */
export function Stop({ place, label }: { place: string; label: string }) {
  const { stops } = useTable()
  return (
    <button
      type="button"
      className="stop"
      data-turn={place.split(' ')[0]}
      aria-pressed={stops.stopsAt(place)}
      aria-label={label}
      title={label}
      onClick={() => stops.toggle(place)}
    />
  )
}

export interface StripPhase {
  readonly key: string
  readonly name: string
  /** Whose turns have a chance there: both, unless said. */
  readonly turns?: readonly ('mine' | 'theirs')[]
}

/** The phases of a turn in their order: which it is, and where this seat wants to be asked. */
export function PhaseStrip({ phases, current }: { phases: readonly StripPhase[]; current: string }) {
  const { screen } = useTable()
  const [open, setOpen] = useState(false)
  const mayStop = typeof screen.eyes === 'number' && screen.result === null
  return (
    <div className="phase-strip">
      <ol className="phases">
        {phases.map(({ key, name, turns = ['theirs', 'mine'] }) => (
          <li key={key} aria-current={current === key ? 'step' : undefined}>
            {mayStop && turns.includes('theirs') && <Stop place={`theirs ${key}`} label={say.stops.theirs(name)} />}
            <span>{name}</span>
            {mayStop && turns.includes('mine') && <Stop place={`mine ${key}`} label={say.stops.mine(name)} />}
          </li>
        ))}
      </ol>
      {mayStop && (
        <button type="button" className="stops-open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say.stops.open}
        </button>
      )}
      {open && <StopsDialog phases={phases} close={() => setOpen(false)} />}
    </div>
  )
}
