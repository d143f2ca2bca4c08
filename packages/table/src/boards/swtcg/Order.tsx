import type { InOrder, SwtcgView } from '@dejarik/swtcg/views'
import { useState } from 'react'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { unitsByNumber } from './view.js'

const words = say.fights.order

/** Shapes that say how it is with a unit; colours say it again. */
export const shapes: Readonly<Record<InOrder['is'], string>> = {
  next: '▶',
  attacks: '⚔',
  attacked: '✓',
  tapped: '–',
  waits: '',
}

type InArena = SwtcgView['order'][number]

function Units({ of, view }: { of: InArena; view: SwtcgView }) {
  const { screen } = useTable()
  const units = unitsByNumber(view)
  return (
    <ol>
      {of.units.length === 0 && <li className="quiet">{words.empty}</li>}
      {of.units.map(({ card, seat, is }, i) => {
        const unit = units.get(card)
        if (unit === undefined) return null
        const said = words.unit(i + 1, unit.name, screen.players[seat]?.name ?? '', unit.speed, words.is[is] ?? '')
        return (
          <li key={card} className="order-unit" data-is={is} data-side={view.players[seat]?.side} title={said}>
            <span className="unseen">{said}</span>
            <span aria-hidden="true" className="order-shape">
              {shapes[is] || i + 1}
            </span>
            <span aria-hidden="true" className="order-name">
              {unit.name}
            </span>
            <small aria-hidden="true">{unit.speed}</small>
          </li>
        )
      })}
    </ol>
  )
}

/**
 * Both sides in one list, arena by arena: who has attacked, who is next, who comes then. The arena that is fought in is
 * open; the others open at a click, and numbers on their units tell the same.
 */
export function Order({ view: { order }, view }: { view: SwtcgView }) {
  const [all, setAll] = useState(false)
  if (order.length === 0) return null
  const now = order.find(({ fought }) => fought === 'now') ?? order.find(({ fought }) => fought === 'later')
  const rest = order.filter((each) => each !== now)
  const nameOf = ({ arena }: InArena) => say.swtcg.arenas[arena] ?? arena
  return (
    <section className="order" aria-label={words.heading}>
      {order.map((each) =>
        each === now || all ? (
          <div key={each.arena} className="order-arena" data-now={each === now || undefined}>
            <h3>{nameOf(each)}</h3>
            <Units of={each} view={view} />
          </div>
        ) : null,
      )}
      {rest.length > 0 && (
        <button type="button" className="order-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all
            ? words.less
            : rest
                .map((each) => words.arena(nameOf(each), each.units.length, each.fought === 'over' ? words.over : ''))
                .join(' · ')}
        </button>
      )}
    </section>
  )
}
