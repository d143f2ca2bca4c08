/** How a scenario is laid out and its steps are taken, for whoever shows one on a table. Nothing here reads files. */
export * from './file.js'
export type * from './game.js'
export * from './parse.js'
export { Run } from './run.js'
