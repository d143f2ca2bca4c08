import { isRecord } from '@dejarik/kernel/grammar'

/** "+X power, where X is …": the value takes the place of X. */
export function xs(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(xs)
  if (!isRecord(tree)) return tree
  if ('where-x' in tree) {
    const { 'where-x': value, in: inner } = tree
    return put(xs(inner), xs(value))
  }
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, xs(part)]))
}

const put = (tree: unknown, value: unknown): unknown => {
  if (tree === 'x') return value
  if (Array.isArray(tree)) return tree.map((part) => put(part, value))
  if (!isRecord(tree)) return tree
  const inside = (key: string): unknown => {
    if (key === 'has') return own(value)
    return key === 'effect' && tree.do === 'as' && tree.who === 'opponent' ? theirs(value) : value
  }
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, put(part, inside(key))]))
}

const other: Record<string, string> = { you: 'opponent', opponent: 'you' }
const others: Record<string, string> = { yours: 'opponent', opponent: 'yours' }

/** Inside what the opponent does, "you" is the opponent. */
const theirs = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(theirs)
  if (!isRecord(value)) return value
  const turned = (key: string, part: unknown) =>
    typeof part !== 'string' ? theirs(part) : ((key === 'whose' ? others[part] : other[part]) ?? part)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, turned(key, part)]))
}

/** Inside an ability that a unit is given, that unit is "this". */
const own = (value: unknown): unknown => {
  if (!isRecord(value)) return value
  if (value.that === 'unit') return 'this'
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, own(part)]))
}
