import type { Form, Reading } from '../grammar/grammar.js'
import { person } from '../grammar/inflect.js'
import type { Reader } from '../grammar/read.js'
import { isRecord } from '../grammar/words.js'
import { inSequence, isSequence } from './sequence.js'

interface Item {
  node: unknown
  /** Only if everything before was done in full. */
  then: boolean
}

const isThen = (node: unknown): node is { first: unknown; next: unknown } =>
  isRecord(node) && node.do === 'then' && node.to === undefined

/** A cost may open any last sentence, a condition reads better so only at the start. */
const isOpener = (node: unknown, first: boolean) =>
  isRecord(node) && ((node.do === 'then' && node.to === true) || (first && node.do === 'if'))

/** The sentences that a node is said in: each "If you did" looks back on all that stand before it. */
function items(node: unknown): Item[] {
  if (isSequence(node)) {
    const [first, ...rest] = node.steps
    return [...items(first), ...rest.map((step) => ({ node: step, then: false }))]
  }
  if (isThen(node)) return [...items(node.first), { node: node.next, then: true }]
  return [{ node, then: false }]
}

const add = (before: unknown, item: Item): unknown =>
  item.then ? { do: 'then', first: before, next: item.node } : inSequence(before, item.node)

/** "If you did"; after what somebody may decline, which is done in full even so, just "then". */
function link(before: unknown, you: string): string[] {
  const [who, what] = isRecord(before) && before.do === 'as' ? ['they', before.effect] : [you, before]
  return isRecord(what) && what.do === 'may' ? ['then'] : ['if', who, 'did', ',']
}

/** Where the sentence after these words begins: "If you did, …", in print "Then …". */
function links(reader: Reader, start: number): { place: number; then: boolean }[] {
  const found = [{ place: start, then: false }]
  if (reader.at(start, 'then')) found.unshift({ place: reader.at(start + 1, ',') ? start + 2 : start + 1, then: true })
  for (const who of ['you did', 'they did', 'you do', 'they do']) {
    const did = ['if', ...who.split(' '), ',']
    if (did.every((word, i) => reader.at(start + i, word))) found.unshift({ place: start + did.length, then: true })
  }
  return found
}

/**
 * Sentences one after another. One that opens with a cost ("A: B") or with a condition ("If C: B") reaches to the end of
 * the text.
 */
export const paragraph: Form = {
  sort: 'text',
  read(reader, start, voice) {
    const found: Reading[] = []
    const go = (place: number, before: unknown, then: boolean, first: boolean, cost: number): void => {
      const grow = (node: unknown) => (first ? node : add(before, { node, then }))
      for (const { end, node, cost: more } of reader.readings('opener', place, voice)) {
        found.push({ end, node: grow(node), cost: cost + more })
      }
      for (const { end, node, cost: more } of reader.readings('closed', place, voice)) {
        found.push({ end, node: grow(node), cost: cost + more })
        if (!reader.at(end, '.')) continue
        for (const link of links(reader, end + 1)) go(link.place, grow(node), link.then, false, cost + more)
      }
    }
    go(start, undefined, false, true, 0)
    return found
  },
  write(writer, node, voice) {
    const list = items(node)
    const said: string[] = []
    for (const [i, item] of list.entries()) {
      const last = i === list.length - 1
      const open = last && isOpener(item.node, i === 0) ? writer.say('opener', item.node, voice) : undefined
      const words = open ?? writer.say('closed', item.node, voice)
      if (words === undefined) return undefined
      if (i > 0) said.push('.')
      if (item.then) said.push(...link(list[i - 1]?.node, person('you', voice)))
      said.push(...words)
    }
    return said
  },
}
