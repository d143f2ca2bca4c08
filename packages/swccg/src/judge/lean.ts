import type { Card, Decision, Frame, Seat } from '@dejarik/kernel'
import type { Effect } from '../effects/tree.js'
import type { Action, Of, SwccgOption } from '../options/index.js'
import { other, type Table } from '../state.js'
import { activating, drawing } from './activating.js'
import { worthOf } from './appraise.js'
import { battleWorth, firing, initiating, paying } from './battling.js'
import { berthing, deploying } from './deploying.js'
import { effectWorth } from './effects.js'
import { losing } from './losing.js'
import { heading, moving, seating, transiting, travelling } from './moving.js'
import { picking } from './picking.js'
import { look, type Place } from './survey.js'
import { reacting, using } from './texts.js'

/** What is answered where one may act or respond. */
type Acting = Action | Of<'respond', 'clause'> | Of<'react' | 'awaited' | 'settle' | 'pass'>

/** An action of the rules or of a text, or a response; to pass is 0. */
function acting(t: Table, seat: Seat, option: Acting): number {
  switch (option.do) {
    case 'activate':
      return activating(t, seat, option)
    case 'drain':
      return draining(t, seat, option.at)
    case 'deploy':
      return deploying(t, seat, option.card)
    case 'replace':
      return 0.4 * (worthOf(t, option.card).board - worthOf(t, option.old).board)
    case 'battle':
      return initiating(t, seat, option.at)
    case 'fire':
      return firing(t, seat) + (option.shots === undefined ? 0 : 0.2)
    case 'move':
      return moving(t, seat, option.card)
    case 'transit':
      return transiting(t, seat, option.at)
    case 'reseat':
      return seating(t, option)
    case 'draw':
      return drawing(t, seat)
    case 'use':
    case 'play':
    case 'respond':
      return using(t, seat, option)
    case 'react':
      return reacting(t, seat, option)
    case 'transfer':
    case 'go-over':
    case 'break-cover':
    case 'steer':
    case 'attack':
    case 'creature':
      return -1
    default:
      return 0
  }
}

const draining = (t: Table, seat: Seat, at: Card): number => {
  const survey = look(t)
  const n = (survey.places[survey.where[at] as number] as Place).drain[seat] as number
  return n > 0 ? 3 + n : -0.5
}

/** What is offered where one may or may not, or one of several. */
function offered(t: Table, { seat, options, about }: Decision<SwccgOption>, into: number[]): void {
  const node = t.catalog.nodes[(about as { node?: number } | undefined)?.node ?? -1]
  const frame = t.s.stack.at(-1) as (Frame & { you?: Seat }) | undefined
  // What is good for whoever "you" is there is bad for the other.
  const side = frame?.you === undefined || frame.you === seat ? 1 : -1
  const worth = (each: Effect | undefined): number =>
    side * effectWorth(each, { you: 1, event: -1, nouns: {}, done: {} })
  options.forEach((option, i) => {
    if (node === undefined) into[i] = option.do === 'decline' ? 0 : 0.5
    else if (node.do === 'either') into[i] = option.do === 'either' ? 0.5 * worth(node.options[option.n]) : 0
    else if (option.do === 'decline') into[i] = node.do === 'unless' ? 0.5 * worth(node.otherwise) : 0
    else into[i] = 0.5 * worth('effect' in node ? node.effect : undefined) + (node.do === 'may' ? 0.2 : 0)
  })
}

/** Where to begin: where one has more Force icons than the other. rule swccg.starting-location */
const beginning = (t: Table, seat: Seat, option: SwccgOption): number => {
  if (option.do !== 'start') return option.do === 'none' ? -3 : 0.5
  const { icons } = worthOf(t, option.card)
  return 1.2 * (icons[seat] as number) - 0.7 * (icons[other(seat)] as number)
}

/** Who will win the battle. */
const foreseeing = (t: Table, seat: Seat, option: SwccgOption): number => {
  const survey = look(t)
  const place = survey.places[survey.where[t.s.battle?.at ?? -1] ?? -1]
  const ahead = place === undefined ? 0 : battleWorth(place, seat)
  return option.do === 'predict' && option.seat === seat ? ahead : -ahead
}

/** Answers that are good in themselves, by what they do. */
const plain: Readonly<Record<string, number>> = {
  draw: 2,
  initiate: 1,
  again: 0.6,
  imprison: 1,
  seize: 0.5,
  escape: 0,
  agree: 0,
  refuse: 0.2,
  done: 0.3,
}

const answering = (t: Table, { seat, kind }: Decision, option: SwccgOption): number => {
  switch (kind) {
    case 'starting-location':
    case 'starting-effect':
    case 'starting-interrupt':
      return beginning(t, seat, option)
    case 'destiny-number':
      return option.do === 'number' ? 0.6 * option.n : 0
    case 'number':
      return option.do === 'number' ? 0.2 * option.n : 0
    case 'type':
      return option.do === 'type' && option.type === 'character' ? 0.5 : 0
    case 'use-force':
      return option.do === 'use' && option.seat === seat ? 0 : 1
    case 'predict':
      return foreseeing(t, seat, option)
    default:
      return plain[option.do] ?? 0
  }
}

/** Weighs all options of a question; a method, so that each may say which options its question offers. */
type Weigh = { weigh(t: Table, decision: Decision<SwccgOption>, into: number[]): void }['weigh']

/** Questions whose options are weighed together. */
const together: Readonly<Record<string, Weigh>> = {
  lose: losing,
  damage: paying,
  'deploy-to': berthing,
  'move-to': heading,
  'transit-to': travelling,
  pick: picking,
  may: offered,
  unless: offered,
  either: offered,
}

/** How much the seat that is asked leans to each option. */
export function lean(t: Table, decision: Decision<SwccgOption>, into: number[]): void {
  const { kind, options, seat } = decision
  into.length = options.length
  const whole = together[kind]
  if (whole !== undefined) {
    whole(t, decision, into)
    return
  }
  const acts = kind === 'action' || kind === 'respond'
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as SwccgOption
    into[i] = acts ? acting(t, seat, option as Acting) : answering(t, decision, option)
  }
}
