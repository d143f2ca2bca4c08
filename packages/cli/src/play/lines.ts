import { createInterface } from 'node:readline'
import type { Terminal } from '../terminal.js'

/** What a person types, line by line; null once there is no more. */
export interface Lines {
  next(prompt: string): Promise<string | null>
  close(): void
}

/** Lines of a terminal or of a pipe: lines that come before they are asked for wait. */
export function linesOf(input: Terminal['stdin'], output: NodeJS.WritableStream): Lines {
  const reader = createInterface({ input, output, terminal: input.isTTY === true })
  const waiting: string[] = []
  let ended = false
  let give: ((line: string | null) => void) | null = null
  const hand = (line: string | null) => {
    const taker = give
    give = null
    taker?.(line)
  }
  reader.on('line', (line) => (give === null ? waiting.push(line) : hand(line)))
  // Ctrl-C leaves the game as the end of the input does.
  reader.on('SIGINT', () => reader.close())
  reader.on('close', () => {
    ended = true
    hand(null)
  })
  return {
    next(prompt) {
      const line = waiting.shift()
      if (line !== undefined) return Promise.resolve(line)
      if (ended) return Promise.resolve(null)
      if (input.isTTY) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      return new Promise((resolve) => {
        give = resolve
      })
    },
    close: () => reader.close(),
  }
}
