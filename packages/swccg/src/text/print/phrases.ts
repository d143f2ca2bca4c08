import { type Form, heard, isRecord, list, type Production, type Slots, sayings } from '@dejarik/kernel/grammar'
import { kindOfTitles } from '../names.js'
import { isTrait, kindOfTrait, traitNouns } from '../traits.js'

const places = ['location', 'site', 'system', 'sector']
const merge = (query: unknown, more: Slots): unknown => (isRecord(query) ? { ...query, ...more } : query)

/** "Non-droid": what it is not. */
const without: Form = {
  sort: 'before',
  read(reader, start) {
    const not: string[] = []
    for (let end = start; ; end++) {
      const word = reader.words[end] ?? ''
      const trait = word.match(/^non-(.+)$/)?.[1]
      if (trait === undefined || !isTrait(trait) || !reader.at(end, word)) break
      not.push(trait)
    }
    return not.length > 0 ? [{ end: start + not.length, node: { not }, cost: 0 }] : []
  },
  write: () => undefined,
}

/** "A non-thief": one who is none. */
const nonNoun: Form = {
  sort: 'noun',
  read(reader, start) {
    const word = reader.words[start] ?? ''
    const trait = word.match(/^non-(.+)$/)?.[1]
    const kind = trait === undefined ? undefined : kindOfTrait(trait)
    return kind === 'character' && reader.at(start, word)
      ? [{ end: start + 1, node: { kind, not: [trait] }, cost: 1 }]
      : []
  },
  write: () => undefined,
}

/** How print describes cards. */
export const printPhrases: (Production | Form)[] = [
  ...(
    [
      ['>', 'above'],
      ['<', 'below'],
      ['=', '='],
    ] as const
  ).flatMap(([sign, word]) => [
    heard('after', `of|with ability ${word} {n:digits}`, ({ n }) => ({ ability: [sign, n] })),
    heard('after', `of|with maneuver ${word} {n:digits}`, ({ n }) => ({ maneuver: [sign, n] })),
  ]),
  heard('after', 'at same site', () => ({ at: 'same-site' })),
  heard('after', 'at same location', () => ({ at: 'here' })),
  heard('after', 'at same system', () => ({ at: 'same-system' })),
  heard('after', 'at same exterior site', () => ({
    at: 'same-site',
    where: { is: 'here', a: { kind: 'site', is: ['exterior'] } },
  })),
  heard('after', 'at same {p:planet} site', ({ p }) => ({
    at: 'same-site',
    where: { is: 'here', a: { kind: 'site', 'part-of': p } },
  })),
  heard('after', 'at same and adjacent sites', () => ({
    at: { either: ['same-site', { kind: 'site', 'adjacent-to': 'here' }] },
  })),
  heard('after', 'at (the|a) related {x:bare}', ({ x }) =>
    isRecord(x) && places.includes(x.kind as string) ? { at: { ...x, 'related-to': 'here' } } : undefined,
  ),
  heard('after', 'at (the) {p:planet} system', ({ p }) => ({ at: { system: p } })),
  heard('after', 'at {x:one}', ({ x }) => (isRecord(x) && places.includes(x.kind as string) ? { at: x } : undefined), {
    cost: 1,
  }),
  heard('after', 'at {x:many}', ({ x }) => (isRecord(x) && places.includes(x.kind as string) ? { at: x } : undefined), {
    cost: 1,
  }),
  heard('after', 'present at {x:many}', ({ x }) =>
    isRecord(x) && places.includes(x.kind as string) ? { present: x } : undefined,
  ),
  // Of places: those of a planet, of one system, those where somebody is.
  heard('after', 'on {p:planet}', ({ p }) => ({ 'part-of': p })),
  heard('after', 'where you have presence', () => ({ 'occupied-by': 'you' })),
  heard('after', 'where you have {x:one}', ({ x }) => having(x)),
  heard('after', 'you control', () => ({ 'controlled-by': 'you' })),
  heard('after', 'here', () => ({ at: 'here' })),
  heard('after', 'at that site', () => ({ at: { that: 'place' } })),
  heard('after', 'present', () => ({ present: 'here' })),
  heard('after', 'present at same site', () => ({ present: 'same-site' })),
  heard('after', 'present with him|her|it', () => ({ with: 'this' })),
  heard('after', 'present with {x:one}', ({ x }) => (isRecord(x) ? { with: x } : undefined), { cost: 1 }),
  // Whoever was named last has it.
  heard('after', 'present with {x:one} with a {w:bare}', ({ x, w }) =>
    isRecord(x) && !('bearing' in x) ? { with: { ...x, bearing: w } } : undefined,
  ),
  heard('after', 'present with this card', () => ({ with: 'this' })),
  heard('after', 'on table', () => ({})),
  heard('after', 'on your side of table', () => ({})),
  heard('after', 'except {x:excepted}', ({ x }) => x as Slots),
  heard('after', ', except {x:excepted} ,', ({ x }) => x as Slots),
  heard('after', ', except {x:excepted}', ({ x }) => x as Slots, { cost: 1 }),
  heard('after', '‹ except {x:excepted} ›', ({ x }) => x as Slots),
  heard('after', 'with a {bearing:bare}', ({ bearing }) => ({ bearing })),
  heard('excepted', '{name:title}', ({ name }) => ({ 'not-name': name })),
  heard('excepted', '{name:titles}', ({ name }) => ({ 'not-name': name })),
  heard('excepted', '{is:plural-traits}', ({ is }) => ({ not: is })),
  heard('excepted', '{a:title}, {b:title} or a|any {is:trait}', ({ a, b, is }) => ({ 'not-name': [a, b], not: [is] })),
  list('plural-traits', 'plural-trait', 'and'),
  heard('plural-trait', '{x:bare}', ({ x }) => {
    const is = isRecord(x) && Object.keys(x).length === 2 && Array.isArray(x.is) ? x.is : undefined
    return is?.length === 1 ? is[0] : undefined
  }),
  // "Rebels and aliens": several traits, each a noun.
  heard('noun', '{a:trait-noun} and|or {b:trait-noun}', ({ a, b }) => together([a, b])),
  heard('noun', '{a:trait-noun}, {b:trait-noun} (,) and|or {c:trait-noun}', ({ a, b, c }) => together([a, b, c])),
  heard('noun', '{a:trait-noun}, {b:trait-noun}, {c:trait-noun} and|or {d:trait-noun}', ({ a, b, c, d }) =>
    together([a, b, c, d]),
  ),
  ...traitNouns.map((noun): Production => ({ ...noun, sort: 'trait-noun', match: () => undefined })),
  without,
  nonNoun,
  ...['character', 'starship', 'vehicle', 'weapon', 'device', 'system', 'sector'].map((kind) =>
    heard('trait-noun', `#${kind}`, () => ({ kind })),
  ),
  heard('after', 'with a {t:trait} icon', ({ t }) => ({ is: [t] })),
  heard('after', 'with {x:one} aboard', ({ x }) => ({ carrying: x })),
  // Carried: no character has others on it.
  heard('after', 'with {bearing:many}', ({ bearing }) =>
    isRecord(bearing) && bearing.kind !== 'character' ? { bearing } : undefined,
  ),
  // Whose navy a starship is of is a trait of its own: no starship is an Imperial.
  ...['Imperial', 'Rebel'].map((navy) => heard('noun', `${navy} {x:trait-noun}`, ({ x }) => ofNavy(navy, x))),
  // "Rebel pilots": both.
  heard('noun', '{t:trait} {x:trait-noun}', ({ t, x }) => both(t, x), { cost: 1 }),
  heard('noun', 'Tatooine #site', () => ({ kind: 'site', 'part-of': 'Tatooine' })),
  heard('noun', '{p:planet} #site', ({ p }) => (p === 'Tatooine' ? undefined : { kind: 'site', 'part-of': p })),
  heard('noun', '{p:planet} #location', ({ p }) => ({ kind: 'location', 'part-of': p })),
  heard('noun', '#creature (or) #vehicle', () => undefined),
  heard('noun', 'tractor-beam', () => ({ kind: 'device', is: ['tractor beam'] })),
  heard('noun', 'war-room', () => ({ kind: 'site', is: ['war room'] })),
  heard('noun', 'mouse #droid', () => ({ kind: 'character', is: ['droid'], word: 'mouse' })),
  heard('noun', '#female', () => ({ kind: 'character', is: ['female'] })),
  heard('noun', 'Jedi #test', () => ({ kind: 'card', is: ['jedi test'] })),
  heard('after', 'participating in a battle', () => ({ 'in-battle': true })),
  heard('after', 'participating in a battle at {p:spot}', ({ p }) => ({ 'in-battle': true, at: p })),
  heard('excepted', '{p:planet}', ({ p }) => ({ where: { not: { is: 'it', a: { kind: 'location', 'part-of': p } } } })),
  heard('after', 'present with {x:things}', ({ x }) => withAny(x), { cost: 2 }),
  heard('noun', '#captive', () => ({ kind: 'character', captured: true })),
  heard('noun', 'Scomp #link', () => ({ kind: 'location', is: ['scomp link'] })),
  // With the one that it is at, of which it is a part.
  heard('noun', '{x:trait-noun} at same system', ({ x }) => atSameSystem(x)),
  heard('noun', '{name:title} at same system', ({ name }) =>
    kindOfTitles(name) === 'sector' ? atSameSystem({ kind: 'sector', name }) : undefined,
  ),
  heard('noun', '{p:planet} #sector', ({ p }) => ({ kind: 'sector', 'part-of': p })),
  heard('noun', 'system or sector', () => ({ kind: 'location', is: ['system', 'sector'] })),
  heard('noun', '{t:trait} #weapon (card)', ({ t }) => ({ kind: 'weapon', is: [t] }), { cost: 1 }),
  heard('before', 'unique ‹ ›', () => ({ unique: true })),
  ...sayings('before', { unique: false }, ['non-unique']),
  ...['jedi'].map((word) => heard('noun', word, () => ({ kind: 'character', is: [word] }))),
  heard('one', 'any {x:bare}', ({ x }) => x),
  heard('one', 'one of the following systems : {p:planets}', ({ p }) => ({ kind: 'system', name: p })),
  heard('one', '{p:planet} system', ({ p }) => ({ kind: 'system', name: p }), { cost: 2 }),
  heard('one', 'any of {x:many}', ({ x }) => x),
  heard('one', 'any other {x:bare}', ({ x }) => merge(x, { other: true }), { cost: 1 }),
  heard('one', 'one|an {x:one}', ({ x }) => (isRecord(x) && x.whose === 'opponent' ? x : undefined)),
  heard('one', 'any one {x:bare}', ({ x }) => x),
  heard('one', 'each {x:bare}', ({ x }) => x, { cost: 2 }),
]

/** In company of one of those, each described in its own way. */
const withAny = (things: unknown): Slots | undefined =>
  (things as unknown[]).length > 1
    ? { where: { any: (things as unknown[]).map((x) => ({ is: 'it', a: { kind: 'card', with: x } })) } }
    : undefined

/** A place where one of yours is. */
const having = (x: unknown): Slots | undefined =>
  isRecord(x) ? { where: { exists: { ...x, whose: 'yours', at: 'it' } } } : undefined

/** With the one that it is at, of which it is a part. */
export function atSameSystem(x: unknown, more?: Slots): Slots | undefined {
  if (!isRecord(x) || x.kind !== 'sector') return undefined
  const near = {
    any: [
      { is: 'it', a: { kind: 'sector', 'related-to': 'here' } },
      { is: 'it', a: { kind: 'sector', 'one-of': 'here' } },
    ],
  }
  return { ...x, where: more === undefined ? near : { all: [near, more] } }
}

/** One query for things of one kind; of several kinds, any card that is one of those. */
function together(parts: unknown[]): Slots | undefined {
  const queries = parts as { kind: string; is?: string[] }[]
  const [first] = queries
  if (first === undefined) return undefined
  if (queries.every(({ kind, is }) => kind === first.kind && is?.length === 1))
    return { kind: first.kind, is: queries.flatMap(({ is }) => is as string[]) }
  const words = queries.map(({ kind, is }) => (is === undefined ? kind : is.join('+')))
  const kind = queries.every((one) => places.includes(one.kind)) ? 'location' : 'card'
  return words.every(isTrait) ? { kind, is: words } : undefined
}

function both(t: unknown, x: unknown): Slots | undefined {
  const { kind, is } = x as { kind: string; is?: string[] }
  return is?.length === 1 ? { kind, is: [`${t}+${is[0]}`] } : undefined
}

const ofNavy = (navy: string, x: unknown): Slots | undefined =>
  (x as { kind: string }).kind === 'starship' ? both(`${navy.toLowerCase()} starship`, x) : undefined
