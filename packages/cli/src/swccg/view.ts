import type { TableCard } from '@dejarik/swccg/views'

/** A card with everything on it, however deep. */
export const whole = (card: TableCard): readonly TableCard[] => [card, ...(card.on ?? []).flatMap(whole)]
