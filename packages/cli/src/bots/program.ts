import { type ChildProcess, spawn } from 'node:child_process'
import type { Bot, BotKind, Sitting } from '@dejarik/bots'
import type { Option, Situation } from '@dejarik/kernel'
import { limits } from '@dejarik/kernel/boundary'
import { eachLine } from './lines.js'

/** The version of what is spoken; docs/bot-protocol.md describes it. */
export const PROTOCOL = 1

/** A program that does not answer for so long has lost its chance: the game ends with an error that says so. */
const PATIENCE = 30_000

/** So many lines may wait: there is one answer for each question. */
const WAITING = 1000

/** So long a program may take to end when the game is over, or when it has closed its output. */
const GRACE = 1000

/** A program did not do its part; the message says what would be right. */
export class ProgramFault extends Error {
  override readonly name = 'ProgramFault'
}

/** Anybody's program as a bot: one JSON value a line, on its standard input and output. */
export const program = (word: string): BotKind => {
  const command = word.slice('program:'.length)
  return {
    name: word,
    // It may be; nobody can know.
    reproducible: false,
    make: (seed, at) => speakWith(command, seed, at),
  }
}

/** A shell that only starts one program makes room for it, so that ending the one ends the other. */
const alone = (command: string): string =>
  process.platform === 'win32' || /[;&|<>()`${}#\n]|^\s*\S+=/.test(command) ? command : `exec ${command}`

function speakWith(command: string, seed: string | number, at?: Sitting): Bot {
  const child = spawn(alone(command), { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()).once('error', () => resolve()))
  const lines = listen(child, command)
  let asked = 0
  const say = (message: object) => child.stdin?.write(`${JSON.stringify(message)}\n`)
  // What is written after it has gone is lost; the next answer that is missing tells of it.
  child.stdin?.on('error', () => {})
  say({ type: 'hello', protocol: PROTOCOL, seed: String(seed), ...at })
  return {
    async choose(situation) {
      const id = asked++
      say(decisionOf(situation, id))
      return read(await lines.next(), id, situation, command)
    },
    // Waited for: whoever plays on, or is done, leaves no program behind that hangs.
    async stop(got = null) {
      say({ type: 'bye', result: got })
      child.stdin?.end()
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE)
      await ended
      clearTimeout(timer)
    },
  }
}

/** What a program is told: what is asked, in words and as options, and what its seat sees. */
function decisionOf(situation: Situation, id: number): object {
  const { seat, decision } = situation
  const { question, options } = situation.prompt()
  return {
    type: 'decision',
    id,
    seat,
    kind: decision.kind,
    question,
    options: options.map(({ option, label }) => ({ ...option, label })),
    view: situation.view(),
  }
}

/** The option that a line of a program means; whatever else it says is a fault of the program. */
export function read(line: string, id: number, { decision }: Pick<Situation, 'decision'>, command: string): Option {
  const wrong = (what: string) =>
    new ProgramFault(
      `The program "${command}" answered ${what}; right is {"type":"answer","id":${id},"option":0}, where option is a place in the list of options`,
    )
  let said: { type?: unknown; id?: unknown; option?: unknown } | null
  try {
    said = JSON.parse(line)
  } catch {
    throw wrong(`"${line.slice(0, 80)}", which is no JSON`)
  }
  if (said?.type !== 'answer' || said.id !== id) throw wrong(`"${line.slice(0, 80)}"`)
  const option = typeof said.option === 'number' ? decision.options[said.option] : undefined
  if (option === undefined)
    throw wrong(`option ${optionWords(said.option)}, and there are ${decision.options.length}, from 0 on`)
  return option
}

const optionWords = (option: unknown): string =>
  typeof option === 'number' || typeof option === 'string' ? String(option).slice(0, 40) : 'of another kind'

/** The lines that a program writes, one at a time, as long as it lives and answers. */
function listen(child: ChildProcess, command: string): { next(): Promise<string> } {
  const heard: string[] = []
  let waiting: { resolve(line: string): void; reject(error: Error): void } | null = null
  let gone: Error | null = null
  const end = (error: Error) => {
    gone ??= error
    waiting?.reject(gone)
    waiting = null
  }
  const refuse = (what: string) => {
    heard.length = 0
    end(new ProgramFault(`The program "${command}" ${what}; an answer is one short line`))
    child.kill('SIGKILL')
  }
  child.on('error', (error) => end(new ProgramFault(`The program "${command}" could not be started: ${error.message}`)))
  child.on('close', (code) =>
    end(new ProgramFault(`The program "${command}" ended (${code}) before the game was over`)),
  )
  if (child.stdout !== null)
    eachLine(child.stdout, limits.botLine, {
      line(text) {
        if (text.trim() === '') return
        if (waiting !== null) waiting.resolve(text)
        else if (heard.push(text) > WAITING) refuse(`has written more than ${WAITING} lines that nobody asked for`)
        waiting = null
      },
      tooLong: () => refuse(`has written a line of more than ${limits.botLine} bytes`),
      // Nothing can come any more; where it has ended, too, that says more.
      end() {
        const closed = new ProgramFault(`The program "${command}" has closed its output before the game was over`)
        setTimeout(() => end(closed), GRACE).unref()
      },
    })
  return {
    next() {
      const line = heard.shift()
      if (line !== undefined) return Promise.resolve(line)
      if (gone !== null) return Promise.reject(gone)
      return new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => end(new ProgramFault(`The program "${command}" has not answered for ${PATIENCE / 1000} s`)),
          PATIENCE,
        )
        waiting = {
          resolve(said) {
            clearTimeout(timer)
            resolve(said)
          },
          reject(error) {
            clearTimeout(timer)
            reject(error)
          },
        }
      })
    },
  }
}
