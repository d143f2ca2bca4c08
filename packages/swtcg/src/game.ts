import {
  ability,
  coreState,
  damage,
  defOf,
  type Engine,
  engine,
  happen,
  layCopy,
  order,
  type Procedure,
  pick,
  type Rules,
  release,
  responses,
  sealed,
  versionAfter,
} from '@dejarik/kernel'
import { deckShape, mustBeDecks } from '@dejarik/kernel/boundary'
import type { CardData } from './cards/card.js'
import { changes } from './changes.js'
import type { Deck } from './decks/deck.js'
import { formatOf, formats } from './decks/formats.js'
import { type Catalog, swtcgCatalog } from './definitions.js'
import { edits } from './edits.js'
import { explain } from './explain.js'
import { events } from './fields.js'
import { judge } from './judge/index.js'
import { hides, label } from './labels.js'
import { options } from './options/index.js'
import { sentences } from './prompt-words.js'
import { question } from './questions.js'
import { attack } from './rules/attack.js'
import { battlePhase, battleStep } from './rules/battle.js'
import { bidSides, STARTING } from './rules/bidding-sides.js'
import { buildStep } from './rules/build-step.js'
import { equip, rearrange } from './rules/building.js'
import { completeIntent, deployIntent, turnUp } from './rules/completing.js'
import { contests } from './rules/contest.js'
import { damageDice } from './rules/damage-dice.js'
import { damageRules, dealAll, discardAll } from './rules/damaging.js'
import { awaited, isAwaitedAtAll } from './rules/delayed-effects.js'
import { discardIntent } from './rules/discarding.js'
import { fallOff, thinOut } from './rules/displaced-pilots.js'
import { disrupts } from './rules/disrupting.js'
import { drawIntent } from './rules/drawing.js'
import { revealHidden } from './rules/hidden-cost.js'
import { lucky } from './rules/lucky.js'
import { playEffect } from './rules/play-effect.js'
import { chance, windows } from './rules/play-or-pass.js'
import { predictions } from './rules/predicting.js'
import { rerolls } from './rules/rerolling.js'
import { retreatStep } from './rules/retreat.js'
import { rollUnseen, seesDice } from './rules/secret-dice.js'
import { setup } from './rules/setup.js'
import { payUpkeep, startOfBuildStep } from './rules/start-of-build.js'
import { settle } from './rules/state-checks.js'
import { holdOf, matches } from './rules/triggers.js'
import { readyPhase, turns } from './rules/turns.js'
import { uniqueness } from './rules/uniqueness.js'
import { untapStep } from './rules/untapping.js'
import { DECK, live, piles, zone } from './rules/zones.js'
import { DARK, type State } from './state.js'
import { stateFields } from './state-fields.js'
import { view } from './view.js'
import { words } from './vocabulary/index.js'

const procedures: readonly Procedure[] = [
  ...[ability, damage, happen, order, pick, release, responses, sealed],
  ...[
    attack,
    battlePhase,
    battleStep,
    bidSides,
    buildStep,
    chance,
    contests,
    damageDice,
    disrupts,
    lucky,
    predictions,
    rerolls,
    revealHidden,
    dealAll,
    discardAll,
    equip,
    fallOff,
    rearrange,
    settle,
    thinOut,
  ],
  ...[payUpkeep, playEffect, readyPhase, retreatStep, setup, startOfBuildStep, turns, turnUp, uniqueness, untapStep],
  ...[...words.effects.values(), ...words.natives.values()].map((rule) => rule.procedure),
]

/** Nothing changes: it is only said that it happened. */
const said = { apply() {} }

/** The Star Wars Trading Card Game, as the kernel sees it. */
export const rules: Rules<State> = {
  game: 'swtcg',
  version: versionAfter(changes),
  changes,
  procedures: new Map(procedures.map((each) => [each.name, each])),
  intents: new Map([
    ['attack', said],
    ['attack-dice', said],
    ['attack-end', said],
    ['build-roll', said],
    ['complete', completeIntent],
    ['damage', said],
    ['deploy', deployIntent],
    ['discard', discardIntent],
    ['end', said],
    ['draw', drawIntent],
    ['finish', said],
    ['play', said],
    ['prevent', said],
    ['put', said],
    ['put-damage', said],
    ['remove-damage', said],
    ['retreat', said],
    ['tap', said],
    ['start', said],
  ]),
  words,
  windows,
  damage: damageRules,
  edits,
  piles,
  live,
  resample: rollUnseen,
  isUnseen: (t, seat) => !seesDice(t, seat),
  matches,
  also: awaited,
  alsoAtAll: isAwaitedAtAll,
  holds: holdOf,
  // rule swtcg.three-general-rules
  orders: () => DARK,
  view,
  question,
  askedBy: { order: 'swtcg.triggered-effects' },
  label,
  moments: new Set(['respond', 'build', 'attack']),
  events,
  options,
  hides,
  sentences,
  explain,
  judge,
  stateFields,
}

const brought = deckShape()

/** rule swtcg.how-to-start: the first deck is Dark, the second Light. */
function begin(format: string, decks: readonly Deck[], seed: string | number, catalog: Catalog): State {
  mustBeDecks(decks, brought, formatOf(format).players)
  const s = emptyState(format, seed, catalog)
  decks.forEach((deck, seat) => {
    const pile = zone(seat, DECK)
    for (const { card, copies } of deck.cards) {
      const def = defOf(catalog, card)
      for (let i = 0; i < copies; i++) layOne(s, def, seat, pile)
    }
  })
  s.stack.push({ procedure: setup.name, step: setup.first })
  return s
}

export function emptyState(format: string, seed: string | number, catalog: Catalog): State {
  return coreState('swtcg', format, 2, seed, catalog, piles(), {
    damage: [],
    tapped: [],
    counters: [],
    faceUp: [],
    under: [],
    piloting: [],
    equipped: [],
    moved: [],
    bids: formats.some(({ id, bids }) => id === format && bids === true),
    starting: [STARTING, STARTING],
    chairs: [0, 1],
    force: [0, 0],
    points: [0, 0],
    extra: [0, 0],
    turn: 0,
    phase: 'setup',
    active: -1,
    battle: -1,
    attacker: -1,
    defender: -1,
    how: '',
    named: {},
    dice: [],
    roll: '',
    usedThisTurn: [],
    usedThisAttack: [],
    acted: [],
    discarded: [0, 0, 0, 0, 0, 0],
    harm: [],
    stunned: [],
    bounties: [],
    fought: 0,
    attacks: [],
    played: [[], []],
  })
}

/** Lays a card on the table. */
export const lay = (s: State, catalog: Catalog, id: string, seat: number, pile: number): number =>
  layOne(s, defOf(catalog, id), seat, pile)

function layOne(s: State, def: number, seat: number, pile: number): number {
  const card = layCopy(s, piles(), def, seat, pile)
  s.damage.push(0)
  s.tapped.push(0)
  s.counters.push(0)
  s.faceUp.push(0)
  s.moved.push(0)
  s.under.push(-1)
  s.piloting.push(-1)
  s.equipped.push(-1)
  return card
}

export type SwtcgEngine = Engine<State, Deck>

export function swtcg(cards: readonly CardData[]): SwtcgEngine {
  return engine<State, Deck>(rules, swtcgCatalog(cards), begin)
}
