/**
 * The laws that every game inherits. Each takes an engine, how to start a game, and a seed, and throws `Broken` with
 * what is wrong and where. A game calls them from a property test:
 *
 *     fc.assert(fc.property(fc.integer(), (seed) => everyLaw(engine, { format, decks }, [seed])))
 *
 * The same laws for one state (`roundTripAt`, `cloneAt`, `hidingAt` …) serve scenarios, which stop at every decision.
 */
export * from './clone.js'
export * from './damage.js'
export * from './edits.js'
export * from './every.js'
export * from './fields.js'
export * from './golden.js'
export * from './hiding.js'
export * from './illegal.js'
export * from './named.js'
export * from './random-play.js'
export * from './reask.js'
export * from './round-trip.js'
export * from './same-answers.js'
export { anyOption, Broken, playOn, type Start, walk } from './start.js'
export * from './two-worlds.js'
export * from './undo.js'
export * from './wording.js'
