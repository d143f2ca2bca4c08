import { ask, type Card, finish, goto, type Option, procedure, type Seat } from '@dejarik/kernel'
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
}

/** Distributes so much as a player wishes, one at a time in canonical order. Returns the shares. */
export const distribute = procedure<Distributing, State>('distribute', {
  choose(t, f) {
    const given = (f.shares ?? []).reduce((sum, share) => sum + share.n, 0)
    if (given >= f.n || f.among.length === 0) {
      finish(t, f, f.shares ?? [])
      return
    }
    const options: Option[] = f.among.map((card) => ({ do: 'give', card }))
    if (given === 0) for (const card of f.whole ?? []) options.push({ do: 'choose', card })
    ask(t, f.seat, 'distribute', options, { about: { for: f.about, left: f.n - given } })
  },
  given(t, f, answer) {
    const card = answer.card as Card
    if (answer.do === 'choose') {
      finish(t, f, [{ card, n: f.n }])
      return
    }
    const shares = f.shares ?? []
    const last = shares[shares.length - 1]
    f.shares = last?.card === card ? [...shares.slice(0, -1), { card, n: last.n + 1 }] : [...shares, { card, n: 1 }]
    f.among = f.among.slice(f.among.indexOf(card))
    goto(f, 'choose')
  },
})
