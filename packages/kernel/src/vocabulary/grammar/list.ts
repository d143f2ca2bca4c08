import type { Form, Reading } from './grammar.js'

export interface ListOptions {
  /** Lists of symbols and the like mean the same in any order: this one they are brought into. */
  order?: readonly string[]
  least?: number
  /** What each further item costs. */
  more?: number
}

/** A list of things of one sort: "a", "a or b", "a, b, or c". */
export function list(sort: string, item: string, conjunction: string, options: ListOptions = {}): Form {
  const { order, least = 1, more = 0 } = options
  const arrange = (items: unknown[]) =>
    order === undefined ? items : items.toSorted((a, b) => order.indexOf(a as string) - order.indexOf(b as string))
  return {
    sort,
    read(reader, start, voice) {
      const found: Reading[] = []
      const go = (place: number, before: unknown[], cost: number): void => {
        for (const reading of reader.readings(item, place, voice)) {
          const items = [...before, reading.node]
          const end = reading.end
          if (items.length >= least) found.push({ end, node: arrange(items), cost: cost + reading.cost })
          const comma = reader.at(end, ',') ? end + 1 : end
          const next = cost + reading.cost + more
          if (reader.at(comma, conjunction)) go(comma + 1, items, next)
          else if (comma > end) go(comma, items, next)
        }
      }
      go(start, [], 0)
      return found
    },
    write(writer, node, voice) {
      if (!Array.isArray(node) || node.length < least) return undefined
      const said: string[] = []
      for (const [i, one] of node.entries()) {
        const words = writer.say(item, one, voice)
        if (words === undefined) return undefined
        const last = i === node.length - 1
        if (i > 0) said.push(...(node.length > 2 ? [','] : []), ...(last ? [conjunction] : []))
        said.push(...words)
      }
      return said
    },
  }
}
