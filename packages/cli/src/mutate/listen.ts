import { spawn } from 'node:child_process'

export interface Heard {
  /** The names of what failed, as far as it was listened to. */
  readonly failed: readonly string[]
  /** Null when it came to its end, otherwise why not. */
  readonly broken: 'stopped' | 'silent' | 'crashed' | null
  /** The longest time in milliseconds without a word. */
  readonly silence: number
}

interface Listening {
  readonly env?: Record<string, string>
  readonly cwd: string
  /** So long without a word is a loop without an end. */
  readonly limit: number
  /** Whether this failure is enough to stop. */
  readonly enough: (name: string) => boolean
}

const failure = /^\s*not ok \d+ - (.*?)( # (?:SKIP|TODO).*)?$/

/** Starts a Node program that reports as tests do, line by line, and listens until it ends or has failed enough. */
export const listen = (args: readonly string[], { env, cwd, limit, enough }: Listening): Promise<Heard> =>
  new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const failed: string[] = []
    let broken: Heard['broken'] = null
    let rest = ''
    let last = performance.now()
    let silence = 0
    const end = (why: 'stopped' | 'silent') => {
      broken ??= why
      child.kill('SIGKILL')
    }
    let timer = setTimeout(end, limit, 'silent')
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      clearTimeout(timer)
      timer = setTimeout(end, limit, 'silent')
      silence = Math.max(silence, performance.now() - last)
      last = performance.now()
      const lines = (rest + part).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [, name, excused] = failure.exec(line) ?? []
        if (name === undefined || excused !== undefined) continue
        failed.push(name)
        if (enough(name)) end('stopped')
      }
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      if (broken === null && code !== 0 && failed.length === 0) broken = 'crashed'
      done({ failed, broken, silence })
    })
  })
