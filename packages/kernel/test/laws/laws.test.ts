import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ask, clone, type Event, eventFields, goto, tableOf, undecided, world } from '@dejarik/kernel'
import {
  Broken,
  cloneLaw,
  declaredFields,
  everyLaw,
  hiding,
  illegalAnswers,
  randomPlay,
  reask,
  roundTrip,
  type Start,
  sameAnswers,
  undoLaw,
} from '@dejarik/kernel/laws'
import fc from 'fast-check'
import { type Duel, deck, duel, hand, round, rules, shown } from './duel.js'

const start: Start<Duel> = { format: 'all', decks: [], every: 1, topics: () => [{ about: 'hand' }] }
const SEEDS = [1, 2, 3, 4, 5]
const play = round.reward as NonNullable<(typeof round)[string]>

/** The law must find fault with this variant. */
function caught(law: string, run: (seed: number) => unknown, says: RegExp): void {
  assert.throws(
    () => {
      for (const seed of SEEDS) run(seed)
    },
    (error) => error instanceof Broken && error.law === law && says.test(error.message),
  )
}

describe('the laws hold for a game that keeps them', () => {
  it('whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => everyLaw(duel(), start, [seed])),
      { numRuns: 20 },
    )
  })
  it('and hiding compares a fair number of events', () => {
    assert.ok(SEEDS.reduce((sum, seed) => sum + hiding(duel(), start, seed), 0) > 100)
  })
})

describe('random play catches', () => {
  it('a step that throws', () => {
    const e = duel({
      steps: {
        ...round,
        draw(t, f, answer) {
          if (t.s.round === 2) throw new Error('stuck')
          round.draw?.(t, f, answer)
        },
      },
    })
    caught('random play', (seed) => randomPlay(e, start, seed), /stuck/)
  })
  it('a game that does not end', () => {
    const e = duel({ steps: { ...round, draw: (_t, f) => goto(f, 'reward') } })
    caught('random play', (seed) => randomPlay(e, { ...start, bound: 50 }, seed), /not over after 50/)
  })
  it('an option offered twice', () => {
    const e = duel({ steps: { ...round, reward: (t) => ask(t, 0, 'reward', [{ do: 'pass' }, { do: 'pass' }]) } })
    caught('random play', (seed) => randomPlay(e, start, seed), /twice/)
  })
})

describe('the round trip catches', () => {
  it('what JSON cannot hold', () => {
    const e = duel({
      steps: { ...round, draw: (t, f, answer) => round.draw?.(t, Object.assign(f, { no: NaN }), answer) },
    })
    caught('round trip', (seed) => roundTrip(e, start, seed), /NaN/)
  })
  it('a memory outside the state', () => {
    const memory = new WeakMap<object, number>()
    const e = duel({
      steps: {
        ...round,
        draw(t, f, answer) {
          memory.set(t.s, (memory.get(t.s) ?? 0) + 1)
          t.s.points[0] = (t.s.points[0] as number) + (memory.get(t.s) as number)
          round.draw?.(t, f, answer)
        },
      },
      engine: {
        clone: (s) => {
          const made = clone(s)
          memory.set(made, memory.get(s) ?? 0)
          return made
        },
      },
    })
    caught('round trip', (seed) => roundTrip(e, start, seed), /plays on differently/)
  })
})

describe('the clone law catches', () => {
  it('a clone that shares a column', () => {
    const e = duel({ engine: { clone: (s) => ({ ...clone(s), points: s.points }) } })
    caught('clone', (seed) => cloneLaw(e, start, seed), /changed its original/)
  })
})

describe('the same answers', () => {
  it('give another game when something counts outside the state', () => {
    let count = 0
    const e = duel({
      steps: {
        ...round,
        draw(t, f, answer) {
          t.s.points[0] = count++
          round.draw?.(t, f, answer)
        },
      },
    })
    caught('same answers', (seed) => sameAnswers(e, start, seed), /another way/)
  })
})

describe('the same answers, watched,', () => {
  it('give another game when a deed hides in the making of an event', () => {
    const e = duel({
      steps: {
        ...round,
        draw(t, f, answer) {
          t.watch?.({ is: 'point', points: t.s.points.push(0) })
          round.draw?.(t, f, answer)
        },
      },
    })
    caught('same answers', (seed) => sameAnswers(e, start, seed), /another way/)
  })
})

describe('undo catches', () => {
  it('a game that does not start twice alike', () => {
    let count = 0
    const good = duel()
    const e = duel({
      engine: {
        start: (format, decks, seed, watch) => {
          const s = good.start(format, decks, seed, watch)
          s.clock += count++
          return s
        },
      },
    })
    caught('undo', (seed) => undoLaw(e, start, seed), /another state/)
  })
})

describe('illegal answers', () => {
  it('must not be accepted', () => {
    const good = duel()
    const e = duel({ engine: { answer: (s, option, watch) => good.answer(s, loose(s, option), watch) } })
    const loose = (s: Duel, option: { do: string }) =>
      s.decision?.options.find((each) => each.do === option.do) ?? option
    caught('illegal answers', (seed) => illegalAnswers(e, start, seed), /is accepted/)
  })
  it('must leave the state untouched', () => {
    const good = duel()
    const e = duel({
      engine: {
        answer(s, option, watch) {
          s.clock++
          good.answer(s, option, watch)
        },
      },
    })
    caught('illegal answers', (seed) => illegalAnswers(e, start, seed), /changed the state/)
  })
})

describe('asking again catches', () => {
  it('a step that does something before it asks', () => {
    const e = duel({
      steps: {
        ...round,
        reward(t, f, answer) {
          t.s.points[0] = (t.s.points[0] as number) + 1
          play(t, f, answer)
        },
      },
    })
    caught('asking again', (seed) => reask(e, start, seed), /changed the state/)
  })
})

describe('fields catches', () => {
  const telling = (event: Event) =>
    duel({
      steps: {
        ...round,
        draw(t, f, answer) {
          t.watch?.(event)
          round.draw?.(t, f, answer)
        },
      },
    })
  const law = (event: Event, says: RegExp) =>
    caught('fields', (seed) => declaredFields(telling(event), start, seed), says)

  it('an event of a kind that is not declared', () => law({ is: 'sneezed' }, /not declared/))
  it('a field that is not declared', () => law({ is: 'gasp', at: 3 }, /'at' that is not declared/))
  it('a number that is no card', () => law({ is: 'drawing', card: 4000 }, /is no card/))
  it('a number that is no seat', () => law({ is: 'passed', seat: 2 }, /is no seat/))
  it('a card where those who may see it belong', () => law({ is: 'gasp', to: 17 }, /is no set of seats/))
  it('what others see of what all may see', () => law({ is: 'gasp', others: { is: 'gasp' } }, /all may see/))
  it('a game that calls something else by the name for those who may see it', () => {
    assert.throws(() => eventFields({ boarded: 'card to:card' }), /'to' of 'boarded' says who may see/)
    assert.throws(() => eventFields({ boarded: 'card aboard' }), /'aboard' of 'boarded' holds is not declared/)
  })
})

describe('hiding catches', () => {
  it('a view that shows a hand', () => {
    const e = duel({
      rules: { view: (t) => ({ hand: (t.s.piles[hand(1)] as number[]).map((c) => t.s.def[c] as number) }) },
    })
    caught('hiding', (seed) => hiding(e, start, seed), /the view of seat 0 depends/)
  })
  it('a view that names an unknown card', () => {
    const e = duel({ rules: { view: (t) => ({ cards: [...(t.s.piles[deck(1)] as number[])] }) } })
    caught('hiding', (seed) => hiding(e, start, seed), /names card/)
  })
  it('options that follow from a hidden card', () => {
    const e = duel({
      steps: {
        ...round,
        reward(t, f) {
          const strong = (t.s.piles[hand(1)] as number[]).some((card) => (t.s.def[card] as number) > 4)
          ask(t, 0, 'reward', [{ do: 'pass' }, { do: strong ? 'peek' : 'gamble' }])
          Object.assign(f, { winner: 0 })
        },
      },
    })
    caught('hiding', (seed) => hiding(e, start, seed), /depends|asked differently/)
  })
  it('a lean that looks at the state itself', () => {
    const e = duel({
      rules: { judge: { ...undecided, lean: (t, _decision, into) => into.splice(0, 9, ...t.s.def) } },
    })
    e.leanIn = (s, _g, into) => e.lean(s, into)
    caught('hiding', (seed) => hiding(e, start, seed), /a lean of seat/)
  })
  it('a lean that changes the state', () => {
    const e = duel({ rules: { judge: { ...undecided, lean: (t) => t.s.piles[0]?.reverse() } } })
    caught('hiding', (seed) => hiding(e, start, seed), /changed the state/)
  })
  it('an explanation that knows too much', () => {
    const e = duel({ rules: { explain: (t, seat) => rules.explain(t, 1 - seat, null) } })
    caught('hiding', (seed) => hiding(e, start, seed), /explanation/)
  })
  it('an event that shows an unknown card', () => {
    const e = duel({
      steps: {
        ...round,
        draw(t, f, answer) {
          t.watch?.({ is: 'drawing', card: (t.s.piles[deck(0)] as number[]).at(-1) as number })
          round.draw?.(t, f, answer)
        },
      },
    })
    caught('hiding', (seed) => hiding(e, start, seed), /does not know card/)
  })
  it('an event that shows an unknown card in a field of another name', () => {
    const e = duel({
      rules: { events: eventFields({ ...shown, drawing: 'from:card' }) },
      steps: {
        ...round,
        draw(t, f, answer) {
          t.watch?.({ is: 'drawing', from: (t.s.piles[deck(0)] as number[]).at(-1) as number })
          round.draw?.(t, f, answer)
        },
      },
    })
    caught('hiding', (seed) => hiding(e, start, seed), /does not know card/)
  })
  it('an event that happens only when a hidden card allows it', () => {
    const e = duel({
      steps: {
        ...round,
        rewarded(t, f, answer) {
          if ((t.s.piles[hand(1)] as number[]).some((card) => (t.s.def[card] as number) > 5)) t.watch?.({ is: 'gasp' })
          round.rewarded?.(t, f, answer)
        },
      },
    })
    caught('hiding', (seed) => hiding(e, start, seed), /different events|sees more/)
  })
  it('a question that is put to nobody but shows a sealed choice', () => {
    const e = duel({
      rules: { view: (t) => ({ sealed: t.s.stack.flatMap((f) => ('taken' in f ? (f.taken as number[][]) : [])) }) },
    })
    caught('hiding', (seed) => hiding(e, start, seed), /the view of seat/)
  })
  it('a world that is not sampled at all', () => {
    const e = duel({ engine: { world: (s) => clone(s) } })
    caught('hiding', (seed) => hiding(e, start, seed), /real generator/)
  })
  it('a world whose dealing depends on the truth', () => {
    const good = duel()
    const e = duel({
      engine: {
        world: (s, seat, g) => {
          const made = good.world(s, seat, g)
          made.clock += s.def.indexOf(7) < 4 ? 1 : 0
          return made
        },
      },
    })
    caught('hiding', (seed) => hiding(e, start, seed), /a world of seat/)
  })
  it('a world that is made by changing the state', () => {
    const e = duel({
      engine: {
        world: (s, seat, g) => {
          s.clock++
          return world(tableOf({ rules, catalog: duel().catalog }, s), seat, g)
        },
      },
    })
    caught('hiding', (seed) => hiding(e, start, seed), /changed the state/)
  })
})
