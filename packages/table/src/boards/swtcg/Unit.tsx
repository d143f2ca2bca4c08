import type { CardView, InOrder, UnitView } from '@dejarik/swtcg/views'
import { say } from '../../messages/index.js'
import { Spot } from '../../page/Spot.js'
import { Tile } from '../Tile.js'
import { shapes } from './Order.js'
import { marksWords, unitWords } from './outline.js'

const words = say.swtcg

/** What is on a unit, line by line. */
function Riders({
  label,
  cards,
  kind,
}: {
  label: string
  cards: readonly (CardView & { tapped?: boolean })[]
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

interface UnitProps {
  readonly unit: UnitView
  readonly role?: 'attacker' | 'defender' | undefined
  /** Its place in the order of a battle; the list of it says this in words. */
  readonly place?: { readonly n: number; readonly is: InOrder['is'] } | undefined
}

/** A unit in an arena, or one that has retreated. */
export function Unit({ unit, role, place }: UnitProps) {
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
        {unit.marks.length > 0 && <span className="tag tag-marks">{marksWords(unit.marks)}</span>}
        {unit.beneath.length > 0 && <span className="tag tag-stack">{words.beneath(unit.beneath.length)}</span>}
        {place !== undefined && (
          <span className="order-place" data-is={place.is} aria-hidden="true">
            {shapes[place.is] || place.n}
          </span>
        )}
        {unit.tapped && (
          <svg className="tap" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12a7 7 0 1 1 3 5.7M8 22v-5h-5" />
          </svg>
        )}
      </Tile>
      <Riders label={words.pilots} cards={unit.pilots} kind="pilot" />
      <Riders label={words.equipment} cards={unit.equipment} kind="equipment" />
      <Riders label={words.stack} cards={unit.beneath} kind="stack" />
      <Riders label={say.fights.counters.faceDown(unit.faceDown.count)} cards={unit.faceDown.known} kind="down" />
      {unit.faceDown.count > unit.faceDown.known.length && (
        <p className="under-down" title={say.fights.counters.faceDown(unit.faceDown.count)}>
          {say.fights.counters.down(unit.faceDown.count - unit.faceDown.known.length)}
        </p>
      )}
    </li>
  )
}
