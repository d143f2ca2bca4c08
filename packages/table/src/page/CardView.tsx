import { type ReactNode, useEffect, useRef } from 'react'
import { CardFace } from '../drawing/CardFace.js'
import { say } from '../messages/index.js'
import '../style/look.css'
import { type Looked, useTable } from './context.js'
import { OddsList, useOdds } from './Odds.js'
import { Rulings } from './RulingList.js'
import { useRulings } from './rulings.js'
import { Numbers, useWhy, Verdicts } from './Why.js'

/** Where there is room that nobody points at: the other side, and on a phone the other half. */
const away = ({ at }: Looked) => ({
  'data-side': at !== undefined && at.x > 0.5 ? 'left' : 'right',
  'data-edge': at !== undefined && at.y > 0.5 ? 'top' : 'bottom',
})

/** The card under the pointer, large, with its numbers as they are now: on the side away from the pointer. */
export function CardHover({ looked }: { looked: Looked | null }) {
  const { cards } = useTable()
  const told = useWhy(looked?.thing)
  const card = looked?.id === undefined ? undefined : cards.get(looked.id)
  if (looked === null || card === undefined) return null
  return (
    <div className="look look-hover" aria-hidden="true" {...away(looked)}>
      <CardFace card={card} size="large" />
      {told !== null && <Numbers numbers={told.numbers} short />}
    </div>
  )
}

/** A window beside what it is about: the board stays in sight and may be used. Escape, or pointing elsewhere, closes it. */
function Beside({
  label,
  looked,
  close,
  children,
}: {
  label: string
  looked: Looked
  close(): void
  children: ReactNode
}) {
  const element = useRef<HTMLDialogElement>(null)
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    const before = document.activeElement
    const dialog = element.current
    // Over a window that holds everything back it must be one too, or nobody could reach it.
    if (document.querySelector('dialog:modal') === null) dialog?.show()
    else dialog?.showModal()
    // Not the first thing that happens to be a button in it.
    dialog?.focus({ preventScroll: true })
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      latest.current()
    }
    const point = (event: PointerEvent) => {
      if (!(event.target instanceof Node && dialog?.contains(event.target))) latest.current()
    }
    document.addEventListener('keydown', press, true)
    document.addEventListener('pointerdown', point, true)
    return () => {
      document.removeEventListener('keydown', press, true)
      document.removeEventListener('pointerdown', point, true)
      // Whoever came by keyboard goes on from where they were.
      if (before instanceof HTMLElement && dialog?.contains(document.activeElement)) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={element}
      tabIndex={-1}
      className="look card-dialog"
      aria-label={label}
      onClose={close}
      {...away(looked)}
    >
      {children}
      <button type="button" className="dialog-close" aria-label={say.table.close} onClick={close}>
        ×
      </button>
    </dialog>
  )
}

/** Everything about a card, or about a number of a player: what it is made of, what may be done now and why not. */
function Told({ looked, close }: { looked: Looked; close(): void }) {
  const { cards, screen, edit } = useTable()
  const { thing, number } = looked
  const told = useWhy(thing)
  const odds = useOdds(thing === undefined ? [] : [thing])
  const card = looked.id === undefined ? undefined : cards.get(looked.id)
  const rulings = useRulings(screen.game, card)
  return (
    <>
      {card !== undefined && <CardFace card={card} size="large" />}
      <div className="card-told">
        {told !== null && <Numbers numbers={told.numbers} asked={number} />}
        {told !== null && card !== undefined && <Verdicts told={told} />}
        <OddsList odds={odds} />
        <Rulings rulings={rulings} />
        {thing !== undefined && card !== undefined && screen.mayEdit && edit !== undefined && (
          <button
            type="button"
            className="card-edit"
            onClick={() => {
              close()
              edit(thing)
            }}
          >
            {say.edit.ofCard}
          </button>
        )}
      </div>
    </>
  )
}

/** The large view of a card or the parts of a number, beside the board. */
export function CardDialog({ looked, close }: { looked: Looked | null; close(): void }) {
  const { cards, screen } = useTable()
  if (looked === null) return null
  const [kind, n] = looked.thing?.split(':') ?? []
  const player = kind === 'seat' ? screen.players[Number(n)]?.name : undefined
  const label = (looked.id === undefined ? undefined : cards.get(looked.id)?.name) ?? player ?? say.card.why
  if (looked.id !== undefined && !cards.has(looked.id)) return null
  return (
    <Beside key={`${looked.id} ${looked.thing}`} label={label} looked={looked} close={close}>
      {looked.id === undefined && <h2>{label}</h2>}
      <Told looked={looked} close={close} />
    </Beside>
  )
}
