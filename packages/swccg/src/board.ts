/**
 * The doors for whoever lays out a table by hand or reads it thing by thing: scenarios and tools. Players' programs use
 * the engine and its views.
 */
export { changing, place, setAim, setController } from './columns.js'
export { cardName } from './labels.js'
export { adjacentTo } from './rules/adjacency.js'
export { fighting } from './rules/battle/participants.js'
export { totalPower } from './rules/battle/power.js'
export { steering } from './rules/capacity.js'
export { directlyOn, isActive, isPresentAt, locationOf, placeOf } from './rules/card-states.js'
export { drainAmount } from './rules/control-phase.js'
export { deployCost } from './rules/deploy/cost.js'
export { locate } from './rules/deploy/locations.js'
export * from './rules/facts.js'
export { forceIcons, generation, isBattleground } from './rules/generation.js'
export { ability, defense, forfeitValue, has, immunity, power, stat } from './rules/modifiers/numbers.js'
export { controls, isAlone, occupies, totalAbility } from './rules/presence.js'
export * from './rules/zones.js'
