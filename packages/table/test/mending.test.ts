import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DeckFix } from '@dejarik/kernel/decks'
import { countDeck, writeDeck } from '../src/engine/deck-requests.js'
import { gameOf } from '../src/engine/games.js'
import { mendList } from '../src/engine/mending.js'
import type { GameId } from '../src/protocol.js'

/** Lists with many faults at once, by game. */
const faulty: Readonly<Record<GameId, (deck: string) => string>> = {
  destiny: (deck) => `${deck}\n2x Aim\n3x Comlnik\n1x Wookiee Rug of Doom\n2x Darth Vader\n1x Rey`,
  swtcg: (deck) => `${deck}\n9x Clone Squad\n1x Darth Tyrannus (C)\n1x Kit Fisto (Q)\n1x Nobody At All`,
  swccg: (deck) => `${deck}\n2x Stormtroper\n3x Luke Skywalker\n3x Darth Vader\n1x Nobody At All`,
}

/** What a person who always takes the first fix that does something ends up with. */
async function mendAll(id: GameId, list: string) {
  const game = await gameOf(id)
  let text = list
  const seen: string[] = []
  for (let i = 0; i < 60; i++) {
    const { faults } = countDeck(game, { list: text }, 2)
    for (const { says, fixes } of faults) assert.ok((fixes ?? []).length > 0, `no fix for: ${says}`)
    const doable = faults.flatMap(({ line, fixes = [] }) =>
      fixes.filter(({ does }) => does !== 'find').map((fix) => ({ line, fix })),
    )
    const better = doable.map(({ line, fix }) => mendList(game.decks, text, fix, line)).find((made) => made !== text)
    if (better === undefined) return { faults, text, seen }
    seen.push(better)
    text = better
  }
  throw new Error(`${id} is never mended: ${seen.at(-1)}`)
}

for (const id of ['destiny', 'swtcg', 'swccg'] as const)
  test(`${id}: every fault has a fix, and clicking fixes mends the deck`, async () => {
    const game = await gameOf(id)
    const { text } = writeDeck(game, { shipped: 0 }, 'text')
    const list = faulty[id](text)
    assert.ok(countDeck(game, { list }, 2).faults.length >= 3)
    const mended = await mendAll(id, list)
    // What is looked for is understood, and found.
    const faults = [...countDeck(game, { list }, 2).faults, ...mended.faults]
    for (const fix of faults.flatMap(({ fixes = [] }) => fixes)) {
      if (fix.does !== 'find') continue
      const found = game.search.find(fix.words)
      assert.deepEqual(found.faults, [], fix.words)
      assert.ok(found.ids.length > 0, fix.words)
    }
    // What only new cards mend is found by a search.
    const left = mended.faults.filter(({ fixes = [] }) => !fixes.some(({ does }) => does === 'find'))
    assert.deepEqual(
      left.map(({ says }) => says),
      [],
    )
    assert.ok(mended.faults.length <= 1, `${mended.faults.length} faults are left`)
  })

test('a fix changes what it says and leaves the rest of the list as it was written', async () => {
  const { decks } = await gameOf('destiny')
  const list = 'My deck\n\n3x Aim (Awakenings #151)\n2 Comlnik\n1x Block\n'
  const mend = (fix: DeckFix, line?: number) => mendList(decks, list, fix, line)
  const aim = decks.entries(decks.read('1x Aim').deck)[0]!.card
  assert.equal(mend({ does: 'name', name: 'Comlink' }, 4), list.replace('2 Comlnik', '2x Comlink'))
  assert.equal(mend({ does: 'drop' }, 4), list.replace('2 Comlnik\n', ''))
  assert.equal(mend({ does: 'change', cards: [{ card: aim, by: -1 }] }), list.replace('3x Aim', '2x Aim'))
  assert.equal(
    mend({ does: 'change', cards: [{ card: aim, by: -99 }] }),
    list.replace('3x Aim (Awakenings #151)\n', ''),
  )
})

test('a list that is not made of lines is written anew', async () => {
  const game = await gameOf('swtcg')
  const { text } = writeDeck(game, { shipped: 0 }, 'dek')
  const [first] = countDeck(game, { list: text }, 2).entries
  const mended = mendList(game.decks, text, { does: 'change', cards: [{ card: first!.id, by: -first!.copies }] })
  const { entries } = countDeck(game, { list: mended }, 2)
  assert.ok(entries.length > 5 && !entries.some(({ id }) => id === first!.id))
})
