import { definitionOf, type Option } from '@dejarik/kernel'
import type { State, SwtcgEngine } from '@dejarik/swtcg'
import { attackOdds } from '@dejarik/swtcg'
import type { OddsLine, OddsShown, Thing } from '../protocol.js'
import { meanOf } from './chance.js'
import { number } from './thing.js'

const oddsOf = (e: SwtcgEngine, s: State, { card, target, with: how }: Option) =>
  attackOdds(e.table(s), card as number, target as number, typeof how === 'string' ? how : '')

/** An attack in short: dice, damage on average, the chance that it destroys. */
export function attackLine(e: SwtcgEngine, s: State, option: Option): OddsLine | null {
  if (option.do !== 'attack' || typeof option.card !== 'number' || typeof option.target !== 'number') return null
  const { dice, damage, destroys } = oddsOf(e, s, option)
  return { key: 'attack', args: { dice, mean: meanOf(damage), destroys } }
}

/** The chances of each attack that is offered and that these things are in, or of the one that goes on. */
export function swtcgOdds(e: SwtcgEngine, s: State, things: readonly Thing[]): OddsShown[] {
  const cards = things.map((thing) => number(thing, 'card'))
  const { attacker, defender, how, dice: shown } = s
  const offered = (s.decision?.options ?? []).filter((option) => option.do === 'attack')
  const going = attacker >= 0 && defender >= 0 && shown.length === 0
  const attacks = going ? [{ do: 'attack', card: attacker, target: defender, ...(how ? { with: how } : {}) }] : offered
  const nameOf = (card: unknown) => e.catalog.defs[definitionOf(s, card as number)]?.name ?? ''
  return attacks
    .filter(({ card, target }) => cards.every((each) => each === card || each === target))
    .map((option): OddsShown => {
      const { dice, needs, critical, parry, fury, damage, left, destroys } = oddsOf(e, s, option)
      const args = { dice, needs, critical, parry, fury, left, destroys, mean: meanOf(damage) }
      return {
        key: 'attackOn',
        args: { ...args, attacker: nameOf(option.card), target: nameOf(option.target) },
        rows: damage.map((chance, n) => ({ name: String(n), chance })),
      }
    })
}
