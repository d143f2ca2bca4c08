import type { Production } from '../grammar/grammar.js'
import { pattern } from '../grammar/pattern.js'
import { isRecord, sayings } from '../grammar/words.js'

const comparison = (sign: string, says: string): Production => ({
  sort: 'condition',
  parts: pattern(`{a:value} ${says} {b:value}`),
  build: ({ a, b }) => ({ compare: [a, sign, b] }),
  match(node) {
    const compare = isRecord(node) && Object.keys(node).length === 1 ? node.compare : undefined
    return Array.isArray(compare) && compare[1] === sign ? { a: compare[0], b: compare[2] } : undefined
  },
})

/** A condition that is not so, in words of its own. */
const denied = (key: string, says: string, inner: string): Production => ({
  sort: 'condition',
  parts: pattern(says),
  build: (slots) => ({ not: slots }),
  match(node) {
    const not = isRecord(node) ? node.not : undefined
    if (!isRecord(not) || !(key in not)) return undefined
    return inner in not ? not : undefined
  },
})

const joined = (key: 'all' | 'any', says: string): Production => ({
  sort: 'condition',
  parts: pattern(says),
  build: ({ a, b }) => ({ [key]: [a, ...(isRecord(b) && Array.isArray(b[key]) ? (b[key] as unknown[]) : [b])] }),
  match(node) {
    const list = isRecord(node) ? node[key] : undefined
    if (!Array.isArray(list) || list.length < 2) return undefined
    const [a, ...rest] = list
    return { a, b: rest.length === 1 ? rest[0] : { [key]: rest } }
  },
})

export const conditionWords: Production[] = [
  ...sayings('condition', {}, [
    'you have {spot:one}',
    'there is {exists:one}',
    '{is:ref} is {a:one}',
    '{is:ref} is|was {a:one}',
  ]),
  denied('spot', 'you do not have {spot:one}', 'spot'),
  denied('exists', 'there is not {exists:one}', 'exists'),
  denied('is', '{is:ref} is not {a:one}', 'a'),
  comparison('>', 'is more than'),
  comparison('<', 'is less than'),
  comparison('>=', 'is at least'),
  comparison('<=', 'is at most'),
  comparison('=', 'is exactly'),
  joined('all', 'both {a:condition} and {b:condition}'),
  joined('any', 'either {a:condition} or {b:condition}'),
  ...sayings('condition', {}, ['it is not so that {not:condition}']),
]
