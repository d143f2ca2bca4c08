import { isRecord } from '@dejarik/kernel/grammar'

/** What kind of node it is comes first: readers of a tree look at the first key. */
const first = [
  'ability',
  'do',
  'on',
  'kind',
  'if',
  'is',
  'choose',
  'each',
  'random',
  'top',
  'combined',
  'highest',
  'lowest',
  'modify',
  'keyword',
  'cannot',
  'can',
  'must',
  'rule',
  'when',
  'event',
  'cost',
  'of',
  'by',
  'to',
  'what',
]
const rank = (key: string) => (first.includes(key) ? first.indexOf(key) : first.length)

/** The same tree with its keys in one order. */
export function tidy<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(tidy) as T
  if (!isRecord(tree)) return tree
  const keys = Object.keys(tree).toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
  return Object.fromEntries(
    keys.map((key) => [key, key === 'subtype' && Array.isArray(tree[key]) ? tree[key].toSorted() : tidy(tree[key])]),
  ) as T
}
