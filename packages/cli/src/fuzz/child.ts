import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generator } from '@dejarik/kernel'
import { type Door, doors } from './doors.js'
import { failedFile, failsOf, type Outcome, type Task, type Tried } from './outcome.js'

const MEGA = 1024 * 1024

/** The most memory that this process has had, in megabytes. */
const most = (): number => process.resourceUsage().maxRSS / 1024

async function enter(door: Door, input: string, file: string): Promise<Outcome> {
  try {
    return await door.enter(input, file)
  } catch (error) {
    return { verdict: 'crashed', why: String((error as Error).stack ?? error).slice(0, 400) }
  }
}

/** Tries the inputs of a task one after the other, and tells of each. The one that is being tried lies in its folder. */
async function tryAll({ door: name, seed, from, to, folder }: Task): Promise<void> {
  const door = doors[name]!
  const current = join(folder, 'current')
  for (let number = from; number < to; number++) {
    const input = await door.make(generator(`${seed}/${name}/${number}`))
    writeFileSync(current, input)
    process.send?.({ trying: number })
    const memory = process.memoryUsage.rss() / MEGA
    const high = most()
    const before = process.cpuUsage()
    const outcome = await enter(door, input, join(folder, 'input'))
    const { user, system } = process.cpuUsage(before)
    // Where the most has not grown, this input needed less than some other before it.
    const megabytes = most() > high ? most() - memory : 0
    const tried: Tried = { number, ...outcome, seconds: (user + system) / 1e6, megabytes }
    if (failsOf(tried).length > 0) writeFileSync(failedFile(folder, number), input)
    process.send?.({ tried })
  }
  process.send?.({ done: true })
}

process.on('message', (task: Task) => {
  void tryAll(task)
})
// A promise that nobody waits for must not fail unheard either.
process.on('unhandledRejection', (error) => {
  process.send?.({ lost: String((error as Error).stack ?? error).slice(0, 400) }, () => process.exit(1))
})
process.send?.({ ready: true })
