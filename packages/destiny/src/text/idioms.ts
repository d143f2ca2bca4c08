import { heard, type Production } from '@dejarik/kernel/grammar'

/** Turns of print that stand for nothing of their own: the pattern around them says what they mean. */
const idioms: Record<string, readonly string[]> = {
  'after-use': ['after it is resolved or removed'],
  'any-order': ['in the order of your choice'],
  'as-unblockable': ['treating this damage as unblockable'],
  'deck-ends': ['the top and/or bottom of that deck'],
  'each-upkeep': ['during each|the upkeep phase'],
  'from-pool': ['from your pool'],
  'game-long': ['for the rest of the game'],
  'given-freely': ['can be given to any of your characters {:freely}'],
  freely: ['distributed as you wish', 'distributing the damage as you wish'],
  'hand-down': ['from their hand down to'],
  'just-claimed': ['as if you had just claimed it'],
  'last-card': ['the last card from their|your hand'],
  'looked-at': ['the card you just looked at'],
  'not-paid': ['you do not have to pay it'],
  'not-returned': ['does not return to its character {:until-gone}'],
  'not-rolled': ['it is not rolled by any character'],
  'of-deck': ['of your deck'],
  removing: ['removing it {:from-pool}'],
  'until-gone': ['unless this upgrade leaves play'],
  'unused-battlefield': ['the battlefield that is not being used'],
}

export const idiomWords: Production[] = Object.entries(idioms).flatMap(([sort, list]) =>
  list.map((says) => heard(sort, says, () => true)),
)
