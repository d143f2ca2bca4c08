import { log, say } from '../messages/index.js'
import { type CardArg, filled, type Line, type Said, sayLine, sayWords } from '../messages/log.js'
import type { LogLine, Reason, Screen } from '../protocol.js'

/** A piece of a line: words, or the name of a card that can be looked at. */
export type LogPart = string | { readonly id: string; readonly name: string } | { readonly stop: string }

// Characters that no name holds: a sentence carries the names of cards in them.
const OPEN = '\u0001'
const BETWEEN = '\u0002'
const CLOSE = '\u0003'
const mark = ({ card, name }: CardArg): string => `${OPEN}${card}${BETWEEN}${name}${CLOSE}`

function parts(text: string): LogPart[] {
  return text.split(OPEN).flatMap((piece, i): LogPart[] => {
    if (i === 0) return piece === '' ? [] : [piece]
    const [named = '', rest = ''] = piece.split(CLOSE)
    const [id = '', name = ''] = named.split(BETWEEN)
    return rest === '' ? [{ id, name }] : [{ id, name }, rest]
  })
}

type Reading = Pick<Screen, 'game' | 'eyes' | 'players'>

/** Who reads it, and how the seats were called when it happened: in some games players change seats. */
function readerOf({ eyes, players }: Reading, chairs: LogLine['chairs']) {
  const sat = chairs?.map((player) => players.find((each) => each.player === player)) ?? players
  const seat = chairs === undefined || eyes === 'public' ? eyes : chairs.indexOf(players[eyes]?.player ?? eyes)
  const isBot = (of: number) => sat[of]?.bot !== undefined
  return { seat, names: sat.map((player) => player?.name ?? ''), isBot, mark }
}

const sayIn = (reading: Reading, line: Omit<LogLine, 'at'>): string | null =>
  sayLine(log.sentences[reading.game], log.grammar, line, readerOf(reading, line.chairs))

/** A question or an option, in words; '' for none. */
export const promptWords = ({ game, eyes, players }: Reading, line: Line | null): string =>
  line === null
    ? ''
    : (sayWords(log.prompts[game], log.grammar, line, { seat: eyes, names: players.map(({ name }) => name) }) ?? '')

/** A sentence of the engine, in words: the English one is its own key, and another language has one for it. */
export function saidWords({ says, form = says, gaps = [] }: Said, told = log): string {
  const sentence = told.said[form]
  if (sentence === undefined) return says
  if (typeof sentence === 'function') return sentence(gaps)
  return filled(sentence, gaps, told.grammar.either, (each) => saidWords(each, told))
}

/** Why something may not be done, in words. The English sentence names what it is about by itself. */
export function reasonWords(reason: Reason, told = log): string {
  const words = saidWords(reason, told)
  return reason.on === undefined || words === reason.says ? words : told.saidOn(reason.on, words)
}

/** What somebody proposes, in words and names. */
export const proposalParts = (reading: Reading, line: Omit<LogLine, 'at'>): LogPart[] =>
  parts(
    sayLine(
      { proposed: log.proposed, 'proposed-draw': log.proposedDraw },
      log.grammar,
      line,
      readerOf(reading, line.chairs),
    ) ?? '',
  )

/** One line as it is read, and how many it stands for. */
export interface LineShown {
  readonly at: number
  readonly parts: readonly LogPart[]
  readonly times: number
}

/** What was said once is not said again: a line never changes. */
const known = new WeakMap<LogLine, { readonly said: string; readonly shown: LineShown } | null>()

/** Told by the table itself: it has passed for whoever reads this. */
function passedFor({ at, args: { n, place } }: LogLine) {
  const said = say.stops.passed(Number(n))
  return { said: `${said} ${place}`, shown: { at, parts: [`${said}: `, { stop: String(place) }], times: 1 } }
}

function sayOnce(reading: Reading, line: LogLine) {
  let told = known.get(line)
  if (told === undefined) {
    const said = line.key === 'passed-by-itself' ? null : sayIn(reading, line)
    told =
      line.key === 'passed-by-itself'
        ? passedFor(line)
        : said === null
          ? null
          : { said, shown: { at: line.at, parts: parts(said), times: 1 } }
    known.set(line, told)
  }
  return told
}

/** Keys whose sentences say themselves how often it happened. */
const counted: ReadonlySet<string> = new Set('activated used drew lost-force'.split(' ').map((key) => `swccg ${key}`))

/** Lines that say the same one after the other are told once, with how often. */
export function linesShown(reading: Reading, lines: readonly LogLine[]): LineShown[] {
  const found: LineShown[] = []
  let last = ''
  let n = 0
  for (const line of lines) {
    const told = sayOnce(reading, line)
    if (told === null) continue
    const { said, shown } = told
    n = said === last ? n + 1 : 1
    if (n > 1) found.pop()
    const sum =
      n > 1 && counted.has(`${reading.game} ${line.key}`) ? { ...line, args: { ...line.args, times: n } } : null
    if (sum !== null) found.push({ ...shown, parts: parts(sayIn(reading, sum) ?? said) })
    else found.push(n > 1 ? { ...shown, times: n } : shown)
    last = said
  }
  return found
}
