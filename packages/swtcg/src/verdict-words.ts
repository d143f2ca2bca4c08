import { type Card, inEnglish, type Reason } from '@dejarik/kernel'
import type { CardArg, Line } from '@dejarik/kernel/log'
import type { Verdict } from './explain.js'
import { arg } from './labels.js'
import { sentences } from './prompt-words.js'
import { def } from './rules/zones.js'
import { arenas, type Table } from './state.js'

/** Some things that could be done with a card, of which the same is true. */
export interface Told {
  /** In English, and as a key and what it is about. */
  readonly what: string
  readonly deed: Line
  readonly may: boolean
  readonly why: readonly Reason[]
}

/** Verdicts on a card in words; where the same is true of several targets or arenas, they are told together. */
export function verdictWords(t: Table, verdicts: readonly Verdict[], card: Card): Told[] {
  const groups = new Map<string, Verdict[]>()
  for (const verdict of verdicts) {
    const { do: verb, may, why } = verdict
    const key = JSON.stringify([verb, may, why.map(({ rule, says }) => [rule, says])])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [verdict])
    else group.push(verdict)
  }
  return [...groups.values()].map((group) => {
    const [{ do: verb, may, why }] = group as [Verdict]
    const targets = group.flatMap(({ to }) => (to === undefined ? [] : [arg(t, to)]))
    const places = group.flatMap(({ arena }) => (arena === undefined ? [] : [arenas[arena] ?? 'build']))
    const deed = deedLine(t, verb, card, targets, places)
    return { what: inEnglish(t, deed), deed, may, why }
  })
}

function deedLine(t: Table, verb: string, card: Card, targets: readonly CardArg[], places: readonly string[]): Line {
  const of = verb === 'play' && def(t, card).types[0] !== 'battle' ? 'use' : verb
  const key = `deed-${of}`
  return { key: key in sentences ? key : 'deed-other', args: { do: verb, targets, places } }
}
