import type { Card, Seat } from '@dejarik/kernel'
import type { Sentence } from '@dejarik/kernel/log'
import { behind, kernelFields, kernelOffers } from '@dejarik/kernel/options'
import { kind } from './kind.js'
import { arena, side, using, usingSteps } from './words.js'

const done: Readonly<Record<string, string>> = {
  build: 'end the build step',
  setup: 'place nothing more',
  attack: 'do not attack again',
  overkill: 'all hits to the defending unit',
}

/** A die by what it shows, a card by name, a player by side, an arena. */
const choosing: Sentence = (a, w) => {
  if (a.die !== undefined) return `choose die ${Number(a.die) + 1}${a.shows === undefined ? '' : ` showing ${a.shows}`}`
  if (a.seat !== undefined) return `choose ${side(a.seat)}`
  if (a.arena !== undefined) return `choose ${arena(a.arena)}`
  const { card, ...others } = a
  return ['choose', w.said(card), ...Object.values(others).map(w.said)].filter((part) => part !== '').join(' ')
}

/** The verb that a set being picked is asked for with. */
const picking: Readonly<Record<string, string>> = {
  retreat: 'retreat',
  mulligan: 'exchange',
  lucky: 'reroll',
  'stay-tapped': 'keep tapped',
}

const things = ['{card}', '{die}', '{seat}', '{arena}'] as const

/** Answers to what rules and effects ask. */
export const choices = [
  kind('draw', {}, () => ({ do: 'draw' }), {
    group: 'choose',
    reads: () => 'draw a card',
    verbs: [
      {
        form: 'draw',
        means: 'the card that is drawn when a build step starts, where something else could come first',
      },
    ],
  }),
  kind('chance', {}, () => ({ do: 'chance' }), {
    group: 'choose',
    reads: () => 'a chance to play effects',
    verbs: [
      {
        form: 'chance',
        means: 'the chance to play something when a build step starts, where something else could come first',
      },
    ],
  }),
  kind(
    'discard',
    { card: 'card', price: 'amount?' },
    (card: Card, price = 0) => (price > 0 ? { do: 'discard', card, price } : { do: 'discard', card }),
    {
      group: 'choose',
      reads: (a, w) => `discard ${w.said(a.card)}${a.price === undefined ? '' : ` for ${a.price} Force`}`,
      verbs: [{ form: 'discard CARD', means: 'which of two of a unique name goes' }],
    },
  ),
  kind('enhance', { card: 'card' }, (card: Card) => ({ do: 'enhance', card }), { group: 'choose' }),
  kind('upkeep', { card: 'card', clause: 'part' }, (card: Card, clause: number) => ({ do: 'upkeep', card, clause }), {
    group: 'choose',
    reads: using('pay the upkeep of'),
    args: (o, _t, r) => r.using(o),
    verbs: [{ form: 'upkeep CARD [ability N]', means: 'pay an Upkeep' }],
    steps: (o, n) => usingSteps(['upkeep'], o, n),
  }),
  kind(
    'bounty',
    { card: 'card', clause: 'part', n: 'amount' },
    (card: Card, clause: number, n: number) => ({ do: 'bounty', card, clause, n }),
    {
      group: 'choose',
      reads: using('gain the bounty of'),
      args: (o, _t, r) => r.using(o),
      verbs: [{ form: 'bounty CARD', means: 'gain a Bounty' }],
      steps: (o, n) => usingSteps(['bounty'], o, n),
    },
  ),
  kind('contest', { card: 'card', with: 'card' }, (card: Card, rival: Card) => ({ do: 'contest', card, with: rival }), {
    group: 'choose',
    reads: (a, w) => `contest ${w.said(a.card)} against ${w.said(a.with)}`,
    log: {
      contest: [
        'winner:seat card loser:card',
        (a, w) => `${w.who(a.winner, 'win')} the contest: ${w.card(a.card)} stays, ${w.card(a.loser)} leaves`,
      ],
    },
    verbs: [{ form: 'contest CARD', means: 'which unique cards are contested first' }],
  }),
  kind('bid', { n: 'amount' }, (n: number) => ({ do: 'bid', n }), {
    group: 'choose',
    reads: (a, w) => (a.asked === 'bid-side' ? `bid ${w.count(a.n, 'build point')}` : `bid ${a.n} Force`),
    args: (_o, { s }) => ({ asked: s.decision?.kind ?? '' }),
    log: { bid: ['seat n', (a, w) => `${w.who(a.seat, 'bid')} ${a.n} Force`] },
    verbs: [{ form: 'bid N', means: 'bid Force' }],
    step: ['bid {n}'],
  }),
  kind('next', kernelFields.next, kernelOffers.next, {
    group: 'choose',
    reads: using('first'),
    args: (o, _t, r) => r.using(o),
    verbs: [{ form: 'next CARD [ability N]', means: 'let this triggered effect happen next' }],
    steps: (o, n) => usingSteps(['next'], o, n),
  }),
  kind('choose', { ...kernelFields.choose, arena: 'arena?' }, kernelOffers.chooseCard, {
    group: 'choose',
    reads: choosing,
    args: ({ die }, _t, r) => (die === undefined ? {} : { shows: r.shown(die) }),
    verbs: [
      { form: 'choose CARD | die N | SEAT | ARENA [and …]', means: 'choose what an effect asks for' },
      { form: 'exchange CARD [and CARD]', means: 'setup: discard cards of the first hand to draw as many' },
      { form: 'retreat CARD [and CARD]', means: 'retreat step: tap units and move them to the build zone' },
      { form: 'reroll die N [and die N]', means: 'Lucky: which attack dice' },
      { form: 'keep tapped CARD', means: 'a unit that may stay tapped in the untap step does' },
    ],
    steps: (_o, n) => behind([...new Set(['choose', picking[n.purpose()] ?? 'choose'])], ...things),
    tail: behind(['on', 'to', 'for', 'from', 'and', ','], ...things),
  }),
  kind('name', { name: 'text', def: 'part' }, (name: string, def: number) => ({ do: 'name', name, def }), {
    group: 'choose',
    reads: (a) => `name ${a.name}`,
    verbs: [{ form: 'name CARD', means: 'name a card' }],
    step: ['name {name}'],
  }),
  kind('number', { n: 'amount' }, (n: number) => ({ do: 'number', n }), {
    group: 'choose',
    reads: (a) => `${a.n}`,
    verbs: [{ form: 'number N', means: 'say how many' }],
    step: ['number {n}'],
    tail: ['by {n}'],
  }),
  kind('arena', { arena: 'arena' }, (to: number) => ({ do: 'arena', arena: to }), {
    group: 'choose',
    reads: (a) => `choose ${arena(a.arena)}`,
    step: ['choose {arena}'],
  }),
  kind('player', { seat: 'seat' }, (seat: Seat) => ({ do: 'player', seat }), {
    group: 'choose',
    reads: (a) => `choose ${side(a.seat)}`,
    step: ['choose {seat}'],
  }),
  kind('type', { type: 'text', n: 'amount' }, (type: string, n: number) => ({ do: 'type', type, n }), {
    group: 'choose',
    reads: (a) => `choose the type ${a.type}`,
    step: ['choose {type}'],
  }),
  kind('subtype', { subtype: 'text', n: 'amount' }, (subtype: string, n: number) => ({ do: 'subtype', subtype, n }), {
    group: 'choose',
    reads: (a) => `choose the subtype ${a.subtype}`,
    step: ['choose {subtype}'],
  }),
  kind('either', kernelFields.either, kernelOffers.either, {
    group: 'choose',
    reads: (a) => String(a.text || `option ${Number(a.n) + 1}`),
    args: ({ n }, _t, r) => ({ text: r.either(n) }),
    verbs: [{ form: 'either N', means: 'choose the Nth of the ways that a card offers' }],
    step: ['either {n+1}'],
    tail: ['either {n+1}'],
  }),
  kind('pass', kernelFields.pass, kernelOffers.pass, {
    group: 'end',
    reads: (a) => (a.asked === 'bid-side' ? 'let go of the bid' : 'pass'),
    args: (_o, { s }) => ({ asked: s.decision?.kind ?? '' }),
    verbs: [{ form: 'pass', means: 'play nothing in this chance, or bid no more' }],
  }),
  kind('done', kernelFields.done, kernelOffers.done, {
    group: 'end',
    reads: (a) => done[String(a.asked)] ?? 'done',
    args: (_o, { s }) => ({ asked: s.decision?.kind ?? '' }),
    verbs: [{ form: 'done', means: 'end the build step, or stop choosing' }],
  }),
  kind('decline', kernelFields.decline, kernelOffers.decline, {
    group: 'choose',
    reads: () => 'no',
    verbs: [{ form: 'decline', means: 'no to what an effect offers' }],
  }),
] as const
