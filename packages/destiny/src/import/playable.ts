import { isRecord } from '@dejarik/kernel/grammar'
import type { Ability, CardData } from '../cards/card.js'
import { parseSide } from '../cards/side.js'
import { type Sort, takes } from '../effects/takes.js'
import { rules } from '../game.js'
import { type Node, References } from './references.js'

/** What is known of the card besides its abilities. */
export type Facts = Pick<CardData, 'type' | 'affiliation' | 'subtypes' | 'sides'>

/** What else may stand in an ability of each sort. */
const keysOf: Readonly<Record<string, readonly string[]>> = {
  keyword: ['keyword'],
  restriction: ['attach', 'when'],
  action: ['effect'],
  special: ['effect'],
  claim: ['effect'],
  play: ['effect'],
  triggered: ['when', 'event', 'if', 'may', 'effect'],
}

/** Abilities of which a card uses the first and no other. */
const single = ['special', 'play', 'claim']

/** What an event may happen to: the card itself, its die, what it is attached to, or what a query describes. */
function wrongThing({ on, what }: Node): string | null {
  if (what === undefined || ['this', 'this-die', 'attached'].includes(what as string)) return null
  return isRecord(what) && 'kind' in what ? null : `event ${on} of ${JSON.stringify(what)}`
}

/** Things happen to characters alone in these. */
const toCharacters: ReadonlySet<unknown> = new Set(['defeat', 'damage', 'take-damage', 'shields'])

function readEvent(r: References, event: Node, facts: Facts | undefined): void {
  const { on, what } = event
  if (!rules.intents.has(String(on))) {
    r.faults.add(`event ${on}`)
    return
  }
  const wrong = wrongThing(event)
  if (wrong !== null) r.faults.add(wrong)
  for (const key of Object.keys(event))
    if (!['on', 'by', 'what', 'to', 'symbol'].includes(key)) r.faults.add(`${key} of event ${on}`)
  if (wrong === null && isRecord(what)) r.query(what)
  else if (typeof what === 'string') r.ref(what)
  r.who(event.by)
  if (on !== 'round-end') r.bind('player', 'one')
  if (on === 'resolve-die') r.bind('die', 'one')
  else if (what !== undefined || toCharacters.has(on)) {
    const isCharacter = isRecord(what)
      ? what.kind === 'character'
      : what === 'attached' || (what === 'this' && facts?.type === 'character')
    r.bind(toCharacters.has(on) || isCharacter ? 'character' : 'card', 'one')
  }
}

/** Where the effect stands: some do something only there. */
interface Place {
  readonly special: boolean
  /** Before a card is played: it can still cost less. */
  readonly paying: boolean
}

/** "2 damage to a character, or 3 if that character …": how much is settled once it is chosen, where none was before. */
const sharesOut: ReadonlySet<string> = new Set(['deal-damage', 'give-shields'])

function readEffect(r: References, node: unknown, place: Place): void {
  if (!isRecord(node)) return
  const word = String(node.do)
  const { effects, natives } = rules.words
  if (word === 'native' ? !natives.has(String(node.name)) : !effects.has(word)) {
    r.faults.add(word === 'native' ? `native ${node.name}` : word)
    return
  }
  const reads = takes[word as keyof typeof takes] as Readonly<Record<string, Sort>>
  for (const key of Object.keys(node)) if (key !== 'do' && !(key in reads)) r.faults.add(`${key} of ${word}`)
  if (word === 'keep-die' && !place.special) r.faults.add('keep-die outside a special ability')
  if ((word === 'discount' || word === 'gain-keyword') && !place.paying) r.faults.add(`${word} of nothing being played`)
  if (word === 'remove-shields' && node.n === 'any' && r.fork().target(node.from) === 'many')
    r.faults.add('any number of shields from several')
  if (word === 'resolve-die' && isRecord(node.what) && ('each' in node.what || 'and' in node.what))
    r.faults.add('several dice resolved at once')
  if (word === 'resolve-die' && JSON.stringify(node.what).includes('"indirect"'))
    r.faults.add('indirect damage resolved')
  if (word === 'put' && String(node.to).startsWith('deck') && r.fork().target(node.what) === 'many')
    r.faults.add('the order of cards put into a deck')
  if (word === 'either') {
    readWays(r, node.options as readonly unknown[], place)
    return
  }
  const late = sharesOut.has(word) && !r.bound.has('character') ? 'n' : ''
  const order = Object.entries(reads).sort(([a], [b]) => Number(a === late) - Number(b === late))
  for (const [key, sort] of order) if (node[key] !== undefined) readArgument(r, word, sort, node[key], place)
  if (word === 'choose-symbol') r.bind('symbol', 'one')
  if (word === 'discard') r.bind('card', r.bound.get('card') ?? 'one')
}

function readArgument(r: References, word: string, sort: Sort, part: unknown, place: Place): void {
  if (sort === 'things') r.target(part)
  else if (sort === 'thing') {
    if (r.target(part) === 'many') r.faults.add(`more than one for ${word}`)
  } else if (sort === 'ref') r.ref(part)
  else if (sort === 'query') r.query(part)
  else if (sort === 'value') r.value(isRecord(part) && 'upTo' in part ? part.upTo : part)
  else if (sort === 'condition') r.condition(part)
  else if (sort === 'who') r.who(part)
  else if (sort === 'effect') readEffect(r, part, place)
  else if (sort === 'effects') for (const each of part as unknown[]) readEffect(r, each, place)
  else if (isRecord(part) && 'showing' in part && isRecord(part.showing)) r.ref(part.showing)
}

/** Of several ways one is gone: what follows may speak only of what every way names. */
function readWays(r: References, ways: readonly unknown[], place: Place): void {
  const after = ways.map((way) => {
    const here = r.fork()
    readEffect(here, way, place)
    return here.bound
  })
  for (const [noun, n] of after[0] ?? []) if (after.every((each) => each.has(noun))) r.bound.set(noun, n)
}

/** What the rules in force read of each ongoing ability. */
function readOngoing(r: References, ability: Node): void {
  const subject =
    'modify' in ability ? `modify ${ability.modify}` : 'grant' in ability ? 'grant' : `rule ${ability.rule}`
  const reads = ongoing[subject]
  if (reads === undefined) {
    r.faults.add(subject)
    return
  }
  for (const [key, part] of Object.entries(ability)) {
    if (key === 'ability' || key === 'name') continue
    if (!(key in reads)) r.faults.add(`${key} of ${subject}`)
    else if (!(reads[key] as (r: References, part: unknown) => boolean)(r, part)) r.faults.add(`${key} of ${subject}`)
  }
}

type Reads = Readonly<Record<string, (r: References, part: unknown) => boolean>>
const word = () => true
const value = (r: References, part: unknown) => r.value(part) === undefined
const condition = (r: References, part: unknown) => r.condition(part) === undefined
const query = (r: References, part: unknown) => {
  for (const each of [part].flat()) r.query(each)
  return [part].flat().every((each) => isRecord(each) && 'kind' in each)
}
const bearer = (r: References, part: unknown) => (isRecord(part) ? query(r, part) : part === 'attached')
const player = (_r: References, part: unknown) => typeof part === 'string'
const host = (_r: References, part: unknown) => part === 'this' || part === 'attached'
const number: Reads = { modify: word, by: value, of: player, min: word }

const ongoing: Readonly<Record<string, Reads>> = {
  grant: { grant: word, to: bearer },
  'modify hand-size': number,
  'modify upkeep-resources': number,
  'modify cost': { modify: word, by: value, of: query, to: host, while: condition, min: word },
  'rule x-is': { rule: word, value },
  'rule split-shields': { rule: word },
  'rule played-with-damage': { rule: word, n: word },
  'rule ignore-attach-restrictions': { rule: word, of: query },
  'rule deck-may-include': { rule: word, of: query },
}

function readAbility(ability: Node, facts: Facts | undefined, faults: Set<string>): void {
  const sort = String(ability.ability)
  const event = isRecord(ability.event) ? ability.event : undefined
  // A character may have two dice: only what is used or resolved tells which.
  const die = sort === 'special' || sort === 'action' || (sort === 'triggered' && facts?.type !== 'character')
  const r = new References(faults, die, facts?.type)
  if (sort === 'ongoing') {
    readOngoing(r, ability)
    return
  }
  const keys = keysOf[sort]
  if (keys === undefined) faults.add(`ability ${sort}`)
  for (const key of Object.keys(ability))
    if (keys !== undefined && key !== 'ability' && key !== 'name' && !keys.includes(key))
      faults.add(`${key} of ${sort}`)
  if (event !== undefined) readEvent(r, event, facts)
  r.condition(sort === 'restriction' ? ability.when : ability.if)
  r.query(ability.attach)
  readEffect(r, ability.effect, {
    special: sort === 'special',
    paying: ability.when === 'before' && event?.on === 'play',
  })
}

export const NO_SPECIAL = 'a special side without an ability'

/** What the rules here have no place for, whatever the text says. */
function factFaults({ type, affiliation, subtypes, sides = [] }: Facts, abilities: readonly Node[]): string[] {
  const symbols = new Set(sides.map((side) => parseSide(side).symbol))
  const specials = abilities.filter(({ ability }) => ability === 'special').length
  return [
    ...(symbols.has('indirect') ? ['indirect damage on its die'] : []),
    ...(symbols.has('special') && specials === 0 ? [NO_SPECIAL] : []),
    ...(type === 'character' && affiliation === 'neutral' ? ['a neutral character'] : []),
    ...(subtypes.includes('mod') ? ['the subtype mod'] : []),
  ]
}

/** What of these abilities, and of the card they are on, the engine cannot carry out; none where it can be played. */
export function unplayable(abilities: readonly Ability[], facts?: Facts): string[] {
  const found = new Set<string>()
  const nodes = abilities as readonly Node[]
  for (const ability of nodes) readAbility(ability, facts, found)
  for (const sort of single)
    if (nodes.filter(({ ability }) => ability === sort).length > 1) found.add(`several ${sort} abilities on one card`)
  if (facts !== undefined) for (const fault of factFaults(facts, nodes)) found.add(fault)
  return [...found]
}

/** Is something in it said by a named procedure? */
export const usesNative = (part: unknown): boolean =>
  Array.isArray(part)
    ? part.some(usesNative)
    : isRecord(part) && (part.do === 'native' || Object.values(part).some(usesNative))
