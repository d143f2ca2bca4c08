import { finish, goto } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { isCapturedShip, letGo } from '../rules/captured-ships.js'
import { setFree } from '../rules/custody.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** rules swccg.releasing-captives, swccg.captured-starships */
export interface Release {
  do: 'release'
  what: Target
}

export const releaseWords = words('release', ['<release> {what:target}'])

export const release = effect<Release, { ships?: number[]; full?: boolean }>(
  'release',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Release>(t, f).what)
    },
    release(t, f) {
      const { what } = nodeOf<Release>(t, f)
      const cards = aimed(t, f, what)
      f.full = inFull(t, f, what, cards)
      f.ships = cards.filter((card) => isCapturedShip(t, card))
      setFree(
        t,
        cards.filter((card) => !f.ships?.includes(card)),
        f.you,
      )
    },
    next(t, f) {
      const ship = f.ships?.shift()
      if (ship === undefined) {
        finish(t, f, f.full)
        return
      }
      goto(f, 'next')
      letGo(t, ship)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)
