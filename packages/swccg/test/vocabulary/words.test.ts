import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { find, holds } from '@dejarik/kernel/vocabulary'
import { cards } from '../../src/cards/all.js'
import type { Query } from '../../src/effects/tree.js'
import { LIGHT } from '../../src/state.js'
import { words } from '../../src/vocabulary/index.js'
import { layBoard } from '../board.js'
import { fight } from '../fight.js'

const searched = new Set(['kind', 'zone', 'one-of'])

/** The examples of the page on the vocabulary: each begins a line, and the lines after it that begin with a space are its too. */
function examples(): unknown[] {
  const page = readFileSync(new URL('../../../../../docs/vocabulary-swccg.md', import.meta.url), 'utf8')
  const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block]) => block as string)
  return blocks.flatMap((block) =>
    block
      .trim()
      .split(/\n(?! )/)
      .map((line) => JSON.parse(line)),
  )
}

/** Every part of every ability and every example, with where it is from. */
function parts(): { id: string; tree: Record<string, unknown> }[] {
  const found: { id: string; tree: Record<string, unknown> }[] = []
  const walk = (id: string, tree: unknown): void => {
    if (typeof tree !== 'object' || tree === null) return
    if (!Array.isArray(tree)) found.push({ id, tree: tree as Record<string, unknown> })
    for (const part of Object.values(tree)) walk(id, part)
  }
  for (const { id, abilities } of cards) walk(id, abilities)
  for (const example of examples()) walk('docs/vocabulary-swccg.md', example)
  return found
}

test('every query is made of known words', () => {
  const unknown: string[] = []
  for (const { id, tree } of parts()) {
    if (typeof tree.kind !== 'string') continue
    if (!words.kinds.has(tree.kind)) unknown.push(`${id}: ${tree.kind}`)
    for (const key of Object.keys(tree))
      if (!searched.has(key) && !words.filters.has(key)) unknown.push(`${id}: ${key}`)
  }
  assert.deepEqual(unknown, [])
})

test('every effect, condition and value is known', () => {
  const unknown: string[] = []
  const known = (of: ReadonlyMap<string, unknown>, tree: unknown): boolean =>
    typeof tree === 'number' ||
    (typeof tree === 'string' ? of.has(tree) : Object.keys(tree as object).some((key) => of.has(key)))
  for (const { id, tree } of parts()) {
    if (typeof tree.do === 'string' && !words.effects.has(tree.do) && tree.do !== 'native')
      unknown.push(`${id}: ${tree.do}`)
    // `where` of a place is a reference, and no condition.
    for (const key of typeof tree.kind === 'string' ? ['where'] : ['if', 'while', 'becomes'])
      if (tree[key] !== undefined && !known(words.conditions, tree[key]))
        unknown.push(`${id}: ${JSON.stringify(tree[key])}`)
    if (Array.isArray(tree.compare))
      for (const side of [tree.compare[0], tree.compare[2]])
        if (!known(words.values, side)) unknown.push(`${id}: ${JSON.stringify(side)}`)
  }
  assert.deepEqual(unknown, [])
})

test('every query and condition can be asked: no place, zone or player in it is unknown', () => {
  const board = layBoard({
    cantina: '1_128',
    tatooine: '1_127',
    kessel: '1_126',
    luke: { id: '1_19', on: 'cantina' },
    vader: { id: '1_168', on: 'cantina' },
    falcon: { id: '1_143', on: 'tatooine' },
    run: { id: '1_52', on: 'kessel', aims: 'luke' },
  })
  fight(board, 'cantina', LIGHT, 'luke', 'vader')
  const conditions = ['compare', 'exists', 'control', 'occupy', 'turn', 'happened', 'together', 'nighttime', 'won']
  for (const by of ['luke', 'run', 'cantina']) {
    const x = board.scope(by)
    for (const { id, tree } of parts())
      assert.doesNotThrow(() => {
        if (isQuery(tree)) find(board.t, tree, x, x.you)
        else if (conditions.some((key) => key in tree)) holds(board.t, tree, x, x.you)
      }, id)
  }
})

const isQuery = (tree: object): tree is Query => 'kind' in tree && typeof tree.kind === 'string'
