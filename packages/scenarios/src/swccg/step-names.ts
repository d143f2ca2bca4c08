import { type Card, cardOf, definitionOf, exactly, type Ref, type Seat } from '@dejarik/kernel'
import { CARGO, DRIVER, PASSENGER, PILOT, type State, type SwccgStepNames } from '@dejarik/swccg'
import { isInterrupt } from '@dejarik/swccg/board'
import { cardNames } from './names.js'
import { defOf, type Setting, seatName, tableOf } from './setting.js'

/** A driver may be called the pilot of what has no other. */
const roles: Readonly<Record<number, readonly string[]>> = {
  [PILOT]: ['pilot'],
  [DRIVER]: ['driver', 'pilot'],
  [PASSENGER]: ['passenger'],
  [CARGO]: ['cargo'],
}

const pileNames: Readonly<Record<string, string>> = {
  reserve: 'reserve deck',
  force: 'force pile',
  used: 'used pile',
  hand: 'hand',
}

/** What the steps of a scenario call things on this table. */
export function stepNames(x: Setting, s: State): SwccgStepNames {
  const named = (card: Card | undefined): string[] => (card === undefined || card < 0 ? [] : cardNames(x, s, card))
  return {
    of(kind, value) {
      if (kind === 'card') return named(value as Card).map(exactly)
      if (kind === 'pile') return [exactly(pileNames[value as string] ?? String(value))]
      return [exactly(kind === 'seat' ? seatName(x, value as Seat) : String(value))]
    },
    asking: () => named((s.decision?.about as { card?: Card } | undefined)?.card),
    asked: () => s.decision?.kind ?? '',
    text(card, clause) {
      const clauses = x.engine.catalog.clausesOf[definitionOf(s, card)] ?? []
      const place = clauses.findIndex(({ id }) => id === clause)
      const does = clauses[place]?.ability.ability
      const plays = does === 'play' || isInterrupt(tableOf(x, s), card)
      return { verb: does === 'deploy' ? 'deploy' : plays ? 'play' : 'use', place }
    },
    subject(occasion) {
      const asking = s.stack.at(-1) as { about?: { ref?: Ref; card?: Card }[] } | undefined
      const about = asking?.about?.[occasion]
      return named(about?.ref === undefined ? about?.card : cardOf(about.ref))
    },
    roles: (as) => (as === undefined ? [] : (roles[as] ?? [])),
    group(group) {
      const inside = / (\d+)$/.exec(group)?.[1]
      return inside === undefined || s.line.some((each) => defOf(x, s, each).system === group)
        ? [`at ${group}`]
        : named(Number(inside)).map((name) => `in ${name}`)
    },
    inLine(at) {
      const [left, right] = [s.line[at - 1], s.line[at]]
      return [
        `place ${at + 1}`,
        ...named(left).map((name) => `the right of ${name}`),
        ...named(right).map((name) => `the left of ${name}`),
      ]
    },
  }
}
