import { join } from 'node:path'

/** How an input was taken: refused with a sentence, accepted, or something that must not be. */
export type Verdict = 'clean' | 'accepted' | 'crashed'

export interface Outcome {
  readonly verdict: Verdict
  /** Why it is a failure; '' where it is none. */
  readonly why: string
}

/** What came of one input, as the child that tried it tells it. */
export interface Tried extends Outcome {
  readonly number: number
  /** Processor time in seconds, and memory that it took more than before, in megabytes. */
  readonly seconds: number
  readonly megabytes: number
}

/** What a child is told to try: the inputs of a door from one number up to another. */
export interface Task {
  readonly door: string
  readonly seed: string
  readonly from: number
  readonly to: number
  /** Where the input that is being tried lies. */
  readonly folder: string
}

/** More processor time or memory than this is too much for one input, in seconds and megabytes. */
const SLOW = 2
const LARGE = 500

/** In which ways an input fails. */
export const failsOf = ({ verdict, seconds, megabytes }: Tried): ('crashed' | 'slow' | 'large')[] => [
  ...(verdict === 'crashed' ? ['crashed' as const] : []),
  ...(seconds > SLOW ? ['slow' as const] : []),
  ...(megabytes > LARGE ? ['large' as const] : []),
]

/** Where a child leaves an input that failed, while it goes on with others. */
export const failedFile = (folder: string, number: number): string => join(folder, `failed-${number}`)
