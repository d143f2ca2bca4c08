import { readRecord } from '@dejarik/kernel'
import { isRecord, isSentence, mustBe, sentenceOf } from '@dejarik/kernel/boundary'
import { Refused, type Said, said } from '@dejarik/kernel/log'
import type { Ask, GameId, GameSummary, Reply, RequestName, Requests } from '../protocol.js'
import { countDeck, newPaper, shippedDecks, writeDeck } from './deck-requests.js'
import { type Driver, drive } from './driver.js'
import { freshSeed } from './fresh-seed.js'
import type { GameOfTable } from './game.js'
import { gameOf } from './games.js'
import { isUnfinished, lessonSeats, takenUp } from './lesson-paper.js'
import { mendList } from './mending.js'
import { requestFault, tableShape } from './request-shapes.js'
import { begin, branchOf, type Paper, type Session, type Sheet } from './session.js'
import { openShelf } from './store.js'

interface Port {
  postMessage(reply: Reply): void
  onmessage: ((event: { data: Ask }) => void) | null
}
const port = globalThis as unknown as Port

/** So many games are kept in the browser. */
const SHELF = 30

const shelf = openShelf()
let table: { key: number; driver: Driver } | null = null

/** The bots that a person may choose, the ones that think first. */
const bots = ['easy', 'normal', 'hard', 'heuristic', 'random']

type Handler<Name extends RequestName> = (
  ask: Requests[Name]['ask'],
) => Requests[Name]['get'] | Promise<Requests[Name]['get']>

const driver = (): Driver => {
  if (table === null) throw new Refused(said('No game is being played'))
  return table.driver
}

/** What is no JSON is no record. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The latest paper of a game waits while one is being written. */
function keeper(key: number): (paper: Paper) => void {
  let waiting: Paper | null = null
  let writing = false
  const write = async () => {
    if (writing) return
    writing = true
    while (waiting !== null) {
      const paper: Paper = waiting
      waiting = null
      await (await shelf).put(key, paper)
    }
    writing = false
  }
  return (paper) => {
    waiting = paper
    void write()
  }
}

async function sit(key: number, from: Sheet & { game: string }) {
  const game = await gameOf(from.game as GameId)
  const session = from.table.lesson === 'on' ? await resumed(game, from) : begin(game, from)
  table?.driver.stop()
  const keep = keeper(key)
  table = { key, driver: drive(session, (screen) => port.postMessage({ screen }), keep) }
  keep(table.driver.paper())
  table.driver.show()
  return { key }
}

/** Lessons, and what reads them, are loaded when somebody wants to learn. */
const resumed = async (game: GameOfTable, from: Sheet): Promise<Session> => {
  const { loadLesson } = await import('./lesson-files.js')
  const lesson = await loadLesson(game)
  return begin(game, takenUp(lesson, from), lesson)
}

/** The oldest games leave a full shelf, but not the one at the table. */
async function newKey(): Promise<number> {
  const games = await (await shelf).all()
  const full = games.filter(({ key }) => key !== table?.key).slice(0, Math.max(0, games.length - SHELF + 1))
  for (const { key } of full) await (await shelf).remove(key)
  return Math.max(Date.now(), (games.at(-1)?.key ?? 0) + 1)
}

/** A person alone sees the own count; where several share a device, what everybody may count. */
function momentsIn(paper: Paper): number | null {
  const people = peopleIn(paper)
  return paper.table.moments?.[people.length === 1 ? `${people[0]}` : 'public'] ?? null
}

const peopleIn = ({ table: { players } }: Paper): number[] =>
  players.flatMap(({ bot }, player) => (bot === undefined ? [player] : []))

/** What a deck is called may tell what is in it: only its player hears of it, unless nothing is hidden. */
function decksIn(paper: Paper): string[] {
  const people = peopleIn(paper)
  const isBare = people.length === 0 || paper.table.ended !== undefined
  return paper.decks.map((deck, seat) =>
    isBare || (people.length === 1 && people[0] === seat) ? (deck as { name: string }).name : '',
  )
}

const summary = ({ key, paper }: { key: number; paper: Paper }): GameSummary => ({
  key,
  game: paper.game as GameId,
  players: paper.table.players.map((player, seat) => ({ ...player, deck: decksIn(paper)[seat] ?? '' })),
  moments: momentsIn(paper),
  over: paper.table.ended !== undefined,
  lesson: paper.table.lesson === 'on',
})

const handlers: { readonly [Name in RequestName]: Handler<Name> } = {
  async decks({ game }) {
    const found = await gameOf(game)
    return { shipped: shippedDecks(found), players: found.players, variants: found.decks.variants ?? [] }
  },
  deck: async ({ game, deck, players }) => countDeck(await gameOf(game), deck, players),
  write: async ({ game, deck, as }) => writeDeck(await gameOf(game), deck, as),
  cards: async ({ game }) => (await gameOf(game)).cards(),
  search: async ({ game, words }) => (await gameOf(game)).search.find(words),
  searchHelp: async ({ game }) => (await gameOf(game)).search.help(),
  mend: async ({ game, list, fix, line }) => ({ list: mendList((await gameOf(game)).decks, list, fix, line) }),
  async begin({ game, seats, seed, lenient, variant }) {
    const found = await gameOf(game)
    const drawn = seed ?? freshSeed()
    return sit(await newKey(), { ...newPaper(found, seats, drawn, lenient ?? false, variant), game })
  },
  async lesson({ game, names }) {
    const found = await gameOf(game)
    const lesson = await (await import('./lesson-files.js')).loadLesson(found)
    const left = (await (await shelf).all()).filter(({ paper }) => paper.game === game && isUnfinished(lesson, paper))
    const kept = left.at(-1)
    if (kept !== undefined) return sit(kept.key, kept.paper)
    const paper = newPaper(found, lessonSeats(game, names), game, false)
    return sit(await newKey(), { ...paper, game, table: { ...paper.table, lesson: 'on' } })
  },
  free: () => quietly(() => driver().free()),
  games: async () => (await (await shelf).all()).map(summary).reverse(),
  async open({ key }) {
    // A game that has just begun lies there already: what is answered or chosen meanwhile is not lost.
    if (table?.key === key) return { key }
    const paper = await (await shelf).get(key)
    if (paper === undefined) throw new Refused(said('That game is no longer kept here'))
    return sit(key, paper)
  },
  async forget({ key }) {
    await (await shelf).remove(key)
    return null
  },
  async take({ seat, name }) {
    if (!driver().mayTake()) throw new Refused(said('A seat can be taken where nobody plays'))
    const paper = driver().paper()
    const taken = driver().playerAt(seat)
    const players = paper.table.players.map((player, i) => (i === taken ? { name } : player))
    return sit(await newKey(), { ...paper, table: { ...paper.table, players } })
  },
  bots: () => bots,
  async load({ text, names }) {
    const record = readRecord(parsed(text)) as Paper
    if (record.table !== undefined) mustBe(tableShape(record.decks.length), record.table, 'table')
    const seats = record.decks.map((_deck, seat) => ({ name: names[seat] ?? '', bot: 'random' }))
    return sit(await newKey(), { ...record, table: record.table ?? { players: seats } })
  },
  leave() {
    table?.driver.stop()
    table = null
    return null
  },
  async save({ report }) {
    const paper = driver().paper()
    if (report === undefined) return { text: `${JSON.stringify(paper)}\n`, position: null }
    return (await import('./report.js')).reportOf(driver().played(), paper, report)
  },
  async puzzles({ game }) {
    const [{ listed, puzzlesIn }, { exampleTexts }] = await puzzling()
    return listed(puzzlesIn(await exampleTexts(game)))
  },
  async puzzle({ game, key }) {
    const [{ listed, puzzleOf, puzzlesIn }, { exampleTexts, scenarios }] = await puzzling()
    const files = puzzlesIn(await exampleTexts(game))
    const file = files[listed(files).findIndex((each) => each.key === key)]
    if (file === undefined) throw new Refused(said('There is no such puzzle'))
    return puzzleOf(await gameOf(game), await scenarios[game](), file)
  },
  answer: ({ number, option }) => quietly(() => driver().answer(number, option)),
  set: ({ number, chosen }) => quietly(() => driver().set(number, chosen)),
  gather: ({ things }) => table?.driver.gather(things) ?? [],
  gathered: ({ number, things }) => quietly(() => driver().gathered(number, things)),
  branch: async ({ at }) => sit(await newKey(), branchOf(driver().paper(), driver().answersAt(at))),
  undo: ({ to }) => quietly(() => driver().undo(to)),
  concede: ({ how }) => quietly(() => driver().concede(how)),
  skip: ({ on }) => quietly(() => driver().skip(on)),
  stops: ({ seat, stops }) => quietly(() => driver().stops(seat, stops)),
  interrupts: ({ seat }) => driver().interrupts(seat),
  lift: () => quietly(() => driver().lift()),
  look: ({ at }) => quietly(() => driver().look(at)),
  eyes: ({ eyes }) => quietly(() => driver().eyes(eyes)),
  pace: (change) => quietly(() => driver().pace(change)),
  // A puzzle is looked at without a game.
  why: ({ thing }) => table?.driver.why(thing) ?? { verdicts: [], numbers: [] },
  odds: ({ things }) => table?.driver.odds(things) ?? [],
  hint: () => driver().hint(),
  thought: () => driver().thought(),
  analysis: ({ from, to }) => driver().analysis(from, to),
  editable: () => driver().editable(),
  edits: ({ thing }) => driver().edits(thing),
  propose: ({ thing, edit }) => quietly(() => driver().propose(thing, edit)),
  agree: ({ yes }) => quietly(() => driver().agree(yes)),
  async again({ swap }) {
    const paper = driver().paper()
    const game = await gameOf(paper.game as GameId)
    const { players } = paper.table
    const seats = swap ? [...players.slice(1), players[0]!] : players
    const fresh = {
      format: paper.format,
      decks: paper.decks,
      game: game.id,
      answers: [],
      undone: [],
    }
    // After a lesson comes a first whole game.
    const guided = paper.table.lesson === undefined ? {} : ({ guided: true } as const)
    return sit(await newKey(), { ...fresh, seed: freshSeed(), table: { players: seats, ...guided } })
  },
}

/** Examples, and what reads them, are loaded when somebody wants puzzles. */
const puzzling = () => Promise.all([import('./puzzles.js'), import('./puzzle-files.js')])

const quietly = (act: () => void): null => {
  act()
  return null
}

const inOurselves = said('This is a bug in dejarik itself; please report it')

/** What was refused says why. Anything else is ours: its words are for programmers. */
function faultOf(error: unknown): Said {
  if (!isSentence(error)) console.error(error)
  return sentenceOf(error, inOurselves)
}

port.onmessage = async ({ data }) => {
  const { n, name, ask } = isRecord(data) ? (data as unknown as Ask) : ({ n: -1 } as Ask)
  try {
    const wrong = requestFault(name, ask)
    if (wrong !== null) throw new Refused(wrong)
    port.postMessage({ n, got: await (handlers[name] as Handler<RequestName>)(ask as never) })
  } catch (error) {
    port.postMessage({ n, fault: faultOf(error) })
  }
}
