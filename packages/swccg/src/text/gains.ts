import {
  chain,
  constant,
  type Form,
  isRecord,
  list,
  type Production,
  pass,
  pattern,
  perThing,
  sayings,
} from '@dejarik/kernel/grammar'
import { perParts } from './values.js'

const only = (
  node: unknown,
  needed: readonly string[],
  allowed: readonly string[] = [],
): node is Record<string, unknown> =>
  isRecord(node) &&
  needed.every((key) => key in node) &&
  Object.keys(node).every((key) => needed.includes(key) || allowed.includes(key))

const where = '({at:place}) (on {on:inner})'
const perStat: Production = {
  sort: 'gain',
  parts: pattern(`{k:signed} {modify:tally} ${where} for each {what:per}`),
  cost: 1,
  build: ({ k, what, ...rest }) => ({ ...rest, by: perThing(k, what) }),
  match(node) {
    const parts = only(node, ['modify', 'by'], ['at', 'on']) ? perParts(node.by) : undefined
    if (parts === undefined) return undefined
    const { by: _, ...rest } = node as Record<string, unknown>
    return { ...rest, ...parts }
  },
}
const lessStat: Production = {
  sort: 'gain',
  parts: pattern(`[ {by:amount} ] less {modify:tally} ${where}`),
  build: ({ by, ...rest }) => ({ ...rest, by: { times: [-1, by] } }),
  match(node) {
    const times = only(node, ['modify', 'by'], ['at', 'on']) && isRecord(node.by) ? node.by.times : undefined
    return Array.isArray(times) && times[0] === -1 ? { ...(node as object), by: times[1] } : undefined
  },
}

const isGotten = (gain: unknown) =>
  isRecord(gain) &&
  ('modify' in gain ||
    'multiply' in gain ||
    'set' in gain ||
    'define' in gain ||
    'halve' in gain ||
    'icon' in gain ||
    'has' in gain)

/** "has +1 power and a landspeed of 3 and cannot move": several things, in one list. */
const predicates = chain('predicates', 'predicate', { together: (a, b) => isGotten(a) && isGotten(b) })

const deeds: Record<string, string> = {
  deploy: 'deploy',
  play: 'play',
  move: 'move',
  'be-moved': 'be moved',
  battle: 'battle',
  'initiate-battle': 'initiate a battle',
  drain: 'drain',
  react: 'react',
  carry: 'carry',
  fire: 'fire',
  use: 'be used',
  'be-targeted': 'be targeted',
  board: 'board',
  drive: 'drive',
  enter: 'enter and leave',
  pilot: 'pilot',
  activate: 'activate Force',
  forfeit: 'forfeit',
  'use-force': 'use Force',
  'use-ability': 'use ability in battles',
  transfer: 'be transferred to',
  transit: 'transit',
  steal: 'steal',
}
const rules: Record<string, string> = {
  'goes-first': 'takes the first turn',
  'drained-from-reserve': 'loses Force to drains from the Reserve Deck ({at:place})',
  nighttime: 'is under nighttime conditions',
  'asteroid-rules': 'is full of flying asteroids',
  rotated: 'is turned around',
  supporting: 'only supports',
  'face-down-lost-pile': 'keeps its Lost Pile face down',
  'hidden-losses': 'loses Life Force unseen',
  'moves-like-spy': 'goes like an undercover spy',
  besieged: 'is besieged by whoever is with it',
  'moves-like-character': 'goes like a character',
  'moves-like-starfighter': 'deploys and moves like a starfighter',
  sleeping: 'sleeps',
  'shuttles-free': 'can shuttle {n:digits} #character for free instead of moving',
  'absorbs-no-attrition': 'does not count against attrition',
  'fires-far': 'can be fired as far as an adjacent site',
}

export const gainWords: (Production | Form)[] = [
  perStat,
  ...sayings('gain', {}, [`{by:signed} {modify:tally} ${where}`]),
  ...sayings('gain', { cumulative: true }, [`{by:signed} {modify:tally} ${where} cumulatively`]),
  lessStat,
  ...sayings('gain', {}, [
    `[ {by:amount} ] more {modify:tally} ${where}`,
    '{by:plain} times the {multiply:tally} ({at:place})',
    'half the {halve:tally} rounded {round:round}',
    '{set:tally} set to {to:plain} ({at:place}) (paid by {from:who} alone)',
    '{set:tally} set to [ {to:value} ] ({at:place}) (paid by {from:who} alone)',
    'its own {define:stat} of {as:plain}',
    '{n:signed} {icon:icon} #icon',
    '“ {has:ability} ”',
  ]),
  list('gain-list', 'gain', 'and'),
  predicates,
  pass('predicate', 'has|have {x:gain-list}', {
    match: (node) => (Array.isArray(node) && node.every(isGotten) ? { x: node } : undefined),
  }),
  {
    sort: 'predicate',
    parts: pattern('{x:gain-verb}'),
    build: ({ x }) => [x],
    match: (node) => (Array.isArray(node) && node.length === 1 ? { x: node[0] } : undefined),
  },
  ...sayings('gain-verb', { immune: 'attrition' }, [
    'is|are immune to attrition',
    'is|are immune to attrition below {below:plain}',
    'is|are immune to attrition of exactly {exactly:plain}',
  ]),
  ...sayings('gain-verb', { immune: 'card' }, ['is|are immune to {to:inner}']),
  ...sayings('gain-verb', { may: 'draw-battle-destiny' }, [
    { says: 'can draw {n:digits} battle #destiny if nothing else allows one', with: { otherwise: true } },
  ]),
  ...sayings('gain-verb', { may: 'enter' }, ['can enter and leave for {n:digits} Force each ({at:place})']),
  ...sayings('gain-verb', { may: 'fire' }, ['can fire {n:digits} times in a battle']),
  ...sayings('gain-verb', { may: 'be-targeted' }, ['can be targeted by {what:inner}']),
  ...sayings('gain-verb', { may: 'use', n: 'any' }, ['can use any number of {what:many}']),
  ...sayings('gain-verb', {}, [
    'can {may:deed} ({what:inner}) (by {by:means}) (away? away) (in answer to a {answering:conflict}) (from {from:source}) ({at:place}) (without {without:lack}) (free? for free)',
    'cannot {cannot:deed} ({what:inner}) ({at:place}) (to {for:deeds}) (by {by:who})',
    'must not {only:deed} except ({what:inner}) ({at:place})',
    'needs|need no Force to {free:deed} ({what:inner}) ({at:place})',
    'gets no more than {to:plain} {limit:tally} ({at:place})',
    'must first use {n:digits} Force to {toll:deed} ({what:inner}) ({at:place})',
    'counts|count as {is:traits} (for {for:inner})',
    'also has|have the text of {text-of:ref} for {for:who}',
  ]),
  ...sayings('gain-verb', { canceled: 'game-text' }, ['loses|lose its game text']),
  ...sayings('gain-verb', { canceled: 'card' }, ['is|are canceled']),
  ...Object.entries(rules).flatMap(([rule, says]) => sayings('gain-verb', { rule }, [says])),
  ...Object.entries(deeds).flatMap(([deed, says]) => constant('deed', deed, [says])),
  ...constant('means', 'move', ['moving']),
  ...constant('means', 'deploy', ['deploying']),
  ...constant('conflict', 'battle', ['battle']),
  ...constant('conflict', 'drain', ['Force drain']),
  ...constant('lack', 'presence', ['presence']),
  ...constant('source', 'hand', ['hand']),
  ...constant('round', 'up', ['up']),
  ...constant('round', 'down', ['down']),
  pass('source', 'that of {x:who}'),
  ...constant('side-of', 'you', ['your side']),
  ...constant('side-of', 'opponent', ['the other side']),
  ...constant('side-of', 'each-player', ['each side']),
  pass('side-of', 'the side of {x:somebody}'),
  pass('whom', '{x:ref}'),
  pass('whom', '{x:side-of}', { match: (node) => (isRecord(node) && 'kind' in node ? undefined : { x: node }) }),
  pass('whom', '{x:named}'),
  pass('whom', 'each of {x:many}', { match: (node) => (isRecord(node) && 'whose' in node ? { x: node } : undefined) }),
  pass('whom', 'each {x:bare}'),
  pass('receiver', '{x:ref}'),
  pass('receiver', '{x:side-of}', {
    match: (node) =>
      isRecord(node) && ('kind' in node || 'each' in node || 'choose' in node) ? undefined : { x: node },
  }),
  pass('receiver', 'any of {x:many}', {
    match: (node) => (isRecord(node) && 'kind' in node && 'whose' in node ? { x: node } : undefined),
  }),
  pass('receiver', 'any {x:bare}', { match: (node) => (isRecord(node) && 'kind' in node ? { x: node } : undefined) }),
  pass('receiver', '{x:target}'),
]
