import { ask, call, controllerOf, finish, goto, intend, lives, NONE, procedure, type Ref, refOf } from '@dejarik/kernel'
import { type Of, offer } from '../options/index.js'
import type { State } from '../state.js'
import { overkillOptions, packetsOf } from './attack-damage.js'
import { attackDice } from './attack-roll.js'
import { type Attacking, attackEvent } from './attacking.js'
import { payToll, tollsOf } from './costs-to-attack.js'
import { damageDice } from './damage-dice.js'
import { dealAll } from './damaging.js'
import { noteAttack } from './defending.js'
import { rollDice } from './dice.js'
import { openDisrupts } from './disrupting.js'
import { countHits, type Sights, sightsOf } from './hits.js'
import { expire } from './lasting.js'
import { hasRule } from './named-rules.js'
import { keyword } from './numbers.js'
import { openChance, resolveTriggers } from './play-or-pass.js'
import { predictions } from './predicting.js'
import { openRerolls } from './rerolling.js'
import { tellDice, tellHits } from './secret-dice.js'
import { directorOf, forgetTold, targetsOf } from './targets.js'
import { inArena, inBuildZone, isUnit } from './zones.js'

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
    if (!f.again) s.tapped[f.attacker] = 1
    f.attackerRef = refOf(s, f.attacker)
    if (inBuildZone(s, f.target)) f.beyond = true
    t.watch?.({ is: 'attack', card: f.attacker, target: f.target, how: f.how })
  },
  disruptChance(t, f) {
    const event = attackEvent(t, f)
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
    intend(t, attackEvent(t, f))
  },
  attackChance(t) {
    // rule swtcg.attack-2-pop
    openChance(t, 'attack')
  },
  roll(t, f) {
    const { s } = t
    const n = attackDice(t, f)
    s.dice = rollDice(s, n)
    s.roll = 'attack'
    f.rolled = n
    f.defenderRef = refOf(s, s.defender)
    f.sights = sightsOf(t)
    f.secret = hasRule(t, s.attacker, 'hidden-dice')
    if (s.defender !== NONE) s.named[`${f.attacker} last`] = refOf(s, s.defender)
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
    openRerolls(t, f, controllerOf(t.s, f.attacker), 'attack')
  },
  hits(t, f) {
    f.hits = countHits(t, f.sights as Sights)
    tellHits(t, f.hits)
    const made = t.s.attacks.findLast(({ by }) => by === f.attackerRef)
    if (made) made.hits = f.hits
  },
  overkill(t, f) {
    const options = overkillOptions(t, f)
    if (options.length > 1) ask(t, controllerOf(t.s, f.attacker), 'overkill', options, { rule: 'swtcg.overkill' })
    else goto(f, 'damage')
  },
  overkillChosen(_t, f, answer: Of<'overkill' | 'done'>) {
    if (answer.do === 'overkill') f.spill = { card: answer.card, n: answer.n }
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
      felled: f.felled === true,
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
    const { card: source, seat: by, n, stun } = next
    call(t, damageDice, { source, by, targets: [f.attacker], n, way: 'retaliate', stun })
  },
  endTriggers(t) {
    resolveTriggers(t)
  },
  over(t, f) {
    const { s } = t
    s.attacker = NONE
    s.defender = NONE
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
    ask(t, directorOf(t, f.attacker), 'attack', [...options, offer.done()], { rule: 'swtcg.double-strike' })
  },
  struckAgain(t, f, answer: Of<'attack' | 'done'>) {
    if (answer.do !== 'attack') return
    f.strikes = (f.strikes ?? 0) - 1
    goto(f, 'strikeAgain')
    call(t, attack, { attacker: f.attacker, target: answer.target, how: answer.with ?? '', again: true })
  },
  done(t, f) {
    finish(t, f, f.rolled ?? 0)
  },
})
