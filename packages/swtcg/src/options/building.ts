import type { Card } from '@dejarik/kernel'
import { NONE } from '@dejarik/kernel/options'
import { kind } from './kind.js'
import { arena, forForce, inArena, targets } from './words.js'

/** What is done in setup and in a build step. rule swtcg.building-cards */
export const building = [
  kind('place', { card: 'card', arena: 'arena' }, (card: Card, to: number) => ({ do: 'place', card, arena: to }), {
    group: 'place',
    reads: (a, w) => `put ${w.said(a.card)} into ${arena(a.arena)}`,
    log: {
      placed: ['seat card arena:text', (a, w) => `${w.who(a.seat, 'put')} ${w.card(a.card)} into ${arena(a.arena)}`],
    },
    verbs: [{ form: 'place CARD [in ARENA]', means: 'setup: put a unit into an arena' }],
    step: ['place {card} in {arena}', '~place {card}'],
  }),
  kind(
    'build',
    { card: 'card', n: 'amount?' },
    (card: Card, n?: number) => (n === undefined ? { do: 'build', card } : { do: 'build', card, n }),
    {
      group: 'build',
      reads: (a, w) =>
        a.n === undefined
          ? `build ${w.said(a.card)}: face down with 1 build counter`
          : `put ${w.said(a.card)} face down with ${w.count(a.n, 'build counter')} and stop`,
      log: {
        built: ['seat card n', (a, w) => `${w.who(a.seat, 'build')} ${w.card(a.card)} with ${w.count(a.n, 'counter')}`],
      },
      verbs: [{ form: 'build CARD [with N]', means: 'put a card face down with that many build counters (1)' }],
    },
  ),
  kind('add', { card: 'card' }, (card: Card) => ({ do: 'add', card }), {
    group: 'build',
    reads: (a, w) => `add a build counter to ${w.said(a.card)} (${a.n} so far)`,
    args: ({ card }, { s }) => ({ n: s.counters[card] ?? 0 }),
    deed: () => 'add a build counter to it',
    log: {
      added: ['seat card n', (a, w) => `${w.who(a.seat, 'add')} ${w.count(a.n, 'counter')} to ${w.card(a.card)}`],
    },
    verbs: [{ form: 'add [N] to CARD', means: 'put more counters on a face-down card' }],
    step: ['add to {card}'],
    tail: ['+1'],
  }),
  kind(
    'deploy',
    { card: 'card', arena: 'arena', force: 'amount?' },
    (card: Card, to: number) => ({ do: 'deploy', card, arena: to }),
    {
      group: 'deploy',
      reads: (a, w) => `deploy ${w.said(a.card)} to ${arena(a.arena)}${forForce(a)}`,
      log: { deployed: ['seat card arena', (a, w) => `${w.card(a.card)} is deployed to ${arena(a.arena)}`] },
      verbs: [{ form: 'deploy CARD [to ARENA | the build zone]', means: 'turn up a unit that is paid for' }],
      steps: ({ arena: to }) => ['deploy {card} to {arena}', ...(to < 0 ? [] : ['~deploy {card}'])],
      tail: ['to {arena}'],
    },
  ),
  kind(
    'stack',
    { card: 'card', on: 'card', where: 'text', arena: 'arena?', force: 'amount?' },
    (card: Card, on: Card, where: string, to?: number) =>
      to === undefined ? { do: 'stack', card, on, where } : { do: 'stack', card, on, where, arena: to },
    {
      group: 'deploy',
      reads: (a, w) =>
        `stack ${w.said(a.card)} ${a.where === 'top' ? 'on top of' : 'beneath'} ${w.said(a.on)}${inArena(a)}${forForce(a)}`,
      deed: (a, w) => (targets(a, w) === '' ? 'stack it' : `stack it with ${targets(a, w)}`),
      log: {
        stacked: [
          'seat card on:card where:text',
          (a, w) => `${w.card(a.card)} is stacked ${a.where === 'top' ? 'on top of' : 'beneath'} ${w.card(a.on)}`,
        ],
      },
      verbs: [{ form: 'stack CARD on top of | beneath CARD [in ARENA]', means: 'put another version into a stack' }],
      steps: ({ where, arena: to }) => [
        `stack {card} ${where === 'top' ? 'on top of' : 'beneath'} {on}${to === undefined ? '' : ' in {arena}'}`,
      ],
    },
  ),
  kind(
    'complete',
    { card: 'card', arena: 'arena?', price: 'amount?', force: 'amount?' },
    (card: Card, to?: number, price = 0) => {
      if (to === undefined) return { do: 'complete', card }
      return price > 0 ? { do: 'complete', card, arena: to, price } : { do: 'complete', card, arena: to }
    },
    {
      group: 'deploy',
      reads(a, w) {
        const price = a.price === undefined ? '' : ` for ${w.count(a.price, 'build point')} more`
        return `complete ${w.said(a.card)}${inArena(a)}${price}${forForce(a)}`
      },
      log: { completed: ['seat card', (a, w) => `${w.card(a.card)} is completed`] },
      verbs: [{ form: 'complete CARD [in ARENA]', means: 'turn up a Mission, Location or Equipment' }],
      step: ['complete {card}', 'complete {card} in {arena}'],
    },
  ),
  kind('move', { card: 'card', arena: 'arena' }, (card: Card, to: number) => ({ do: 'move', card, arena: to }), {
    group: 'move',
    reads: (a, w) => `move ${w.said(a.card)} to ${arena(a.arena)}`,
    log: { moved: ['card arena', (a, w) => `${w.card(a.card)} moves to ${arena(a.arena)}`] },
    verbs: [{ form: 'move CARD to ARENA', means: 'back into battle, or to another arena' }],
    step: ['move {card} to {arena}'],
  }),
  kind(
    'rearrange',
    { card: 'card', arena: 'arena?', price: 'amount', by: 'card?' },
    (card: Card, to: number, price: number) =>
      to === NONE ? { do: 'rearrange', card, price } : { do: 'rearrange', card, arena: to, price },
    {
      group: 'move',
      reads(a, w) {
        const price = Number(a.price ?? 0) > 0 ? ` for ${w.count(a.price, 'build point')}` : ''
        const by = a.by === undefined ? '' : ` for free, by ${w.said(a.by)}`
        return `put ${w.said(a.card)} on top of its stack${inArena(a)}${price}${by}`
      },
      deed: () => 'put it on top of its stack',
      log: { rearranged: ['card on:card', (a, w) => `${w.card(a.card)} comes on top of ${w.card(a.on)}`] },
      verbs: [{ form: 'rearrange CARD on top [in ARENA]', means: 'another card of the stack comes on top' }],
      steps: ({ arena: to }) => [`rearrange {card} on top${to === undefined ? '' : ' in {arena}'}`],
    },
  ),
  kind('pilot', { card: 'card', to: 'card' }, (card: Card, to: Card) => ({ do: 'pilot', card, to }), {
    group: 'move',
    reads: (a, w) => `put ${w.said(a.card)} on ${w.said(a.to)} as its Pilot`,
    deed: (a, w) => `put it on ${targets(a, w)}`,
    log: { boarded: ['card on:card', (a, w) => `${w.card(a.card)} pilots ${w.card(a.on)}`] },
    verbs: [{ form: 'pilot UNIT with CARD', means: 'put a Pilot on a unit' }],
    step: ['pilot {to} with {card}'],
  }),
  kind('leave', { card: 'card', arena: 'arena' }, (card: Card, to: number) => ({ do: 'leave', card, arena: to }), {
    group: 'move',
    reads: (a, w) => `move ${w.said(a.card)} off ${w.said(a.off)} to ${arena(a.arena)}`,
    args: ({ card }, _t, r) => ({ off: r.pilotedBy(card) }),
    log: { left: ['seat card', (a, w) => `${w.card(a.card)} leaves its unit`] },
    verbs: [{ form: 'leave CARD to ARENA | the build zone', means: 'take a Pilot off its unit' }],
    step: ['leave {card} to {arena}'],
  }),
  kind('equip', { card: 'card', to: 'card' }, (card: Card, to: Card) => ({ do: 'equip', card, to }), {
    group: 'equip',
    reads: (a, w) => `attach ${w.said(a.card)} to ${w.said(a.to)}`,
    deed: (a, w) => `attach it to ${targets(a, w)}`,
    log: { equipped: ['card on:card', (a, w) => `${w.card(a.card)} is attached to ${w.card(a.on)}`] },
    verbs: [{ form: 'equip UNIT with CARD', means: 'attach Equipment for its cost' }],
    step: ['equip {to} with {card}'],
  }),
  kind('unequip', { card: 'card' }, (card: Card) => ({ do: 'unequip', card }), {
    group: 'equip',
    reads: (a, w) => `detach ${w.said(a.card)} from ${w.said(a.on)}`,
    args: ({ card }, _t, r) => ({ on: r.equippedWith(card) }),
    log: { detached: ['card', (a, w) => `${w.card(a.card)} is taken off its unit`] },
    verbs: [{ form: 'detach CARD', means: 'take Equipment off its unit' }],
    step: ['detach {card}'],
  }),
] as const
