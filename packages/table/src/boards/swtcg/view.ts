import type { BuildView, CardView, PlayerView, SwtcgView, UnitView } from '@dejarik/swtcg/views'

export const isUnit = (card: BuildView): card is UnitView => 'speed' in card
export const isNamed = (card: BuildView): card is BuildView & CardView => card.card !== undefined

/** The opponent first, oneself last. */
export function seated(view: SwtcgView, eyes: number | 'public'): readonly [PlayerView, PlayerView] {
  const self = eyes === 'public' ? 1 : eyes
  return [view.players[1 - self] as PlayerView, view.players[self] as PlayerView]
}

/** Every unit in an arena, by its number. */
export const unitsByNumber = (view: SwtcgView): ReadonlyMap<number, UnitView> =>
  new Map(view.players.flatMap(({ arenas }) => arenas.flatMap(({ units }) => units.map((unit) => [unit.card, unit]))))

/** The fastest first, as they will attack. */
export const bySpeed = (units: readonly UnitView[]): readonly UnitView[] => [...units].sort((a, b) => b.speed - a.speed)

export const arenaNames = ['space', 'ground', 'character'] as const
