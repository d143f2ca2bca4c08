export * from './edited.js'
export * from './lines.js'
export * from './said.js'
export * from './words.js'
