export * from './playable.js'
export * from './printed.js'
export * from './words-used.js'
