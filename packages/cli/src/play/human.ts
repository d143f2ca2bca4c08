import type { Option, Prompt, Seat } from '@dejarik/kernel'
import { hintWords } from './advice.js'
import { cardWords, help, logWords, saveWords, undoWords, whyWords } from './commands.js'
import type { Lines } from './lines.js'
import { meant } from './match.js'
import { labelsOf, menu } from './menu.js'
import type { Session } from './session.js'

/** What a line came to: an answer, the end, or another look at the question. */
export type Heard = { readonly option: Option } | 'quit' | 'again' | 'undone'

export interface Person {
  readonly lines: Lines
  say(text: string): void
}

/** Asks a person until there is an answer. */
export async function ask(session: Session, seat: Seat, { lines, say }: Person): Promise<Heard> {
  const prompt = session.e.prompt(session.s, seat) as Prompt
  const labels = labelsOf(prompt, session, seat)
  say(menu(prompt, labels, session.e.rules.options))
  for (;;) {
    const line = await lines.next('> ')
    if (line === null) return 'quit'
    const heard = hear(session, seat, { prompt, labels }, line.trim(), say)
    if (heard !== null) return heard
  }
}

interface Question {
  readonly prompt: Prompt
  readonly labels: readonly string[]
}

function hear(session: Session, seat: Seat, asked: Question, line: string, say: (text: string) => void): Heard | null {
  const { module } = session
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? []
  const tell = (text: string | readonly string[]): null => {
    say(typeof text === 'string' ? text : text.join('\n'))
    return null
  }
  switch (word.toLowerCase()) {
    case '':
    case 'table':
      return 'again'
    case '?':
    case 'help':
      return tell(help)
    case 'why':
      return tell(whyWords(session, seat, rest))
    case 'card':
      return tell(cardWords(module, session, seat, rest))
    case 'hint':
      return tell(hintWords(session))
    case 'bot':
      return tell(session.explained.length > 0 ? session.explained : 'No bot has thought about an answer yet.')
    case 'log':
      return tell(logWords(session, seat))
    case 'save':
      return tell(saveWords(session, rest))
    case 'undo':
      tell(undoWords(session, seat))
      return 'undone'
    case 'quit':
    case 'exit':
      return 'quit'
  }
  return choose(asked, line, tell)
}

function choose({ prompt, labels }: Question, line: string, tell: (text: string) => null): Heard | null {
  const { options } = prompt
  if (/^\d+$/.test(line)) {
    const option = options[Number(line) - 1]?.option
    return option === undefined ? tell(`There are options 1 to ${options.length}.`) : { option }
  }
  const found = meant(line, labels)
  if (found.length === 1) return { option: options[found[0]!]!.option }
  if (found.length === 0) return tell(`No option says "${line}". Type a number, part of an option, or ? for help.`)
  return tell(['That could be:', ...found.map((i) => `  ${i + 1}  ${labels[i]}`)].join('\n'))
}
