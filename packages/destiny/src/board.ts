/**
 * The doors for whoever lays out a table by hand or reads it thing by thing: scenarios and tools. Players' programs use
 * the engine and its views.
 */
export { memberPoints } from './decks/team.js'
export type { Ability, Effect, Keyword } from './effects/tree.js'
export * from './rules/areas.js'
export { diceOf, newDie, poolOf, sideOf, valueOfSide } from './rules/dice.js'
export { costOf, handSize, hasKeyword, upkeepResources } from './rules/numbers.js'
