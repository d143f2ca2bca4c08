import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CoreState, cardOf, type Edit, type Engine, edit, editOffers, Illegal } from '@dejarik/kernel'
import { gameOf, readScenarios } from '@dejarik/scenarios'

/** A table laid out from a few lines, and its cards by name. */
function lay(text: string) {
  const [file] = readScenarios(`${text}\nexpect: [nobody has won]\n`)
  const board = gameOf(file!.game).layOut(file!)
  const e: Engine = board.engine
  const s = board.state as CoreState
  const named = (name: string, nth = 1) => {
    const cards = s.def.flatMap((def, card) => (e.catalog.defs[def]?.name === name ? [card] : []))
    return cards[nth - 1] as number
  }
  /** What may become of a card, as `place` or `place name`, and its numbers as `name most`. */
  const offered = (seat: number, card: number) => {
    const offer = editOffers(e, s, seat).find(({ thing, n }) => thing === 'card' && n === card)
    const places = (offer?.places ?? []).map(({ put, on }) =>
      on < 0 ? put : `${put} ${e.catalog.defs[s.def[cardOf(on)] as number]?.name}`,
    )
    return [...places, ...(offer?.numbers ?? []).map(({ set, most }) => `${set} ${most}`)]
  }
  const make = (what: Omit<Edit, 'do' | 'by'>, by = 0) => edit(e, s, { do: 'edit', by, ...what })
  const labels = () => e.prompt(s, e.decision(s)!.seat)!.options.map(({ label }) => label)
  return { e, s, named, offered, make, labels }
}

test('Destiny: an upgrade that was forgotten is put on its character, and damage is set right', () => {
  const { s, named, offered, make, labels } = lay(`
id: edits
game: destiny
rules: []
seats:
  a: { characters: [Rey, { card: Padawan, damage: 3 }], hand: [Lightsaber, Comlink], resources: 0 }
  b: { characters: [Kylo Ren], hand: [Datapad], deck: [Block] }`)
  const [rey, padawan, saber] = [named('Rey'), named('Padawan'), named('Lightsaber')]
  assert.deepEqual(offered(0, saber), [
    'deck-top',
    'deck-bottom',
    'discard',
    'aside',
    'upgrade Rey',
    'upgrade Padawan',
    'upgrade Kylo Ren',
  ])
  assert.deepEqual(offered(1, saber), [], 'nobody else knows that card')
  assert.deepEqual(offered(0, padawan), ['defeated', 'damage 6', 'shields 3', 'exhausted 1'])
  assert.deepEqual(offered(0, named('Kylo Ren')), ['damage 10', 'shields 3', 'exhausted 1'], 'the last one stays')
  assert.ok(!labels().some((label) => /play Comlink/i.test(label)))
  make({ card: saber, put: 'upgrade', on: rey })
  make({ card: padawan, set: 'damage', to: 5 })
  make({ seat: 0, set: 'resources', to: 3 }, 1)
  const { host, damage, dieCard, resources } = s as CoreState & Record<string, number[]>
  assert.deepEqual([host![saber], damage![padawan], resources![0]], [rey, 5, 3])
  assert.ok(dieCard!.includes(saber), 'its die lies on it')
  assert.ok(
    labels().some((label) => /play Comlink/i.test(label)),
    'the question is asked anew',
  )
  assert.throws(() => make({ card: padawan, set: 'damage', to: 7 }), Illegal)
  assert.throws(() => make({ card: named('Block'), put: 'hand' }, 1), /not one that seat 1 may change/)
})

test('The trading card game: a unit comes back from the discard pile, and Force is set right', () => {
  const { e, s, named, offered, make } = lay(`
id: edits
game: swtcg
rules: []
define:
  - { name: Trooper, type: character, speed: 40, power: 2, health: 3, build: 2 }
at: { phase: build, turn: light }
seats:
  dark: { character: [{ card: Trooper, damage: 1 }], discard: [Trooper], hand: 1, force: 4 }
  light: { hand: 2, deck: 3, points: 1 }`)
  const [fallen, standing] = [named('Trooper', 2), named('Trooper')]
  assert.deepEqual(offered(0, standing), [
    'hand',
    'deck-top',
    'deck-bottom',
    'discard',
    'out-of-game',
    'build-zone',
    'damage 2',
    'tapped 1',
  ])
  assert.deepEqual(offered(1, fallen), ['hand', 'deck-top', 'deck-bottom', 'out-of-game', 'character'])
  make({ card: fallen, put: 'character' }, 1)
  make({ seat: 0, set: 'Force', to: 2 })
  make({ card: standing, set: 'damage', to: 0 })
  const { force, damage } = s as CoreState & Record<string, number[]>
  assert.equal(s.piles[s.pile[fallen] as number]?.length, 2)
  assert.deepEqual([force![0], damage![standing]], [2, 0])
  // The top of a deck goes to hand though nobody knows which card it is.
  const top = editOffers(e, s, 0).find(({ thing, n }) => thing === 'top' && e.rules.piles(2)[n]?.seat === 1)!
  assert.deepEqual(
    top.places.map(({ put }) => put),
    ['hand', 'deck-bottom', 'discard', 'out-of-game'],
  )
  make({ top: top.n, put: 'hand' })
  assert.equal(s.piles[top.n]?.length, 2)
})

test('The customizable game: a character is moved to the site where it was, and Force goes back', () => {
  const { e, s, named, offered, make } = lay(`
id: edits
game: swccg
rules: []
at: { turn: light, phase: deploy }
table:
  - { location: "Tatooine: Cantina", light: [Luke Skywalker] }
  - { location: "Tatooine: Mos Eisley", dark: [Stormtrooper] }
seats:
  light: { hand: [Leia Organa], force: 2 }
  dark: { hand: 1, force: 1 }`)
  const [luke, cantina, eisley] = [named('Luke Skywalker'), named('Tatooine: Cantina'), named('Tatooine: Mos Eisley')]
  assert.deepEqual(offered(0, luke), [
    'hand',
    'reserve-top',
    'reserve-bottom',
    'force',
    'used',
    'lost',
    'out',
    'location Tatooine: Mos Eisley',
    'hit 1',
    'moved 1',
  ])
  assert.deepEqual(offered(0, cantina), [], 'a location stays')
  assert.deepEqual(offered(1, named('Leia Organa')).slice(-2), [
    'location Tatooine: Cantina',
    'location Tatooine: Mos Eisley',
  ])
  const pile = s.piles.findIndex((cards, i) => cards.length === 2 && e.rules.piles(2)[i]?.name === 'force')
  make({ card: luke, put: 'location', on: eisley })
  make({ top: pile, put: 'used' }, 1)
  assert.equal((s as CoreState & Record<string, number[]>).host![luke], eisley)
  assert.equal(s.piles[pile]?.length, 1)
  assert.deepEqual(
    editOffers(e, s, 0)
      .filter(({ thing }) => thing === 'top')
      .map(({ places }) => places.length > 0),
    [true, true, true, true, true],
  )
})
