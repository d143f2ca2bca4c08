import { type Production, pass, type Saying, sayings } from '@dejarik/kernel/grammar'

type Sayings = readonly (string | Saying)[]
/** As it happens, and as it would happen were nothing else done instead. */
const event = (on: string, happens: Sayings, would: Sayings): Production[] => [
  ...sayings('event', { on }, happens),
  ...sayings('would', { on }, would),
]

/** The same with "you" and with somebody else, the verb agreeing. */
const by = (verb: string, rest: string, verbs = `${verb}s`): Saying[] => [
  { says: `you ${verb} ${rest}`, with: { by: 'you' } },
  { says: `{by:somebody} ${verbs} ${rest}` },
]
const wouldBy = (verb: string, rest: string) => by(`would ${verb}`, rest, `would ${verb}`)

export const eventWords: Production[] = [
  pass('subject', '{x:ref}'),
  pass('subject', '{x:one}'),
  ...event(
    'activate',
    [...by('activate', '{what:subject}'), '{what:subject} is activated'],
    [...wouldBy('activate', '{what:subject}'), '{what:subject} would be activated'],
  ),
  ...event(
    'play',
    [...by('play', '{what:subject} (on {to:ref})'), '{what:subject} is played (on {to:ref})'],
    [...wouldBy('play', '{what:subject} (on {to:ref})'), '{what:subject} would be played (on {to:ref})'],
  ),
  ...event('defeat', ['{what:subject} is defeated'], ['{what:subject} would be defeated']),
  ...event(
    'damage',
    [
      '{what:subject} is dealt {symbol:symbol} damage',
      '{what:subject} is dealt damage',
      '{what:subject} is dealt 1|one or more damage',
    ],
    ['{what:subject} would be dealt {symbol:symbol} damage', '{what:subject} would be dealt damage'],
  ),
  ...event(
    'take-damage',
    [
      '{what:subject} takes {symbol:symbol} damage',
      '{what:subject} takes damage',
      '{what:subject} takes {symbol:symbol}',
    ],
    ['{what:subject} would take {symbol:symbol} damage', '{what:subject} would take damage'],
  ),
  ...event(
    'shields',
    ['{what:subject} gains shields', '{what:subject} gains 1|one or more shields'],
    ['{what:subject} would gain shields'],
  ),
  ...event(
    'resolve-die',
    [...by('resolve', '{what:subject}'), '{what:subject} is resolved'],
    [...wouldBy('resolve', '{what:subject}'), '{what:subject} would be resolved'],
  ),
  ...event(
    'last-card',
    [
      '{by:whos} hand runs out',
      '{by:who} plays or discards {:last-card}',
      { says: 'you play or discard {:last-card}', with: { by: 'you' } },
    ],
    ['{by:whos} hand would run out'],
  ),
  ...event('claim', by('claim', 'the battlefield'), wouldBy('claim', 'the battlefield')),
  ...event('round-end', ['this round ends', 'the round ends'], ['this round would end']),
]
