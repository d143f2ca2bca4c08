import { type Decision, type Json, type Option, sayingsOf, tailsOf, verbsOf } from '@dejarik/kernel'
import {
  type CardData,
  type DeckEntry,
  formatOf,
  optionKinds,
  type State,
  type SwccgEngine,
  swccg,
} from '@dejarik/swccg'
import { cardsIn, RESERVE } from '@dejarik/swccg/board'
import { Fault, type ScenarioFile } from '../file.js'
import type { Board, GameScenario } from '../game.js'
import { testStatement } from '../statement.js'
import { cardsOf, destinyCard } from './cards.js'
import { deckOf } from './decks.js'
import { optionKey } from './keys.js'
import { layOut } from './lay-out.js'
import { defOf, type Setting } from './setting.js'
import { statements } from './statements.js'
import { stepNames } from './step-names.js'
import { why } from './why.js'
import { write } from './write.js'

/** Dark is the first seat; two seats called dark and light may stand in either order. */
function seatsOf(file: ScenarioFile): string[] {
  const names = Object.keys(file.seats ?? file.decks ?? { dark: {}, light: {} })
  return names[0] === 'light' && (names[1] ?? 'dark') === 'dark'
    ? ['dark', 'light']
    : names.length === 1
      ? ['dark', 'light']
      : names
}

function settingOf(file: ScenarioFile, given?: SwccgEngine): Setting {
  const { define = [], seats, table, decks = {}, destiny = {} } = file
  const destinies = Object.values(destiny).flat()
  const cards =
    (given?.catalog.defs as unknown as readonly CardData[] | undefined) ??
    cardsOf(define, JSON.stringify([define, seats, table, decks, destiny]), destinies)
  const format = file.format ?? 'all'
  formatOf(format)
  const brought = Object.entries(decks).map(
    ([seat, listed], i) =>
      [
        seat,
        deckOf(
          seat,
          listed as Record<string, Json>,
          cards,
          seat === 'light' || (i === 1 && seat !== 'dark') ? 'light' : 'dark',
        ),
      ] as const,
  )
  return { engine: given ?? swccg(cards), cards, seats: seatsOf(file), format, decks: new Map(brought) }
}

/**
 * Responses, the other player's chance to act and "you may" need no step; one's own action, a destiny that may be drawn
 * and whatever must be chosen do.
 */
function passing(s: State, decision: Decision): Option | undefined {
  const { kind, options, seat } = decision
  const pass = options.find((option) => option.do === 'pass')
  if (kind === 'respond') return pass
  if (kind === 'action') return seat !== s.active || s.battle !== null ? pass : undefined
  if (kind === 'draw-destiny' || kind === 'unless') return undefined
  return options.find((option) => option.do === 'decline' || option.do === 'done')
}

/** Scripted destinies that still lie in a Reserve Deck as they were laid there were never drawn; re-circulated ones were. */
function leftover(x: Setting, s: State, file: ScenarioFile): string {
  const { picks = [] } = s.script ?? {}
  if (picks.length > 0) return `These cards were never picked at random: ${picks.join(', ')}.`
  const left = x.seats.flatMap((name, seat) => {
    const scripted = (file.destiny?.[name] ?? []).map(destinyCard)
    const there = cardsIn(s, seat, RESERVE)
      .filter((card) => s.incarnation[card] === 0)
      .map((card) => defOf(x, s, card).name)
    return scripted.filter((each) => there.includes(each)).map((each) => `${name}'s ${each}`)
  })
  return left.length > 0 ? `These destinies were never drawn: ${left.join(', ')}.` : ''
}

const copies = (entries: readonly DeckEntry[]): string[] =>
  entries.flatMap(({ card, copies }) => new Array<string>(copies).fill(card))

/** A game that begins with decks: all their cards are in the Reserve Decks. */
function seatsFrom(x: Setting, file: ScenarioFile): ScenarioFile {
  const seats = Object.fromEntries(
    [...x.decks].map(([seat, deck]) => [
      seat,
      {
        reserve: copies(deck.cards),
        outside: copies(deck.outside),
        ...file.seats?.[seat],
      },
    ]),
  )
  return { ...file, seats }
}

const rests: ReadonlySet<string> = new Set(['action', 'damage', 'draw-destiny'])

/** The Star Wars Customizable Card Game. */
export const swccgScenario: GameScenario = {
  game: 'swccg',
  verbs: verbsOf(optionKinds),
  statements: statements.map(({ form }) => form),
  layOut(file, engine) {
    const x = settingOf(file, engine as unknown as SwccgEngine | undefined)
    const onTable = file.seats !== undefined || file.table !== undefined || file.at !== undefined
    if (onTable && x.seats.length !== 2) throw new Fault('A table of this game has two seats, the first of them Dark.')
    const board: Board<State> = {
      engine: x.engine as Board<State>['engine'],
      state: onTable ? layOut(x, x.decks.size > 0 ? seatsFrom(x, file) : file) : null,
      seats: x.seats,
      sayings: (s, option) => sayingsOf(x.engine.rules.options, option, stepNames(x, s)),
      tails: (s, option) => tailsOf(x.engine.rules.options, option, stepNames(x, s)),
      key: (s, option) => optionKey(x.engine.rules.options, s, option),
      rests,
      passing,
      why: (s, seat, text) => why(x, s, seat, text),
      test: (s, statement) => testStatement(statements, x, s, statement),
      leftover: (s) => leftover(x, s, file),
    }
    return board as unknown as Board
  },
  write,
}
