import {
  ability,
  action,
  alternate,
  below,
  bit,
  coreState,
  type Engine,
  type EngineOptions,
  engine,
  type Frame,
  type Generator,
  happen,
  layCard,
  nth,
  type Option,
  order,
  ownerOf,
  type Procedure,
  pick,
  type Rules,
  repeat,
  responses,
  type Seat,
  sealed,
  versionAfter,
} from '@dejarik/kernel'
import { deckEntries, deckShape, mustBeDecks } from '@dejarik/kernel/boundary'
import { SwccgCache } from './cache.js'
import type { CardData } from './cards/card.js'
import { changes } from './changes.js'
import { addColumns } from './columns.js'
import type { Deck } from './decks/deck.js'
import { formatOf } from './decks/formats.js'
import { type Catalog, swccgCatalog } from './definitions.js'
import { edits } from './edits.js'
import { explain } from './explain.js'
import { events } from './fields.js'
import { judge } from './judge/index.js'
import { label } from './labels.js'
import { options } from './options/index.js'
import { sentences } from './prompt-words.js'
import { question } from './questions.js'
import { activate, activateRule, activateUnit } from './rules/activate-phase.js'
import { asteroidRule, dodgeAsteroids } from './rules/asteroids.js'
import { battle, battleAction } from './rules/battle/battle.js'
import { damageSegment, forfeit, forfeitAction } from './rules/battle/damage.js'
import { powerSegment } from './rules/battle/power.js'
import { escapeBeam } from './rules/captured-ships.js'
import { drain, drainRule } from './rules/control-phase.js'
import { useForce } from './rules/costs.js'
import { attackCreature, attackRule, creatureAttack, creatureRule, creaturesFight } from './rules/creatures.js'
import { capturing, goFree } from './rules/custody.js'
import { chooseBerth, comeOnTable, deployRule } from './rules/deploy/deploy.js'
import { replaceRule, takeOver } from './rules/deploy/replace.js'
import { chooseFighters, formRule, formSquadron } from './rules/deploy/squadrons.js'
import { handOver, transferRule } from './rules/deploy/transfer.js'
import { drawDestiny } from './rules/destiny.js'
import { drawRule, drawUnit } from './rules/draw-phase.js'
import { aimWeapon, fireRule, shoot } from './rules/firing.js'
import { layDown } from './rules/laying-down.js'
import { leaveTable } from './rules/leaving.js'
import { loseForce } from './rules/lose-force.js'
import { boardReacting } from './rules/move/boarding-in-reacts.js'
import { moveByEffect } from './rules/move/by-effect.js'
import { chooseCourse, steer, steerRule } from './rules/move/mobile.js'
import { arrive, chooseRoute, moveRule } from './rules/move/move.js'
import { chooseGoingOver, goOver, goOverRule } from './rules/move/ship-docking.js'
import { chooseRiders } from './rules/move/shuttle-riders.js'
import { chooseTransit, transitRule, travel } from './rules/move/transit.js'
import { changeCustody, custodyRule } from './rules/prisoner-transfers.js'
import { failedSearch } from './rules/searching.js'
import { starting, startingOffers } from './rules/starting.js'
import { playStarting, startingCards, startingKinds } from './rules/starting-cards.js'
import { becoming } from './rules/state-triggers.js'
import { aimText, carryOut, payText, playRule, textRule } from './rules/text-action.js'
import { turns } from './rules/turn.js'
import { breakCover, breakCoverRule } from './rules/undercover.js'
import { windows } from './rules/windows.js'
import { isInsert, OUTSIDE, piles, RESERVE, zone } from './rules/zones.js'
import { DARK, type State, type Table } from './state.js'
import { stateFields } from './state-fields.js'
import { view } from './view.js'
import { words } from './vocabulary/index.js'

const procedures: readonly Procedure[] = [
  ...[ability, action, alternate, happen, order, pick, repeat, responses, sealed],
  ...[
    starting,
    playStarting,
    turns,
    activate,
    activateUnit,
    drain,
    drawUnit,
    useForce,
    loseForce,
    leaveTable,
    layDown,
    drawDestiny,
  ],
  ...[battle, powerSegment, damageSegment, forfeit, aimWeapon, shoot],
  ...[chooseBerth, comeOnTable, handOver, chooseRoute, arrive, chooseTransit, travel],
  ...[attackCreature, creatureAttack, creaturesFight],
  ...[
    takeOver,
    chooseRiders,
    chooseFighters,
    formSquadron,
    chooseCourse,
    steer,
    chooseGoingOver,
    goOver,
    boardReacting,
  ],
  ...[
    aimText,
    payText,
    carryOut,
    capturing,
    goFree,
    moveByEffect,
    breakCover,
    changeCustody,
    dodgeAsteroids,
    escapeBeam,
    failedSearch,
  ],
  ...[...words.effects.values(), ...words.natives.values()].map((rule) => rule.procedure),
]

/** The Star Wars Customizable Card Game, as the kernel sees it. */
export const rules: Rules<State> = {
  game: 'swccg',
  version: versionAfter(changes),
  changes,
  procedures: new Map(procedures.map((each) => [each.name, each])),
  intents: new Map(),
  actions: new Map([
    ['activate', activateRule],
    ['asteroids', asteroidRule],
    ['attack', attackRule],
    ['battle', battleAction],
    ['break-cover', breakCoverRule],
    ['creature', creatureRule],
    ['custody', custodyRule],
    ['deploy', deployRule],
    ['drain', drainRule],
    ['draw', drawRule],
    ['fire', fireRule],
    ['forfeit', forfeitAction],
    ['form', formRule],
    ['go-over', goOverRule],
    ['move', moveRule],
    ['replace', replaceRule],
    ['steer', steerRule],
    ['play', playRule],
    ['text', textRule],
    ['transfer', transferRule],
    ['transit', transitRule],
  ]),
  // Activating and drawing are many and small: texts become so behind the actions that follow.
  afterAction: (t, kind) => (kind === 'activate' || kind === 'draw' ? [] : becoming(t)),
  words,
  windows,
  edits,
  piles,
  live: () => [],
  matches: () => false,
  orders: (t) => t.s.active,
  view,
  question,
  askedBy: { again: 'swccg.before-actions' },
  label,
  moments: new Set(['action', 'respond']),
  events,
  options,
  sentences,
  explain,
  cache: () => new SwccgCache(),
  stateFields,
  resample,
  judge,
  // rule swccg.insert-cards: an insert card shows its back, so it may be any card of its owner's that can be one.
  indistinct: (t, card) => ownerOf(t.s, card) * 2 + (isInsert(t.s, card) ? 1 : 0),
}

/** Starting locations that others are choosing in secret: what they may choose depends on what their decks hold. */
function resample(t: Table, seat: Seat, g: Generator): void {
  for (const frame of t.s.stack) {
    if (frame.procedure !== 'sealed') continue
    const f = frame as Frame & { kind: string; offers: Option[][]; taken?: number[][] }
    const aside = (t.s.stack[0] as { aside?: number[] }).aside ?? []
    const kind = startingKinds[f.kind]
    const offered = (other: Seat): Option[] =>
      kind === undefined ? startingOffers(t, other, aside) : startingCards(t, other, kind)
    f.offers = f.offers.map((offers, other) => (other === seat ? offers : offered(other)))
    f.taken = f.taken?.map((mine, other) =>
      other === seat ? mine : mine.map(() => below(g, nth(f.offers, other).length)),
    ) as number[][]
  }
}

const brought = deckShape({ outside: deckEntries })

/** rule swccg.starting-the-game: the first deck is Dark, the second Light. */
function begin(format: string, decks: readonly Deck[], seed: string | number, catalog: Catalog): State {
  mustBeDecks(decks, brought, formatOf(format).players)
  const s = emptyState(format, seed, catalog)
  decks.forEach((deck, seat) => {
    for (const { card, copies } of deck.cards)
      for (let i = 0; i < copies; i++) {
        const laid = lay(s, catalog, card, seat, zone(seat, RESERVE))
        // Until it is shuffled, everybody knows their own deck.
        s.known[laid] = bit(seat)
      }
    for (const { card, copies } of deck.outside)
      for (let i = 0; i < copies; i++) lay(s, catalog, card, seat, zone(seat, OUTSIDE))
  })
  s.stack.push({ procedure: starting.name, step: starting.first })
  return s
}

export function emptyState(format: string, seed: string | number, catalog: Catalog): State {
  return coreState('swccg', format, 2, seed, catalog, piles(), {
    host: [],
    as: [],
    status: [],
    marks: [],
    aim: [],
    line: [],
    grouped: {},
    parsec: {},
    orbit: {},
    turn: 0,
    active: DARK,
    phase: 'starting',
    generation: 0,
    activated: 0,
    started: [-1, -1],
    drained: [],
    battled: [],
    attacked: [],
    battle: null,
    attack: null,
    fired: [],
    uses: [],
    played: [],
    barred: [],
    named: {},
    became: [],
    factors: [],
    history: [],
  })
}

/** Lays a card into a pile. */
export function lay(s: State, catalog: Catalog, id: string, seat: Seat, pile: number): number {
  const card = layCard(s, catalog, piles(), id, seat, pile)
  addColumns(s)
  return card
}

export type SwccgEngine = Engine<State, Deck>

export function swccg(cards: readonly CardData[], options?: EngineOptions): SwccgEngine {
  return engine<State, Deck>(rules, swccgCatalog(cards), begin, options)
}
