import type { ReactNode } from 'react'
import { Art } from '../drawing/Art.js'
import { useTable } from '../page/context.js'
import { Spot } from '../page/Spot.js'

interface TileProps {
  readonly card: { readonly card: number; readonly id: string; readonly name: string }
  /** The card and its state in words. */
  readonly label: string
  readonly dim?: boolean
  /** What is written on it, where that is less than its name. */
  readonly written?: string
  readonly className?: string
  readonly children?: ReactNode
}

/** A card in play, small: its name, its picture, and whatever the game lays on it. */
export function Tile({ card, label, dim = false, written, className = '', children }: TileProps) {
  const { cards } = useTable()
  const sheet = cards.get(card.id)
  return (
    <div className={`tile ${className}`} data-tone={sheet?.tone} data-type={sheet?.type} data-dim={dim || undefined}>
      <div className="tile-art" aria-hidden="true">
        <Art name={(sheet?.name ?? card.name) + (sheet?.subtitle ?? '')} type={sheet?.type ?? ''} />
      </div>
      <span className="tile-name" aria-hidden="true">
        {written ?? card.name}
      </span>
      {children}
      <Spot thing={`card:${card.card}`} id={card.id} label={label} />
    </div>
  )
}
