import { isRecord } from '@dejarik/kernel/grammar'
import { nounOf } from '../effects/unbound.js'

type Node = Record<string, unknown>

const arenas = ['space', 'ground', 'character']
const isTarget = (node: Node) => 'choose' in node || 'each' in node || 'random' in node

/** What pronouns look back on. */
interface Mentions {
  unit?: unknown
  card?: unknown
  die?: unknown
  it?: unknown
  arena?: unknown
  unitArena?: unknown
  player?: unknown
  that?: unknown
  thatCard?: unknown
  type?: Node
  /** Is "that unit" one that this unit met in the event, so that others are others than this one? */
  met?: boolean
}

/** Replaces pronouns by what they stand for, walking the tree in the order of the text. */
export function antecedents(tree: unknown): unknown {
  const last: Mentions = {}
  // The enhanced effect goes on speaking of what the plain one chose.
  const byDefault = isRecord(tree) && tree.ability === 'enhance' ? { that: 'unit' } : 'this'
  const mention = (noun: string, ref: unknown) => {
    if (noun === 'unit' || noun === 'card') {
      last[noun] = ref
      last.it = ref
      if (isRecord(ref)) {
        last[noun === 'unit' ? 'that' : 'thatCard'] = ref
        last.met = false
      }
    } else if (noun === 'die') last.die = ref
    else if (noun === 'player') last.player = ref
  }
  const pronoun = (noun: unknown): unknown => {
    if (noun === 'it' || noun === 'self') return last.it ?? byDefault
    if (noun === 'unit')
      return last.that ?? last.thatCard ?? (last.unit === 'this' && byDefault === 'this' ? 'this' : { that: 'unit' })
    if (noun === 'card') return last.thatCard ?? last.that ?? { that: 'card' }
    if (noun === 'die') return { that: 'die' }
    if (noun === 'player') return last.player ?? 'opponent'
    if (noun === 'arena')
      return last.arena ?? ((last.that ?? last.thatCard) ? { of: last.that ?? last.thatCard } : { that: 'arena' })
    if (noun === 'same-arena') return { of: last.that ?? last.unit ?? 'this' }
    return { that: noun }
  }

  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node === 'string') {
      if (['this', 'attacker', 'defender', 'granter', 'attached'].includes(node)) mention('unit', node)
      if (node === 'opponent') mention('player', node)
      return node
    }
    if (!isRecord(node)) return node
    if ('it' in node) {
      const meant = pronoun(node.it)
      // Whoever "that unit" is, is "it" from then on.
      if (node.it === 'unit' || node.it === 'card') last.it = meant
      return meant
    }
    if ('that' in node) {
      mention(node.that as string, node)
      return node
    }
    if ('kind' in node) return query(node)
    if (node.do === 'choose-arena') {
      last.arena = { that: 'arena' }
      last.type = { types: { that: 'arena' } }
    }
    if (node.do === 'choose-subtype') last.type = { subtype: { that: 'subtype' } }
    if (node.do === 'choose-type') last.type = { types: { that: 'type' } }
    if (node.do === 'reveal-until') mention('card', { that: 'card' })
    if (node.do === 'choose-player') mention('player', { that: 'player' })
    if ('has' in node && isRecord(node.has) && 'ability' in node.has) return { ...node, has: antecedents(node.has) }
    const walked = Object.fromEntries(order(node).map(([key, value]) => [key, walk(value)]))
    const from = walked.from ?? walked.each
    if (isTarget(walked) && isRecord(from)) mention(nounOf(from.kind), { that: nounOf(from.kind) })
    if ('top' in walked) mention('card', { that: 'card' })
    if (typeof walked.on === 'string') eventMentions(walked)
    return walked
  }

  /** In an event, the unit that is named by a description is "that unit". */
  const eventMentions = (event: Node) => {
    for (const key of ['what', 'to']) {
      const part = event[key]
      if (isRecord(part) && 'kind' in part) mention(nounOf(part.kind), { that: nounOf(part.kind) })
    }
    // "When this unit attacks a Droid, it …": whoever does it.
    if (event.what === 'this') last.it = 'this'
    last.met = event.what === 'this' || event.to === 'this'
  }

  const query = ({ 'of-type': ofType, ...node }: Node): Node => {
    const made: Node = {}
    if (ofType !== undefined) Object.assign(made, last.type ?? { types: { that: 'type' } })
    for (const [key, value] of Object.entries(node)) {
      if (key === 'other' && isRecord(value) && value.it === 'another') {
        const chosen = last.that !== undefined && last.met !== true
        made.other = chosen && nounOf(node.kind) === 'unit' ? last.that : true
      } else if (key === 'zone') {
        made.zone = walk(value)
        if (arenas.includes(value as string) && !isRecord(last.arena)) last.arena = value
      } else made[key] = walk(value)
    }
    return made
  }
  return walk(tree)
}

/** A node's parts in the order in which they are said. */
const spoken = ['if', 'while', 'event', 'cost', 'first', 'who', 'by', 'n', 'what', 'from', 'to', 'of', 'gets']
const rank = (key: string) => (spoken.includes(key) ? spoken.indexOf(key) : spoken.length)
function order(node: Node): [string, unknown][] {
  // How much is said last where it must be worked out.
  const late = isRecord(node.n)
  return Object.entries(node).toSorted(
    ([a], [b]) => (late && a === 'n' ? 99 : rank(a)) - (late && b === 'n' ? 99 : rank(b)),
  )
}
