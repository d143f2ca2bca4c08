import { heard, type Production, pass, type Saying, sayings } from '@dejarik/kernel/grammar'

type Sayings = readonly (string | Saying)[]
/** As it happens, and as it would happen were nothing else done. */
const event = (on: string, happens: Sayings, would: Sayings = []): Production[] => [
  ...sayings('event', { on }, happens),
  ...sayings('would', { on }, would),
]

/** The same with "you" and with somebody else, the verb agreeing. */
const by = (verb: string, rest: string, verbs = `${verb}s`): Saying[] => [
  { says: `you ${verb} ${rest}`, with: { by: 'you' } },
  { says: `{by:somebody} ${verbs} ${rest}` },
]

const attacks = (verb: string): Saying[] => [
  { says: `{what:subject} ${verb} (({to:subject}))`.replace('((', '(').replace('))', ')') },
]

export const eventWords: Production[] = [
  pass('subject', '{x:ref}'),
  pass('subject', '{x:one}'),
  heard('subject', 'it|he|she', () => ({ it: 'it' })),
  heard('subject', 'any of {x:many}', ({ x }) => x),
  heard('subject', 'a unit', () => ({ kind: 'unit' })),
  ...(['start', 'end'] as const).flatMap((on) => [
    ...event(on, [
      `{of:step} ${on}s`,
      { says: `your {of:whose-step} ${on}s`, with: { by: 'you' } },
      `{by:whos} {of:whose-step} ${on}s`,
    ]),
  ]),
  ...event('build-roll', ['the build roll is made', 'the roll for build points is made']),
  ...event(
    'attack',
    [...attacks('attacks'), '{to:subject} is attacked (by {what:subject})'],
    ['{what:subject} would attack ({to:subject})'],
  ),
  ...sayings('event', { on: 'attack' }, ['an attack is made']),
  ...event('attack-end', [
    'the attack of {what:subject} (on {to:subject}) ends',
    "{what:subject} 's attack ends",
    'this|that|the attack ends',
  ]),
  heard('event', 'its attack ends', () => ({ on: 'attack-end', what: 'this' })),
  ...sayings('event', { on: 'attack-end', hitless: true }, ['no hit is rolled in the last attack of {what:subject}']),
  ...sayings('event', { on: 'attack-end', harmless: true }, [
    '{what:subject} attacks without doing damage',
    '{what:subject} attacks but does no damage',
  ]),
  ...sayings('event', { on: 'attack-end', survived: true }, [
    'the attack of {what:subject} ends without discarding the defender',
  ]),
  ...event('attack-dice', ['attack dice are rolled (for {what:subject}) (against {to:subject})']),
  heard('event', 'you roll {x:whose-ref} attack dice', ({ x }) => ({ on: 'attack-dice', what: x })),
  heard('event', 'your opponent rolls attack dice for {what:many}', ({ what }) => ({
    on: 'attack-dice',
    what: { ...(what as object), whose: 'opponent' },
  })),
  heard('event', 'your opponent rolls {:some-dice} in an attack on {to:subject}', ({ to }) => ({
    on: 'attack-dice',
    to,
  })),
  ...event(
    'damage',
    [
      { says: '{to:subject} is discarded by Retaliate of {what:subject}', with: { discarded: true, by: 'retaliate' } },
      { says: '{what:subject} does damage', with: {} },
      { says: '{what:subject} damages {to:subject} so that it is discarded', with: { discarded: true } },
      { says: '{what:subject} damages {to:subject} and that|the (other) unit is discarded', with: { discarded: true } },
      { says: 'damage from {what:subject} causes {to:subject} to be discarded', with: { discarded: true } },
      '{to:subject} takes damage from {what:subject}',
      '{what:subject} damages {to:subject}',
      '{to:subject} is damaged',
    ],
    [
      { says: '{to:subject} would be discarded by damage', with: { discarded: true } },
      { says: '{to:subject} would be damaged by an attack', with: { by: 'attack' } },
      { says: '{to:subject} would be damaged when attacked', with: { by: 'attack' } },
      '{what:subject} would damage {to:subject}',
      '{to:subject} would be damaged',
    ],
  ),
  ...event(
    'discard',
    [
      '{what:subject} is discarded (from {from:place})',
      '{what:subject} is discarded from {from:places}',
      { says: '{by:whos} effect makes you discard this card', with: { what: 'this', from: 'hand' } },
    ],
    ['{what:subject} would be discarded (from {from:place})'],
  ),
  heard('event', '{what:subject} is discarded from play', ({ what }) => ({ on: 'discard', what })),
  heard('event', "one of your opponent 's effects {:makes-you} discard this card {:from-hand}", () => ({
    on: 'discard',
    what: 'this',
    from: 'hand',
    by: 'opponent',
  })),
  ...event('prevent', [
    { says: 'you prevent damage to {to:subject}', with: { by: 'you' } },
    'damage of {what:subject} to {to:subject} is prevented',
  ]),
  ...event('deploy', by('deploy', '{what:subject}')),
  ...event('finish', by('finish', 'building {what:subject}', 'finishes')),
  ...event('play', by('play', '{what:subject}')),
  ...event(
    'draw',
    [{ says: 'you draw a card', with: { by: 'you' } }, '{by:somebody} draws a card'],
    [
      { says: 'you would draw a card in your draw step', with: { by: 'you', of: 'draw' } },
      { says: 'you would draw a card {:in-draw-step}', read: () => ({ by: 'you', of: 'draw' }) },
      { says: 'you would draw a card', with: { by: 'you' } },
    ],
  ),
  heard('in-draw-step', 'during your draw step', () => true),
  ...event('put-damage', ['damage counters come to lie on {what:subject}']),
  ...event('retreat', ['{what:subject} retreats']),
  ...event('put', [{ says: 'you put {what:subject} into its arena', with: { by: 'you' } }]),
]
