import type { InOrder, PlayerView, SwtcgView, UnitView } from '@dejarik/swtcg/views'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { Spot } from '../../page/Spot.js'
import { listed } from '../outline.js'
import { Tile } from '../Tile.js'
import { marksWords } from './outline.js'
import { Unit } from './Unit.js'
import { arenaNames, bySpeed } from './view.js'

const words = say.swtcg

interface HalfProps {
  readonly units: readonly UnitView[]
  readonly view: SwtcgView
  readonly order: readonly InOrder[]
  readonly label: string
}

function Half({ units, view: { attack }, order, label }: HalfProps) {
  const placeOf = (card: number) => {
    const at = order.findIndex((each) => each.card === card)
    return at < 0 ? undefined : { n: at + 1, is: (order[at] as InOrder).is }
  }
  const role = (card: number) =>
    attack?.attacker === card ? 'attacker' : attack?.defender === card ? 'defender' : undefined
  return (
    <ul className="half" aria-label={label}>
      {bySpeed(units).map((unit) => (
        <Unit key={unit.card} unit={unit} role={role(unit.card)} place={placeOf(unit.card)} />
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
  const order = view.order.find((each) => each.arena === arena)?.units ?? []
  const playerName = (seat: number) => `${name}: ${screen.players[seat]?.name ?? ''}`
  return (
    <section className="arena" data-arena={arena} data-fought={fought || undefined} aria-label={name}>
      <Half units={far.arenas[i]?.units ?? []} view={view} order={order} label={playerName(far.seat)} />
      <div className="midline">
        <h3>
          {name}
          <Spot thing={`arena:${i}`} label={name} />
        </h3>
        {location === null ? (
          <span className="no-location">{words.noLocation}</span>
        ) : (
          <Tile
            card={location}
            label={listed(`${words.location}: ${location.name}`, marksWords(location.marks))}
            className="strip"
          >
            {location.marks.length > 0 && <small className="location-marks">{marksWords(location.marks)}</small>}
          </Tile>
        )}
      </div>
      <Half units={near.arenas[i]?.units ?? []} view={view} order={order} label={playerName(near.seat)} />
    </section>
  )
}
