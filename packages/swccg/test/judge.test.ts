import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, type Decision, generator, type Json, type Option, refOf, type Seat } from '@dejarik/kernel'
import { cards } from '../src/cards/all.js'
import { type Deck, deckSide, decks } from '../src/decks/index.js'
import type { Ability } from '../src/effects/tree.js'
import { swccg } from '../src/game.js'
import { judge } from '../src/judge/index.js'
import { DARK, HIT, LIGHT, type State } from '../src/state.js'
import { type Board, type Laid, layBoard } from './board.js'
import { fight } from './fight.js'

const engine = swccg(cards)
const of = (side: string): Deck[] => decks.filter((deck) => deckSide(deck, cards) === side)

/** So many cards in that pile of a player. */
const pile = (seat: Seat, zone: 'reserve' | 'force' | 'used' | 'hand' | 'lost', n: number): Record<string, Laid> =>
  Object.fromEntries(
    Array.from({ length: n }, (_, i) => [`${zone} ${seat} ${i}`, { id: seat === DARK ? '1_194' : '1_28', seat, zone }]),
  )

const life = (dark: number, light: number) => ({ ...pile(DARK, 'reserve', dark), ...pile(LIGHT, 'reserve', light) })

/** The options from the one that the judge leans to most to the one it leans to least, by place. */
function ranked({ t }: Board, seat: Seat, kind: string, options: Option[], about?: Json): Option[] {
  const decision: Decision = { seat, kind, options, step: '', ...(about === undefined ? {} : { about }) }
  t.s.decision = decision
  const leans: number[] = []
  judge.lean(t, decision, leans)
  assert.equal(leans.length, options.length)
  assert.ok(leans.every(Number.isFinite), leans.join())
  return [...options].sort((a, b) => (leans[options.indexOf(b)] as number) - (leans[options.indexOf(a)] as number))
}

/** A weapon that hits by a destiny above the defense. */
const fire: Ability = {
  ability: 'fire',
  targets: [{ choose: 1, from: { kind: 'character' } }],
  effect: {
    do: 'sequence',
    steps: [
      { do: 'draw-destiny', n: 1, plus: 1 },
      {
        do: 'if',
        if: { compare: [{ drawn: 'you' }, '>', { stat: 'defense', of: { that: 'target' } }] },
        then: { do: 'hit', what: { that: 'target' } },
      },
    ],
  },
}

const PASS: Option = { do: 'pass' }

/** Plays a game; each seat by the judge, or at random. */
function play(seed: number, judged: readonly boolean[], look: (s: State) => void = () => {}): State {
  const [dark, light] = [of('dark'), of('light')]
  const pair = [dark[seed % dark.length], light[Math.floor(seed / 3) % light.length]] as Deck[]
  const s = engine.start('premiere', pair, `judge ${seed}`)
  const g = generator(seed)
  const leans: number[] = []
  for (let n = 0; n < 10_000 && s.decision !== null; n++) {
    look(s)
    const { seat, options } = s.decision
    let best = below(g, options.length)
    if (judged[seat]) {
      engine.lean(engine.world(s, seat, g), leans)
      best = leans.indexOf(Math.max(...leans))
    }
    engine.answer(s, options[best] as Option)
  }
  return s
}

test('the worth of a table is between 0 and 1, and both seats share it', () => {
  let looked = 0
  play(4, [true, true], (s) => {
    const [dark, light] = [engine.worth(s, DARK), engine.worth(s, LIGHT)] as [number, number]
    assert.ok(dark > 0 && dark < 1, String(dark))
    assert.ok(Math.abs(dark + light - 1) < 1e-9, `${dark} and ${light}`)
    looked++
  })
  assert.ok(looked > 100)
})

test('every option gets a number', () => {
  const leans: number[] = []
  for (const seed of [1, 2, 3])
    play(seed, [false, true], (s) => {
      engine.lean(s, leans)
      assert.equal(leans.length, s.decision?.options.length)
      assert.ok(leans.every(Number.isFinite), `${s.decision?.kind}: ${leans.join()}`)
    })
})

test('more Life Force, drains and power are better', () => {
  const worth = (laid: Record<string, string | Laid>, seat: Seat = LIGHT) => judge.worth(layBoard(laid).t, seat)
  const cantina = { cantina: '1_128' }
  assert.ok(Math.abs(worth({ ...cantina, ...life(20, 20) }) - 0.5) < 1e-9)
  const ahead = worth({ ...cantina, ...life(15, 20) })
  assert.ok(ahead > 0.55 && ahead < 0.95, String(ahead))
  const holding = { ...cantina, luke: { id: '1_19', on: 'cantina' } }
  assert.ok(worth({ ...holding, ...life(20, 20) }) > 0.55)
  const held = { ...holding, vader: { id: '1_168', on: 'cantina' } }
  assert.ok(worth({ ...held, ...life(20, 20) }) < 0.5)
  const saved = { ...held, ben: { id: '1_21', on: 'cantina' } }
  assert.ok(worth({ ...saved, ...life(20, 20) }) > worth({ ...held, ...life(20, 20) }))
})

test('a location, a fighter and a weapon are better on table than in hand', () => {
  const laid = { cantina: '1_128', luke: { id: '1_19', on: 'cantina' }, ...life(20, 20) }
  const texts = { '1_152': [fire] }
  const held = (id: string) => judge.worth(layBoard({ ...laid, card: { id, zone: 'hand' } }, texts).t, LIGHT)
  const worth = (card: string | Laid) => judge.worth(layBoard({ ...laid, card }, texts).t, LIGHT)
  assert.ok(worth('1_133') > held('1_133'))
  assert.ok(worth({ id: '1_21', on: 'cantina' }) > held('1_21'))
  assert.ok(worth({ id: '1_152', on: 'luke' }) > held('1_152'))
})

test('a drain is taken, the larger first; one of nothing is not', () => {
  const board = layBoard({
    cantina: '1_128',
    eisley: '1_133',
    jungle: '1_137',
    luke: { id: '1_19', on: 'cantina' },
    han: { id: '1_11', on: 'eisley' },
    trooper: { id: '1_28', on: 'jungle' },
    ...life(20, 20),
  })
  const drains = ['jungle', 'eisley', 'cantina'].map((at) => ({ do: 'drain', at: board.of[at] as number }))
  const [first, second, third] = ranked(board, LIGHT, 'action', [...drains, PASS], { during: 'control' })
  assert.deepEqual([first?.at, second?.at, third], [board.of.cantina, board.of.eisley, PASS])
})

test('the stronger side fights, the weaker does not', () => {
  const board = layBoard({
    cantina: '1_128',
    eisley: '1_133',
    vader: { id: '1_168', on: 'cantina' },
    trooper: { id: '1_28', on: 'cantina' },
    ben: { id: '1_21', on: 'eisley' },
    luke: { id: '1_19', on: 'eisley' },
    stormtrooper: { id: '1_194', on: 'eisley' },
    ...life(20, 20),
  })
  const battles = ['cantina', 'eisley'].map((at) => ({ do: 'battle', at: board.of[at] as number }))
  const by = (seat: Seat) => ranked(board, seat, 'action', [...battles, PASS], { during: 'battle' }).map(({ at }) => at)
  assert.deepEqual(by(DARK), [board.of.cantina, undefined, board.of.eisley])
  assert.deepEqual(by(LIGHT), [board.of.eisley, undefined, board.of.cantina])
})

/** A battle at the Cantina in which Light has something to pay for. */
function dues(attrition: number, damage: number, more: Record<string, Laid> = {}): Board {
  const board = layBoard({
    cantina: '1_128',
    vader: { id: '1_168', on: 'cantina' },
    luke: { id: '1_19', on: 'cantina' },
    trooper: { id: '1_28', on: 'cantina' },
    ...more,
    ...life(20, 20),
  })
  fight(board, 'cantina', DARK, 'vader', 'luke', 'trooper', ...Object.keys(more))
  const battle = board.t.s.battle
  assert.ok(battle)
  battle.segment = 'damage'
  battle.attrition = [0, attrition]
  battle.totalAttrition = [0, attrition]
  battle.damage = [0, damage]
  return board
}

const forfeits = ({ of }: Board, ...names: string[]): Option[] =>
  names.map((name) => ({ do: 'forfeit', card: of[name] as number }))

test('who is forfeited: the cheap one, and first who is lost anyway', () => {
  const small = dues(2, 0)
  assert.equal(ranked(small, LIGHT, 'damage', forfeits(small, 'luke', 'trooper'))[0]?.card, small.of.trooper)
  const hit = dues(2, 3)
  hit.t.s.status[hit.of.luke as number] = HIT
  const all = [...forfeits(hit, 'luke', 'trooper'), { do: 'lose-force' }]
  assert.equal(ranked(hit, LIGHT, 'damage', all)[0]?.card, hit.of.luke)
})

test('one Force is lost rather than a hero; a trooper goes for two', () => {
  const one = dues(0, 1)
  const all = [...forfeits(one, 'luke', 'trooper'), { do: 'lose-force' }]
  assert.equal(ranked(one, LIGHT, 'damage', all)[0]?.do, 'lose-force')
  const two = dues(0, 2)
  assert.equal(ranked(two, LIGHT, 'damage', all)[0]?.card, two.of.trooper)
})

test('a shot goes at the one who matters and can be hit, and never at one who is hit', () => {
  const board = layBoard(
    {
      cantina: '1_128',
      luke: { id: '1_19', on: 'cantina' },
      blaster: { id: '1_152', on: 'luke' },
      trooper: { id: '1_170', on: 'cantina' },
      stormtrooper: { id: '1_194', on: 'cantina' },
      ...life(20, 20),
    },
    { '1_152': [fire] },
  )
  fight(board, 'cantina', LIGHT, 'luke', 'trooper', 'stormtrooper')
  const { t } = board
  const clause = t.catalog.clauses.findIndex(({ ability }) => ability.ability === 'fire')
  const card = board.of.blaster as number
  t.s.stack.push({ procedure: 'action', step: 'targets', kind: 'fire', by: LIGHT, card, clause, answers: -1 } as never)
  const targets = ['stormtrooper', 'trooper'].map((name) => ({ do: 'choose', card: board.of[name] as number }))
  const about = { for: 'target', min: 1, max: 1, picked: [] }
  assert.equal(ranked(board, LIGHT, 'pick', targets, about)[0]?.card, board.of.trooper)
  t.s.status[board.of.trooper as number] = HIT
  assert.equal(ranked(board, LIGHT, 'pick', targets, about)[0]?.card, board.of.stormtrooper)
  const firing = { do: 'fire', card, clause }
  assert.equal(ranked(board, LIGHT, 'action', [PASS, firing], { during: 'weapons' })[0], firing)
  t.s.status[board.of.stormtrooper as number] = HIT
  assert.equal(ranked(board, LIGHT, 'action', [PASS, firing], { during: 'weapons' })[0], PASS)
})

test('a card comes where it drains, not where it would fall', () => {
  const board = layBoard({
    cantina: '1_128',
    eisley: '1_133',
    jungle: '1_137',
    vader: { id: '1_168', on: 'cantina' },
    trooper: { id: '1_28', zone: 'hand' },
    ...pile(LIGHT, 'force', 3),
    ...life(20, 20),
  })
  const to = ['cantina', 'jungle', 'eisley'].map((at) => ({ do: 'to', host: board.of[at] as number, as: 0, cost: 1 }))
  const order = ranked(board, LIGHT, 'deploy-to', to, { card: board.of.trooper as number })
  assert.deepEqual(
    order.map(({ host }) => host),
    [board.of.eisley, board.of.jungle, board.of.cantina],
  )
})

test('nobody walks for nothing, but to where a drain is to be had', () => {
  const laid = {
    cantina: '1_128',
    eisley: '1_133',
    luke: { id: '1_19', on: 'cantina' },
    ben: { id: '1_21', on: 'cantina' },
    ...life(20, 20),
  }
  const board = layBoard(laid)
  const move = { do: 'move', card: board.of.luke as number }
  assert.equal(ranked(board, LIGHT, 'action', [PASS, move], { during: 'move' })[0], move)
  const there = layBoard({ ...laid, luke: { id: '1_19', on: 'eisley' } })
  assert.equal(ranked(there, LIGHT, 'action', [PASS, move], { during: 'move' })[0], PASS)
})

test('with little Life Force left the hand is lost first', () => {
  const lose = (n: number, id: string) => {
    const board = layBoard({ hero: { id, zone: 'hand' }, ...life(20, n) })
    const options = [
      { do: 'lose', from: 'reserve' },
      { do: 'lose', card: board.of.hero as number },
    ]
    return ranked(board, LIGHT, 'lose', options, { n: 1, cause: 'drain' })[0]?.from
  }
  assert.equal(lose(30, '1_21'), 'reserve')
  assert.equal(lose(2, '1_21'), undefined)
  assert.equal(lose(30, '1_26'), undefined)
})

test('as much Force is activated as battles leave of the Reserve Deck', () => {
  const activate = [5, 4, 3, 2, 1].map((n) => ({ do: 'activate', n }))
  const first = (n: number) =>
    ranked(layBoard(life(20, n)), LIGHT, 'action', [...activate, PASS], { during: 'activate' })[0]?.n
  assert.equal(first(20), 5)
  assert.equal(first(4), 3)
})

test('cards are drawn while there is Life Force to draw from, and when nothing else will end the game', () => {
  const draws = (n: number, turn: number) => {
    const board = layBoard({ ...life(20, n), ...pile(LIGHT, 'force', 1) })
    board.t.s.turn = turn
    return ranked(board, LIGHT, 'action', [{ do: 'draw' }, PASS], { during: 'draw' })[0]?.do === 'draw'
  }
  assert.equal(draws(30, 5), true)
  assert.equal(draws(2, 5), false)
  assert.equal(draws(2, 200), true)
})

test('what is harm goes to the opponent, what is help to oneself', () => {
  const harm: Ability = {
    ability: 'play',
    as: 'used',
    when: ['any-time'],
    targets: [{ choose: 1, from: { kind: 'character' } }],
    effect: { do: 'lose', what: { that: 'target' } },
  }
  const help: Ability = {
    ...harm,
    effect: { do: 'get', to: { that: 'target' }, gets: [{ modify: 'power', by: 3 }], until: 'turn' },
  }
  for (const [ability, wanted] of [
    [harm, 'vader'],
    [help, 'luke'],
  ] as const) {
    const board = layBoard(
      {
        cantina: '1_128',
        vader: { id: '1_168', on: 'cantina' },
        luke: { id: '1_19', on: 'cantina' },
        played: { id: '1_71', zone: 'hand' },
        ...life(20, 20),
      },
      { '1_71': [ability] },
    )
    const { t } = board
    const card = board.of.played as number
    const source = refOf(t.s, card)
    const frame = {
      procedure: 'action',
      step: 'targets',
      kind: 'play',
      by: LIGHT,
      card,
      clause: 0,
      answers: -1,
      source,
    }
    t.s.stack.push(frame as never)
    const targets = ['luke', 'vader'].map((name) => ({ do: 'choose', card: board.of[name] as number }))
    const about = { for: 'target', min: 1, max: 1, picked: [] }
    assert.equal(ranked(board, LIGHT, 'pick', targets, about)[0]?.card, board.of[wanted])
  }
})

test('a text that hurts its own player is left alone', () => {
  const hurt: Ability = {
    ability: 'action',
    when: ['any-time'],
    limit: { n: 1, per: 'turn' },
    effect: { do: 'lose-force', n: 2 },
  }
  const gain: Ability = { ...hurt, effect: { do: 'as', who: 'opponent', effect: { do: 'lose-force', n: 2 } } }
  for (const [ability, first] of [
    [hurt, 'pass'],
    [gain, 'use'],
  ] as const) {
    const board = layBoard({ cantina: '1_128', luke: { id: '1_19', on: 'cantina' } }, { '1_19': [ability] })
    const use = { do: 'use', card: board.of.luke as number, clause: 0 }
    assert.equal(ranked(board, LIGHT, 'action', [use, PASS], { during: 'control' })[0]?.do, first)
  }
})

/** What a text leans to that answers something; what it answers is on top of the stack. */
function answer(ability: Ability, what: object, under: object[] = []): string | undefined {
  const board = layBoard(
    {
      cantina: '1_128',
      luke: { id: '1_19', on: 'cantina' },
      vader: { id: '1_168', on: 'cantina' },
      trooper: { id: '1_170', on: 'cantina' },
      another: { id: '1_170', on: 'cantina' },
      played: { id: '1_71', zone: 'hand' },
      ...life(20, 20),
    },
    { '1_71': [ability] },
  )
  const occurrence = { at: -1, location: board.of.cantina, ...what }
  for (const frame of [...under, { procedure: 'responses', about: [occurrence] }])
    board.t.s.stack.push({ step: 'offer', ...frame } as never)
  const respond = { do: 'respond', card: board.of.played as number, clause: 0 }
  return ranked(board, LIGHT, 'respond', [respond, PASS])[0]?.do
}

test('a low destiny is drawn again, a high one is not', () => {
  const again: Ability = {
    ability: 'play',
    as: 'used',
    when: [{ just: { on: 'destiny', by: 'you' } }],
    effect: { do: 'sequence', steps: [{ do: 'cancel', what: 'destiny' }, { do: 'redraw' }] },
  }
  const drawn = (value: number) =>
    answer(again, { on: 'just-destiny', by: LIGHT }, [{ procedure: 'draw-destiny', draws: [{ ref: 0, value }] }])
  assert.equal(drawn(0), 'respond')
  assert.equal(drawn(5), 'pass')
})

test('a battle that will be lost is fled, and what matters is cancelled', () => {
  const flee: Ability = {
    ability: 'play',
    as: 'used',
    when: [{ just: { on: 'battle' } }],
    effect: { do: 'cancel', what: 'battle' },
  }
  assert.equal(answer(flee, { on: 'just-battle', by: DARK }), 'respond')
  const cancel: Ability = {
    ability: 'play',
    as: 'used',
    when: [{ just: { on: 'deploy' } }],
    effect: { do: 'cancel', what: { that: 'card' } },
  }
  assert.equal(answer(cancel, { on: 'just-deploy', by: DARK }), 'respond')
  assert.equal(answer(cancel, { on: 'just-deploy', by: LIGHT }), 'pass')
})

test('harm is done only where the opponent has somebody to do it to', () => {
  const steal: Ability = {
    ability: 'action',
    when: [{ phase: 'control', of: 'you' }],
    limit: { n: 1, per: 'phase' },
    targets: [{ choose: 1, from: { kind: 'character', is: ['warrior'], present: 'same-site' } }],
    effect: { do: 'steal', what: { that: 'target' } },
  }
  for (const [other, first] of [
    ['1_28', 'pass'],
    ['1_194', 'use'],
  ] as const) {
    const laid = { cantina: '1_128', owen: { id: '1_22', on: 'cantina' }, other: { id: other, on: 'cantina' } }
    const board = layBoard(laid, { '1_22': [steal] })
    const use = { do: 'use', card: board.of.owen as number, clause: 0 }
    assert.equal(ranked(board, LIGHT, 'action', [use, PASS], { during: 'control' })[0]?.do, first)
  }
})

test('the judge beats chance from either side', () => {
  let won = 0
  for (let seed = 0; seed < 12; seed++) {
    const seat = seed % 2
    if (play(seed, [seat === DARK, seat === LIGHT]).result?.winner === seat) won++
  }
  assert.ok(won >= 11, `${won} of 12`)
})
