import { constant, type Form, isRecord, list, type Production, pass, sayings } from '@dejarik/kernel/grammar'

/** `place`: with its preposition; `to-place`: the place itself, behind one of another kind. */
const fixed: Record<string, [string, string]> = {
  here: ['here', 'here'],
  'same-site': ['at the same site', 'the same site'],
  'same-system': ['at the same system', 'the same system'],
  battle: ['where the battle is', 'where the battle is'],
  'first-place': ['at its first place', 'its first place'],
  it: ['at it', 'it'],
}
const isThat = (node: unknown): boolean => isRecord(node) && 'that' in node
const isQuery = (node: unknown): boolean => isRecord(node) && 'kind' in node

const zones: Record<string, string> = {
  hand: 'hand',
  reserve: 'Reserve Deck',
  force: 'Force Pile',
  used: 'Used Pile',
  lost: 'Lost Pile',
  'out-of-play': 'cards out of play',
  outside: 'cards outside the deck',
  stacked: 'stack',
  table: 'cards on table',
}
const piles: Record<string, string[]> = {
  hand: ['into hand', "into its owner 's hand"],
  reserve: ['on Reserve Deck'],
  force: ['on Force Pile'],
  used: ['on Used Pile', "on its owner 's Used Pile"],
  'under-used': ['under Used Pile'],
  lost: ['into Lost Pile'],
  'out-of-play': ['out of play'],
}

/** What only the card's own text knows it by: any one word. */
const state: Form = {
  sort: 'state',
  read(reader, start) {
    const word = reader.words[start] ?? ''
    return /^[a-z]+$/.test(word) && reader.at(start, word) ? [{ end: start + 1, node: word, cost: 0 }] : []
  },
  write: (_writer, node) => (typeof node === 'string' && /^[a-z]+$/.test(node) ? [node] : undefined),
}

export const placeWords: (Production | Form)[] = [
  ...Object.entries(fixed).flatMap(([place, [at, to]]) => [
    ...constant('place', place, [at]),
    ...constant('to-place', place, [to]),
  ]),
  ...constant('place', { that: 'place' }, ['there']),
  pass('place', 'at {x:ref}', { match: (node) => (isThat(node) ? { x: node } : undefined) }),
  ...sayings('place', {}, [
    'on {on:planet}',
    'at the {system:planet} system',
    'where {where:ref} is',
    'in any of [ {either:places} ]',
  ]),
  pass('place', 'at {x:inner}', { match: (node) => (isQuery(node) ? { x: node } : undefined) }),
  ...sayings('to-place', {}, ['where {where:ref} is', 'any of [ {either:places} ]']),
  pass('to-place', '{x:inner}', { match: (node) => (isThat(node) || isQuery(node) ? { x: node } : undefined) }),
  list('places', 'place', 'or', { least: 2 }),
  ...Object.entries(zones).flatMap(([zone, says]) => [
    ...constant('zone', zone, [says]),
    ...constant('any-zone', zone, [`any ${says}`]),
  ]),
  list('zones', 'zone', 'or', { least: 2 }),
  pass('zone', '{x:zones}', { match: (node) => (Array.isArray(node) ? { x: node } : undefined) }),
  ...Object.entries(piles).flatMap(([pile, says]) => constant('pile', pile, says)),
  ...constant('own-pile', 'reserve', ['your Reserve Deck', 'Reserve Deck']),
  ...constant('own-pile', 'force', ['your Force Pile', 'Force Pile']),
  ...constant('hand', 'hand', ['hand']),
  ...constant('speed', 'landspeed', ['landspeed']),
  state,
]
