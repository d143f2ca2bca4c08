import {
  ability,
  coreState,
  type Engine,
  type EngineOptions,
  engine,
  happen,
  happenTogether,
  layCard,
  order,
  type Procedure,
  pick,
  type Rules,
  sealed,
  versionAfter,
} from '@dejarik/kernel'
import { DestinyCache } from './cache.js'
import type { CardData } from './cards/card.js'
import { awakenings } from './cards/index.js'
import { changes } from './changes.js'
import { mustBePlayable } from './decks/brought.js'
import type { Deck } from './decks/deck.js'
import { formatOf } from './decks/formats.js'
import { type Catalog, destinyCatalog } from './definitions.js'
import { edits } from './edits.js'
import { explain } from './explain.js'
import { events } from './fields.js'
import { judge } from './judge/index.js'
import { label } from './labels.js'
import { options } from './options/index.js'
import { sentences } from './prompt-words.js'
import { question } from './questions.js'
import { action, discardToReroll } from './rules/actions.js'
import { activateIntent } from './rules/activate.js'
import { area, DECK, live, PLAY, piles, SET_ASIDE } from './rules/areas.js'
import { claim } from './rules/claim-battlefield.js'
import { damageIntent, dealDamage, saidIntent } from './rules/damage.js'
import { defeat, defeatIntent } from './rules/defeated-characters.js'
import { newDie } from './rules/dice.js'
import { symbolProcedures } from './rules/dice-symbols.js'
import { distribute } from './rules/distribute.js'
import { mustSave } from './rules/paying.js'
import { playCard, playIntent } from './rules/play-a-card.js'
import { isPlayedAgainst } from './rules/play-restrictions.js'
import { drain } from './rules/queue.js'
import { resolveDice, resolveDie } from './rules/resolve-dice.js'
import { actionPhase, rounds, upkeep } from './rules/rounds.js'
import { setup } from './rules/setup.js'
import { shieldsIntent } from './rules/shields.js'
import { keywordTriggers, matches } from './rules/triggers.js'
import { chooseTwins } from './rules/twin-dice.js'
import { enforceLimit } from './rules/upgrades.js'
import type { State } from './state.js'
import { contradiction, stateFields } from './state-fields.js'
import { view } from './view.js'
import { words } from './vocabulary/index.js'

const procedures: readonly Procedure[] = [
  ...[ability, happen, happenTogether, order, pick, sealed],
  ...[
    action,
    actionPhase,
    claim,
    dealDamage,
    defeat,
    discardToReroll,
    distribute,
    drain,
    chooseTwins,
    enforceLimit,
    playCard,
  ],
  ...[resolveDice, resolveDie, rounds, setup, upkeep],
  ...Object.values(symbolProcedures),
  ...[...words.effects.values(), ...words.natives.values()].map((rule) => rule.procedure),
]

/** Star Wars: Destiny, as the kernel sees it. */
export const rules: Rules<State> = {
  game: 'destiny',
  version: versionAfter(changes),
  changes,
  procedures: new Map(procedures.map((each) => [each.name, each])),
  intents: new Map([
    ['activate', activateIntent],
    ['claim', saidIntent],
    ['damage', damageIntent],
    ['defeat', defeatIntent],
    ['last-card', saidIntent],
    ['play', playIntent],
    ['resolve-die', saidIntent],
    ['shields', shieldsIntent],
    ['take-damage', saidIntent],
  ]),
  words,
  edits,
  piles,
  cache: () => new DestinyCache(),
  live,
  matches,
  also: keywordTriggers,
  must: mustSave,
  opposes: isPlayedAgainst,
  // rules destiny.simultaneous-abilities, destiny.replacement-effects
  orders: (t) => t.s.control,
  view,
  question,
  label,
  moments: new Set(['action']),
  events,
  options,
  sentences,
  explain,
  judge,
  stateFields,
  contradiction,
}

/** rule destiny.setup, steps 1 and 2: characters with their dice, battlefields aside, decks. */
function begin(format: string, decks: readonly Deck[], seed: string | number, catalog: Catalog): State {
  mustBePlayable(decks, formatOf(format).players, (id) => catalog.defs[catalog.indexOf.get(id) ?? -1])
  const s = emptyState(format, decks.length, seed, catalog)
  decks.forEach((deck, seat) => {
    // rule destiny.characters: in play from the beginning, with one die or two
    for (const { card, dice } of deck.characters) {
      const id = place(s, catalog, card, seat, area(seat, PLAY))
      for (let i = 0; i < dice; i++) newDie(s, id)
    }
    if (deck.battlefield !== null) place(s, catalog, deck.battlefield, seat, area(seat, SET_ASIDE))
    for (const { card, copies } of deck.cards) {
      for (let i = 0; i < copies; i++) place(s, catalog, card, seat, area(seat, DECK))
    }
  })
  s.stack.push({ procedure: setup.name, step: setup.first })
  return s
}

export function emptyState(format: string, seats: number, seed: string | number, catalog: Catalog): State {
  const zeroes = () => new Array<number>(seats).fill(0)
  return coreState('destiny', format, seats, seed, catalog, piles(seats), {
    damage: [],
    shields: [],
    exhausted: [],
    host: [],
    support: [],
    ambush: [],
    dieCard: [],
    dieAt: [],
    diePool: [],
    dieSide: [],
    dieHolder: [],
    dieLoose: [],
    resources: zeroes(),
    out: zeroes(),
    battlefield: -1,
    control: 0,
    claimed: -1,
    round: 0,
    phase: 'setup',
    turn: 0,
    passes: 0,
    ending: 0,
  })
}

/** Lays a card on the table. */
export function place(s: State, catalog: Catalog, id: string, seat: number, pile: number): number {
  const card = layCard(s, catalog, piles(s.seats), id, seat, pile)
  for (const column of [s.damage, s.shields, s.exhausted, s.support, s.ambush]) column.push(0)
  s.host.push(-1)
  return card
}

export type DestinyEngine = Engine<State, Deck>

/** The engine with these cards: Awakenings, and whatever stand-ins a scenario defines. */
export function destiny(cards: readonly CardData[] = awakenings, options?: EngineOptions): DestinyEngine {
  return engine<State, Deck>(rules, destinyCatalog(cards), begin, options)
}
