import type { Card, Seat } from '@dejarik/kernel'
import { behind, kernelFields, kernelOffers } from '@dejarik/kernel/options'
import { destination } from './destinations.js'
import { kind } from './kind.js'
import { textArgs, textSteps, which } from './texts.js'

const piles: Readonly<Record<string, string>> = {
  reserve: 'the top of your Reserve Deck',
  force: 'the top of your Force Pile',
  used: 'the top of your Used Pile',
}

/** What one may start without. */
const missing: Readonly<Record<string, string>> = {
  'starting-effect': 'an Effect',
  'starting-interrupt': 'an Interrupt',
}

const join = ['on', 'at', 'to', 'for', 'from', 'with', 'and', ',']

/** Answers to what rules and texts ask, in and out of turn. */
export const choices = [
  destination,
  kind(
    'respond',
    { ...kernelFields.respond, as: 'text?' },
    (card: Card, clause: number, by: Seat) => ({ do: 'respond', card, clause, by }),
    {
      group: 'respond',
      reads: (a, w) => `respond with ${w.said(a.card)}${which(a)}`,
      args: textArgs,
      steps: textSteps,
    },
  ),
  kind('react', { card: 'card', subject: 'place?' }, (card: Card) => ({ do: 'react', card }), {
    group: 'respond',
    reads: (a, w) => `react with ${w.said(a.card)}`,
    log: { react: ['seat card', (a, w) => `${w.who(a.seat, 'react')}${a.card ? ` with ${w.card(a.card)}` : ''}`] },
    verbs: [{ form: 'react with CARD', means: 'move or deploy as a react' }],
    step: ['react with {card}'],
  }),
  kind('start', { card: 'card' }, (card: Card) => ({ do: 'start', card }), {
    group: 'choose',
    reads: (a, w) => `start at ${w.said(a.card)}`,
    log: {
      'starting-location': ['seat card', (a, w) => `${w.who(a.seat, 'start')} at ${w.card(a.card)}`],
    },
    verbs: [{ form: 'start at CARD | start without a location', means: 'starting location' }],
    step: ['start at {card}'],
  }),
  kind('none', {}, () => ({ do: 'none' }), {
    group: 'choose',
    reads: (a) => `start without ${missing[String(a.asked)] ?? 'a location'}`,
    args: (_o, { s }) => ({ asked: s.decision?.kind ?? '' }),
    step: ['start without a location', 'start without an Effect', 'start without an Interrupt'],
  }),
  kind('agree', {}, () => ({ do: 'agree' }), {
    group: 'choose',
    reads: () => 'let yours be converted',
    verbs: [{ form: 'agree | refuse', means: 'let the other side convert the starting location' }],
  }),
  kind('refuse', {}, () => ({ do: 'refuse' }), { group: 'choose', reads: () => 'refuse' }),
  kind(
    'lose',
    { card: 'card?', from: 'pile?' },
    (lost: { readonly card: Card } | { readonly from: string }) => ({ do: 'lose', ...lost }),
    {
      group: 'choose',
      reads: (a, w) => `lose ${a.card === undefined ? piles[String(a.from)] : w.said(a.card)}`,
      verbs: [{ form: 'lose CARD | lose from reserve deck | force pile | used pile', means: 'one unit of Force' }],
      step: ['lose {card}', 'lose from {from}'],
    },
  ),
  kind('forfeit', { card: 'card' }, (card: Card) => ({ do: 'forfeit', card }), {
    group: 'choose',
    reads: (a, w) => `forfeit ${w.said(a.card)}`,
    log: {
      forfeited: ['seat card n', (a, w) => `${w.who(a.seat, 'forfeit')} ${w.card(a.card)} for ${a.n}`],
    },
    verbs: [{ form: 'forfeit CARD | lose 1 Force', means: 'satisfy attrition and battle damage' }],
  }),
  kind('lose-force', {}, () => ({ do: 'lose-force' }), {
    group: 'choose',
    reads: () => 'lose 1 Force',
    step: ['lose 1 Force', 'lose Force'],
  }),
  kind('choose', { card: 'card?', seat: 'seat?', draw: 'place?' }, kernelOffers.chooseCard, {
    group: 'choose',
    reads: (a, w) => (a.draw === undefined ? w.said(a.card ?? a.n ?? a.seat) : `destiny ${Number(a.draw) + 1}`),
    verbs: [{ form: 'choose CARD | destiny N | SEAT [and …]', means: 'choose targets, or what an effect asks for' }],
    step: ['choose {card}', 'choose destiny {draw+1}', 'choose {seat}'],
    tail: behind(join, '{card}', 'destiny {draw+1}', '{seat}'),
  }),
  kind('next', kernelFields.next, (card: Card) => ({ do: 'next', card }), {
    group: 'choose',
    reads: (a, w) => w.said(a.card),
    verbs: [{ form: 'next CARD', means: 'let this of several things happen first' }],
    tail: ['next {card}'],
  }),
  kind(
    'awaited',
    { card: 'card', by: 'seat', since: 'amount' },
    (card: Card, by: Seat, since: number) => ({ do: 'awaited', card, by, since }),
    {
      group: 'choose',
      reads: (a, w) => `what ${w.said(a.card)} was waiting for`,
      step: ['next {card}'],
    },
  ),
  kind(
    'settle',
    { card: 'card', foe: 'card?', rule: 'text?', by: 'seat' },
    (card: Card, why: { readonly foe: Card } | { readonly rule: string }, by: Seat) => ({
      do: 'settle',
      card,
      ...why,
      by,
    }),
    {
      group: 'choose',
      reads(a, w) {
        if (a.foe !== undefined) return `${w.said(a.card)} and ${w.said(a.foe)} fight`
        return a.rule === 'swccg.escorting' ? `${w.said(a.card)} goes free` : `${w.said(a.card)} leaves the table`
      },
      step: ['next {card}'],
    },
  ),
  kind('number', { n: 'amount' }, (n: number) => ({ do: 'number', n }), {
    group: 'choose',
    reads: (a) => `destiny ${a.n}`,
    verbs: [{ form: 'number N', means: 'say how many, or which destiny number' }],
    step: ['number {n}'],
    tail: ['by {n}'],
  }),
  kind('type', { type: 'text', n: 'amount' }, (type: string, n: number) => ({ do: 'type', type, n }), {
    group: 'choose',
    reads: (a) => `the type ${a.type}`,
    log: { 'named-type': ['seat type:text', (a, w) => `${w.who(a.seat, 'name')} ${a.type}`] },
    verbs: [{ form: 'type WORD', means: 'name a type of card' }],
    step: ['type {type}'],
  }),
  kind('side', { seat: 'seat' }, (seat: Seat) => ({ do: 'side', seat }), {
    group: 'choose',
    reads: (a) => (a.seat === 0 ? 'the Dark side' : 'the Light side'),
    verbs: [{ form: 'side SEAT', means: 'whose cards a creature attacks' }],
    step: ['side {seat}'],
  }),
  kind('predict', { seat: 'seat' }, (seat: Seat) => ({ do: 'predict', seat }), {
    group: 'choose',
    reads: (a) => (a.seat === 0 ? 'the Dark side will win' : 'the Light side will win'),
    log: {
      predicted: [
        'seat winner:seat',
        (a, w) => `${w.who(a.seat, 'predict')} that ${a.winner === 0 ? 'Dark' : 'Light'} wins`,
      ],
    },
    verbs: [{ form: 'predict SEAT', means: 'say who will win' }],
    step: ['predict {seat}'],
  }),
  kind('either', kernelFields.either, kernelOffers.either, {
    group: 'choose',
    verbs: [{ form: 'either N', means: 'choose the Nth of the ways that a card offers' }],
    step: ['either {n+1}'],
    tail: ['either {n+1}'],
  }),
  kind(
    'course',
    { parsec: 'amount', orbit: 'card' },
    (parsec: number, orbit: Card) => ({ do: 'course', parsec, orbit }),
    {
      group: 'choose',
      reads: (a, w) => `parsec ${a.parsec}, ${a.orbit === undefined ? 'in deep space' : `orbiting ${w.said(a.orbit)}`}`,
      steps: ({ orbit }) => [orbit < 0 ? 'course parsec {parsec}' : 'course orbit {orbit}'],
      tails: ({ orbit }) => [orbit < 0 ? 'to parsec {parsec}' : 'to orbit {orbit}'],
    },
  ),
  kind('verify', { seat: 'seat', pile: 'text' }, (seat: Seat, pile: string) => ({ do: 'verify', seat, pile }), {
    group: 'choose',
    reads: () => 'look through it yourself',
    verbs: [{ form: 'verify', means: 'look through the pile where a search found nothing' }],
  }),
  kind('seize', { card: 'card' }, (card: Card) => ({ do: 'seize', card }), {
    group: 'choose',
    verbs: [{ form: 'seize with CARD', means: 'who takes the captive' }],
    step: ['seize with {card}'],
  }),
  kind('imprison', { card: 'card' }, (card: Card) => ({ do: 'imprison', card }), { group: 'choose' }),
  kind('escape', { card: 'card?' }, (card?: Card) => (card === undefined ? { do: 'escape' } : { do: 'escape', card }), {
    group: 'choose',
    reads: (a, w) => `let ${a.card === undefined ? 'it' : w.said(a.card)} escape to the Used Pile`,
  }),
  kind(
    'remain',
    { card: 'card', at: 'card?' },
    (card: Card, at?: Card) => (at === undefined ? { do: 'remain', card } : { do: 'remain', card, at }),
    { group: 'choose', reads: (a, w) => `let ${w.said(a.card)} stay there` },
  ),
  kind('embark', { card: 'card' }, (card: Card) => ({ do: 'embark', card }), { group: 'move' }),
  kind('disembark', { card: 'card' }, (card: Card) => ({ do: 'disembark', card }), { group: 'move' }),
  kind('again', {}, () => ({ do: 'again' }), { group: 'choose', reads: () => 'fire again' }),
  kind('initiate', kernelFields.initiate, kernelOffers.initiate, {
    group: 'end',
    reads: () => 'go on',
    verbs: [{ form: 'go on | withdraw', means: 'after what came before an action' }],
    step: ['go on'],
  }),
  kind('withdraw', kernelFields.withdraw, kernelOffers.withdraw, {
    group: 'end',
    reads: () => 'do not do it after all',
  }),
  kind('done', kernelFields.done, kernelOffers.done, {
    group: 'end',
    reads: () => 'done',
    verbs: [{ form: 'done', means: 'stop choosing' }],
  }),
  kind('decline', kernelFields.decline, kernelOffers.decline, {
    group: 'end',
    reads: () => 'no',
    verbs: [{ form: 'decline', means: 'no to what is offered' }],
  }),
] as const
