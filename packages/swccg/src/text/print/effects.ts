import { type Form, heard, isRecord, list, type Production, perThing, type Slots } from '@dejarik/kernel/grammar'
import { kindOfTitles } from '../names.js'
import { asOther } from './player-numbers.js'

const ongoing = (of: unknown, gets: unknown, more: Slots = {}): Slots => ({ ability: 'ongoing', of, gets, ...more })
const asSoonAs = (so: unknown, effect: Slots): Slots[] => [{ ability: 'automatic', when: [{ becomes: so }], effect }]
const during = (phase: unknown, of: string): Slots => ({ when: [{ phase, of }], limit: { n: 1, per: 'phase' } })
const loss = (n: unknown): Slots => ({ do: 'as', who: 'opponent', effect: { do: 'lose-force', n } })

/** What Effects and the like say: when they end, what they cost the opponent. */
export const printEffects: (Production | Form)[] = [
  heard('itself', '(utinni|immediate) Effect (is)', () => 'this'),
  heard('itself', 'this card is', () => 'this'),
  heard('printed', '{:itself} canceled if|when {c:whole-so}', ({ c }) => asSoonAs(c, { do: 'cancel', what: 'this' })),
  heard('printed', '{:itself} lost if|when {c:whole-so}', ({ c }) => asSoonAs(c, { do: 'lose', what: 'this' })),
  heard('printed', 'canceled if {c:whole-so}', ({ c }) => asSoonAs(c, { do: 'cancel', what: 'this' })),
  heard('deploying', 'use {n:digits} Force to deploy on table', ({ n }) => ({
    ability: 'deploy',
    to: [{ on: 'table', cost: n }],
  })),
  heard('whole-so', 'opponent has no {x:bare}', ({ x }) => ({
    not: { exists: { ...(x as object), whose: 'opponent' } },
  })),
  heard('whole-so', 'this card is not at {x:spot}', ({ x }) => ({ not: { is: 'this', a: { kind: 'card', at: x } } })),
  // What must happen in a phase happens by itself. rule swccg.mandatory-actions
  heard('phase-of', 'during your {p:phase} phase,', ({ p }) => during(p, 'you')),
  heard('phase-of', 'during each of your {p:phase} phases,', ({ p }) => during(p, 'you')),
  heard('phase-of', "during each of opponent 's {p:phase} phases,", ({ p }) => during(p, 'opponent')),
  heard('printed', '{w:phase-of} opponent loses {n:n} Force', ({ w, n }) => [
    { ability: 'automatic', ...(w as Slots), effect: loss(n) },
  ]),
  heard('printed', '{w:phase-of} opponent loses {n:digits} Force for each {what:per}', ({ w, n, what }) => [
    { ability: 'automatic', ...(w as Slots), effect: loss(asOther(perThing(n, what))) },
  ]),
  heard('printed', 'for either player to initiate {:any-fight}, that player must use {n:signed} Force', ({ n }) => [
    ongoing('each-player', [
      { modify: 'battle-cost', by: n },
      { modify: 'drain-cost', by: n },
    ]),
  ]),
  heard('printed', 'opponent must use {n:n} Force when Force draining at {p:spot}', ({ n, p }) => [
    ongoing('opponent', [{ modify: 'drain-cost', by: n, at: p }]),
  ]),
  heard('printed', '{x:subject-all} cannot {:draw-with-ability}', ({ x }) => [
    ongoing(x, [{ set: 'destiny-ability', to: 0 }]),
  ]),
  heard('draw-with-ability', 'use ability to draw battle destiny', () => true),
  heard('draw-with-ability', 'apply ability toward drawing battle destiny', () => true),
  heard('printed', 'opponent cannot play any cards with the words {w:quoted-title} in the title', ({ w }) => [
    ongoing('opponent', [
      { cannot: 'play', what: { kind: 'card', word: w } },
      { cannot: 'deploy', what: { kind: 'card', word: w } },
    ]),
  ]),
  heard('quoted-title', "' {w:title-word} '", ({ w }) => w),
  heard('deploying', "insert in opponent 's Reserve Deck", () => ({
    ability: 'deploy',
    to: [{ on: { insert: 'opponent' } }],
  })),
  heard('printed', 'when Effect reaches top it is lost, but|and {d:course}', ({ d }) => [
    {
      ability: 'automatic',
      when: [{ just: { on: 'surface' } }],
      effect: { do: 'sequence', steps: [{ do: 'lose', what: 'this' }, d] },
    },
  ]),
  heard('printed', 'pilots aboard target cannot {:draw-with-ability}', () => [
    ongoing({ kind: 'character', is: ['pilot'], aboard: 'target' }, [{ set: 'destiny-ability', to: 0 }]),
  ]),
  heard('printed', '{x:subject-all} may move for free', ({ x }) => [ongoing(x, [{ free: 'move' }])]),
  heard('printed', '{x:subject-all} cannot move from same site as this card to {p:spot}', ({ x, p }) =>
    isRecord(x) && !('at' in x) ? [ongoing({ ...x, at: 'same-site' }, [{ cannot: 'move', at: p }])] : undefined,
  ),
  heard('subject-all', 'droid|starship|vehicle|warrior|gambler', () => 'attached'),
  heard('subject-all', '{x:titles-and}', ({ x }) => {
    const kind = kindOfTitles(x)
    return (x as string[]).length > 3 && kind !== undefined ? { kind, name: x } : undefined
  }),
  list('titles-and', 'title', 'and'),
  heard('printed', '(any) {x:bare} which is hit cannot be used to satisfy attrition', ({ x }) => [
    ongoing({ ...(x as object), hit: true }, [{ rule: 'absorbs-no-attrition' }]),
  ]),
  heard('any-fight', 'a battle or Force drain anywhere', () => true),
  heard('drained', 'opponent is losing Force from Force drains', () => true),
  heard('from-reserve', 'from Reserve Deck (,) if possible', () => true),
  // rule swccg.losing-force-from-x
  heard('printed', 'when {:drained} at {p:spot}, lost Force must come {:from-reserve}', ({ p }) => [
    ongoing('opponent', [{ rule: 'drained-from-reserve', at: p }]),
  ]),
  heard('printed', 'when {c:own-so} and {:drained} at {p:spot}, lost Force must come {:from-reserve}', ({ c, p }) => [
    ongoing('opponent', [{ rule: 'drained-from-reserve', at: p }], { while: c }),
  ]),
]
