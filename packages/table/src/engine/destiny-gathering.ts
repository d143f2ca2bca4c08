import { type DestinyEngine, dieLine, type State } from '@dejarik/destiny'
import type { Json, Option, Reason } from '@dejarik/kernel'
import type { Thing } from '../protocol.js'
import type { Gathers } from './gathering.js'
import { number } from './thing.js'

/** Only dice in the asker's own pool can be gathered. */
const IN_POOL = 2

/**
 * Dice of one symbol are gathered, modifiers behind the die that they are added to, and resolved one after the other.
 * rules destiny.resolve-dice, destiny.die-modifier
 */
export const destinyGathers = (e: DestinyEngine): Gathers<State> => ({
  first: (option) => (option.do === 'resolve' && typeof option.die === 'number' ? `die:${option.die}` : null),
  with(s, seat, chosen) {
    const t = e.table(s)
    const dice = chosen.flatMap((thing) => number(thing, 'die') ?? [])
    return s.dieAt.flatMap((at, die) => {
      if (at !== IN_POOL || s.diePool[die] !== seat) return []
      const found = { thing: `die:${die}`, label: dieLine(t, die) }
      if (dice.includes(die)) return [found]
      const [verdict] = e.explain(s, seat, { die, with: dice } as Json) as unknown as { may: boolean; why: Reason[] }[]
      const [why] = verdict?.why ?? []
      return [why === undefined ? found : { ...found, why }]
    })
  },
  next({ kind, options }, plan) {
    const offered = (does: string, thing: Thing): Option | undefined =>
      options.find((option) => option.do === does && `die:${option.die}` === thing)
    // What has come since was not left out on purpose.
    const done = options.every(({ do: does, die }) => does === 'done' || known(`die:${die}`)) ? { do: 'done' } : null
    function known(thing: Thing): boolean {
      return plan.declined.has(thing) || plan.left.includes(thing)
    }
    if (kind === 'modify') {
      const other = plan.left.findIndex((thing) => offered('modify', thing) === undefined)
      const added = plan.left.slice(0, other < 0 ? plan.left.length : other)
      // The engine takes modifiers in the order of their numbers.
      const [least] = [...added].sort((a, b) => (number(a, 'die') ?? 0) - (number(b, 'die') ?? 0))
      if (least === undefined) return done
      plan.left = plan.left.filter((thing) => thing !== least)
      return offered('modify', least) ?? null
    }
    if (kind !== 'resolve-more') return null
    const at = plan.left.findIndex((thing) => offered('resolve', thing) !== undefined)
    const next = plan.left[at]
    plan.left = at < 0 ? [] : plan.left.slice(at + 1)
    return next === undefined ? done : (offered('resolve', next) ?? null)
  },
  over: ({ kind }) => kind === 'action',
})
