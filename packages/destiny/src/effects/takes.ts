import type { Effect } from './tree.js'

/**
 * What an argument of an effect is: `things` are found or chosen, any number of them; a `thing` is one and no more; a
 * `ref` is known already; a `word` is not looked into.
 */
export type Sort = 'things' | 'thing' | 'ref' | 'query' | 'value' | 'condition' | 'who' | 'effect' | 'effects' | 'word'

/** Every argument that each effect reads, in the order in which it does: what is chosen first is "that" for what follows. */
type Takes = { readonly [E in Effect as E['do']]: { readonly [K in Exclude<keyof E, 'do'>]-?: Sort } }

export const takes: Takes = {
  // Shared by all games.
  as: { who: 'who', effect: 'effect' },
  choose: { what: 'things' },
  either: { options: 'effects', pick: 'word' },
  'for-each': { what: 'things', effect: 'effect' },
  if: { if: 'condition', then: 'effect', else: 'effect' },
  may: { effect: 'effect' },
  native: { name: 'word' },
  sequence: { steps: 'effects' },
  then: { first: 'effect', next: 'effect', to: 'word' },
  try: { effect: 'effect' },
  unless: { who: 'who', effect: 'effect', otherwise: 'effect' },
  // Of Destiny.
  activate: { what: 'things', together: 'word' },
  'become-support': { what: 'ref' },
  'choose-symbol': { from: 'query' },
  'deal-damage': { n: 'value', to: 'things', unblockable: 'word', split: 'word' },
  defeat: { what: 'things' },
  delay: { until: 'word', effect: 'effect' },
  discard: { what: 'things' },
  'discard-down-to': { who: 'who', n: 'value' },
  discount: { n: 'value' },
  draw: { n: 'value' },
  'end-action-phase': {},
  exhaust: { what: 'things' },
  'extra-actions': { n: 'value', upTo: 'word' },
  'gain-keyword': { keyword: 'word' },
  'gain-resources': { n: 'value' },
  'give-shields': { n: 'value', to: 'things', split: 'word' },
  heal: { from: 'things', n: 'value' },
  'keep-die': { reroll: 'word' },
  'look-at': { what: 'things' },
  'lose-resources': { n: 'value' },
  'move-damage': { from: 'thing', to: 'thing', n: 'value' },
  'move-upgrade': { what: 'thing', to: 'thing' },
  'order-cards': { what: 'ref', to: 'word' },
  'place-damage': { on: 'things', n: 'value' },
  play: { what: 'thing', discount: 'value', free: 'word' },
  put: { what: 'things', to: 'word' },
  ready: { what: 'things' },
  'remove-die': { what: 'things' },
  'remove-shields': { from: 'things', n: 'value' },
  'reroll-die': { what: 'things' },
  'resolve-claim': {},
  'resolve-die': {
    what: 'things',
    plus: 'value',
    value: 'value',
    unblockable: 'word',
    free: 'word',
    unmodified: 'word',
  },
  'resolve-side': { of: 'ref' },
  'resolve-special': { of: 'thing' },
  'return-to-game': { what: 'things' },
  'roll-die': { of: 'ref', 'set-aside': 'word' },
  'self-to': { to: 'word' },
  spend: { n: 'value' },
  'swap-battlefield': {},
  'switch-upgrade': { what: 'ref', with: 'thing' },
  'take-die': { what: 'thing' },
  'turn-die': { what: 'things', to: 'word' },
}
