/**
 * The doors for whoever lays out a table by hand or reads it thing by thing: scenarios and tools. Players' programs use
 * the engine and its views.
 */
export { inconsistency } from './consistency.js'
export { cardName } from './labels.js'
export { usableClauses } from './rules/abilities.js'
export { controls } from './rules/arena-control.js'
export { buildCost, grantedAbilities, keyword, stat, subtypesOf } from './rules/numbers.js'
export { stackCost } from './rules/stacking.js'
export { abilitiesOf } from './rules/switch-effect.js'
export * from './rules/zones.js'
