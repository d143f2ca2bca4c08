export * from './cards/index.js'
export * from './decks/index.js'
export type { Definition } from './definitions.js'
export * from './explain.js'
export * from './game.js'
export { cardName, label } from './labels.js'
export * from './log.js'
export {
  type Action,
  kinds as optionKinds,
  type Of,
  offer,
  type SwccgOption,
} from './options/index.js'
export type { StepNames as SwccgStepNames } from './options/kind.js'
export * from './playable.js'
export * from './questions.js'
export * from './search.js'
export { abilityWords, effectWords } from './speak.js'
export * from './state.js'
export { compileCard, renderCard, sayCard, swccgGrammar, unbound } from './text/index.js'
