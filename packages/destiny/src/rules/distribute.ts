import { askEnough, type Card, finish, goto, procedure, type Seat } from '@dejarik/kernel'
import { type Of, offer } from '../options/index.js'
import type { State } from '../state.js'

/** How much each character gets. */
export type Shares = { card: Card; n: number }[]

interface Distributing {
  seat: Seat
  n: number
  among: Card[]
  about: string
  /** Who may get nothing but all of it. */
  whole?: Card[]
  shares?: Shares
  /** Who got the last one, where they were given in canonical order: a thinker goes on from there. */
  at?: number
}

/** Distributes so much as a player wishes, one at a time in any order. Returns the shares in canonical order. */
export const distribute = procedure<Distributing, State>('distribute', {
  choose(t, f) {
    const given = (f.shares ?? []).reduce((sum, share) => sum + share.n, 0)
    if (given >= f.n || f.among.length === 0) {
      finish(t, f, f.shares ?? [])
      return
    }
    const options: Of<'give' | 'choose'>[] = f.among.map((card) => offer.give(card))
    if (given === 0) for (const card of f.whole ?? []) options.push(offer.choose(card))
    const about = { for: f.about, left: f.n - given }
    askEnough(t, f.seat, 'distribute', options, [f.at ?? 0, options.length], { about })
  },
  given(t, f, answer: Of<'give'> | Of<'choose', 'card'>) {
    const { card } = answer
    if (answer.do === 'choose') {
      finish(t, f, [{ card, n: f.n }])
      return
    }
    const i = f.among.indexOf(card)
    f.at = i < (f.at ?? 0) ? 0 : i
    const got = new Map((f.shares ?? []).map((share) => [share.card, share.n]))
    got.set(card, (got.get(card) ?? 0) + 1)
    f.shares = f.among.flatMap((each) => (got.has(each) ? [{ card: each, n: got.get(each) as number }] : []))
    goto(f, 'choose')
  },
})
