import { ask, type Card, controllerOf, goto, kernelOffers, procedure } from '@dejarik/kernel'
import { cardOfDie, hostOf } from '../columns.js'
import type { Of } from '../options/index.js'
import type { Die, State, Table } from '../state.js'
import { def, inPlay, isUpgrade, upgradesOn } from './areas.js'
import { diceOf, inPool } from './dice.js'

/** Dice in the pool of the copies of this upgrade on the same character, its own first. */
function twins(t: Table, card: Card): Die[] {
  const { s } = t
  if (!inPlay(s, card) || !isUpgrade(t, card)) return []
  const mine = diceOf(s, card).filter((die) => inPool(s, die))
  if (mine.length === 0) return []
  const copies = upgradesOn(s, hostOf(s, card)).filter(
    (other) => other !== card && def(t, other).name === def(t, card).name,
  )
  return [...mine, ...copies.flatMap((copy) => diceOf(s, copy).filter((die) => inPool(s, die)))]
}

/**
 * rule destiny.dice-leaving-play: of two copies of an upgrade on one character whose dice are both in the pool, the player
 * chooses which die goes with the copy that is discarded.
 */
export const chooseTwins = procedure<{ cards: Card[]; at?: number }, State>('choose-twins', {
  choose(t, f) {
    const at = f.at ?? 0
    const card = f.cards[at]
    if (card === undefined) return
    const dice = twins(t, card)
    if (dice.length === 0) {
      f.at = at + 1
      goto(f, 'choose')
      return
    }
    const options: Of<'choose' | 'done'>[] = dice.map(kernelOffers.chooseDie)
    ask(t, controllerOf(t.s, card), 'twin', options, { rule: 'destiny.dice-leaving-play', about: { card } })
  },
  chosen(t, f, answer: Of<'choose', 'die'> | Of<'done'>) {
    if (answer.do !== 'choose') return
    const at = f.at ?? 0
    const card = f.cards[at] as Card
    const [own] = twins(t, card) as [Die]
    swap(t.s, own, answer.die)
    f.at = at + 1
    goto(f, 'choose')
  },
})

/** The two dice change cards; where they are and what they show stays. */
function swap(s: State, a: Die, b: Die): void {
  const card = cardOfDie(s, a)
  s.dieCard[a] = cardOfDie(s, b)
  s.dieCard[b] = card
}
