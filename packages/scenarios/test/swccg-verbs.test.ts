import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readScenarios, runAll } from '@dejarik/scenarios'

const drawing = (words: string): string => {
  const text = `id: drawing
game: swccg
rules: [swccg.draw-phase]
at: { turn: dark, phase: draw }
seats: { dark: { force: 2 }, light: { force: 2 } }
steps: [{ dark: ${words} }]
expect: [dark has 1 card in hand]
`
  return runAll(readScenarios(text)).results[0]!.why
}

test('a card is drawn in the draw phase, and no destiny', () => {
  assert.equal(drawing('draw'), '')
  assert.equal(drawing('draw a card'), '')
  assert.match(drawing('draw destiny'), /that is not possible\./)
})
