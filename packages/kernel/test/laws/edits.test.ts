import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  ask,
  columnEdit,
  type Edit,
  type EditRules,
  edit,
  editEvent,
  editOf,
  editOffers,
  editsIn,
  fingerprint,
  Illegal,
  isAtEnd,
  MANY,
  move,
  newRecord,
  pileEdit,
  play,
  replay,
  seenBy,
  undo,
} from '@dejarik/kernel'
import { Broken, editLaw, type Start } from '@dejarik/kernel/laws'
import { english, lineOf, sayLine, edited as sentence } from '@dejarik/kernel/log'
import { type Duel, deck, duel, hand } from './duel.js'

const edits: EditRules<Duel> = {
  numbers: [
    {
      name: 'points',
      of: 'seat',
      now: ({ s }, seat) => s.points[seat] as number,
      most: () => 9,
      set: ({ s }, seat, n) => {
        s.points[seat] = n
      },
    },
  ],
  places: [
    {
      name: 'deck',
      words: 'on top of the deck',
      blind: true,
      where: ({ s }, card) => (s.pile[card] === deck(s.owner[card] as number) ? [] : [-1]),
      put: (t, card) => move(t, card, deck(t.s.owner[card] as number)),
    },
    {
      name: 'hand',
      words: 'to the hand',
      blind: true,
      where: ({ s }, card) => (s.pile[card] === hand(s.owner[card] as number) ? [] : [-1]),
      put: (t, card) => move(t, card, hand(t.s.owner[card] as number)),
    },
  ],
  isQuiet: ({ s }) => s.decision?.kind === 'reward',
}

const start: Start<Duel> = { format: 'all', decks: [], every: 2 }
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const edited = (more: Partial<EditRules<Duel>> = {}) => duel({ rules: { edits: { ...edits, ...more } } })

/** The law must find fault with this variant. */
const caught = (more: Partial<EditRules<Duel>>, says: RegExp): void =>
  assert.throws(
    () => {
      for (const seed of SEEDS) editLaw(edited(more), start, seed)
    },
    (error) => error instanceof Broken && says.test(error.message),
  )

describe('agreed edits', () => {
  it('keep every law in a game that says what may be edited', () => {
    const made = SEEDS.reduce((sum, seed) => sum + editLaw(edited(), start, seed), 0)
    assert.ok(made > 20, `${made} edits`)
  })
  it('stand in the record, are played again, and are undone exactly', () => {
    const e = edited()
    const record = newRecord(e as never, 'all', [], 3)
    const s = e.start('all', [], 3)
    const before = fingerprint(s)
    play(e as never, s, record, { do: 'edit', by: 1, seat: 0, set: 'points', to: 4 })
    assert.deepEqual(s.points, [4, 0])
    assert.equal(s.decision?.kind, 'bid')
    assert.deepEqual(editsIn(record), [{ do: 'edit', by: 1, seat: 0, set: 'points', to: 4 }])
    assert.equal(fingerprint(replay(e, JSON.parse(JSON.stringify(record)))), fingerprint(s))
    assert.equal(fingerprint(undo(e, record, 1).s), before)
  })
  it('are told to each seat as far as it may know', () => {
    const e = edited()
    const s = e.start('all', [], 3)
    const own = (s.piles[hand(0)] as number[])[0] as number
    const told = (what: Omit<Edit, 'do' | 'by'>, seat: number) => {
      const event = seenBy(editEvent(e, s, { do: 'edit', by: 0, ...what }), seat)!
      const line = lineOf(event, e.rules.events, (card) => ({ card: `${card}`, name: `card ${card}` }))
      return sayLine({ edited: sentence }, english, line, { seat, names: ['Ann', 'Bea'] })
    }
    assert.equal(told({ card: own, put: 'deck' }, 0), `Agreed edit: card ${own} goes on top of the deck`)
    assert.equal(told({ card: own, put: 'deck' }, 1), 'Agreed edit: a card goes on top of the deck')
    assert.equal(told({ top: deck(1), put: 'hand' }, 0), 'Agreed edit: Bea moves the top card of the deck to the hand')
    assert.equal(told({ seat: 1, set: 'points', to: 2 }, 1), 'Agreed edit: you have 2 points')
  })
  it('are not possible in a game that knows none, nor when it is over', () => {
    const e = duel()
    const s = e.start('all', [], 1)
    assert.deepEqual(editOffers(e, s, 0), [])
    const any = { do: 'edit', by: 0, seat: 0, set: 'points', to: 1 }
    assert.throws(() => edit(e, s, any), Illegal)
    const over = edited()
    const last = over.start('all', [], 1)
    last.decision = null
    last.result = { winner: null, rule: 'duel.end' }
    assert.throws(() => edit(over, last, any), /over/)
  })
})

describe('the law of edits catches', () => {
  it('an offer that depends on a hidden card', () => {
    const [number, places] = [edits.numbers[0]!, edits.places]
    const leaky = {
      ...places[1]!,
      where: ({ s }: { s: Duel }, card: number) => ((s.def[card] as number) > 3 ? [-1] : []),
    }
    caught({ numbers: [number], places: [places[0]!, leaky] }, /depends on what it may not know/)
  })
  it('a number that JSON does not hold', () => {
    const number = edits.numbers[0]!
    caught(
      { numbers: [{ ...number, set: ({ s }, seat) => s.points.fill(Number.NaN, seat) }], places: [] },
      /points\[\d\] is NaN/,
    )
  })
})

describe('dice that lie on the table', () => {
  const dice = [{ die: 4, card: 0 }]
  const side = {
    name: 'side',
    of: 'die' as const,
    now: ({ s }: { s: Duel }) => s.round,
    most: () => 5,
    set: ({ s }: { s: Duel }, _die: number, n: number) => {
      s.round = n
    },
  }
  const offered = (more: Partial<EditRules<Duel>>) => {
    const e = edited(more)
    return editOffers(e, e.start('all', [], 1), 0).flatMap(({ thing, n }) => (thing === 'die' ? [n] : []))
  }

  it('may be turned, where a game says what of them may be changed', () => {
    assert.deepEqual(offered({ numbers: [...edits.numbers, side], dice: () => dice }), [4])
  })
  it('are not offered by a game that has none', () => {
    assert.deepEqual(offered({ numbers: [...edits.numbers, side] }), [])
  })
})

describe('what may be edited', () => {
  const onto = {
    name: 'onto',
    words: 'onto',
    where: ({ s }: { s: Duel }, card: number) => (s.pile[card] === hand(0) ? [0, 15] : []),
    put: ({ s }: { s: Duel }, card: number, on: number) => {
      s.points = [card, on]
    },
  }
  const side = {
    name: 'side',
    of: 'die' as const,
    now: ({ s }: { s: Duel }) => s.round,
    most: (_t: unknown, die: number) => (die === 4 ? 5 : -1),
    set: ({ s }: { s: Duel }, _die: number, n: number) => {
      s.round = n
    },
    words: (_t: unknown, die: number, n: number) => `side ${n} of ${die}`,
  }
  const e = edited({
    isQuiet: () => true,
    numbers: [...edits.numbers, side],
    places: [...edits.places, onto],
    dice: () => [
      { die: 4, card: 0 },
      { die: 5, card: 0 },
    ],
  })
  const begun = () => e.start('all', [], 3)

  it('is every seat, die, known card and hidden top, with its places and numbers', () => {
    const s = begun()
    const offers = editOffers(e, s, 0)
    assert.deepEqual(
      offers.map(({ thing, n }) => `${thing} ${n}`),
      [
        'seat 0',
        'seat 1',
        'die 4',
        ...[...(s.piles[hand(0)] as number[])].sort((a, b) => a - b).map((card) => `card ${card}`),
        'top 0',
        'top 1',
      ],
    )
    assert.deepEqual(offers[0], { thing: 'seat', n: 0, places: [], numbers: [{ set: 'points', now: 0, most: 9 }] })
    assert.deepEqual(offers[2], { thing: 'die', n: 4, places: [], numbers: [{ set: 'side', now: 0, most: 5 }] })
    assert.deepEqual(offers[3]?.places, [
      { put: 'deck', on: -1 },
      { put: 'onto', on: 0 },
      { put: 'onto', on: 15 },
    ])
    assert.deepEqual(offers.at(-1), { thing: 'top', n: 1, places: [{ put: 'hand', on: -1 }], numbers: [] })
  })
  it('is no card while something is in progress that may be about it', () => {
    const busy = edited({ isQuiet: () => false })
    assert.deepEqual(
      editOffers(busy, busy.start('all', [], 3), 0).map(({ thing }) => thing),
      ['seat', 'seat'],
    )
  })
  it('comes to an edit, with the card it is put on where there is one', () => {
    const offer = { thing: 'card', n: 3, places: [], numbers: [] } as const
    assert.deepEqual(editOf(1, offer, { put: 'onto', on: 0 }), { do: 'edit', by: 1, card: 3, put: 'onto', on: 0 })
    assert.deepEqual(editOf(1, offer, { put: 'deck', on: -1 }), { do: 'edit', by: 1, card: 3, put: 'deck' })
    assert.deepEqual(editOf(0, { ...offer, thing: 'seat' }, { set: 'points', to: 2 }), {
      do: 'edit',
      by: 0,
      seat: 3,
      set: 'points',
      to: 2,
    })
  })
  it('is carried out: a card is put, a number set, and it is told', () => {
    const s = begun()
    const events: unknown[] = []
    const own = (s.piles[hand(0)] as number[])[0] as number
    const { clock } = s
    edit(e, s, { do: 'edit', by: 0, card: own, put: 'onto', on: 15 }, (event) => events.push(event))
    assert.deepEqual([s.points, s.clock], [[own, 15], clock + 1])
    const others = { is: 'edited', proposer: 0, put: 'onto', where: 'onto', on: 15 }
    assert.deepEqual([...events], [{ ...others, card: own, to: 1, others }])
    edit(e, s, { do: 'edit', by: 0, die: 4, set: 'side', to: 5 }, (event) => events.push(event))
    assert.equal(s.round, 5)
    assert.deepEqual(events[1], { is: 'edited', proposer: 0, die: 4, set: 'side', n: 5, said: 'side 5 of 4' })
    const card = (s.piles[deck(1)] as number[]).at(-1) as number
    edit(e, s, { do: 'edit', by: 0, top: deck(1), put: 'hand' })
    assert.equal(s.pile[card], hand(1))
    edit(e, s, { do: 'edit', by: 0, seat: 1, set: 'points', to: 0 })
    assert.equal(s.points[1], 0)
  })
  it('asks the open question anew', () => {
    const asking = duel({
      rules: { edits: e.rules.edits as EditRules<Duel> },
      steps: {
        bid(t) {
          ask(t, 0, 'say', [{ do: 'peek' }, { do: 'gamble' }, { do: 'pass' }].slice(0, 3 - (t.s.points[0] as number)))
        },
      },
    })
    const s = asking.start('all', [], 3)
    edit(asking, s, { do: 'edit', by: 0, seat: 0, set: 'points', to: 1 })
    assert.deepEqual(
      s.decision?.options.map((option) => option.do),
      ['peek', 'gamble'],
    )
    assert.throws(
      () => edit(asking, s, { do: 'edit', by: 0, seat: 0, set: 'points', to: 3 }),
      /nothing could be answered then \(No option at all for seat 0/,
    )
    assert.equal(s.points[0], 1)
  })
  it('is refused with a reason', () => {
    const s = begun()
    const other = (s.piles[hand(1)] as number[])[0] as number
    const own = (s.piles[hand(0)] as number[])[0] as number
    const refused = (what: object, says: string) => {
      const before = fingerprint(s)
      assert.throws(
        () => edit(e, s, { do: 'edit', by: 0, ...what }),
        (error: Error) => error instanceof Illegal && error.message.endsWith(` cannot be agreed on: ${says}`),
        JSON.stringify(what),
      )
      assert.equal(fingerprint(s), before)
    }
    refused({ do: 'pass' }, 'this is no edit')
    refused({ seat: 0, set: 'points', to: 1, why: 'x' }, "an edit has no 'why'")
    for (const by of [-1, 2, 0.5]) refused({ by, seat: 0, set: 'points', to: 1 }, 'nobody proposes it')
    refused({ set: 'points', to: 1 }, 'it is about one thing')
    refused({ seat: 0, card: own, set: 'points', to: 1 }, 'it is about one thing')
    const one = 'it puts a card somewhere or sets a number'
    refused({ seat: 0 }, one)
    refused({ card: own, put: 'deck', set: 'points', to: 1 }, one)
    refused({ seat: 0, set: 'points' }, one)
    refused({ card: own, put: 'deck', to: 1 }, one)
    refused({ seat: 0, set: 'points', to: 1, on: 3 }, one)
    refused({ card: other, put: 'deck' }, 'that card is not one that seat 0 may change now')
    refused({ die: 5, set: 'side', to: 1 }, 'that die is not one that seat 0 may change now')
    refused({ card: own, put: 'hand' }, 'it may not be put there')
    refused({ card: own, put: 'onto' }, 'it may not be put there')
    refused({ card: own, put: 'onto', on: 1 }, 'it may not be put there')
    refused({ seat: 0, set: 'side', to: 1 }, 'it has no such number')
    for (const to of [-1, 10, 0.5]) refused({ seat: 0, set: 'points', to }, 'points is from 0 to 9')
  })
})

describe('what games make their edits of', () => {
  const s = { piles: [[3, 4, 5]] } as unknown as Duel
  it('numbers in columns, piles, and ends of piles', () => {
    const column = [1, 2]
    const number = columnEdit(
      'card',
      'damage',
      () => column,
      () => MANY,
    )
    const t = { s } as never
    number.set(t, 1, 7)
    assert.deepEqual(
      [number.name, number.of, number.now(t, 1), number.most(t, 0), column],
      ['damage', 'card', 7, 99, [1, 7]],
    )
    const pile = pileEdit<Duel>(
      'lost',
      'to the lost pile',
      (_t, card) => card === 3,
      () => {},
    )
    assert.deepEqual([pile.blind, pile.where(t, 3), pile.where(t, 4)], [true, [-1], []])
    assert.deepEqual(
      [isAtEnd(s, 5, 0, 'top'), isAtEnd(s, 3, 0, 'top'), isAtEnd(s, 3, 0, 'bottom'), isAtEnd(s, 5, 0, 'bottom')],
      [true, false, true, false],
    )
  })
})
