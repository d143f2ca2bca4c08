import {
  ask,
  type Card,
  call,
  finish,
  goto,
  intend,
  lives,
  procedure,
  type Ref,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { DARK, LIGHT, type State, type Table } from '../state.js'
import { type Dealt, dealAll } from './damaging.js'
import { noteAttack } from './defending.js'
import { rollDice } from './dice.js'
import { openDisrupts } from './disrupting.js'
import { countHits, type Sights, sightsOf } from './hits.js'
import { anew } from './limits.js'
import { hasRule } from './named-rules.js'
import { keyword, stat } from './numbers.js'
import { openChance, resolveTriggers } from './play-or-pass.js'
import { predictions } from './predicting.js'
import { mayPrevent, tellPrevented } from './prevention.js'
import { openRerolls } from './rerolling.js'
import { type Secret, tellDice, tellHits } from './secret-dice.js'
import { directorOf, forgetTold, powerAgainst, targetsOf } from './targets.js'
import { payToll, type Toll, tollsOf } from './tolls.js'
import { expire } from './turns.js'
import { arenaOf, inArena, inBuildZone, isUnit, unitsIn } from './zones.js'

interface Attacking {
  attacker: Card
  target: Card
  how: string
  /** Was it declared against the rules of an effect that disrupted it? */
  disrupted?: boolean
  attackerRef?: Ref
  /** The defender is in the build zone: a card says that it can be attacked there. */
  beyond?: boolean
  /** Who defends once the dice are rolled, and what counts for them then. */
  defenderRef?: Ref
  sights?: Sights
  hits?: number
  /** Damage it has done to the defender. */
  dealt?: number
  spill?: { card: Card; n: number }
  /** Retaliation that waits for the end. */
  retaliations?: { card: Card; seat: Seat; n: number }[]
  again?: boolean
  /** What is still to be paid for attacking that unit. */
  tolls?: Toll[]
  /** How many dice it rolled, and whether only its own side has seen them so far. */
  rolled?: number
  secret?: boolean
  /** Attacks that Double Strike still allows. */
  strikes?: number
}

/** The event that an attack is. */
const eventOf = ({ s }: Table, f: Attacking) => ({
  kind: 'attack',
  by: s.controller[f.attacker] as Seat,
  card: f.attacker,
  target: s.defender,
})

/** rules swtcg.how-to-attack, swtcg.attack-sequence-summary */
export const attack = procedure<Attacking, State>('attack', {
  toll(t, f) {
    // "… unless they pay": what lets it attack that unit is paid first, one after the other.
    f.tolls ??= tollsOf(t, f.attacker, f.target)
    const toll = f.tolls.shift()
    if (f.result === false) goto(f, 'done')
    else if (toll !== undefined) {
      goto(f, 'toll')
      payToll(t, f.attacker, toll)
    }
  },
  declare(t, f) {
    // rules swtcg.gl-attack, swtcg.gl-attacking-unit: it begins when a defender is chosen
    const { s } = t
    s.attacker = f.attacker
    s.defender = f.target
    s.how = f.how
    s.usedThisAttack = []
    forgetTold(t, f.attacker)
    anew(s, f.attacker)
    if (!f.again) s.tapped[f.attacker] = 1
    f.attackerRef = refOf(s, f.attacker)
    if (inBuildZone(s, f.target)) f.beyond = true
    t.watch?.({ is: 'attack', card: f.attacker, target: f.target, how: f.how })
  },
  disruptChance(t, f) {
    const event = eventOf(t, f)
    openDisrupts(t, f, { by: event.by, ref: f.attackerRef as Ref, thing: 'attack' }, event)
  },
  begins(t, f) {
    // rule swtcg.disrupt: it has never taken place, and triggers nothing
    if (f.disrupted) {
      goto(f, 'over')
      return
    }
    t.s.fought |= 1 << t.s.battle
    noteAttack(t)
    intend(t, eventOf(t, f))
  },
  attackChance(t) {
    // rule swtcg.attack-2-pop
    openChance(t, 'attack')
  },
  roll(t, f) {
    const { s } = t
    const n = mayStrike(t, f) ? Math.max(0, attackPower(t, f)) : 0
    s.dice = rollDice(s, n)
    s.roll = 'attack'
    f.rolled = n
    f.defenderRef = refOf(s, s.defender)
    f.sights = sightsOf(t)
    f.secret = hasRule(t, s.attacker, 'hidden-dice')
    if (s.defender >= 0) s.named[`${f.attacker} last`] = refOf(s, s.defender)
    tellDice(t, 'attack', s.dice)
    intend(t, { kind: 'attack-dice', by: s.controller[f.attacker], card: f.attacker, target: s.defender })
  },
  fury(t) {
    // rule swtcg.fury: a natural 4 gives extra dice, once, and none for those
    const { s } = t
    const more = s.dice.includes(4) ? keyword(t, s.attacker, 'fury') : 0
    s.dice.push(...rollDice(s, more))
    if (more > 0) tellDice(t, 'fury', s.dice.slice(-more))
  },
  reroll(t, f) {
    // rule swtcg.attack-4-reroll
    openRerolls(t, f, t.s.controller[f.attacker] as Seat, 'attack')
  },
  hits(t, f) {
    f.hits = countHits(t, f.sights as Sights)
    tellHits(t, f.hits)
    const made = t.s.attacks.findLast(({ by }) => by === f.attackerRef)
    if (made) made.hits = f.hits
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
    // rule swtcg.attack-8-prevention: the chance is part of dealing it
    const packets = packetsOf(t, f)
    t.s.roll = ''
    if (packets.length > 0) call(t, dealAll, { packets })
  },
  predicted(t, f) {
    call(t, predictions, { hits: f.hits ?? 0, dealt: f.dealt ?? 0 })
  },
  triggered(t) {
    // rule swtcg.attack-12-end: the attack ends once everything it triggered has taken effect
    resolveTriggers(t)
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
  ended(t) {
    // rule swtcg.pop-attack: what is for this attack lasts no longer than the attack
    expire(t, 'attack-end')
  },
  retaliate(t, f) {
    const next = f.retaliations?.shift()
    if (next === undefined || !lives(t.s, f.attackerRef as Ref) || !isUnit(t, f.attacker)) return
    goto(f, 'retaliate')
    call(t, damageDice, { source: next.card, by: next.seat, targets: [f.attacker], n: next.n, way: 'retaliate' })
  },
  endTriggers(t) {
    resolveTriggers(t)
  },
  over(t, f) {
    const { s } = t
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
    ask(t, directorOf(t, f.attacker), 'attack', [...options, { do: 'done' }], { rule: 'swtcg.double-strike' })
  },
  struckAgain(t, f, answer) {
    if (answer.do !== 'attack') return
    f.strikes = (f.strikes ?? 0) - 1
    goto(f, 'strikeAgain')
    call(t, attack, { attacker: f.attacker, target: answer.target, how: answer.with ?? '', again: true })
  },
  done(t, f) {
    finish(t, f, f.rolled ?? 0)
  },
})

/** rules swtcg.attack-3-roll, swtcg.gl-roll: none where a unit has left. */
const mayStrike = (t: Table, f: Attacking): boolean =>
  inArena(t.s, t.s.attacker) &&
  (inArena(t.s, t.s.defender) || (f.beyond === true && inBuildZone(t.s, t.s.defender))) &&
  lives(t.s, f.attackerRef as Ref)

/**
 * rules swtcg.gl-other-effects, swtcg.shields: Bombard and Ion Cannon replace printed power and stack bonus; Shields take
 * from what attacks it.
 */
export function attackPower(t: Table, { how }: Pick<Attacking, 'how'>): number {
  const { s } = t
  const shields = keyword(t, s.defender, 'shields')
  const instead = how === '' ? powerAgainst(t, s.attacker, s.defender) : keyword(t, s.attacker, how)
  if (instead === undefined) return stat(t, s.attacker, 'power') - shields
  const parts: { value: number; from: string }[] = []
  stat(t, s.attacker, 'power', parts)
  const changes = parts
    .slice(1)
    .filter((part) => part.from !== 'stack')
    .reduce((sum, part) => sum + part.value, 0)
  return instead + changes - shields
}

/** rules swtcg.overkill, swtcg.gl-remaining-health: hits beyond the defender's remaining health may go to one other unit there; some divide all. */
function overkillOptions(t: Table, f: Attacking) {
  const { s } = t
  const hits = f.hits as number
  const beyond = hits - (stat(t, s.defender, 'health') - (s.damage[s.defender] as number))
  const excess = keyword(t, s.attacker, 'overkill') > 0 ? beyond : 0
  const divides = hits > 0 && hasRule(t, s.attacker, 'divides-hits')
  const options: { do: string; card?: Card; n?: number }[] = [{ do: 'done' }]
  if ((excess <= 0 && !divides) || arenaOf(s, s.defender) < 0) return options
  const there = [DARK, LIGHT].flatMap((seat) => unitsIn(s, seat, arenaOf(s, s.defender)))
  for (const card of there.sort((a, b) => a - b)) {
    if (card === s.defender) continue
    const most = divides && s.controller[card] !== s.controller[s.attacker] ? hits : excess
    for (let n = 1; n <= most; n++) options.push({ do: 'overkill', card, n })
  }
  return options
}

/**
 * Damage pending: hits, Critical Hit, less Parry (by what the dice show, rule swtcg.gl-natural); and what spills over, which
 * is no damage of the attack. rules swtcg.attack-7-pending, swtcg.critical-hit, swtcg.parry, swtcg.attack-6-overkill
 */
function packetsOf(t: Table, f: Attacking): Dealt[] {
  const { s } = t
  const by = s.controller[f.attacker] as Seat
  const source = f.attackerRef as Ref
  const target = f.defenderRef as Ref
  const { critical, parry } = f.sights as Sights
  const spill = f.spill?.n ?? 0
  const amount = Math.max(0, (f.hits as number) - spill + (s.dice.includes(6) ? critical : 0))
  const packets: Dealt[] = []
  // Whoever does not see the dice cannot know that there is nothing to prevent.
  if ((amount > 0 || f.secret) && lives(s, target)) {
    const packet: Dealt & Secret = { source, by, target, amount, prevented: 0, way: 'attack' }
    if (f.secret) packet.secret = true
    packets.push(packet)
    if (s.dice.includes(1)) parried(t, packet, parry)
  }
  if (f.spill) packets.push({ source, by, target: refOf(s, f.spill.card), amount: spill, prevented: 0 })
  return packets
}

/** rule swtcg.parry: nothing of what cannot be prevented. */
function parried(t: Table, packet: Dealt & Secret, n: number): void {
  if (n === 0 || !mayPrevent(t, packet)) return
  const left = packet.amount
  packet.prevented = packet.secret ? n : Math.min(n, left)
  tellPrevented(t, t.s.controller[t.s.defender] as Seat, t.s.defender, Math.min(n, left))
}

interface Dicing {
  /** -1: nothing does the damage. rule swtcg.damage-sources */
  source: Card
  /** Who rolls; the controller of the source when absent. */
  by?: Seat
  targets: Card[]
  /** The same as they were when the dice were rolled. */
  refs?: Ref[]
  n: number
  way?: 'retaliate'
}

const rollerOf = (t: Table, f: Dicing): Seat => f.by ?? (t.s.controller[f.source] as Seat)

/** rule swtcg.dice-of-damage: 1 damage for each 4 or more (5 against Armor); not an attack. One chance for all targets. */
export const damageDice = procedure<Dicing, State>('damage-dice', {
  roll(t, f) {
    const { s } = t
    f.refs = f.targets.map((card) => refOf(s, card))
    s.dice = f.targets.flatMap(() => rollDice(s, f.n))
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
    const packets = f.targets.flatMap((card, i): Dealt[] => {
      const needed = keyword(t, card, 'armor') > 0 ? 5 : 4
      const amount = s.dice.slice(i * f.n, (i + 1) * f.n).filter((die) => die >= needed).length
      const target = (f.refs as Ref[])[i] as Ref
      return amount > 0 ? [{ source, by, target, amount, prevented: 0, ...(f.way ? { way: f.way } : {}) }] : []
    })
    s.dice = []
    s.roll = ''
    if (packets.length > 0) call(t, dealAll, { packets })
  },
})
