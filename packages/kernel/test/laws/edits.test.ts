import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  type Edit,
  type EditRules,
  edit,
  editEvent,
  editOffers,
  editsIn,
  fingerprint,
  Illegal,
  move,
  newRecord,
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
