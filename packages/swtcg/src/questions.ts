import { type Card, type Decision, nth, type Seat } from '@dejarik/kernel'
import type { Line, LogArgs } from '@dejarik/kernel/log'
import { arg } from './labels.js'
import { sentences } from './prompt-words.js'
import { seesDice } from './rules/secret-dice.js'
import { abilityWords, effectWords } from './speak.js'
import { arenas, type Table } from './state.js'

interface About {
  readonly for?: string
  readonly node?: number
  readonly clause?: number
  readonly card?: Card
  readonly side?: Seat
}

/** The open question, as a key and what it is about. */
export function question(t: Table, decision: Decision): Line {
  const about = (decision.about ?? {}) as About
  const purpose = `ask-for-${about.for}`
  if (purpose in sentences) return { key: purpose, args: {} }
  if (decision.kind === 'bid-side') return { key: 'ask-bid-side', args: { side: about.side ?? 0 } }
  const key = `ask-${decision.kind}`
  return { key: key in sentences ? key : 'ask-other', args: textOf(t, about) ?? chanceOf(t, decision) }
}

/** The text that asks, and its card where that is known. */
function textOf(t: Table, { node, clause, card }: About): LogArgs | null {
  if (node !== undefined) {
    const text = effectWords(t.catalog.nodes[node] as object)
    return text === '' ? null : { text }
  }
  const ability = clause === undefined ? undefined : t.catalog.clauses[clause]?.ability
  if (ability === undefined) return null
  return { text: abilityWords(ability), ...(card === undefined ? {} : { card: arg(t, card) }) }
}

/** Which chance it is, in which battle, about what. */
function chanceOf(t: Table, { kind }: Decision): LogArgs {
  if (kind !== 'respond' && kind !== 'overkill' && kind !== 'attack') return {}
  const { s } = t
  const on = (s.stack.at(-1) as { about?: { on: string }[] } | undefined)?.about?.[0]?.on
  const fights = s.attacker >= 0 && s.defender >= 0
  const seesThem = s.dice.length > 0 && seesDice(t, s.decision?.seat ?? 0)
  return {
    ...(s.battle < 0 ? {} : { battle: nth(arenas, s.battle) }),
    ...(kind === 'respond' && on !== undefined ? { chance: on } : {}),
    ...(fights ? { attacker: arg(t, s.attacker), defender: arg(t, s.defender) } : {}),
    ...(seesThem ? { dice: [...s.dice] } : {}),
  }
}
