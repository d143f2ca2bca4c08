export * from './breaks.js'
export * from './prove.js'
