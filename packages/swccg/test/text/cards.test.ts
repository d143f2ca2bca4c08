import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { read } from '@dejarik/kernel/grammar'
import { cards, cardsBySet, type HandCard, setCodes, wordingHash } from '../../src/cards/index.js'
import type { Ability } from '../../src/effects/tree.js'
import {
  compileCard,
  compileOwn,
  printedParts,
  printGrammar,
  render,
  swccgGrammar,
  tidy,
  unbound,
} from '../../src/text/index.js'
import { coverage } from './coverage.js'
import { absent, printed } from './printed.js'

const treesOf = (card: { abilities: readonly unknown[] }) => card.abilities as readonly Ability[]

test('what a card says is read back as the same tree', () => {
  for (const card of cards) {
    for (const ability of treesOf(card)) {
      const said = render(ability)
      assert.deepEqual(compileOwn(said), { abilities: [ability], unread: [] }, `${card.name}: ${said}`)
    }
  }
})

test('nothing a card says can be read in two ways', () => {
  for (const card of cards) {
    for (const ability of treesOf(card)) {
      const said = render(ability)
        .replace(/^(Light|Dark): /, '')
        .replace(/\.$/, '')
      const result = read(swccgGrammar, 'ability', said)
      if ('unread' in result) assert.fail(`${card.name}: ${said}`)
      const trees = [result.node, ...result.others].map((node) => JSON.stringify(tidy(node)))
      assert.deepEqual([...new Set(trees)].length, 1, `${card.name}: ${said}`)
    }
  }
})

test('the examples of the page on the vocabulary are said and read back', () => {
  const page = readFileSync(new URL('../../../../../docs/vocabulary-swccg.md', import.meta.url), 'utf8')
  const trees = [...page.matchAll(/```json\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block
      .replace(/\n /g, ' ')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>),
  )
  for (const tree of trees) {
    const ability = (
      'kind' in tree
        ? { ability: 'ongoing', of: tree, gets: [{ cannot: 'move' }] }
        : 'do' in tree
          ? { ability: 'action', when: ['any-time'], effect: tree }
          : tree
    ) as Ability
    assert.deepEqual(compileOwn(render(ability)), { abilities: [tidy(ability)], unread: [] }, render(ability))
  }
  assert.ok(trees.length > 20)
})

test('cards by hand are as their files say', async () => {
  const written = new Map<string, unknown>()
  for (const set of setCodes) {
    const folder = new URL(`../../src/cards/${set}/`, import.meta.url)
    for (const file of existsSync(folder) ? readdirSync(folder).filter((name) => /^\d+-.*\.js$/.test(name)) : []) {
      const module = (await import(new URL(file, folder).href)) as Record<string, HandCard>
      for (const { id, abilities } of Object.values(module)) written.set(id, tidy(abilities))
    }
  }
  const byHand = cards.filter(({ by }) => by === 'hand' || by === 'native')
  assert.deepEqual([...written.keys()].sort(), byHand.map(({ id }) => id).sort())
  for (const { id, name, abilities } of byHand) assert.deepEqual(abilities, written.get(id), name)
})

test('nothing points back at what nobody chose', () => {
  for (const card of cards) assert.deepEqual(treesOf(card).flatMap(unbound), [], card.name)
})

test('a location says whose text it is, and nothing else does', () => {
  for (const card of cards) {
    for (const { side } of treesOf(card)) assert.equal(side !== undefined, card.type === 'location', card.name)
  }
})

test('an Interrupt goes where its kind says', () => {
  for (const card of cards.filter(({ type, by }) => type === 'interrupt' && by !== 'none')) {
    const ways = card.subtypes.map((kind) => kind.replace(' interrupt', ''))
    const played = treesOf(card).flatMap((one) => (one.ability === 'play' ? one.as.split('-or-') : []))
    assert.deepEqual(new Set(played), new Set(played.length > 0 ? ways : []), card.name)
  }
})

for (const set of setCodes) {
  test(`as many cards of ${set} are understood as ever`, () => {
    const known = cardsBySet[set].filter((card) => card.by !== 'none' || card.wording === '').length
    assert.ok(known >= coverage[set], `${known} of ${cardsBySet[set].length}`)
  })

  const texts = printed(set)
  test(`the abilities of ${set} are what the compiler makes of the print`, { skip: texts ? false : absent }, () => {
    for (const card of cardsBySet[set]) {
      const { text = '', wording = '' } = texts?.get(card.id) ?? {}
      if (card.wording !== '') assert.equal(card.wording, wordingHash(wording), `${card.name}: the wording has changed`)
      if (card.by !== 'compiled') continue
      assert.deepEqual(compileCard(text, card), { abilities: card.abilities, unread: [] }, card.name)
    }
  })

  test(`no printed sentence of ${set} can be read in two ways`, { skip: texts ? false : absent }, () => {
    for (const card of cardsBySet[set].filter(({ by }) => by === 'compiled')) {
      for (const { words } of printedParts(texts?.get(card.id)?.text ?? '', card)) {
        for (const sentence of words.replace(/\.\s*$/, '').split(/\. (?=[A-Z])/)) {
          const result = read(printGrammar, 'printed', sentence)
          if ('unread' in result) continue
          const trees = [result.node, ...result.others].map((node) => JSON.stringify(tidy(node)))
          assert.deepEqual(
            [...new Set(trees)].length,
            1,
            `${card.name}: ${sentence}\n${[...new Set(trees)].join('\n')}`,
          )
        }
      }
    }
  })
}
