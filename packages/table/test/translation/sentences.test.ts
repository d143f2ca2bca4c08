import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Said } from '@dejarik/kernel/log'
import { countDeck } from '../../src/engine/deck-requests.js'
import { editable, editsOf } from '../../src/engine/editing.js'
import { gameOf } from '../../src/engine/games.js'
import { gameIds } from '../../src/protocol.js'
import { faulty, played, searches } from './examples.js'

const script = new URL('../../../../../scripts/sentences.mjs', import.meta.url).href
const { sentences } = (await import(script)) as { sentences(): Promise<string[]> }
const listed = new Set(await sentences())

for (const id of gameIds)
  test(`whatever ${id} says in sentences is in the list that translators get`, async () => {
    const game = await gameOf(id)
    const said = new Set<string>()
    const note = ({ says, form = says, gaps = [] }: Said): void => {
      said.add(form)
      // Sentences in sentences.
      for (const gap of gaps.flat()) if (typeof gap === 'object') note(gap)
    }
    const session = await played(id, 160, ({ s, record }) => {
      if (record.answers.length % 40 !== 0) return
      for (const card of s.def.keys())
        for (const seat of [0, 1])
          for (const { why } of game.why(s, seat, `card:${card}`).verdicts) for (const reason of why) note(reason)
    })
    for (const { thing } of editable(game, session.s, 0)) {
      const { places, numbers } = editsOf(game, session.s, 0, thing)
      for (const says of [...places.map(({ words }) => words), ...numbers.map(({ set }) => set)]) note({ says })
    }
    for (const list of faulty[id])
      for (const fault of countDeck(game, { list }, 2).faults) {
        note(fault)
        note(fault.mend)
      }
    for (const words of searches[id]) game.search.find(words).faults.forEach(note)
    const { fields, examples } = game.search.help()
    for (const says of [...fields.map(({ about }) => about), ...examples.map(({ finds }) => finds)]) note({ says })
    assert.ok(said.size > 50, `${said.size}`)
    assert.deepEqual(
      [...said].filter((form) => !listed.has(form)),
      [],
    )
  })
