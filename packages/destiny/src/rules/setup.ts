import {
  ask,
  type Card,
  call,
  goto,
  intend,
  move,
  type Option,
  ownerOf,
  procedure,
  type Seat,
  sealed,
  shufflePile,
} from '@dejarik/kernel'
import { cardOfDie } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { IN_POOL, type State, type Table } from '../state.js'
import { area, cardsIn, charactersOf, DECK, field, players, SET_ASIDE } from './areas.js'
import { putOnCard, roll, valueOfSide } from './dice.js'
import { distribute, type Shares } from './distribute.js'
import { draw, drawUp, sealedHands } from './hand-and-deck.js'
import { gain } from './resources.js'
import { rounds } from './rounds.js'

interface SetUp {
  /** Who still rolls for the battlefield. */
  rolling?: Seat[]
  shielded?: Seat[]
  shares?: Shares
}

/** rules destiny.setup, destiny.mp-setup. Characters and battlefields are on the table before the first step. */
export const setup = procedure<SetUp, State>('setup', {
  shuffle(t) {
    for (const seat of players(t.s, 0)) {
      shufflePile(t, area(seat, DECK))
      draw(t, seat, 5)
    }
  },
  redraw(t) {
    call(t, sealed, { ...sealedHands(t, 'redraw', 'destiny.setup'), secret: true })
  },
  redrawn(t, f) {
    const chosen = f.result as Option[][]
    for (const seat of players(t.s, 0)) {
      const cards = chosen[seat] as Option[]
      t.watch?.({ is: 'redrew', seat, n: cards.length })
      if (cards.length === 0) continue
      for (const { card } of cards) move(t, card as Card, area(seat, DECK))
      shufflePile(t, area(seat, DECK))
      drawUp(t, seat)
    }
  },
  resources(t, f) {
    for (const seat of players(t.s, 0)) gain(t, seat, 2)
    f.rolling = [...players(t.s, 0)]
  },
  rollOff(t, f) {
    const totals = (f.rolling as Seat[]).map((seat) => rollTeam(t, seat))
    const highest = Math.max(...totals)
    // Only those who tie for the highest roll again.
    f.rolling = (f.rolling as Seat[]).filter((_seat, i) => totals[i] === highest)
    if (f.rolling.length > 1) goto(f, 'rollOff')
  },
  battlefield(t, f) {
    const options: Of<'battlefield'>[] = []
    for (const seat of players(t.s, 0)) {
      for (const card of cardsIn(t.s, seat, SET_ASIDE)) options.push(offer.battlefield(card))
    }
    ask(t, (f.rolling as Seat[])[0] as Seat, 'battlefield', options, { rule: 'destiny.setup' })
  },
  battlefieldChosen(t, f, { card }: Of<'battlefield'>) {
    const { s } = t
    s.battlefield = card
    s.control = ownerOf(s, card)
    move(t, card, field(s.seats))
    t.watch?.({ is: 'battlefield', card, seat: s.control })
    for (let die = 0; die < s.dieAt.length; die++) if (s.dieAt[die] === IN_POOL) putOnCard(s, die)
    // conflicts D1: two shields for the other player, one for each of several
    f.shielded = players(s, s.control).filter((seat) => seat !== s.control)
  },
  shields(t, f) {
    const seat = (f.shielded as Seat[])[0]
    if (seat === undefined) {
      goto(f, 'play')
      return
    }
    call(t, distribute, { seat, n: t.s.seats === 2 ? 2 : 1, among: charactersOf(t, seat), about: 'setup-shields' })
  },
  shieldsChosen(_t, f) {
    f.shares = f.result as Shares
  },
  shieldsGiven(t, f) {
    const share = (f.shares as Shares).shift()
    if (share === undefined) {
      ;(f.shielded as Seat[]).shift()
      goto(f, 'shields')
      return
    }
    goto(f, 'shieldsGiven')
    intend(t, { kind: 'shields', ...share, by: (f.shielded as Seat[])[0], number: share.n })
  },
  play(t) {
    call(t, rounds)
  },
})

/** Rolls a team's character dice and adds up their values. */
function rollTeam(t: Table, seat: Seat): number {
  const { s } = t
  let total = 0
  for (let die = 0; die < s.dieCard.length; die++) {
    if (s.owner[cardOfDie(s, die)] !== seat) continue
    roll(t, die, seat)
    total += valueOfSide(t, die)
  }
  t.watch?.({ is: 'roll-off', seat, total })
  return total
}
