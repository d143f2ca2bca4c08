import { type Card, move, ownerOf, pileOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { area, areaOf, DECK, HAND, PLAY, SET_ASIDE } from '../rules/areas.js'
import { leavePlay } from '../rules/leaving-play.js'
import { overTargets } from './over.js'
import type { Example, Target } from './tree.js'

/** To its owner's hand or deck, or aside. */
export interface Put {
  do: 'put'
  what: Target
  to: 'hand' | 'deck-top' | 'deck-bottom' | 'set-aside'
}

export const putWords = words('put', [
  { says: "<put> {what:card} into its owner 's hand", with: { to: 'hand' } },
  { says: "<put> {what:card} onto its owner 's deck", with: { to: 'deck-top' } },
  { says: "<put> {what:card} under its owner 's deck", with: { to: 'deck-bottom' } },
  { says: '<set> {what:card} aside', with: { to: 'set-aside' } },
  { says: '<return> {what:card} to your|their hand', with: { to: 'hand' } },
  { says: "<return> {what:card} to its owner 's hand", with: { to: 'hand' } },
  { says: '<add> {what:card} to your hand', with: { to: 'hand' } },
  { says: '<place> {what:card} on (the) top of your deck', with: { to: 'deck-top' } },
  { says: '<place> {what:card} on the bottom of your deck', with: { to: 'deck-bottom' } },
])

const areas = { hand: HAND, 'deck-top': DECK, 'deck-bottom': DECK, 'set-aside': SET_ASIDE } as const

/** To its owner's hand or deck, or aside. A card that was in play takes its dice with it. */
export const put = overTargets<Put>('put', {
  target: (node) => node.what,
  each(t, _f, card: Card, node) {
    const { s } = t
    const at = node.to === 'deck-bottom' ? 'bottom' : 'top'
    if (areaOf(pileOf(s, card)) === PLAY) leavePlay(t, card, areas[node.to], at)
    else move(t, card, area(ownerOf(s, card), areas[node.to]), at)
    t.watch?.({ is: 'put', card, where: node.to })
    return true
  },
})

export const putExample: Example = {
  effect: { do: 'put', what: { choose: 1, from: { kind: 'upgrade', whose: 'opponent' } }, to: 'hand' },
  reads: "Put 1 of an opponent's upgrades into its owner's hand.",
  board: {
    a: { characters: ['Finn'] },
    b: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: 'Lightsaber', showing: '1 shield' }, 'Comlink'] }] },
  },
  answers: [{ 'a may': ['choose Lightsaber', 'choose Comlink'] }, { a: 'choose Lightsaber' }],
  after: ['Lightsaber is in b hand', 'Lightsaber die is set aside'],
}
