export * from './cards/index.js'
export * from './decks/index.js'
export * from './definitions.js'
export * from './effects/examples.js'
export type { Example } from './effects/tree.js'
export * from './explain.js'
export * from './game.js'
export * from './import/index.js'
export * from './labels.js'
export * from './log.js'
export {
  type Action,
  type DestinyOption,
  kinds as optionKinds,
  type Of,
  offer,
} from './options/index.js'
export type { StepNames as DestinyStepNames } from './options/kind.js'
export * from './questions.js'
export * from './search.js'
export * from './speak.js'
export * from './state.js'
export * from './text/index.js'
