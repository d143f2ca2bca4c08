import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { answeredFrame } from '../rules/answered-action.js'
import { type Drawing, substitute as substituted } from '../rules/destiny.js'
import { effect } from './effect.js'
import type { Value } from './tree.js'

/** In place of the destiny about to be drawn that this action answers, that number. rules swccg.substituted-destinies, swccg.substituted-about-to-draw */
export interface Substitute {
  do: 'substitute'
  value: Value
}

export const substituteWords = words('substitute', ['<use> [ {value:value} ] in place of that destiny'])

export const substitute = effect<Substitute>('substitute', {
  put(t, f) {
    const x = scopeOf(t, f)
    const frame = answeredFrame(t, x)
    if (frame?.procedure === 'draw-destiny')
      substituted(frame as unknown as Drawing, amount(t, nodeOf<Substitute>(t, f).value, x, f.you))
    finish(t, f, frame !== null)
  },
})
