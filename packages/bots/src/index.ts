export * from './bot.js'
export * from './heuristic.js'
export * from './parse.js'
export * from './random.js'
