import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { scopeOf } from '@dejarik/kernel/vocabulary'
import { answeredFrame } from '../rules/answered-action.js'
import { effect } from './effect.js'

/** In place of the destiny just canceled. rule swccg.canceled-redrawn-draws */
export interface Redraw {
  do: 'redraw'
}

export const redrawWords = words('redraw', ['<draw> it anew'])

export const redraw = effect<Redraw>('redraw', {
  again(t, f) {
    const frame = answeredFrame(t, scopeOf(t, f))
    if (frame !== null && frame.procedure === 'draw-destiny') {
      frame.n = (frame.n as number) + 1
      if (typeof frame.most === 'number') frame.most++
    }
    finish(t, f, frame !== null)
  },
})
