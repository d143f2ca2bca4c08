import { type Form, heard, isRecord, list, type Production, type Slots } from '@dejarik/kernel/grammar'
import { kindOfTitles } from '../names.js'

const keysOf = (query: Slots): string => Object.keys(query).sort().join()

/** One query for several sorts of things: all the names together, and whatever else is one of them. */
function oneOf(parts: unknown): unknown {
  const all = parts as Slots[]
  const names = all.filter((query) => keysOf(query) === 'kind,name').flatMap(({ name }) => name as string | string[])
  const others = all.filter((query) => keysOf(query) !== 'kind,name')
  const named = names.length === 0 ? [] : [{ kind: kindOfTitles(names), name: names.length === 1 ? names[0] : names }]
  const each: Slots[] = [...others, ...named]
  const [first] = each
  if (each.length === 1) return first
  if (each.every((query) => keysOf(query) === 'is,kind' && query.kind === first?.kind))
    return { kind: first?.kind, is: each.flatMap(({ is }) => is) }
  if (each.every((query) => keysOf(query) === 'kind')) return { kind: 'card', is: each.map(({ kind }) => kind) }
  return { kind: 'card', where: { any: each.map((a) => ({ is: 'it', a })) } }
}
/** A Reserve Deck is shuffled by rule; another pile because the text says so. */
const search = (pile: unknown, x: unknown): Slots => {
  const look = { do: 'search', whose: 'you', in: pile, find: { choose: 1, from: x }, to: 'hand' }
  const shuffled = ['used', 'force'].includes(pile as string)
  return shuffled ? { do: 'sequence', steps: [look, { do: 'shuffle', whose: 'you', pile }] } : look
}

/** Taking cards out of piles. */
export const printSearching: (Production | Form)[] = [
  // "One weapon or device", "one droid, device or Stone Pile".
  list('wanteds', 'wanted', 'or'),
  heard('wanted', '{x:bare}', ({ x }) => (isRecord(x) && !('whose' in x) && !('at' in x) ? x : undefined)),
  heard('wanted-one', '(any) one|a|an {x:wanteds}', ({ x }) => oneOf(x)),
  heard('wanted-one', '{x:one}', ({ x }) => (isRecord(x) && 'name' in x ? x : undefined), { cost: 1 }),
  heard('wanted-one', 'one card', () => ({ kind: 'card' })),
  heard('feat', 'search (your) Reserve Deck and take {x:wanted-one} into hand', ({ x }) => search('reserve', x)),
  heard('deck', 'Reserve Deck', () => 'reserve'),
  heard('deck', 'Used Pile', () => 'used'),
  heard('deck', 'Force Pile', () => 'force'),
  heard('reshuffled', '; reshuffle', () => true),
  heard('reshuffled', 'and reshuffle', () => true),
  heard('reshuffled', '. shuffle, cut and replace', () => true),
  heard('reshuffled', '. reshuffle (deck)', () => true),
  heard('joining', ',', () => true),
  heard('joining', '.', () => true),
  heard('joining', 'and', () => true),
  heard('feat', 'take {x:wanted-one} into hand from {p:deck} {:reshuffled}', ({ x, p }) => search(p, x)),
  heard(
    'feat',
    'search (through) (your) {p:deck} {:joining} take {x:wanted-one} (you find there) into (your) hand {:reshuffled}',
    ({ x, p }) => search(p, x),
  ),
  // Only a Lost Pile need not be shuffled: it lies open.
  heard('feat', 'search your Lost Pile {:joining} take {x:wanted-one} into (your) hand', ({ x }) => search('lost', x)),
]
