import type { Gain, Stat, Tally, Value } from '../effects/tree.js'

/** What one more of a number is worth to whoever has it, in Force; of some it is better to have less. */
const numbers: Readonly<Partial<Record<Stat | Tally, number>>> = {
  power: 0.5,
  ability: 0.4,
  forfeit: 0.3,
  maneuver: 0.25,
  armor: 0.25,
  defense: 0.25,
  hyperspeed: 0.1,
  landspeed: 0.1,
  ferocity: 0.2,
  'destiny-ability': 0.3,
  'total-power': 0.5,
  'total-ability': 0.4,
  'force-generation': 2,
  // A drain comes every turn.
  drain: 2,
  'battle-destiny': 0.7,
  'battle-destiny-draws': 2.5,
  'power-destiny-draws': 1.2,
  'total-battle-destiny': 0.7,
  'weapon-destiny': 0.5,
  'total-weapon-destiny': 0.5,
  attrition: -0.6,
  'battle-damage': -0.8,
  'force-loss': -1,
  'ability-for-destiny': -0.4,
  'ability-for-control': -0.4,
  'battle-cost': -0.4,
  'drain-cost': -0.6,
  'transit-cost': -0.1,
  'move-cost': -0.2,
  'deploy-cost': -0.5,
}

/** A value that is known only when it happens counts as this much. */
const SOME = 1.5

export const amountIn = (value: Value | 'all' | 'any'): number => {
  if (typeof value === 'number') return value
  if (typeof value === 'object' && 'times' in value) {
    const [left, right] = value.times
    return (typeof left === 'number' ? left : SOME) * (typeof right === 'number' ? right : right === 'x' ? SOME : 1)
  }
  return SOME
}

/** What a permission or ban is worth to whoever has it, in Force. */
const deeds = { may: 1, cannot: -1.5, only: -0.7, free: 0.7, toll: -0.8 } as const

/** What one gain is worth to whoever gets it, in Force. */
export function gainWorth(gain: Gain): number {
  if ('modify' in gain) return (numbers[gain.modify] ?? 0) * amountIn(gain.by)
  if ('multiply' in gain) return (numbers[gain.multiply] ?? 0) * 4 * (amountIn(gain.by) - 1)
  if ('halve' in gain) return (numbers[gain.halve] ?? 0) * -2
  if ('limit' in gain) return (numbers[gain.limit] ?? 0) * -1
  // Most numbers are about 3.
  if ('set' in gain) return (numbers[gain.set] ?? 0) * (amountIn(gain.to) - 3)
  if ('define' in gain) return (numbers[gain.define] ?? 0) * amountIn(gain.as)
  for (const deed of deedWords) if (deed in gain) return deeds[deed]
  if ('immune' in gain) return gain.immune === 'attrition' ? 1 : 0.3
  if ('canceled' in gain) return gain.canceled === 'card' ? -2 : -1.5
  if ('icon' in gain) return amountIn(gain.n)
  if ('has' in gain) return 1
  return 0.3
}

const deedWords = ['may', 'cannot', 'only', 'free', 'toll'] as const

export function gainsWorth(gains: readonly Gain[]): number {
  let sum = 0
  for (const gain of gains) sum += gainWorth(gain)
  return sum
}
