import { ask, type Engine, goto, type Option, type Rules } from '@dejarik/kernel'
import { type Duel, duel } from './laws/duel.js'

/** A game of so many answers: each seat in turn says yes or no, and every yes is a point. */
export const longGame = (answers: number, rules: Partial<Rules<Duel>> = {}): Engine<Duel> =>
  duel({
    rules,
    steps: {
      bid(t) {
        ask(t, t.s.round % 2, 'say', [{ do: 'peek' }, { do: 'gamble' }])
      },
      reveal(t, f, answer: Option) {
        if (answer.do === 'peek') t.s.points[t.s.round % 2] = (t.s.points[t.s.round % 2] as number) + 1
        t.watch?.({ is: 'peeked', seat: t.s.round % 2 })
        t.s.round++
        if (t.s.round < answers) goto(f, 'bid')
        else t.s.result = { winner: null, rule: 'duel.end' }
      },
    },
  })
