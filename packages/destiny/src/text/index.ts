export * from './compile.js'
export { destinyGrammar } from './grammar.js'
export * from './render.js'
export * from './unbound.js'
