export * from './edited.js'
export * from './lines.js'
export * from './words.js'
