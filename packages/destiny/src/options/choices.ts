import type { Card } from '@dejarik/kernel'
import { type LogArg, type LogArgs, withArticle } from '@dejarik/kernel/log'
import { behind, kernelFields, kernelOffers, NONE } from '@dejarik/kernel/options'
import type { Die } from '../state.js'
import { kind } from './kind.js'

/** A player to choose, as whoever chooses says it. */
const player = (a: LogArgs): string => (a.own ? 'yourself' : a.alone ? 'your opponent' : `player ${Number(a.seat) + 1}`)

const several = (arg: LogArg | undefined): readonly LogArg[] => (Array.isArray(arg) ? arg : [])

/** Answers to what rules and effects ask. */
export const choices = [
  kind('modify', { die: 'die' }, (die: Die) => ({ do: 'modify', die }), {
    group: 'choose',
    reads: (a, w) => `add ${w.said(a.die)}`,
    verbs: [{ form: 'modify DIE', means: 'add a modifier to the die being resolved' }],
    step: ['modify {die}'],
    tail: behind(['with', 'and', ','], '{die}'),
  }),
  kind('choose', kernelFields.choose, kernelOffers.chooseCard, {
    group: 'choose',
    reads: (a, w) =>
      a.all ? `all to ${w.said(a.card)}` : `choose ${a.seat === undefined ? w.said(a.die ?? a.card) : player(a)}`,
    args: ({ seat }, { s }) => ({
      all: s.decision?.kind === 'distribute',
      ...(seat === undefined ? {} : { own: seat === s.decision?.seat, alone: s.seats === 2 }),
    }),
    verbs: [{ form: 'choose CARD|DIE|SEAT [and …]', means: 'choose targets' }],
    step: ['choose {seat}', 'choose {die}', 'choose {card}'],
    tail: behind(['on', 'to', 'for', 'from', 'and', ','], '{card}', '{die}', '{seat}'),
  }),
  kind('done', kernelFields.done, kernelOffers.done, {
    group: 'choose',
    reads: () => 'done',
    verbs: [{ form: 'done', means: 'stop choosing, adding or resolving' }],
  }),
  kind('decline', kernelFields.decline, kernelOffers.decline, {
    group: 'choose',
    reads: () => 'no',
    verbs: [{ form: 'decline', means: 'no to what an ability offers' }],
  }),
  kind('turn', { die: 'die', side: 'place' }, (die: Die, side: number) => ({ do: 'turn', die, side }), {
    group: 'choose',
    reads: (a, w) => `turn ${w.said(a.die)} to ${withArticle(w.side(a.side))}`,
    args: ({ die, side }, _t, r) => ({ side: r.side(die, side) }),
    verbs: [{ form: 'turn DIE to SIDE', means: 'turn a die' }],
    steps: ({ die, side }, n) => n.sides(die, side).map((name) => `turn {die} to ${name}`),
    tails: ({ die, side }, n) =>
      n.sides(die, side).flatMap((name) => [`to ${name}`, ...behind(['for', 'and', ','], `{die} to ${name}`)]),
  }),
  kind('give', { card: 'card' }, (card: Card) => ({ do: 'give', card }), {
    group: 'choose',
    reads: (a, w) => `one to ${w.said(a.card)}`,
    verbs: [{ form: 'give one to CARD [and CARD]', means: 'distribute damage or shields, one at a time' }],
    step: ['give one to {card}'],
    tail: behind(['to', 'and', ','], '{card}'),
  }),
  kind('redeploy', { card: 'card', to: 'card' }, (card: Card, to: Card) => ({ do: 'redeploy', card, to }), {
    group: 'choose',
    reads: (a, w) => `move ${w.said(a.card)} to ${w.said(a.to)}`,
    verbs: [{ form: 'redeploy CARD to CARD', means: 'move an upgrade whose character was defeated' }],
    step: ['redeploy {card} to {to}'],
  }),
  kind('battlefield', { card: 'card' }, (card: Card) => ({ do: 'battlefield', card }), {
    group: 'choose',
    reads: (a, w) => `fight at ${w.said(a.card)}`,
    verbs: [{ form: 'battlefield CARD', means: 'choose the battlefield' }],
    tail: ['at {card}'],
  }),
  kind('opponent', kernelFields.opponent, kernelOffers.opponent, {
    group: 'choose',
    reads: (a) => `player ${Number(a.seat) + 1}`,
    verbs: [{ form: 'opponent SEAT', means: 'choose which opponent' }],
    step: ['opponent {seat}'],
    tail: ['against {seat}', 'on {seat}'],
  }),
  kind('next', kernelFields.next, kernelOffers.next, {
    group: 'choose',
    reads: (a, w) => `first ${w.said(a.card)}`,
    verbs: [{ form: 'next CARD', means: 'put this of several abilities first' }],
    steps: ({ clause }, n) => ['next {card}', `next {card} ${n.clause(clause ?? NONE)}`],
  }),
  kind('number', { n: 'amount' }, (n: number) => ({ do: 'number', n }), {
    group: 'choose',
    reads: (a) => `${a.n}`,
    verbs: [{ form: 'number N', means: 'say how many' }],
    step: ['number {n}'],
    tail: ['by {n}'],
  }),
  kind('either', kernelFields.either, kernelOffers.either, {
    group: 'choose',
    reads: (a) => String(a.text || `option ${Number(a.n) + 1}`),
    args: ({ n }, _t, r) => ({ text: r.either(n) }),
    verbs: [{ form: 'either N', means: 'choose the Nth of the ways that a card offers' }],
    step: ['either {n+1}'],
    tail: ['either {n+1}'],
  }),
  kind('put', { card: 'card', where: 'text' }, (card: Card, where: string) => ({ do: 'put', card, where }), {
    group: 'choose',
    reads: (a, w) => `put ${w.said(a.card)} on the ${a.where}`,
    verbs: [{ form: 'put CARD on the top|bottom', means: 'put a card that was looked at back' }],
    step: ['put {card} on the {where}'],
  }),
  kind('symbol', { symbol: 'text' }, (symbol: string) => ({ do: 'symbol', symbol }), {
    group: 'choose',
    reads: (a) => `${a.symbol}`,
    verbs: [{ form: 'symbol SYMBOL', means: 'choose a symbol' }],
    step: ['symbol {symbol}'],
  }),
  kind('group', { n: 'amount', dice: 'die[]' }, (n: number, dice: readonly Die[]) => ({ do: 'group', n, dice }), {
    group: 'choose',
    reads: (a, w) =>
      several(a.dice).length === 0 ? 'remove no die' : `remove ${several(a.dice).map(w.said).join(', ')}`,
    verbs: [{ form: 'group N', means: 'choose the Nth of the groups that another seat made' }],
    step: ['group {n+1}'],
  }),
] as const
