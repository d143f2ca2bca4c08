import type { BuildView, CardView, PlayerView, UnitView } from '@dejarik/swtcg/views'

export const isUnitView = (card: BuildView): card is UnitView => 'speed' in card

/** A unit with everything beneath and on it. */
export const whole = (unit: UnitView): readonly CardView[] => [unit, ...unit.beneath, ...unit.pilots, ...unit.equipment]

/** The units of a player in the arenas. */
export const inArenas = (player: PlayerView): readonly UnitView[] => player.arenas.flatMap(({ units }) => units)
