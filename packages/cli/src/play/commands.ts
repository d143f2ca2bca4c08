import { writeFileSync } from 'node:fs'
import type { Seat } from '@dejarik/kernel'
import { describeCard } from '../cards/describe.js'
import type { GameModule } from '../game.js'
import { meant } from './match.js'
import { type Session, takeBack, toldTo } from './session.js'

export const help = `Answer with a number, or with part of an option's words where they are clear.
  why CARD    what you may do with a card now, and why not
  card NAME   the facts and the text of a card
  hint        what a good player might answer, and the chance to win with it
  bot         what the bot thought of its last answer
  table       the table again
  log         everything that has happened, as you saw it
  undo        back to your previous answer
  save FILE   write the game down; play it on with --resume FILE
  quit        leave the game`

const seenBy = ({ e, module, s, names }: Session, seat: Seat) => module.table.seen(e.view(s, seat), seat, names)

/** The lines that answer `why CARD`. */
export function whyWords(session: Session, seat: Seat, words: string): string[] {
  const { e, module, s } = session
  if (words === '') return ['Name a card that you see, as in: why Luke Skywalker']
  const seen = seenBy(session, seat)
  const names = [...new Set(seen.map(({ name }) => name))]
  const found = meant(words, names)
  if (found.length === 0) return [`You see no card called "${words}". \`card ${words}\` may know it.`]
  if (found.length > 1) return [`"${words}" may be ${found.map((i) => names[i]).join(' or ')}.`]
  const cards = seen.filter(({ name }) => name === names[found[0]!])
  const answers = cards.map(({ card, name, where }) =>
    [`${name} (${where}):`, ...module.table.why(e, s, seat, card).map((line) => `  ${line}`)].join('\n'),
  )
  // Copies of which the same is to be said are said once.
  return [...new Set(answers)]
}

/** The lines that answer `card NAME`. */
export function cardWords(module: GameModule, session: Session, seat: Seat, words: string): string[] {
  if (words === '') return ['Name a card, as in: card Luke Skywalker']
  const exact = module.cards.find(words)
  if (exact.found.length > 0) return exact.found.map(describeCard)
  const names = [...new Set(seenBy(session, seat).map(({ name }) => name))]
  const found = meant(words, names)
  if (found.length === 1) return module.cards.find(names[found[0]!]!).found.map(describeCard)
  if (found.length > 1) return [`"${words}" may be ${found.map((i) => names[i]).join(' or ')}.`]
  return [`No card is called "${words}".${exact.nearest === undefined ? '' : ` Did you mean ${exact.nearest}?`}`]
}

export function saveWords({ record }: Session, file: string): string {
  if (file === '') return 'Say where, as in: save game.json'
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`)
    return `Saved to ${file}. Play on with: dejarik play --resume ${file}`
  } catch (error) {
    return `It cannot be saved there: ${(error as Error).message}`
  }
}

export const undoWords = (session: Session, seat: Seat): string =>
  takeBack(session, seat) ? 'Back to your previous answer.' : 'You have not answered anything yet.'

export const logWords = (session: Session, seat: Seat): string[] => {
  const lines = toldTo(session, seat)
  return lines.length > 0 ? lines.map((line) => `· ${line}`) : ['Nothing has happened yet.']
}
