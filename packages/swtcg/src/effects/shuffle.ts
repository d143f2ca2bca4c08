import { finish, shufflePile } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, playersOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { DECK, zone } from '../rules/zones.js'
import type { State } from '../state.js'
import type { Who } from './tree.js'

/** A deck. */
export interface Shuffle {
  do: 'shuffle'
  who: Who
}

export const shuffleWords = words('shuffle', ['<shuffle> {who:whos} deck'])

export const shuffle = effect<Shuffle, object, State>('shuffle', {
  shuffle(t, f) {
    for (const seat of playersOf(t, nodeOf<Shuffle>(t, f).who, scopeOf(t, f), f.you)) {
      shufflePile(t, zone(seat, DECK))
      t.watch?.({ is: 'shuffled', seat })
    }
    finish(t, f, true)
  },
})
