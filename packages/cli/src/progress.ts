import { terminal } from './terminal.js'

export interface Progress {
  add(done: number): void
  end(): void
}

const silent: Progress = { add: () => {}, end: () => {} }

/** A bar on the terminal while something takes long, of which so much was done before; nothing where nobody looks. */
export function progress(total: number, noun: string, before = 0): Progress {
  const { stderr } = terminal()
  if (!stderr.isTTY || total < 2) return silent
  const began = performance.now()
  let done = before
  let drawn = 0
  const draw = () => {
    const filled = Math.round((30 * done) / total)
    const seconds = (performance.now() - began) / 1000
    const left = done === before ? '' : `, ${Math.ceil((seconds / (done - before)) * (total - done))} s left`
    stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done} of ${total} ${noun}${left}\x1b[K`)
  }
  return {
    add(more) {
      done += more
      const now = performance.now()
      if (now - drawn < 100) return
      drawn = now
      draw()
    },
    end: () => void stderr.write('\r\x1b[K'),
  }
}
