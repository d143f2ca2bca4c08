import type { Card } from '@dejarik/kernel'
import { kernelFields, kernelOffers } from '@dejarik/kernel/options'
import { kind } from './kind.js'
import { roles } from './roles.js'
import { textArgs, textSteps, which } from './texts.js'

/** What the rules let a player do as a top-level action. rule swccg.types-of-actions */
export const actions = [
  kind('activate', { n: 'amount' }, (n: number) => ({ do: 'activate', n }), {
    group: 'force',
    reads: (a) => `activate ${a.n} Force`,
    log: { activated: ['seat', (a, w) => `${w.who(a.seat, 'activate')} ${a.times ?? 1} Force`] },
    verbs: [{ form: 'activate N', means: 'activate that much Force' }],
    step: ['activate {n}'],
  }),
  kind('drain', { at: 'card' }, (at: Card) => ({ do: 'drain', at }), {
    group: 'drain',
    reads: (a, w) => `drain at ${w.said(a.at)}`,
    log: {
      drain: ['seat at:card', (a, w) => `${w.who(a.seat, 'drain')} at ${w.card(a.at)}`],
      drained: ['seat at:card n', (a, w) => `The drain at ${w.card(a.at)} is for ${a.n}`],
    },
    verbs: [{ form: 'drain at LOCATION', means: 'Force drain' }],
    step: ['drain at {at}'],
  }),
  kind('asteroids', { card: 'card', by: 'seat?' }, (card: Card) => ({ do: 'asteroids', card }), {
    group: 'asteroids',
    reads: (a, w) => `let ${w.said(a.card)} pass through the asteroids`,
  }),
  kind('deploy', { card: 'card' }, (card: Card) => ({ do: 'deploy', card }), {
    group: 'deploy',
    reads: (a, w) => `deploy ${w.said(a.card)}`,
    verbs: [
      {
        form: 'deploy CARD [to PLACE [as pilot | driver | passenger | cargo] [with CARD] [mode N] [targeting CARD]]',
        means: 'deploy a card; with a starfighter its pilot',
      },
    ],
  }),
  kind('replace', { card: 'card', old: 'card' }, (card: Card, old: Card) => ({ do: 'replace', card, old }), {
    group: 'deploy',
    reads: (a, w) => `replace ${w.said(a.old)} with ${w.said(a.card)}`,
    log: {
      replaced: ['seat card old:card', (a, w) => `${w.who(a.seat, 'replace')} ${w.card(a.old)} with ${w.card(a.card)}`],
    },
    verbs: [{ form: 'replace CARD with CARD', means: 'another version of the same persona' }],
    step: ['replace {old} with {card}'],
  }),
  kind('deliver', { card: 'card', to: 'card' }, (card: Card, to: Card) => ({ do: 'deliver', card, to }), {
    group: 'move',
    reads: (a, w) => `deliver ${w.said(a.card)} to ${w.said(a.to)}`,
    verbs: [{ form: 'deliver CARD to LOCATION', means: 'a captive to a prison' }],
    step: ['deliver {card} to {to}'],
  }),
  kind('take-custody', { card: 'card', to: 'card' }, (card: Card, to: Card) => ({ do: 'take-custody', card, to }), {
    group: 'move',
    reads: (a, w) => `take ${w.said(a.card)} into custody with ${w.said(a.to)}`,
    verbs: [{ form: 'take CARD with CARD', means: 'a prisoner into custody' }],
    step: ['take {card} with {to}'],
  }),
  kind('form', { card: 'card', at: 'card' }, (card: Card, at: Card) => ({ do: 'form', card, at }), {
    group: 'deploy',
    reads: (a, w) => `form ${w.said(a.card)} at ${w.said(a.at)}`,
    verbs: [{ form: 'form CARD at LOCATION', means: 'a squadron in place of three starfighters' }],
    step: ['form {card} at {at}'],
  }),
  kind('transfer', { card: 'card', to: 'card' }, (card: Card, to: Card) => ({ do: 'transfer', card, to }), {
    group: 'deploy',
    reads: (a, w) => `transfer ${w.said(a.card)} to ${w.said(a.to)}`,
    log: {
      transferred: [
        'seat card host:card',
        (a, w) => `${w.card(a.card)} is transferred${a.host === undefined ? '' : ` to ${w.card(a.host)}`}`,
      ],
    },
    verbs: [{ form: 'transfer CARD to CARD', means: 'a weapon or device' }],
    step: ['transfer {card} to {to}'],
  }),
  kind('break-cover', { card: 'card' }, (card: Card) => ({ do: 'break-cover', card }), {
    group: 'deploy',
    reads: (a, w) => `break the cover of ${w.said(a.card)}`,
    log: { 'cover-broken': ['card', (a, w) => `${w.card(a.card)} is no longer undercover`] },
    verbs: [{ form: 'break cover of CARD', means: 'an undercover spy shows itself' }],
    step: ['break cover of {card}'],
  }),
  kind(
    'reseat',
    { card: 'card', as: 'place', with: 'card?' },
    (card: Card, as: number, other?: Card) =>
      other === undefined ? { do: 'reseat', card, as } : { do: 'reseat', card, as, with: other },
    {
      group: 'move',
      reads: (a, w) =>
        `let ${w.said(a.card)} sit ${roles[String(a.as)]}${a.with === undefined ? '' : ` in place of ${w.said(a.with)}`}`,
      args: ({ as }, _t, r) => ({ as: r.role(as) }),
      log: { reseated: ['seat card', (a, w) => `${w.card(a.card)} changes places aboard`] },
      verbs: [{ form: 'seat CARD as pilot | driver | passenger [in place of CARD]', means: 'change places aboard' }],
      steps: ({ as, with: other }, n) =>
        n.roles(as).map((role) => `seat {card} as ${role}${other === undefined ? '' : ' in place of {with}'}`),
    },
  ),
  kind('battle', { at: 'card' }, (at: Card) => ({ do: 'battle', at }), {
    group: 'battle',
    reads: (a, w) => `battle at ${w.said(a.at)}`,
    log: {
      battle: ['seat at:card', (a, w) => `${w.who(a.seat, 'initiate')} a battle at ${w.card(a.at)}`],
      'battle-over': ['', () => 'The battle is over'],
    },
    verbs: [{ form: 'battle at LOCATION', means: 'initiate a battle' }],
    step: ['battle at {at}'],
  }),
  kind('attack', { card: 'card' }, (card: Card) => ({ do: 'attack', card }), {
    group: 'attack',
    reads: (a, w) => `attack ${w.said(a.card)}`,
    log: { attack: ['seat card', (a, w) => `${w.who(a.seat, 'attack')} ${w.card(a.card)}`] },
  }),
  kind('creature', { card: 'card', by: 'seat?' }, (card: Card) => ({ do: 'creature', card }), {
    group: 'attack',
    reads: (a, w) => `let ${w.said(a.card)} attack`,
    log: {
      'creature-attacks': ['card target:card', (a, w) => `${w.card(a.card)} attacks ${w.card(a.target)}`],
    },
  }),
  kind(
    'fire',
    { card: 'card', clause: 'part', shots: 'amount?' },
    (card: Card, clause: number, shots = 1) =>
      shots === 1 ? { do: 'fire', card, clause } : { do: 'fire', card, clause, shots },
    {
      group: 'fire',
      reads: (a, w) => `fire ${w.said(a.card)}${a.shots === undefined ? '' : `, ${a.shots} shots combined`}`,
      log: { fired: ['seat card', (a, w) => `${w.who(a.seat, 'fire')} ${w.card(a.card)}`] },
      verbs: [{ form: 'fire CARD [combined] [at CARD]', means: 'fire a weapon' }],
      steps: ({ shots }) => [shots === undefined ? 'fire {card}' : 'fire {card} combined'],
    },
  ),
  kind('move', { card: 'card' }, (card: Card) => ({ do: 'move', card }), {
    group: 'move',
    reads: (a, w) => `move ${w.said(a.card)}`,
    verbs: [{ form: 'move CARD [to PLACE [as pilot | driver | passenger]]', means: 'move a card' }],
  }),
  kind('transit', { at: 'card' }, (at: Card) => ({ do: 'transit', at }), {
    group: 'move',
    reads: (a, w) => `transit from ${w.said(a.at)}`,
    verbs: [{ form: 'transit from LOCATION [to LOCATION] [with CARD and …]', means: 'docking bay transit' }],
    step: ['transit from {at}'],
  }),
  kind('go-over', { card: 'card' }, (card: Card) => ({ do: 'go-over', card }), {
    group: 'move',
    reads: (a, w) => `let cards go over from ${w.said(a.card)}`,
    verbs: [{ form: 'go-over CARD [to CARD with CARD and …]', means: 'from one starship to another beside it' }],
  }),
  kind('steer', { card: 'card' }, (card: Card) => ({ do: 'steer', card }), {
    group: 'move',
    reads: (a, w) => `move ${w.said(a.card)}`,
    log: {
      steered: [
        'seat card parsec:amount orbit:card',
        (a, w) => `${w.card(a.card)} moves to ${a.orbit ? `orbit ${w.card(a.orbit)}` : `parsec ${a.parsec}`}`,
      ],
    },
    verbs: [{ form: 'steer CARD [to orbit SYSTEM | parsec N]', means: 'move a system that moves' }],
  }),
  kind('draw', {}, () => ({ do: 'draw' }), {
    group: 'force',
    reads: (a) => (a.hand ? 'draw a card' : 'draw destiny'),
    args: (_o, { s }) => (s.phase === 'draw' && s.battle === null ? { hand: true } : {}),
    verbs: [
      { form: 'draw', means: 'draw a card in the draw phase' },
      { form: 'draw destiny', means: 'a destiny that may be drawn' },
    ],
    // The same word for two things that have nothing in common.
    steps: (_o, n) => (n.asked() === 'draw-destiny' ? ['draw destiny'] : ['draw', 'draw a card']),
  }),
  kind(
    'play',
    { card: 'card', clause: 'part', as: 'text?', by: 'seat?' },
    (card: Card, clause: number, as?: string) =>
      as === undefined ? { do: 'play', card, clause } : { do: 'play', card, clause, as },
    {
      group: 'play',
      reads: (a, w) => `play ${w.said(a.card)}${a.as === undefined ? '' : ` as ${a.as}`}${which(a)}`,
      args: textArgs,
      log: { played: ['seat card', (a, w) => `${w.who(a.seat, 'play')} ${w.card(a.card)}`] },
      verbs: [
        {
          form: 'play CARD [as used | lost] [text N] [on CARD …]',
          means: 'play an Interrupt, as an action or as a response',
        },
      ],
      steps: textSteps,
    },
  ),
  kind(
    'use',
    { ...kernelFields.use, seat: 'seat?', by: 'seat?' },
    (card: Card, clause: number) => ({ do: 'use', card, clause }),
    {
      group: 'use',
      reads(a, w) {
        if (a.seat !== undefined) return `use Force of ${a.own ? 'your' : "the opponent's"} Force Pile`
        return a.card === undefined ? 'yes' : `use ${w.said(a.card)}${which(a)}`
      },
      args: (o, t, r) => ({
        ...textArgs(o, t, r),
        ...(o.seat !== undefined && o.seat === t.s.decision?.seat ? { own: true } : {}),
      }),
      verbs: [
        { form: 'use CARD [text N] [on CARD …]', means: 'use a text; without a card, yes to what is offered' },
        { form: "use SEAT's Force", means: 'whose Force pays' },
      ],
      steps: (o, n) => (o.card === undefined && o.seat !== undefined ? ["use {seat}'s Force"] : textSteps(o, n)),
    },
  ),
  kind('pass', kernelFields.pass, kernelOffers.pass, {
    group: 'end',
    reads: () => 'pass',
    verbs: [{ form: 'pass', means: 'take no action, or do not respond' }],
  }),
] as const
