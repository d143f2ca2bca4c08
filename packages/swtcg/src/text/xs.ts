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
  return isRecord(tree)
    ? Object.fromEntries(
        Object.entries(tree).map(([key, part]) => [key, put(part, key === 'has' ? own(value) : value)]),
      )
    : tree
}

/** Inside an ability that a unit is given, that unit is "this". */
const own = (value: unknown): unknown => {
  if (!isRecord(value)) return value
  if (value.that === 'unit') return 'this'
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, own(part)]))
}
