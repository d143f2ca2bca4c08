import {
  ask,
  type Card,
  call,
  goto,
  intend,
  lives,
  openWindow,
  type Packet,
  procedure,
  type Ref,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { DARK, type State, type Table } from '../state.js'
import { dealAll } from './damaging.js'
import { rollDice } from './dice.js'
import { lucky } from './lucky.js'
import { keyword, stat } from './numbers.js'
import { openChance } from './play-or-pass.js'
import { predictions } from './predicting.js'
import { openRerolls } from './rerolling.js'
import { forgetTold, powerAgainst, targetsOf } from './targets.js'
import { expire } from './turns.js'
import { arenaOf, inArena, inBuildZone, unitsIn } from './zones.js'

interface Attacking {
  attacker: Card
  target: Card
  how: string
  /** Was it declared against the rules of an effect that disrupted it? */
  disrupted?: boolean
  attackerRef?: Ref
  /** The defender is in the build zone: a card says that it can be attacked there. */
  beyond?: boolean
  hits?: number
  /** Damage it has done to the defender. */
  dealt?: number
  /** The unit whose Retaliate is being dealt. */
  striking?: Card
  spill?: { card: Card; n: number }
  /** Retaliation that waits for the end. */
  retaliations?: { card: Card; n: number }[]
  again?: boolean
  /** Attacks that Double Strike still allows. */
  strikes?: number
}

/** rules swtcg.how-to-attack, swtcg.attack-sequence-summary */
export const attack = procedure<Attacking, State>('attack', {
  declare(t, f) {
    const { s } = t
    s.attacker = f.attacker
    s.defender = f.target
    s.how = f.how
    s.usedThisAttack = []
    forgetTold(t, f.attacker)
    if (!f.again) s.tapped[f.attacker] = 1
    f.attackerRef = refOf(s, f.attacker)
    if (inBuildZone(s, f.target)) f.beyond = true
    s.fought |= 1 << s.battle
    // Cards ask this turn who attacked, who was attacked, and who did no damage.
    s.named[`${f.attacker} attacks`] = s.turn
    s.named[`${f.target} attacked`] = s.turn
    t.watch?.({ is: 'attack', card: f.attacker, target: f.target, how: f.how })
    intend(t, { kind: 'attack', by: s.controller[f.attacker], card: f.attacker, target: f.target })
  },
  disruptChance(t, f) {
    openWindow(
      t,
      [
        {
          on: 'disrupt',
          by: t.s.controller[f.attacker] as Seat,
          ref: f.attackerRef as Ref,
          at: t.s.stack.lastIndexOf(f),
          thing: 'attack',
        },
      ],
      DARK,
    )
  },
  attackChance(t, f) {
    if (f.disrupted) goto(f, 'over')
    else openChance(t, 'attack')
  },
  roll(t, f) {
    const { s } = t
    const n = mayStrike(t, f) ? Math.max(0, attackPower(t, f)) : 0
    s.dice = rollDice(s, n)
    s.roll = 'attack'
    t.watch?.({ is: 'rolled', for: 'attack', dice: [...s.dice] })
    intend(t, { kind: 'attack-dice', by: s.controller[f.attacker], card: f.attacker, target: s.defender })
  },
  fury(t) {
    // rule swtcg.fury: a natural 4 gives extra dice, once, and none for those
    const { s } = t
    const more = s.dice.includes(4) ? keyword(t, s.attacker, 'fury') : 0
    s.dice.push(...rollDice(s, more))
    if (more > 0) t.watch?.({ is: 'rolled', for: 'fury', dice: s.dice.slice(-more) })
  },
  reroll(t, f) {
    openRerolls(t, f, t.s.controller[f.attacker] as Seat, 'attack')
  },
  lucky(t) {
    call(t, lucky)
  },
  hits(t, f) {
    f.hits = countHits(t)
    t.watch?.({ is: 'hits', n: f.hits })
  },
  overkill(t, f) {
    const options = overkillOptions(t, f)
    if (options.length > 1) ask(t, t.s.controller[f.attacker] as Seat, 'overkill', options, { rule: 'swtcg.overkill' })
    else goto(f, 'damage')
  },
  overkillChosen(_t, f, answer) {
    if (answer.do === 'overkill') f.spill = { card: answer.card as Card, n: answer.n as number }
  },
  damage(t, f) {
    const packets = packetsOf(t, f)
    t.s.roll = ''
    if (packets.length > 0) call(t, dealAll, { packets })
  },
  predicted(t, f) {
    call(t, predictions, { hits: f.hits ?? 0, dealt: f.dealt ?? 0 })
  },
  end(t, f) {
    if (!f.dealt && !f.disrupted) t.s.named[`${f.attacker} harmless`] = t.s.turn
    intend(t, {
      kind: 'attack-end',
      by: t.s.controller[f.attacker],
      card: f.attacker,
      target: t.s.defender,
      harmless: !f.dealt,
    })
  },
  retaliate(t, f) {
    const next = f.retaliations?.shift()
    if (next === undefined || !inArena(t.s, f.attacker)) return
    goto(f, 'retaliate')
    f.striking = next.card
    call(t, damageDice, { source: next.card, targets: [f.attacker], n: next.n })
  },
  over(t, f) {
    const { s } = t
    expire(t, 'attack-end')
    s.attacker = -1
    s.defender = -1
    s.dice = []
    s.roll = ''
    // rule swtcg.double-strike: cumulative; only an attack for which it tapped brings more
    const strikes = !f.again && !f.disrupted && inArena(s, f.attacker) && lives(s, f.attackerRef as Ref)
    f.strikes = strikes ? keyword(t, f.attacker, 'double-strike') : 0
  },
  strikeAgain(t, f) {
    const { s } = t
    if ((f.strikes ?? 0) === 0 || !inArena(s, f.attacker) || !lives(s, f.attackerRef as Ref)) {
      goto(f, 'done')
      return
    }
    const options = targetsOf(t, f.attacker).aims.map(({ card, with: by }) => ({
      do: 'attack',
      card: f.attacker,
      target: card,
      ...(by === '' ? {} : { with: by }),
    }))
    ask(t, s.controller[f.attacker] as Seat, 'attack', [...options, { do: 'done' }], { rule: 'swtcg.double-strike' })
  },
  struckAgain(t, f, answer) {
    if (answer.do !== 'attack') return
    f.strikes = (f.strikes ?? 0) - 1
    goto(f, 'strikeAgain')
    call(t, attack, { attacker: f.attacker, target: answer.target, how: answer.with ?? '', again: true })
  },
  done() {},
})

/** rule swtcg.attack-3-roll: none where a unit has left. */
const mayStrike = (t: Table, f: Attacking): boolean =>
  inArena(t.s, t.s.attacker) &&
  (inArena(t.s, t.s.defender) || (f.beyond === true && inBuildZone(t.s, t.s.defender))) &&
  lives(t.s, f.attackerRef as Ref)

/** Bombard and Ion Cannon replace printed power and stack bonus; Shields take from what attacks it. */
function attackPower(t: Table, f: Attacking): number {
  const { s } = t
  const shields = keyword(t, s.defender, 'shields')
  const instead = f.how === '' ? powerAgainst(t, s.attacker, s.defender) : keyword(t, s.attacker, f.how)
  if (instead === undefined) return stat(t, s.attacker, 'power') - shields
  const parts: { value: number; from: string }[] = []
  stat(t, s.attacker, 'power', parts)
  const changes = parts
    .slice(1)
    .filter((part) => part.from !== 'stack')
    .reduce((sum, part) => sum + part.value, 0)
  return instead + changes - shields
}

/** rules swtcg.attack-5-hits, swtcg.accuracy, swtcg.armor: 4 or more hits, against Armor 5 or more. */
export function countHits(t: Table): number {
  const { s } = t
  const accuracy = keyword(t, s.attacker, 'accuracy')
  const needed = keyword(t, s.defender, 'armor') > 0 ? 5 : 4
  return s.dice.filter((die) => die + accuracy >= needed).length
}

/** rule swtcg.overkill: hits beyond the defender's remaining health may go to one other unit there. */
function overkillOptions(t: Table, f: Attacking) {
  const { s } = t
  const excess = (f.hits as number) - (stat(t, s.defender, 'health') - (s.damage[s.defender] as number))
  const options: { do: string; card?: Card; n?: number }[] = [{ do: 'done' }]
  if (excess <= 0 || keyword(t, s.attacker, 'overkill') === 0 || arenaOf(s, s.defender) < 0) return options
  for (const card of unitsIn(s, s.controller[s.defender] as Seat, arenaOf(s, s.defender))) {
    if (card === s.defender) continue
    for (let n = 1; n <= excess; n++) options.push({ do: 'overkill', card, n })
  }
  return options
}

/** Damage pending: hits, Critical Hit, less Parry; and what spills over. rules swtcg.critical-hit, swtcg.parry */
function packetsOf(t: Table, f: Attacking): Packet[] {
  const { s } = t
  const by = s.controller[f.attacker] as Seat
  const source = f.attackerRef as Ref
  const spill = f.spill?.n ?? 0
  const critical = s.dice.includes(6) ? keyword(t, s.attacker, 'critical-hit') : 0
  const parried = s.dice.includes(1) ? keyword(t, s.defender, 'parry') : 0
  const amount = Math.max(0, (f.hits as number) - spill + critical)
  const packets: Packet[] = []
  if (amount > 0)
    packets.push({ source, by, target: refOf(s, s.defender), amount, prevented: Math.min(parried, amount) })
  if (f.spill) packets.push({ source, by, target: refOf(s, f.spill.card), amount: spill, prevented: 0 })
  return packets
}

interface Dicing {
  /** -1: nothing does the damage. rule swtcg.damage-sources */
  source: Card
  /** Who rolls; the controller of the source when absent. */
  by?: Seat
  targets: Card[]
  n: number
  rolls?: number[][]
}

const rollerOf = (t: Table, f: Dicing): Seat => f.by ?? (t.s.controller[f.source] as Seat)

/** rule swtcg.dice-of-damage: 1 damage for each 4 or more (5 against Armor); not an attack. One chance for all targets. */
export const damageDice = procedure<Dicing, State>('damage-dice', {
  roll(t, f) {
    const { s } = t
    f.rolls = f.targets.map(() => rollDice(s, f.n))
    s.dice = f.rolls.flat()
    s.roll = 'damage'
    t.watch?.({ is: 'rolled', for: 'damage', dice: [...s.dice] })
  },
  reroll(t, f) {
    openRerolls(t, f, rollerOf(t, f), 'damage')
  },
  damage(t, f) {
    const { s } = t
    const by = rollerOf(t, f)
    const source = f.source < 0 ? -1 : refOf(s, f.source)
    const packets = f.targets.flatMap((card, i): Packet[] => {
      const needed = keyword(t, card, 'armor') > 0 ? 5 : 4
      const amount = s.dice.slice(i * f.n, (i + 1) * f.n).filter((die) => die >= needed).length
      return amount > 0 ? [{ source, by, target: refOf(s, card), amount, prevented: 0 }] : []
    })
    s.dice = []
    s.roll = ''
    if (packets.length > 0) call(t, dealAll, { packets })
  },
})
