import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { Spot } from '../../page/Spot.js'
import { Tile } from '../Tile.js'
import { Unit } from './Unit.js'
import { arenaNames, bySpeed, type PlayerView, type SwtcgView, type UnitView } from './view.js'

const words = say.swtcg

function Half({ units, attack, label }: { units: readonly UnitView[]; attack: SwtcgView['attack']; label: string }) {
  const role = (card: number) =>
    attack?.attacker === card ? 'attacker' : attack?.defender === card ? 'defender' : undefined
  return (
    <ul className="half" aria-label={label}>
      {bySpeed(units).map((unit) => (
        <Unit key={unit.card} unit={unit} role={role(unit.card)} />
      ))}
    </ul>
  )
}

/** An arena: its location in the middle, and the units of either side. */
export function Arena({ view, i, far, near }: { view: SwtcgView; i: number; far: PlayerView; near: PlayerView }) {
  const { screen } = useTable()
  const arena = arenaNames[i] as string
  const name = words.arenas[arena] ?? arena
  const location = view.locations[i] ?? null
  const fought = view.battle === arena
  const playerName = (seat: number) => `${name}: ${screen.players[seat]?.name ?? ''}`
  return (
    <section className="arena" data-arena={arena} data-fought={fought || undefined} aria-label={name}>
      <Half units={far.arenas[i]?.units ?? []} attack={view.attack} label={playerName(far.seat)} />
      <div className="midline">
        <h3>
          {name}
          <Spot thing={`arena:${i}`} label={name} />
        </h3>
        {location === null ? (
          <span className="no-location">{words.noLocation}</span>
        ) : (
          <Tile card={location} label={`${words.location}: ${location.name}`} className="strip" />
        )}
      </div>
      <Half units={near.arenas[i]?.units ?? []} attack={view.attack} label={playerName(near.seat)} />
    </section>
  )
}
