export * from './card.js'
export * from './check.js'
export * from './schema.js'
export * from './wording.js'
