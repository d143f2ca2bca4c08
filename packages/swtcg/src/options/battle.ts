import type { Card } from '@dejarik/kernel'
import { kernelFields } from '@dejarik/kernel/options'
import { kind } from './kind.js'
import { targets, using, usingSteps } from './words.js'

const spaced = (word: unknown): string => String(word).replace(/-/g, ' ')

/** What is done in battle, and abilities that are used at any time. */
export const battle = [
  kind(
    'attack',
    { card: 'card', target: 'card', with: 'text?' },
    (card: Card, target: Card, by = '') =>
      by === '' ? { do: 'attack', card, target } : { do: 'attack', card, target, with: by },
    {
      group: 'attack',
      reads: (a, w) =>
        `attack ${w.said(a.target)} with ${w.said(a.card)}${a.with === undefined ? '' : ` by ${String(a.with).replace('-', ' ')}`}`,
      deed: (a, w) => `attack ${targets(a, w)} with it`,
      log: {
        attack: [
          'card target:card how:text',
          (a, w) => `${w.card(a.card)} attacks ${w.card(a.target)}${a.how ? ` by ${spaced(a.how)}` : ''}`,
        ],
      },
      verbs: [
        { form: 'attack UNIT [with CARD] [by bombard | ion-cannon]', means: 'declare an attack; `dice` says the roll' },
      ],
      steps({ with: by }) {
        const how = by === undefined ? '' : ` by ${by}`
        return [`attack {target} with {card}${how}`, `~attack {target}${how}`]
      },
    },
  ),
  kind('skip', { card: 'card' }, (card: Card) => ({ do: 'skip', card }), {
    group: 'end',
    reads: (a, w) => `tap ${w.said(a.card)} without attacking`,
    deed: () => 'tap it without attacking',
    log: {
      skipped: ['seat card', (a, w) => `${w.who(a.seat, 'tap')} ${w.card(a.card)} without attacking`],
    },
    verbs: [{ form: 'skip CARD', means: 'tap a unit instead of attacking with it' }],
  }),
  kind('yield', { card: 'card' }, (card: Card) => ({ do: 'yield', card }), {
    group: 'choose',
    reads: (a, w) => `let the other player say what ${w.said(a.card)} does`,
    verbs: [{ form: 'yield CARD', means: 'let a unit come next for which the other player decides' }],
  }),
  kind(
    'use',
    { ...kernelFields.use, from: 'card?' },
    (card: Card, clause: number, from?: Card) =>
      from === undefined ? { do: 'use', card, clause } : { do: 'use', card, clause, from },
    {
      group: 'use',
      reads: (a, w) => (a.card === undefined ? 'yes' : using('use')(a, w)),
      args: (o, _t, r) => (o.card === undefined ? {} : r.using(o)),
      deed: () => 'use its ability',
      verbs: [
        {
          form: 'use CARD [ability N | by CARD] [for UNIT]',
          means: 'an effect with an activation cost; without a card, yes to what is offered',
        },
      ],
      steps: (o, n) =>
        o.card === undefined ? ['use', ...n.asking().map((name) => `use ${name}`)] : usingSteps(['use', 'play'], o, n),
    },
  ),
  kind('respond', kernelFields.respond, (card: Card, clause: number) => ({ do: 'respond', card, clause }), {
    group: 'respond',
    reads: using('play'),
    args: (o, _t, r) => r.using(o),
    verbs: [
      {
        form: 'play CARD [ability N | by CARD] [for UNIT]',
        means: 'a Battle card or an effect with an activation cost',
      },
    ],
    steps: (o, n) => usingSteps(['use', 'play'], o, n),
  }),
  kind('overkill', { card: 'card', n: 'amount' }, (card: Card, n: number) => ({ do: 'overkill', card, n }), {
    group: 'choose',
    reads: (a, w) => `assign ${w.count(a.n, 'hit')} to ${w.said(a.card)}`,
    verbs: [{ form: 'assign N to CARD', means: 'Overkill: hits for another unit' }],
    step: ['assign {n} to {card}'],
  }),
] as const
