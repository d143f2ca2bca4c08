import { say } from '../../messages/index.js'
import { Spot } from '../../page/Spot.js'
import { Tile } from '../Tile.js'
import { unitWords } from './outline.js'
import type { Named, UnitView } from './view.js'

const words = say.swtcg

/** What is on a unit, line by line. */
function Riders({
  label,
  cards,
  kind,
}: {
  label: string
  cards: readonly (Named & { tapped?: boolean })[]
  kind: string
}) {
  if (cards.length === 0) return null
  return (
    <ul className="riders" data-kind={kind} aria-label={label}>
      {cards.map((card) => (
        <li key={card.card} data-flip={`card:${card.card}`} data-dim={card.tapped || undefined}>
          <span aria-hidden="true">{card.name}</span>
          <Spot thing={`card:${card.card}`} id={card.id} label={`${label}: ${card.name}`} />
        </li>
      ))}
    </ul>
  )
}

/** A unit in an arena, or one that has retreated. */
export function Unit({ unit, role }: { unit: UnitView; role?: 'attacker' | 'defender' | undefined }) {
  return (
    <li className="unit" data-flip={`card:${unit.card}`} data-role={role} data-tapped={unit.tapped || undefined}>
      <Tile card={unit} label={unitWords(unit)} dim={unit.tapped}>
        <span className="unit-numbers" aria-hidden="true">
          <span data-number="speed">{unit.speed}</span>
          <span data-number="power">{unit.power}</span>
          <span data-number="health" data-hurt={unit.damage > 0 || undefined}>
            {unit.health - unit.damage}
            {unit.damage > 0 && <small>/{unit.health}</small>}
          </span>
        </span>
        {unit.beneath.length > 0 && <span className="tag tag-stack">{words.beneath(unit.beneath.length)}</span>}
        {unit.tapped && (
          <svg className="tap" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12a7 7 0 1 1 3 5.7M8 22v-5h-5" />
          </svg>
        )}
      </Tile>
      <Riders label={words.pilots} cards={unit.pilots} kind="pilot" />
      <Riders label={words.equipment} cards={unit.equipment} kind="equipment" />
      <Riders label={words.stack} cards={unit.beneath} kind="stack" />
    </li>
  )
}
