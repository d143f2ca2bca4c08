import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { nodeOf, playersOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { reshuffle } from '../rules/shuffling.js'
import { countIn, type ZoneName, zoneNames } from '../rules/zones.js'
import { effect } from './effect.js'
import type { Who, Zone } from './tree.js'

/** rule swccg.shuffle-reshuffle */
export interface Shuffle {
  do: 'shuffle'
  whose: Who
  pile: Zone
}

export const shuffleWords = words('shuffle', ['<reshuffle> {whose:whos} {pile:zone}'])

const which = (pile: Zone): number => zoneNames.indexOf(pile as ZoneName)

export const shuffle = effect<Shuffle>(
  'shuffle',
  {
    shuffle(t, f) {
      const { whose, pile } = nodeOf<Shuffle>(t, f)
      for (const seat of playersOf(t, whose, scopeOf(t, f), f.you)) reshuffle(t, seat, which(pile))
      finish(t, f, true)
    },
  },
  // rule swccg.empty-deck-or-pile
  (t, node, x, you) => playersOf(t, node.whose, x, you).some((seat) => countIn(t.s, seat, which(node.pile)) > 0),
)
