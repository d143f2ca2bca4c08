import assert from 'node:assert/strict'
import { compileCard, compileOwn, type Facts, type Printed, render, tidy } from '../../src/text/index.js'

export const droid: Facts = { name: 'Test Droid', type: 'character', subtypes: ['droid'], dots: 1 }
export const place: Facts = { name: 'Tatooine: Test Yard', type: 'location', subtypes: ['site'] }
export const effect: Facts = { name: 'Test Hours', type: 'effect', subtypes: ['normal effect'] }
export const device: Facts = { name: 'Test Kit', type: 'device', subtypes: [] }
export const either: Facts = { name: 'Test Turn', type: 'interrupt', subtypes: ['used interrupt', 'lost interrupt'] }
export const lost: Facts = { name: 'Test Ruse', type: 'interrupt', subtypes: ['lost interrupt'] }
export const weapon: Facts = { name: 'Test Gun', type: 'weapon', subtypes: ['character weapon'] }

/** The print means these trees, each is said in our words, and these words mean it again. */
export function means(facts: Facts, print: Printed, trees: readonly object[], ours: readonly string[]) {
  const { abilities, unread } = compileCard(print, facts)
  assert.deepEqual(unread, [])
  assert.deepEqual(abilities, tidy(trees))
  assert.deepEqual(abilities.map(render), ours)
  for (const said of ours) assert.deepEqual(compileOwn(said).unread, [])
  assert.deepEqual(
    ours.flatMap((said) => compileOwn(said).abilities),
    abilities,
  )
}
