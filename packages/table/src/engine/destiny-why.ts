import type { DestinyEngine, State } from '@dejarik/destiny'
import type { Engine, Json, Part, Reason, Seat } from '@dejarik/kernel'
import type { Explanation, Thing } from '../protocol.js'
import { fromPrint, number } from './thing.js'

interface Verdict {
  readonly do: string
  readonly may: boolean
  readonly why: readonly Reason[]
}

type Sum = { total: number; parts: readonly Part[] } | null

/** What a player's numbers are made of. */
function ofSeat(ask: (about: Json) => unknown, seat: Seat): Explanation {
  const numbers = ['hand-size', 'upkeep-resources'].flatMap((name) => {
    const sum = ask({ number: name, seat }) as Sum
    return sum === null ? [] : [{ name: name.replace('-', ' '), ...sum }]
  })
  return { verdicts: [], numbers }
}

/** What is left of a character: what is printed, and the damage on it. rule destiny.health */
function healthLeft({ def, damage }: State, catalog: Engine['catalog'], card: number): Explanation['numbers'] {
  const { health } = catalog.defs[def[card] as number] as unknown as { readonly health?: number }
  if (health === undefined) return []
  const hurt = damage[card] ?? 0
  const parts = [{ value: health, from: 'printed' }, ...(hurt > 0 ? [{ value: -hurt, from: 'damage' }] : [])]
  return [{ name: 'health left', total: health - hurt, parts }]
}

/** What a card or a die may do now, and where its numbers come from. */
export function destinyWhy(e: DestinyEngine, s: State, seat: Seat, thing: Thing): Explanation {
  const ask = (about: Json) => e.explain(s, seat, about) as unknown
  const whose = number(thing, 'seat')
  if (whose !== null) return ofSeat(ask, whose)
  const { dieCard, dieAt, diePool } = s
  const die = number(thing, 'die')
  const card = die === null ? number(thing, 'card') : (dieCard[die] ?? null)
  if (card === null) return { verdicts: [], numbers: [] }
  const ofCard = (ask({ card }) as readonly Verdict[]) ?? []
  // Only dice in the asker's own pool can be asked about: IN_POOL is 2.
  const dice = dieCard.flatMap((of, each) => (of === card && dieAt[each] === 2 && diePool[each] === seat ? [each] : []))
  const ofDice = dice.flatMap((each) => ask({ die: each }) as readonly Verdict[])
  const isHeld = ofCard.some((verdict) => verdict.do === 'play')
  const cost = isHeld ? (ask({ number: 'cost', card }) as Sum) : null
  return {
    verdicts: [...ofCard, ...ofDice].map((verdict) => ({
      what: { key: `deed-${verdict.do}`, args: {} },
      may: verdict.may,
      why: verdict.why,
    })),
    numbers: [
      ...(cost === null ? [] : [{ name: 'cost', total: cost.total, parts: fromPrint(cost.parts) }]),
      ...(ofCard.length > 0 && !isHeld ? healthLeft(s, e.catalog, card) : []),
    ],
  }
}
