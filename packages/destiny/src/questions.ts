import type { Card, Decision } from '@dejarik/kernel'
import type { Line, LogArgs } from '@dejarik/kernel/log'
import { cardArg } from './labels.js'
import { sentences } from './prompt-words.js'
import { effectWords } from './speak.js'
import type { Table } from './state.js'

interface About {
  readonly for?: string
  readonly node?: number
  readonly clause?: number
  readonly card?: Card
}

/** The open question, as a key and what it is about. */
export function question(t: Table, decision: Decision): Line {
  const about = (decision.about ?? {}) as About
  const purpose = `ask-for-${about.for}`
  if (decision.kind === 'pick' && purpose in sentences) return { key: purpose, args: {} }
  const key = `ask-${decision.kind}`
  return { key: key in sentences ? key : 'ask-other', args: textOf(t, about) }
}

/** The text that asks, and the card where one is known. */
function textOf(t: Table, { node, clause, card }: About): LogArgs {
  if (node !== undefined) {
    const text = effectWords(t.catalog.nodes[node] as object)
    return text === '' ? {} : { text }
  }
  const found = clause === undefined ? undefined : t.catalog.clauses[clause]
  if (found === undefined) return {}
  const text = 'effect' in found.ability ? effectWords(found.ability.effect) : found.name
  return card === undefined ? { text } : { text, card: cardArg(t, card) }
}
