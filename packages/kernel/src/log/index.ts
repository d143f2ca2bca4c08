export * from './lines.js'
export * from './words.js'
