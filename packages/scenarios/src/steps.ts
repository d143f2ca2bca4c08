/** How the steps of a scenario are taken, for whoever lays one out to be played through. */
export * from './file.js'
export type * from './game.js'
export { meant } from './match.js'
