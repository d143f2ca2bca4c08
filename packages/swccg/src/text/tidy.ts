import { isRecord } from '@dejarik/kernel/grammar'

/** What kind of node it is comes first: readers of a tree look at the first key. */
const first = [
  'ability',
  'as',
  'do',
  'on',
  'kind',
  'if',
  'is',
  'choose',
  'each',
  'random',
  'top',
  'modify',
  'multiply',
  'halve',
  'set',
  'define',
  'immune',
  'may',
  'cannot',
  'only',
  'free',
  'icon',
  'canceled',
  'text-of',
  'has',
  'rule',
  'stat',
  'most',
  'sum',
  'total',
  'icons',
  'cards',
  'past',
  'control',
  'occupy',
  'turn',
  'phase',
  'battle',
  'happened',
  'starting',
  'when',
  'limit',
  'while',
  'of',
  'gets',
  'targets',
  'cost',
  'by',
  'what',
  'to',
  'effect',
]
const rank = (key: string) => (first.includes(key) ? first.indexOf(key) : first.length)
/** Of some nodes another key says what they are. */
const lead = (tree: Record<string, unknown>): string | undefined =>
  'do' in tree
    ? 'do'
    : [
        'stat',
        'total',
        'icons',
        'cards',
        'past',
        'control',
        'occupy',
        'turn',
        'phase',
        'happened',
        'starting',
        'set',
        'define',
        'text-of',
        'choose',
        'each',
      ].find((key) => key in tree && !('kind' in tree) && !('ability' in tree))

/** The same tree with its keys in one order. */
export function tidy<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(tidy) as T
  if (!isRecord(tree)) return tree
  const front = lead(tree)
  const place = (key: string) => (key === front ? -1 : rank(key))
  const keys = Object.keys(tree).toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
  return Object.fromEntries(
    keys.map((key) => [key, key === 'name' && Array.isArray(tree[key]) ? tree[key].toSorted() : tidy(tree[key])]),
  ) as T
}
