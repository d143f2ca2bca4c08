import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activated, battle, doing, Game } from '../board.js'

const mine = { kind: 'unit', whose: 'yours', zone: 'arena' } as const

test('intercept: it is attacked instead, unless it cannot be', () => {
  const guard = [activated([{ do: 'pay-force' as const, n: 1 }], { do: 'intercept' })]
  const stealth = { ability: 'keyword' as const, keyword: 'stealth' as const }
  const cards = {
    Foe: { speed: 50 },
    Weak: {},
    Guard: { abilities: guard },
    Shade: { abilities: [...guard, stealth] },
  }
  const light = { character: ['Weak', 'Guard', 'Shade'], force: 2 }
  const game = new Game({ cards, dark: { character: ['Foe'] }, light, rolls: [4, 4, 1] }).go()
  assert.equal(game.asked(), 'dark: attack Foe target Weak, attack Foe target Guard, skip Foe')
  game.answer('attack Foe target Weak')
  assert.equal(game.asked(), 'light: respond Guard, respond Shade, pass')
  // rule swtcg.intercept: the Force is paid, but the attack is still on the other
  game.answer('respond Shade')
  assert.equal(game.s.defender, game.card('Weak'))
  assert.equal(game.asked(), 'light: respond Guard, pass')
  game.answer('respond Guard')
  assert.deepEqual([game.damage('Weak'), game.damage('Guard'), game.s.force[1]], [0, 2, 0])
})

test('redirect: the attack is on that unit now', () => {
  const cards = { Foe: { speed: 50 }, Ally: {}, Decoy: battle({ do: 'redirect', to: { choose: 1, from: mine } }) }
  const light = { character: ['Ally', 'Ally', 'Ally'], hand: ['Decoy'] }
  const game = new Game({ cards, dark: { character: ['Foe'] }, light, rolls: [6, 6, 1] }).go()
  game.answer('attack Foe target Ally#1')
  assert.equal(game.asked(), 'light: respond Decoy, pass')
  game.answer('respond Decoy')
  assert.equal(game.asked(), 'light: choose Ally#2, choose Ally#3')
  game.answer('choose Ally#3')
  assert.deepEqual([game.damage('Ally#1'), game.damage('Ally#3')], [0, 2])
})

test('retaliate: dice at the attacker when the attack ends, even by a unit that is gone', () => {
  const cards = {
    Foe: { speed: 50, health: 5 },
    Wasp: { health: 1, abilities: [activated([], { do: 'retaliate', n: 2 })] },
    Ally: {},
  }
  const light = { character: ['Wasp', 'Ally'] }
  const game = new Game({ cards, dark: { character: ['Foe'] }, light, rolls: [6, 1, 1, 4, 5] }).go()
  game.answer('attack Foe target Wasp')
  assert.equal(game.asked(), 'light: respond Wasp, pass')
  game.answer('respond Wasp')
  assert.deepEqual([game.where('Wasp'), game.damage('Foe')], ['light discard pile', 2])
})

test('reroll: the dice that its player chooses, once', () => {
  const die = { kind: 'die', whose: 'yours' } as const
  const cards = {
    Foe: { speed: 50, abilities: [activated([], { do: 'reroll', what: { choose: 'any', from: die } })] },
    Ally: {},
  }
  const board = { cards, dark: { character: ['Foe'] }, light: { character: ['Ally'] }, rolls: [1, 4, 2, 5] }
  const game = new Game(board).go().answer('attack Foe target Ally')
  assert.equal(game.asked(), 'dark: respond Foe, pass')
  game.answer('respond Foe')
  assert.equal(game.asked(), 'dark: choose 1, choose 4, choose 2, done')
  game.answer('choose 1', 'done')
  assert.equal(game.damage('Ally'), 2)
})

test('end-attack: no dice are rolled', () => {
  const cards = { Foe: { speed: 50 }, Ally: {}, Truce: battle({ do: 'end-attack' }) }
  const light = { character: ['Ally'], hand: ['Truce'] }
  const game = new Game({ cards, dark: { character: ['Foe'] }, light, rolls: [] }).go()
  game.answer('attack Foe target Ally', 'respond Truce')
  assert.deepEqual([game.damage('Ally'), game.isTapped('Foe'), game.s.attacker], [0, true, -1])
})

test('have-attack: now, or the next time it would', () => {
  const theirs = { kind: 'unit', whose: 'opponent', zone: 'arena' } as const
  const cards = {
    Order: doing({
      do: 'have-attack',
      what: { choose: 1, from: { ...mine, other: true } },
      to: { choose: 1, from: theirs },
    }),
    Taunt: doing({ do: 'have-attack', what: { choose: 1, from: theirs }, to: 'this', next: true }, { speed: 10 }),
    Ally: {},
    Foe: { speed: 50 },
  }
  const light = { character: ['Order', 'Ally', 'Taunt'] }
  const dark = { character: ['Foe', { card: 'Foe', tapped: true as const }] }
  const game = new Game({ cards, light, dark, rolls: [4, 4, 1] }).does('Order')
  game.answer('choose Ally')
  assert.equal(game.asked(), 'light: choose Foe#1, choose Foe#2')
  game.answer('choose Foe#2')
  assert.deepEqual([game.damage('Foe#2'), game.isTapped('Ally'), game.s.attacker], [2, true, -1])
  const told = new Game({ cards, light, dark, rolls: [1, 1, 1] }).does('Taunt').answer('choose Foe#1')
  // rule swtcg.have-it-attack: when it would attack, whoever may have it attack is asked
  told.answer('go on')
  assert.equal(told.asked(), 'light: attack Foe#1 target Taunt, decline')
  told.answer('attack Foe#1 target Taunt')
  assert.equal(told.isTapped('Foe#1'), true)
  assert.match(told.asked(), /^light: attack/)
})

test('disrupt: what is played comes to nothing; what was paid stays paid', () => {
  const cards = {
    Rage: { ...battle({ do: 'gain-force', n: 5 }), side: 'dark' as const },
    Calm: { ...battle({ do: 'disrupt', what: { kind: 'battle' } }), side: 'light' as const },
    Foe: { abilities: [activated([], { do: 'gain-force', n: 1 })] },
  }
  const board = { cards, dark: { hand: ['Rage'], character: ['Foe'] }, light: { hand: ['Calm'] } }
  const game = new Game(board).go()
  assert.equal(game.asked(), 'dark: respond Rage, respond Foe, pass')
  game.answer('respond Rage')
  assert.equal(game.asked(), 'light: respond Calm, pass')
  game.answer('respond Calm')
  assert.deepEqual(
    [game.s.force[0], game.where('Rage'), game.where('Calm')],
    [0, 'dark discard pile', 'light discard pile'],
  )
  // It does not speak of abilities.
  const other = new Game(board).go().answer('respond Foe')
  assert.equal(other.s.force[0], 1)
})

test('predict: what was said comes true', () => {
  const cards = {
    Seer: {
      speed: 50,
      abilities: [
        {
          ability: 'triggered' as const,
          when: 'after' as const,
          event: { on: 'attack' as const, what: 'this' as const },
          effect: { do: 'predict' as const, what: 'hits' as const, right: { do: 'gain-force' as const, n: 3 } },
        },
      ],
    },
    Ally: {},
  }
  const board = { cards, dark: { character: ['Seer'] }, light: { character: ['Ally'] }, rolls: [4, 4, 1] }
  const right = new Game(board).go().answer('attack Seer target Ally', 'number 2')
  assert.equal(right.s.force[0], 3)
  const wrong = new Game(board).go().answer('attack Seer target Ally', 'number 3')
  assert.equal(wrong.s.force[0], 0)
})
