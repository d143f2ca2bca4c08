import {
  constant,
  type Form,
  isRecord,
  list,
  type Production,
  pass,
  pattern,
  phrases,
  type Slots,
  sayings,
} from '@dejarik/kernel/grammar'
import { kindOfTitles, lastWords, planets } from './names.js'
import { kindOfTrait, traitNouns } from './traits.js'

const numbers = ['power', 'ability', 'maneuver', 'forfeit', 'destiny'] as const
const nested = ['with', 'aboard', 'carrying', 'piloting', 'piloted-by', 'driving', 'on'] as const
const saidNested: Record<string, string> = {
  with: 'in company of',
  aboard: 'aboard',
  carrying: 'carrying',
  piloting: 'piloting',
  'piloted-by': 'piloted by',
  driving: 'driving',
  on: 'on',
}

const beforeWords: Production[] = [
  ...sayings('before', { unique: true }, ['unique']),
  ...sayings('before', { unique: false }, ['non-unique']),
  ...sayings('before', { captured: true }, ['captured']),
  ...sayings('before', { hit: true }, ['hit']),
  ...sayings('before', { imprisoned: true }, ['imprisoned']),
  ...sayings('before', { undercover: true }, ['undercover']),
  ...sayings('before', { piloted: true }, ['piloted']),
  ...sayings('before', { empty: true }, ['empty']),
  ...sayings('before', { unoccupied: true }, ['unoccupied']),
  ...sayings('before', {}, ['{is:traits}']),
  ...sayings('before', {}, ['{name:title}', '{name:titles}']),
]

const afterWords: Production[] = [
  ...sayings('after', { captured: 'too' }, ['captured or not']),
  ...sayings('after', { undercover: 'too' }, ['undercover or not']),
  ...sayings('after', { inactive: 'too' }, ['active or not']),
  ...sayings('after', {}, ['that is no {not:whole-traits}']),
  ...sayings('after', {}, ['other than {not-name:title}', 'other than {not-name:titles}']),
  ...sayings('after', {}, ['with “ {word:title-word} ” in its title']),
  ...numbers.flatMap((stat) => sayings('after', {}, [`with ${stat} {${stat}:test}`])),
  ...nested.flatMap((key) => sayings('after', {}, [`${saidNested[key]} {${key}:inner}`])),
  ...sayings('after', {}, ['bearing {bearing:inner}', 'without {lacking:inner}']),
  ...sayings('after', {}, ['stacked on {stacked-on:ref}']),
  ...sayings('after', {}, ['ready to fire at {fires-at:ref}']),
  ...sayings('after', {}, ['targeted by {targeted-by:inner}']),
  ...sayings('after', { alone: true }, ['alone']),
  ...sayings('after', { 'in-battle': true }, ['in battle']),
  ...sayings('after', { defending: true }, ['defending']),
  ...sayings('after', { attacking: true }, ['attacking']),
  ...sayings('after', {}, ['marked as {marked:state}']),
  ...sayings('after', {}, ['of {part-of:planet}']),
  ...sayings('after', {}, ['related to {related-to:to-place}']),
  ...sayings('after', {}, ['next to {adjacent-to:to-place}']),
  ...sayings('after', {}, ['controlled by {controlled-by:who}']),
  ...sayings('after', {}, ['occupied by {occupied-by:who}']),
  ...sayings('after', { nighttime: true }, ['under nighttime conditions']),
  ...sayings('after', {}, ['with the highest {most:stat}', 'with the lowest {least:stat}']),
  ...sayings('after', { topmost: true }, ['closest to the top']),
  ...sayings('after', { doubled: true }, ['held more than once']),
  ...sayings('after', { other: true }, ['other than this one']),
  ...sayings('after', {}, ['other than {other:ref}']),
  ...sayings('after', {}, ['among {one-of:ref}']),
  ...sayings('after', { type: { that: 'type' } }, ['of that type']),
  ...sayings('after', {}, ['present {present:place}']),
  ...sayings('after', {}, ['elsewhere than {not-at:place}']),
  ...sayings('after', {}, ['{at:place}']),
  ...sayings('after', {}, ['in {whose:possessive} {zone:zone}']),
  ...sayings('after', {}, ['in {zone:any-zone}']),
  ...sayings('after', {}, ['for which [ {where:condition} ]']),
]

const kinds = [
  'character',
  'starship',
  'vehicle',
  'creature',
  'weapon',
  'device',
  'location',
  'site',
  'system',
  'sector',
  'card',
] as const
const places = ['location', 'site', 'system', 'sector']
const onlyPlaces = ['part-of', 'related-to', 'adjacent-to', 'controlled-by', 'occupied-by', 'unoccupied']
const neverPlaces = [
  ...numbers,
  ...nested,
  'alone',
  'in-battle',
  'defending',
  'attacking',
  'at',
  'present',
  'not-at',
  'bearing',
  'lacking',
  'fires-at',
  'marked',
]

/** A name that says by itself what kind of card it is. */
const named = (sort: 'title' | 'titles'): Production => ({
  sort: 'noun',
  parts: pattern(`{name:${sort}}`),
  fields: ['kind', 'name'],
  build({ name }) {
    const kind = kindOfTitles(name)
    return kind && { kind, name }
  },
  match: (node) => {
    const { kind, name } = node as { kind: string; name: unknown }
    return kindOfTitles(name) === kind ? { name } : undefined
  },
})

const noun: Production[] = [
  named('title'),
  named('titles'),
  ...traitNouns,
  ...sayings('noun', { kind: 'system' }, ['#system named {name:planet}', '#system named {name:planet-list}']),
  ...kinds.flatMap((kind) => sayings('noun', { kind }, [`#${kind}`])),
  ...sayings('noun', { kind: 'effect' }, ['#Effect']),
  ...sayings('noun', { kind: 'interrupt' }, ['#Interrupt']),
  ...sayings('noun', { kind: 'crew' }, ['crew #member']),
]

const isOfPlaces = (words: unknown): boolean =>
  (words as string).split('+').some((word) => word === 'mobile' || /^(site|sector)$/.test(kindOfTrait(word) ?? ''))

/** Do these keys go together? Places are not at places. */
export function fits(query: Slots): boolean {
  // An Imperial is a character; a starship is an Imperial starship.
  if (query.kind === 'starship' && Array.isArray(query.is) && /^(imperial|rebel)$/.test(query.is.join())) return false
  const place = places.includes(query.kind as string)
  // A swamp creature is none that is a swamp.
  if (!place && query.kind !== 'card' && [query.is ?? []].flat().some(isOfPlaces)) return false
  // A site of Executor, not one that is called so.
  if (place && query.kind !== 'system' && planets.includes(query.name as string)) return false
  return !(place ? neverPlaces : onlyPlaces).some((key) => key in query)
}

/** A name needs no article. */
const proper = ({ name, kind }: Slots): boolean => name !== undefined && kindOfTitles(name) === kind

const plain = ['kind', 'whose', 'is', 'name', 'unique', 'captured', 'hit', 'undercover', 'piloted']
const closing = ['part-of', 'related-to', 'adjacent-to']
const isShort = (node: unknown): boolean =>
  isRecord(node) &&
  'kind' in node &&
  Object.entries(node).every(
    ([key, part]) => plain.includes(key) || (closing.includes(key) && typeof part === 'string'),
  )
/** What nothing follows needs no brackets. */
const short: Production = {
  sort: 'inner',
  parts: pattern('{x:one}'),
  build: ({ x }) => (isShort(x) ? x : undefined),
  match: (node) => (isShort(node) ? { x: node } : undefined),
}

export const phraseWords: (Production | Form)[] = [
  ...phrases({
    before: beforeWords,
    noun,
    after: afterWords,
    owner: 'whose',
    another: { other: true },
    fits,
    proper,
    invariable: ['jedi', ...lastWords],
  }),
  pass('inner', '{x:ref}', {
    match: (node) =>
      typeof node === 'string' || (typeof node === 'object' && node !== null && 'that' in node)
        ? { x: node }
        : undefined,
  }),
  short,
  pass('inner', '[ {x:one} ]'),
  ...(['>', '<', '>=', '<=', '='] as const).map(
    (sign): Production => ({
      sort: 'test',
      parts: pattern(
        `${{ '>': 'more than', '<': 'less than', '>=': 'at least', '<=': 'at most', '=': 'exactly' }[sign]} {n:test-value}`,
      ),
      build: ({ n }) => [sign, n],
      match: (node) => (Array.isArray(node) && node[0] === sign ? { n: node[1] } : undefined),
    }),
  ),
  pass('test-value', '{x:test-values}', { match: (node) => (Array.isArray(node) ? { x: node } : undefined) }),
  pass('test-value', '{x:plain}'),
  list('test-values', 'plain', 'or', { least: 2 }),
  ...['jawa', 'bantha', 'mouse', 'bad feeling'].flatMap((word) => constant('title-word', word, [word])),
]
