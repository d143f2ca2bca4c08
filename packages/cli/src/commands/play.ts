import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameRecord, generator, nth, type Seat, shuffle } from '@dejarik/kernel'
import { botName, positive } from '../arguments.js'
import { opponentKind } from '../bots/kind.js'
import { ProgramFault } from '../bots/program.js'
import { allow, chooseDeck, isFormat } from '../choose-deck.js'
import { command, gameOption, reporting } from '../command.js'
import { UsageError } from '../exit.js'
import type { Deck, GameModule } from '../game.js'
import { type GameId, games, loadGame } from '../games.js'
import { freshSeed } from '../play/fresh-seed.js'
import { ending, playOut } from '../play/game.js'
import { linesOf } from '../play/lines.js'
import { begin, type Session } from '../play/session.js'
import { paperFor, positionAt } from '../replay/show.js'
import { got } from '../sim/export.js'
import { checkSides } from '../sim/seating.js'
import { terminal } from '../terminal.js'

interface Options {
  readonly game: GameId
  readonly vs: string
  readonly deck?: string
  readonly deck2?: string
  readonly deck3?: string
  readonly deck4?: string
  readonly seed?: string
  readonly players: number
  readonly format?: string
  readonly seat?: Seat
  readonly resume?: string
  readonly lenient?: true
  readonly json?: true
}

type Start = Pick<GameRecord, 'format' | 'decks' | 'seed' | 'answers' | 'undone'> & {
  /** Where the player sits. */
  readonly seat?: Seat
}

function startOf(module: GameModule, options: Options): Start {
  const { players } = options
  const { least, most } = module.players
  if (players < least || players > most)
    throw new UsageError(`${module.id} is for ${least} to ${most} players, not ${players}.`)
  const { shipped } = module.decks
  const words = [options.deck, options.deck2, options.deck3, options.deck4]
  if (words.slice(players).some((word) => word !== undefined))
    throw new UsageError(`There are only ${players} players; add --players ${words.findLastIndex(Boolean) + 1}.`)
  const given = words.slice(0, players).map((word) => (word === undefined ? null : chooseDeck(module, word)))
  const others = shipped.filter((deck) => !given.includes(deck))
  const seed = options.seed ?? freshSeed()
  const { decks, seat } =
    options.seat === undefined ? drawSeats(seated(module, given, others), seed) : seated(module, given, others)
  const format = options.format ?? module.decks.formatOf(decks, players)
  isFormat(module, format, players)
  for (const deck of decks) allow(module, deck, format, options.lenient ?? false)
  return { format, decks, seed, answers: [], undone: [], seat }
}

/** The decks by seat, and where the player's own is: a deck may belong to one side of the table. */
function seated({ decks }: GameModule, given: readonly (Deck | null)[], others: Deck[]): { decks: Deck[]; seat: Seat } {
  const { fits } = decks
  if (fits === undefined) return { decks: given.map((deck) => deck ?? (others.shift() as Deck)), seat: 0 }
  checkSides(decks, given)
  const [mine = null, theirs = null] = given
  const own =
    mine ?? (others.find((deck) => theirs === null || [0, 1].some((s) => fits(deck, s) && fits(theirs, 1 - s))) as Deck)
  const seat = fits(own, 0) && (theirs === null || fits(theirs, 1)) ? 0 : 1
  const other = theirs ?? (others.find((deck) => deck !== own && fits(deck, 1 - seat)) as Deck)
  return { decks: seat === 0 ? [own, other] : [other, own], seat }
}

/** rule destiny.mp-setup: where more than two play, the seats around the table are drawn. */
function drawSeats(at: { decks: Deck[]; seat: Seat }, seed: string): { decks: Deck[]; seat: Seat } {
  if (at.decks.length === 2) return at
  const order = at.decks.map((_deck, seat) => seat)
  shuffle(generator(`seats ${seed}`), order)
  return { decks: order.map((seat) => nth(at.decks, seat)), seat: order.indexOf(at.seat) }
}

/** Writes the game down where records of games go in which something went wrong. */
function writeRecord({ record, module }: Session): string {
  const folder = join(tmpdir(), 'dejarik')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${module.id}-play-${String(record.seed).replace(/[^\w-]/g, '_')}.json`)
  writeFileSync(file, `${JSON.stringify(record)}\n`)
  return file
}

const seatNumber = (word: string): Seat => positive(word) - 1

const opponent = (word: string): string => (word === 'human' ? word : botName(word))

export const play = command('play', 'Play a game in the terminal.', [
  'dejarik play',
  'dejarik play --deck Rey --deck2 "Kylo Ren" --seed 7',
  'dejarik play --vs hard',
  'dejarik play --vs human',
  'dejarik play --resume game.json',
  'dejarik play --game swtcg --deck "Separatist Starter"',
  'dejarik play --game swtcg --format all-bid',
])
  .addOption(gameOption().default('destiny' satisfies GameId))
  .option(
    '--vs <bot>',
    'who plays the other seats: a bot, or human for several people at one screen',
    opponent,
    'normal',
  )
  .option('--deck <deck>', 'your deck: a file, or the name of a shipped deck')
  .option('--deck2 <deck>', "player 2's deck")
  .option('--deck3 <deck>', "player 3's deck")
  .option('--deck4 <deck>', "player 4's deck")
  .option('--seed <seed>', 'the same seed gives the same dice and draws')
  .option('--players <n>', '2, or 3 or 4 in a free-for-all', positive, 2)
  .option('--format <id>', 'the format to play (default: the one that fits the decks)')
  .option('--seat <n>', 'your seat in a saved game, from 1 (default: where your deck is)', seatNumber)
  .option('--resume <file>', 'continue a saved game')
  .option('--lenient', 'allow illegal decks, and cards that are not fully understood')
  .action(
    reporting(async (options: Options) => {
      const paper = options.resume === undefined ? null : await paperFor(options.resume)
      if (paper !== null) positionAt(paper, paper.record.answers.length)
      const module = paper?.module ?? (await loadGame(options.game))
      const start = paper?.record ?? startOf(module, options)
      const seats: Seat[] = start.decks.map((_, seat) => seat)
      const people = options.vs === 'human' ? seats : [(options.seat ?? (start as Start).seat ?? 0) as Seat]
      if (people.some((seat) => !seats.includes(seat))) throw new UsageError(`--seat is 1 to ${seats.length}.`)
      const bots = seats.map((seat) =>
        people.includes(seat)
          ? null
          : opponentKind(options.vs, { game: module.id, decks: start.decks }).make(
              // Only a seed that a person chose may be repeated by the bots, too.
              options.seed === undefined ? freshSeed() : `${options.seed}/${seat}`,
              { game: module.id, format: start.format, seat, decks: start.decks },
            ),
      )
      const out = options.json ? terminal().stderr : terminal().stdout
      const say = (text: string) => void out.write(`${text}\n`)
      const session = begin(module, paper?.e ?? module.engineFor(start.decks), people, start)
      const who = seats.map((seat) => {
        const name = people.length === 1 && seat === people[0] ? 'You' : session.names[seat]
        return `${name}: ${(start.decks[seat] as Deck).name}${bots[seat] ? ` (${options.vs} bot)` : ''}`
      })
      say(`${games[module.id].title}, ${start.format}, seed ${start.seed}. ${who.join('; ')}.`)
      for (const note of module.decks.notes?.(start.decks as Deck[]) ?? []) say(`Note: ${note}.`)
      say('Type ? for help.\n')
      const lines = linesOf(terminal().stdin, out)
      let fault: ProgramFault | null = null
      const over = await playOut(session, bots, { lines, say }).catch((error: unknown) => {
        if (!(error instanceof ProgramFault)) throw error
        fault = error
        return false
      })
      lines.close()
      const { record, e, s } = session
      const result = e.result(s)
      const winner =
        result === null || result.winner === null ? null : (module.playerAt?.(s, result.winner) ?? result.winner)
      await Promise.all(bots.map((bot, player) => bot?.stop?.(result === null ? null : got(winner, player))))
      const json = { game: module.id, seed: start.seed, over, answers: record.answers.length, result }
      if (fault !== null) {
        const file = writeRecord(session)
        terminal().stderr.write(
          `${(fault as ProgramFault).message}. The game is kept in ${file}; play on with --resume.\n`,
        )
      }
      return { text: ending(session), json, holds: fault === null }
    }),
  )
