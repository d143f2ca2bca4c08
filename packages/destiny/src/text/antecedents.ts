import { isRecord } from '@dejarik/kernel/grammar'
import type { CardType } from '../effects/tree.js'

type Node = Record<string, unknown>

/** What "it", "them" and "another" look back on, by noun. */
interface Mentions {
  character?: unknown
  die?: unknown
  card?: unknown
  thing?: unknown
  player?: unknown
}

const nounOf = (kind: unknown) => (kind === 'die' || kind === 'character' ? kind : 'card')
const isTarget = (node: Node) => 'choose' in node || 'each' in node || 'random' in node

/**
 * Replaces pronouns by what they stand for, walking the tree in the order of the text. One that is different is another;
 * several that are different are several.
 */
export function antecedents(tree: unknown, type: CardType): unknown {
  const last: Mentions = {}
  /** Is the die that was named last a character's? Then "another character" is another than that one. */
  let ofCharacter = false
  const mention = (noun: string, ref: unknown) => {
    last[noun as keyof Mentions] = ref
    if (noun === 'character' || noun === 'card') last.thing = ref
  }
  const byDefault: Mentions = {
    character: type === 'upgrade' ? 'attached' : { that: 'character' },
    die: { that: 'die' },
    card: { that: 'card' },
    thing: 'this',
    player: 'opponent',
  }
  const pronoun = (noun: unknown) => last[noun as keyof Mentions] ?? byDefault[noun as keyof Mentions]

  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node === 'string') {
      if (node === 'this') mention(type === 'character' ? 'character' : 'card', node)
      if (node === 'attached') mention('character', node)
      if (node === 'this-die') mention('die', node)
      if (node === 'opponent') mention('player', node)
      if (node === 'any-player') mention('player', { that: 'player' })
      return node
    }
    if (!isRecord(node)) return node
    if ('it' in node) return pronoun(node.it)
    if ('that' in node) mention(node.that as string, node)
    if ('kind' in node) return query(node)
    if (node.choose === 1 && isRecord(node.from) && node.from.different === true)
      return walk({ ...node, from: { ...node.from, different: undefined, other: { it: 'another' } } })
    const walked = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]))
    const from = walked.from ?? walked.each
    if (isTarget(walked) && isRecord(from)) {
      mention(nounOf(from.kind), { that: nounOf(from.kind) })
      if (from.kind === 'die') ofCharacter = from['die-of'] === 'character'
    }
    if ('top' in walked) mention('card', { that: 'card' })
    if ('on' in walked && isRecord(walked.what) && 'kind' in walked.what) {
      mention(nounOf(walked.what.kind), { that: nounOf(walked.what.kind) })
    }
    return walked
  }

  /** "its dice", "their upgrades": whose, or of which character. */
  const owner = (whose: unknown, kind: unknown): Node => {
    if (!isRecord(whose) || 'that' in whose) return { whose: walk(whose) }
    const key = kind === 'die' ? 'of' : 'attached-to'
    if ('of' in whose) return { [key]: walk(whose.of) }
    if (whose.it === 'character') return { [key]: pronoun('character') }
    const person = last.character !== undefined && (kind === 'upgrade' || (kind === 'die' && last.player === undefined))
    return person && isThatOrAttached(last.character) ? { [key]: last.character } : { whose: pronoun('player') }
  }

  /** "An upgrade from it" is on a character, any other card from it in the hand just looked at. */
  const source = (kind: unknown): Node =>
    kind === 'upgrade' && last.character !== undefined
      ? { 'attached-to': last.character }
      : { zone: 'hand', whose: pronoun('player') }

  const query = (node: Node): Node => {
    const { whose, other, different: _, 'die-of': dieOf, 'from-it': fromIt, ...rest } = node
    const made: Node = {}
    if (fromIt !== undefined) Object.assign(made, source(node.kind))
    if (whose !== undefined) Object.assign(made, owner(whose, node.kind))
    if (dieOf !== undefined && dieOf !== 'any') made['die-of'] = dieOf
    // "Another copy" is one more of the same title: `copy-of` says so already.
    if (isAnother(other)) {
      if (!('copy-of' in node)) made.other = another(node.kind)
    } else if (other !== undefined) made.other = walk(other)
    for (const [key, value] of Object.entries(rest)) made[key] = walk(value)
    return made
  }

  /** Another than the one chosen before; where none was, than this card or the character it is attached to. */
  const another = (kind: unknown): unknown => {
    const before = last[nounOf(kind)]
    if (isRecord(before)) return before
    if (kind === 'character' && before === undefined && ofCharacter) return { that: 'character' }
    return kind === 'character' && type === 'upgrade' ? 'attached' : true
  }
  return walk(tree)
}

const isAnother = (other: unknown) => isRecord(other) && other.it === 'another'
const isThatOrAttached = (ref: unknown) => isRecord(ref) || ref === 'attached'
