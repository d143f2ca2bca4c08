export * from './cards/index.js'
export * from './decks/index.js'
export * from './definitions.js'
export * from './explain.js'
export * from './game.js'
export { cardName, label } from './labels.js'
export * from './log.js'
export * from './odds.js'
export {
  type Building,
  kinds as optionKinds,
  type Of,
  offer,
  type SwtcgOption,
} from './options/index.js'
export type { StepNames as SwtcgStepNames } from './options/kind.js'
export * from './playable.js'
export * from './questions.js'
export * from './search.js'
export * from './speak.js'
export * from './state.js'
export { compileCard, renderCard, swtcgGrammar, unbound } from './text/index.js'
export * from './verdict-words.js'
