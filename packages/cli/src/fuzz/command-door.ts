import { PassThrough } from 'node:stream'
import { rawWords } from '@dejarik/kernel/laws'
import { main } from '../main.js'
import type { Outcome } from './outcome.js'

/** So much of what a command says is kept: no sentence is longer. */
const KEPT = 200_000

class Heard extends PassThrough {
  said = ''
  override write(part: string | Uint8Array): boolean {
    if (this.said.length < KEPT) this.said += String(part)
    return true
  }
}

/** What raw words are in a sentence for people, or ''. */
export function rawIn(said: string): string {
  const found = rawWords.exec(said)
  return found === null ? '' : said.slice(Math.max(0, found.index - 60), found.index + 60)
}

/** Types a command as a person would, and looks at what it says and how it ends. */
export async function command(args: readonly string[], typed = ''): Promise<Outcome> {
  const [stdout, stderr] = [new Heard(), new Heard()]
  try {
    const code = await main(args, { stdin: new PassThrough().end(typed) as PassThrough, stdout, stderr })
    const said = `${stdout.said}\n${stderr.said}`
    const trace = said.indexOf('This is a bug in dejarik itself')
    if (trace >= 0) return { verdict: 'crashed', why: said.slice(trace, trace + 400) }
    const raw = rawIn(said)
    if (raw !== '') return { verdict: 'crashed', why: `its sentence holds raw words: ${raw}` }
    return { verdict: code === 0 ? 'accepted' : 'clean', why: '' }
  } catch (error) {
    return { verdict: 'crashed', why: String((error as Error).stack ?? error).slice(0, 400) }
  }
}
