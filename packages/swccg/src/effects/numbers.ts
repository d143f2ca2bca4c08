/** Numbers of a card; `x` is the X that its own text defines; `destiny-ability` what it counts towards battle destiny. */
export const stats = [
  'power',
  'ability',
  'forfeit',
  'maneuver',
  'armor',
  'defense',
  'hyperspeed',
  'landspeed',
  'destiny',
  'deploy-cost',
  'ferocity',
  'parsec',
  'destiny-ability',
  'asteroid-destiny',
  'immunity',
  'x',
] as const
export type Stat = (typeof stats)[number]

/** Numbers of a player, where it matters at a place (`at` of a Gain). */
export const tallies = [
  'total-power',
  'total-ability',
  'destiny-ability',
  'force-generation',
  'drain',
  'battle-destiny',
  'battle-destiny-draws',
  'power-destiny-draws',
  'total-battle-destiny',
  'weapon-destiny',
  'total-weapon-destiny',
  'asteroid-destiny',
  'attrition',
  'battle-damage',
  'force-loss',
  'ability-for-destiny',
  'ability-for-control',
  'battle-cost',
  'drain-cost',
  'transit-cost',
  'move-cost',
  'deploy-cost',
  'starting-hand',
] as const
export type Tally = (typeof tallies)[number]

/** Rules that texts set up by name. */
export const namedRules = [
  'absorbs-no-attrition',
  'asteroid-rules',
  'besieged',
  'drained-from-reserve',
  'face-down-lost-pile',
  'fires-far',
  'goes-first',
  'hidden-losses',
  'moves-like-character',
  'moves-like-spy',
  'moves-like-starfighter',
  'nighttime',
  'rotated',
  'shuttles-free',
  'sleeping',
  'supporting',
] as const
export type NamedRule = (typeof namedRules)[number]
