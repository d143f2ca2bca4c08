export * from './aspects.js'
export * from './cache.js'
export * from './check.js'
export * from './kept.js'
