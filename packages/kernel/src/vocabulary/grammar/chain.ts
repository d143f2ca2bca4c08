import type { Form, Reading } from './grammar.js'

export interface Chain {
  /** Is a comma without "and" enough to join two parts? */
  readonly byComma?: boolean
  /** Which neighbours one part says together; without it a chain is only read. */
  readonly together?: (one: unknown, other: unknown) => boolean
}

/** "gets +1 power and Stun 2 and cannot retreat": each part brings several things, and all of them are one list. */
export const chain = (sort: string, part: string, { byComma = false, together }: Chain = {}): Form => ({
  sort,
  read(reader, start, voice) {
    const found: Reading[] = []
    const go = (place: number, before: unknown[], cost: number): void => {
      for (const { end, node, cost: more } of reader.readings(part, place, voice)) {
        const all = [...before, ...(node as unknown[])]
        found.push({ end, node: all, cost: cost + more })
        const comma = reader.at(end, ',') ? end + 1 : end
        if (reader.at(comma, 'and')) go(comma + 1, all, cost + more)
        else if (byComma && comma > end) go(comma, all, cost + more)
      }
    }
    go(start, [], 0)
    return found
  },
  write(writer, node, voice) {
    if (together === undefined || !Array.isArray(node) || node.length === 0) return undefined
    const runs: unknown[][] = []
    for (const one of node) {
      const run = runs.at(-1)
      if (run !== undefined && together(run[0], one)) run.push(one)
      else runs.push([one])
    }
    const words: string[] = []
    for (const [i, run] of runs.entries()) {
      const said = writer.say(part, run, voice)
      if (said === undefined) return undefined
      if (i > 0) words.push('and')
      words.push(...said)
    }
    return words
  },
})
