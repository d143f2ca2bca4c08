import { constant, type Form, heard, isRecord, type Production, perThing, type Slots } from '@dejarik/kernel/grammar'
import { kindOfTitle } from '../names.js'
import { atSameSystem } from './phrases.js'

const given = (w: unknown, by: unknown, at: unknown): Slots[] => {
  const { who, tally } = w as { who: string; tally: string }
  return [{ ability: 'ongoing', of: who, gets: [{ modify: tally, by, ...(at !== undefined && { at }) }] }]
}
export const less = (n: unknown): unknown => (typeof n === 'number' ? -n : { times: [-1, n] })
const counted = (x: unknown): unknown => (x === undefined ? undefined : { count: x })
const both = (query: unknown): Slots => ({ ...(query as object), whose: 'yours', present: 'here' })

const others: Record<string, string> = { you: 'opponent', opponent: 'you' }
/** The same as the other player would say it: inside what "opponent" does, "you" is that player. */
export function asOther(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(asOther)
  if (!isRecord(tree)) return typeof tree === 'string' ? (others[tree] ?? tree) : tree
  const turned = (key: string, part: unknown): unknown =>
    key !== 'whose' ? asOther(part) : part === 'yours' ? 'opponent' : part === 'opponent' ? 'yours' : part
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, turned(key, part)]))
}

/** X stands for what is said of it behind the sentence. */
function withX(tree: unknown, x: unknown): unknown {
  if (tree === 'x') return x
  if (Array.isArray(tree)) return tree.map((part) => withX(part, x))
  if (!isRecord(tree)) return tree
  const value = tree.do === 'as' && tree.who === 'opponent' ? asOther(x) : x
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, withX(part, value)]))
}

/** Numbers of players: drains, totals, attrition. */
export const printTallies: (Production | Form)[] = [
  heard('n', '{n:digits}', ({ n }) => n),
  heard('n', 'X', () => 'x'),
  ...constant('tally-name', 'drain', ['Force drain', 'Force drains']),
  ...constant('tally-name', 'total-power', ['total power']),
  ...constant('tally-name', 'total-battle-destiny', ['total battle destiny']),
  ...constant('tally-name', 'force-generation', ['Force generation']),
  heard('whose-tally', 'your {tally:tally-name}', ({ tally }) => ({ who: 'you', tally })),
  heard('whose-tally', "opponent 's {tally:tally-name}", ({ tally }) => ({ who: 'opponent', tally })),
  heard('whose-tally', 'attrition against opponent', () => ({ who: 'opponent', tally: 'attrition' })),
  heard('whose-tally', 'attrition against you', () => ({ who: 'you', tally: 'attrition' })),
  heard('printed', 'adds|add {n:n} to {w:whose-tally} {p:at-spot}', ({ n, w, p }) => given(w, n, p)),
  heard('printed', 'subtracts|subtract {n:n} from {w:whose-tally} {p:at-spot}', ({ n, w, p }) => given(w, less(n), p)),
  heard('printed', '{w:whose-tally} is|are {n:signed} {p:at-spot}', ({ n, w, p }) => given(w, n, p)),
  heard('printed', '{w:whose-tally} {p:at-spot} is|are {n:signed}', ({ n, w, p }) => given(w, n, p)),
  heard('printed', 'Force drain {n:signed} here for each {what:per}', ({ n, what }) =>
    given({ who: 'you', tally: 'drain' }, perThing(n, what), 'here'),
  ),
  heard('printed', 'Force generation {n:signed} for you here', ({ n }) =>
    given({ who: 'you', tally: 'force-generation' }, n, 'here'),
  ),
  // Both of a pair are yours, and present.
  heard(
    'printed',
    'total power at same site is {n:signed} for each of your pairs of {a:bare} and {b:bare} present (, including this card)',
    ({ n, a, b }) =>
      given({ who: 'you', tally: 'total-power' }, perThing(n, { pairs: [both(a), both(b)] }), 'same-site'),
  ),
  heard('printed', 'let X = {v:x-value} ; {p:printed}', ({ v, p }) => withX(p, v)),
  heard('x-value', '(the) (total) number of {x:many}', ({ x }) => ({ count: x })),
  heard('x-value', '(the) (total) number of other {x:bare}', ({ x }) => ({ count: { ...(x as object), other: true } })),
  heard('per', '{x:one}', ({ x }) => (isRecord(x) && 'whose' in x ? { count: x } : undefined), { cost: 1 }),
  heard('per', 'other {x:bare}', ({ x }) => ({ count: { ...(x as object), other: true } })),
  heard('printed', 'for each {w:per}, {:ability-needed} here increases by {n:digits} for both players', ({ w, n }) =>
    given({ who: 'each-player', tally: 'ability-for-destiny' }, perThing(n, w), 'here'),
  ),
  heard('ability-needed', 'the ability required to draw battle destiny', () => true),
  heard('x-value', '(the) (total) number of {x:trait-noun} at same system', ({ x }) => counted(atSameSystem(x))),
  heard('x-value', '(the) (total) number of {x:trait-noun} at same system {:not-theirs}', ({ x }) =>
    counted(atSameSystem(x, { not: { occupy: 'opponent', at: 'it' } })),
  ),
  heard('not-theirs', 'that are not occupied by opponent', () => true),
  // A name and another: more where both are.
  heard(
    'printed',
    'if you have {a:title} or {b:title} on table, {w:whose-tally} is {n:signed} {p:at-spot} ‹ {m:signed} if both ›',
    ({ a, b, w, n, p, m }) => {
      const have = (name: unknown) => ({ exists: { kind: kindOfTitle(name as string), name, whose: 'yours' } })
      const by = { if: { all: [have(a), have(b)] }, then: m, else: n }
      return given(w, by, p).map((one) => ({ ...one, while: { any: [have(a), have(b)] } }))
    },
  ),
  heard(
    'printed',
    'at each {p:bare}, {w:whose-tally} is|are {n:signed} and {v:whose-tally} is|are {m:signed}',
    ({ p, w, n, v, m }) => [...given(w, n, p), ...given(v, m, p)],
  ),
  heard('printed', 'when battling here, you may add {n:digits} battle destiny', ({ n }) =>
    given({ who: 'you', tally: 'battle-destiny-draws' }, n, 'here'),
  ),
  heard('x-value', 'twice the number of {x:many}', ({ x }) => ({ times: [2, { count: x }] })),
]
