import { type Form, heard, type Production, type Slots } from '@dejarik/kernel/grammar'

const phase = (name: unknown, of: string): Slots => ({ phase: name, of })
const battle = (by: string | undefined, at: unknown): Slots => ({
  when: [{ just: { on: 'battle', ...(by && { by }), ...(at !== undefined && { at }) } }],
})
const inPhase = (p: unknown, of: string, per: string): Slots => ({ when: [phase(p, of)], limit: { n: 1, per } })

/** When print lets something be done, and how often (rule swccg.the-one-rule). */
export const printOccasions: (Production | Form)[] = [
  heard('moment', 'during your {p:phase} phase,', ({ p }) => inPhase(p, 'you', 'phase')),
  heard('moment', 'once each|per turn (,) during your {p:phase} phase,', ({ p }) => inPhase(p, 'you', 'turn')),
  heard('moment', 'once during (each of) your {p:phase} phase|phases,', ({ p }) => inPhase(p, 'you', 'phase')),
  heard('moment', 'during each {p:phase} phase,', ({ p }) => inPhase(p, 'each-player', 'phase')),
  heard('moment', 'during any {p:phase} phase,', ({ p }) => inPhase(p, 'each-player', 'phase')),
  heard('moment', "during opponent 's {p:phase} phase,", ({ p }) => inPhase(p, 'opponent', 'phase')),
  heard('moment', 'once (during) each|every battle,', () => ({ when: ['battle'], limit: { n: 1, per: 'battle' } })),
  heard('moment', 'once per battle,', () => ({ when: ['battle'], limit: { n: 1, per: 'battle' } })),
  heard('moment', 'once during each of your turns,', () => ({ when: ['your-turn'], limit: { n: 1, per: 'turn' } })),
  heard('moment', 'once (during) every turn,', () => ({ when: ['any-time'], limit: { n: 1, per: 'turn' } })),
  heard('moment', 'once per game,', () => ({ when: ['any-time'], limit: { n: 1, per: 'game' } })),
  heard('moment', 'once per game, during your {p:phase} phase,', ({ p }) => inPhase(p, 'you', 'game')),
  heard('moment', 'once per turn,', () => ({ when: ['any-time'], limit: { n: 1, per: 'turn' } })),
  heard('moment', 'at any time (,)', () => ({ when: ['any-time'] })),
  heard('moment', 'at any time during your turn,', () => ({ when: ['your-turn'] })),
  heard('moment', 'if|when (a) battle was|has just (been) initiated where present,', () => ({
    ...battle(undefined, 'here'),
    if: { present: 'this' },
  })),
  heard('moment', 'where present, just before opponent draws battle destiny,', () => ({
    when: [{ about: { on: 'destiny', by: 'opponent', for: 'battle' } }],
    if: { all: [{ present: 'this' }, { battle: true, at: 'here' }] },
  })),
  heard('moment', 'if {:about-to-draw} for battle destiny,', () => ({
    when: [{ about: { on: 'destiny', by: 'you', for: 'battle' } }],
  })),
  heard('about-to-draw', 'you are about to draw (a card)', () => true),
  heard('moment', 'just after initiating (a) battle against {x:one},', ({ x }) => ({
    ...battle('you', undefined),
    if: { exists: { ...(x as object), whose: 'opponent', 'in-battle': true } },
  })),
]
