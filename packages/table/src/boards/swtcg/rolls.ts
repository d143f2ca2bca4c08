import type { SwtcgView } from '@dejarik/swtcg/views'
import { say } from '../../messages/index.js'
import type { LogLine } from '../../protocol.js'
import { unitsByNumber } from './view.js'

const words = say.fights.roll

/** A die that lies on the table. */
export interface DieRolled {
  readonly n: number
  /** Null where it is not rolled for hits. */
  readonly hit: boolean | null
  /** What it showed before it was rolled again. */
  readonly was: number | null
}

/** A roll, what it was for, and what came of it. */
export interface Roll {
  /** Tells one roll from the next, so that each is seen to be rolled. */
  readonly key: string
  readonly for: string
  readonly dice: readonly DieRolled[]
  /** So many lie there that whoever looks does not see. */
  readonly secret: number
  /** The names of the two units, where it is an attack. */
  readonly attacker: string
  readonly defender: string
  readonly hits: number | null
  /** Damage that the defender has taken of it. */
  readonly damage: number | null
  /** Units that were Lucky with it. */
  readonly lucky: readonly string[]
}

const nothing: Omit<Roll, 'key' | 'for'> = {
  dice: [],
  secret: 0,
  attacker: '',
  defender: '',
  hits: null,
  damage: null,
  lucky: [],
}

const nameIn = (arg: unknown): string => (arg as { name?: string } | undefined)?.name ?? ''
const numbers = (arg: unknown): readonly number[] => (arg as readonly number[] | null | undefined) ?? []

/** The same dice with these hits, given by their places. */
const marked = (dice: readonly DieRolled[], hits: unknown): DieRolled[] =>
  dice.map((die, i) => ({ ...die, hit: Array.isArray(hits) ? hits.includes(i) : null }))

const fresh = (dice: unknown): DieRolled[] => numbers(dice).map((n) => ({ n, hit: null, was: null }))

/** Fury adds dice to those of the attack; every other roll has dice of its own. */
function rolled(roll: Roll | null, { args }: LogLine, key: string): Roll {
  if (args.for === 'fury' && roll !== null)
    return { ...roll, dice: marked([...roll.dice, ...fresh(args.dice)], args.hits) }
  const before = args.for === 'attack' && roll?.for === 'attack' ? roll : nothing
  return { ...before, key, for: String(args.for), secret: 0, dice: marked(fresh(args.dice), args.hits) }
}

function rerolled(roll: Roll, { args }: LogLine): Roll {
  const which = numbers(args.which)
  const [now, was] = [numbers(args.dice), numbers(args.was)]
  const dice = roll.dice.map((die, i): DieRolled => {
    const at = which.indexOf(i)
    return at < 0 ? die : { n: now[at] ?? die.n, hit: null, was: was[at] ?? null }
  })
  return { ...roll, dice: marked(dice, args.hits) }
}

/** One line more of what happened. */
function after(roll: Roll | null, line: LogLine, key: string): Roll | null {
  const { args } = line
  if (line.key === 'turn') return null
  if (line.key === 'attack')
    return { ...nothing, key, for: 'attack', attacker: nameIn(args.card), defender: nameIn(args.target) }
  if (line.key === 'rolled') return rolled(roll, line, key)
  if (roll === null) return null
  switch (line.key) {
    case 'defends':
      return { ...roll, defender: nameIn(args.card) }
    case 'rerolled':
      return rerolled(roll, line)
    case 'lucky':
      return { ...roll, lucky: [...roll.lucky, nameIn(args.card)] }
    case 'hits':
      return { ...roll, hits: Number(args.n) }
    case 'damage':
      return nameIn(args.card) === roll.defender ? { ...roll, damage: (roll.damage ?? 0) + Number(args.n) } : roll
    default:
      return roll
  }
}

/** The last roll of this turn, as these eyes were told of it: it is seen until something else is rolled. */
export function lastRoll(log: readonly LogLine[]): Roll | null {
  const turn = log.findLastIndex(({ key }) => key === 'turn')
  let roll: Roll | null = null
  log.slice(turn + 1).forEach((line, i) => {
    roll = after(roll, line, `${line.at} ${i}`)
  })
  return roll
}

/** An attack of which nothing was told: that of an example. */
function declared(view: SwtcgView): Roll | null {
  const units = unitsByNumber(view)
  const nameOf = (card: number) => units.get(card)?.name ?? ''
  const { attack, roll } = view
  if (attack === null) return view.dice.length === 0 ? null : { ...nothing, key: 'view', for: roll || 'attack' }
  return {
    ...nothing,
    key: 'view',
    for: 'attack',
    attacker: nameOf(attack.attacker),
    defender: nameOf(attack.defender),
  }
}

/** What lies on the table now: the dice of the view, with what the log tells of how they came to lie there. */
export function rollShown(view: SwtcgView, log: readonly LogLine[]): Roll | null {
  const told = lastRoll(log) ?? declared(view)
  if (told === null) return null
  if (view.secret > 0) return { ...told, secret: view.secret }
  const same = told.dice.length === view.dice.length && told.dice.every(({ n }, i) => n === view.dice[i])
  return view.dice.length === 0 || same ? told : { ...told, dice: marked(fresh(view.dice), view.hits) }
}

/** What came of it, in words. */
export const outcome = ({ hits, damage, lucky }: Roll): string[] => [
  ...lucky.map(words.lucky),
  ...(hits === null ? [] : [words.hits(hits)]),
  ...(damage === null ? [] : [words.damage(damage)]),
]
