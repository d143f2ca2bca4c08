import type { LocationView, PlayerView, SwccgView, TableCard } from '@dejarik/swccg/views'

export const phases = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const
export const piles = ['reserve', 'force', 'used', 'lost'] as const
export const segments = ['initiated', 'weapons', 'power', 'damage'] as const

/** The cards of a side at a location; what was converted lies beneath it and is no part of either. */
export const sideAt = ({ cards }: LocationView, seat: number): TableCard[] =>
  cards.filter((card) => card.seat === seat && card.as !== 'beneath')

/** The opponent first, oneself last. */
export function seated(view: SwccgView, eyes: number | 'public'): readonly [PlayerView, PlayerView] {
  const self = eyes === 'public' ? 1 : eyes
  return [view.players[1 - self] as PlayerView, view.players[self] as PlayerView]
}

/** Locations that lie together, by what they belong to: a planet with its sites, a ship with its own. */
export function bySystem(
  locations: readonly LocationView[],
  groupOf: (location: LocationView) => string | undefined,
): { readonly name: string | undefined; readonly locations: readonly LocationView[] }[] {
  const found: { name: string | undefined; locations: LocationView[] }[] = []
  for (const location of locations) {
    const name = groupOf(location)
    const last = found.at(-1)
    if (last !== undefined && name !== undefined && last.name === name) last.locations.push(location)
    else found.push({ name, locations: [location] })
  }
  return found
}
