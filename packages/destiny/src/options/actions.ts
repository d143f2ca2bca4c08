import type { Card } from '@dejarik/kernel'
import { kernelFields, kernelOffers, NONE } from '@dejarik/kernel/options'
import type { Die } from '../state.js'
import { kind } from './kind.js'

const part = (before: string, words: string): string => (words === '' ? '' : ` ${before} ${words}`)

/** The actions of a turn. rule destiny.actions */
export const actions = [
  kind(
    'play',
    { card: 'card', on: 'card?', replace: 'card?' },
    (card: Card, on: Card = NONE, replace: Card = NONE) => {
      if (on === NONE) return { do: 'play', card }
      return replace === NONE ? { do: 'play', card, on } : { do: 'play', card, on, replace }
    },
    {
      group: 'play',
      reads: (a, w) =>
        `play ${w.said(a.card)}${part('on', w.said(a.on))}${part('replacing', w.said(a.replace))} for ${a.n}`,
      args: ({ card, on = NONE, replace = NONE }, _t, r) => ({ n: r.price(card, on, replace) }),
      deed: () => 'play it',
      log: {
        played: [
          'seat card paid:amount on:card replace:card',
          (a, w) =>
            `${w.who(a.seat, 'play')} ${w.card(a.card)}${a.on ? ` on ${w.card(a.on)}` : ''}` +
            `${a.replace ? ` replacing ${w.card(a.replace)}` : ''}${a.paid ? ` for ${a.paid}` : ''}`,
        ],
      },
      verbs: [{ form: 'play CARD [on CARD] [replacing CARD]', means: 'play a card from hand' }],
      steps({ on, replace }) {
        if (on === undefined) return ['play {card}']
        if (replace === undefined) return ['play {card} on {on}', '~play {card}']
        return ['play {card} on {on} replacing {replace}', '~play {card} on {on}']
      },
      tail: ['on {on} replacing {replace}', 'on {on}'],
    },
  ),
  kind('activate', { card: 'card' }, (card: Card) => ({ do: 'activate', card }), {
    group: 'activate',
    reads: (a, w) => `activate ${w.said(a.card)}`,
    deed: () => 'activate it',
    log: { activated: ['seat card', (a, w) => `${w.who(a.seat, 'activate')} ${w.card(a.card)}`] },
    verbs: [{ form: 'activate CARD', means: 'exhaust it and roll its dice; `dice` says what they show' }],
  }),
  kind('resolve', { die: 'die' }, (die: Die) => ({ do: 'resolve', die }), {
    group: 'resolve',
    reads: (a, w) => `resolve ${w.said(a.die)}`,
    deed: () => 'resolve its die',
    verbs: [{ form: 'resolve DIE [with DIE, DIE] [on CARD]', means: 'resolve a die, with modifiers, on somebody' }],
    step: ['resolve {die}'],
  }),
  kind('reroll', { card: 'card' }, (card: Card) => ({ do: 'reroll', card }), {
    group: 'reroll',
    reads: (a, w) => `discard ${w.said(a.card)} to reroll dice`,
    verbs: [{ form: 'reroll with CARD [for DIE, DIE]', means: 'discard a card to reroll dice' }],
    step: ['reroll with {card}'],
  }),
  kind(
    'use',
    { ...kernelFields.use, die: 'die?' },
    (card: Card, clause: number, die: Die = NONE) =>
      die === NONE ? { do: 'use', card, clause } : { do: 'use', card, clause, die },
    {
      group: 'use',
      reads: (a, w) => (a.card === undefined ? 'yes' : `use the action of ${w.said(a.card)}`),
      deed: () => 'use its action',
      log: { used: ['seat card clause', (a, w) => `${w.who(a.seat, 'use')} ${w.card(a.card)}`] },
      verbs: [{ form: 'use [CARD]', means: "a card's action, or yes to what an ability offers" }],
      steps({ card, clause, die }, n) {
        if (card === undefined) return ['use', ...n.asking().map((name) => `use ${name}`)]
        if (die !== undefined) return ['use {card} with {die}', '~use {card}']
        return ['use {card}', `use {card} ${n.clause(clause ?? NONE)}`]
      },
    },
  ),
  kind('claim', {}, () => ({ do: 'claim' }), {
    group: 'end',
    reads: () => 'claim the battlefield',
    // It is claimed by pointing at it.
    about: (t) => ({ card: t.s.battlefield }),
    log: { claimed: ['seat card', (a, w) => `${w.who(a.seat, 'claim')} ${w.card(a.card)}`] },
    verbs: [{ form: 'claim', means: 'claim the battlefield' }],
    step: ['claim', 'claim the battlefield'],
  }),
  kind('pass', kernelFields.pass, kernelOffers.pass, {
    group: 'end',
    reads: () => 'pass',
    log: { passed: ['seat', (a, w) => w.who(a.seat, 'pass')] },
    verbs: [{ form: 'pass', means: 'take no action' }],
  }),
] as const
