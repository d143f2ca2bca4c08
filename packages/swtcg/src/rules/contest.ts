import { ask, type Card, finish, goto, type Option, procedure, type Seat } from '@dejarik/kernel'
import { sameUnique } from '../cards/same-name.js'
import { DARK, LIGHT, other, type State, type Table } from '../state.js'
import { shift } from './moving.js'
import { stackCost } from './stacking.js'
import { loseForce } from './turns.js'
import { ATTACHED, BUILD, cardsIn, def, inArena, unitsInArenas, zone } from './zones.js'

interface Pair {
  cards: [Card, Card]
  equipment: boolean
}

/** The same unique name on both sides, in battle: units before Equipment. rule swtcg.contested-unique */
function pairs(t: Table): Pair[] {
  const unique = (cards: Card[]) => cards.filter((card) => def(t, card).version !== undefined)
  const match = (dark: Card[], light: Card[], equipment: boolean): Pair[] =>
    dark.flatMap((a) =>
      light.flatMap((b): Pair[] => (sameUnique(def(t, a).name, def(t, b).name) ? [{ cards: [a, b], equipment }] : [])),
    )
  // rule swtcg.unique-pilots: a Pilot on a unit is contested too
  const inBattle = (seat: Seat) => [...unitsInArenas(t.s, seat), ...pilotsInArenas(t.s, seat)]
  const units = match(unique(inBattle(DARK)), unique(inBattle(LIGHT)), false)
  if (units.length > 0) return units
  const worn = (seat: Seat) =>
    cardsIn(t.s, seat, ATTACHED).filter((card) => {
      const unit = t.s.equipped[card] as Card
      return unit >= 0 && t.s.tapped[card] === 0 && inArena(t.s, unit)
    })
  return match(unique(worn(DARK)), unique(worn(LIGHT)), true)
}

const pilotsInArenas = (s: State, seat: Seat): Card[] =>
  cardsIn(s, seat, ATTACHED).filter((card) => {
    const unit = s.piloting[card] as Card
    return unit >= 0 && inArena(s, unit)
  })

interface Contesting {
  pair?: Pair
  bids?: [number, number]
  bidder?: Seat
}

/**
 * rules swtcg.contested-unique, swtcg.bidding-contest: bids of Force in turn from Dark; bid and total build cost decide,
 * Dark wins ties. The winner pays; the losing unit goes untapped to the build zone, losing Equipment is tapped.
 */
export const contests = procedure<Contesting, State>('contests', {
  choose(t, f) {
    const found = pairs(t)
    if (found.length === 0) {
      finish(t, f)
      return
    }
    ask(
      t,
      DARK,
      'contest',
      found.map(({ cards }) => ({ do: 'contest', card: cards[0], with: cards[1] })),
      { rule: 'swtcg.contested-unique' },
    )
  },
  chosen(t, f, answer) {
    f.pair = pairs(t).find(({ cards }) => cards[0] === answer.card && cards[1] === answer.with) as Pair
    f.bids = [0, 0]
    f.bidder = DARK
  },
  bid(t, f) {
    const seat = f.bidder as Seat
    const [dark, light] = totals(t, f)
    const lead = seat === DARK ? light - dark : dark - light
    // Dark must match, Light must exceed.
    const least = (f.bids as number[])[seat]! + (seat === DARK ? lead : lead + 1)
    const options: Option[] = []
    for (let n = Math.max(0, least); n <= (t.s.force[seat] as number); n++) options.push({ do: 'bid', n })
    options.push({ do: 'pass' })
    ask(t, seat, 'bid', options, { about: { cards: f.pair?.cards ?? [] } })
  },
  bidden(t, f, answer) {
    const seat = f.bidder as Seat
    const [dark, light] = totals(t, f)
    const winning = dark >= light ? DARK : LIGHT
    if (answer.do === 'pass') {
      // Whoever trails and passes has lost; whoever leads lets the other bid.
      if (winning !== seat || f.bids === undefined) goto(f, 'settle')
      else {
        f.bidder = other(seat)
        goto(f, 'reply')
      }
      return
    }
    ;(f.bids as [number, number])[seat] = answer.n as number
    f.bidder = other(seat)
    goto(f, 'bid')
  },
  reply(_t, f) {
    goto(f, 'bid')
  },
  settle(t, f) {
    const { s } = t
    const [dark, light] = totals(t, f)
    const winner = dark >= light ? DARK : LIGHT
    loseForce(t, winner, (f.bids as [number, number])[winner] as number)
    const { cards, equipment } = f.pair as Pair
    const loser = cards[other(winner)] as Card
    if (equipment) s.tapped[loser] = 1
    else {
      s.piloting[loser] = -1
      shift(t, loser, zone(s.controller[loser] as Seat, BUILD))
      s.faceUp[loser] = 1
      s.tapped[loser] = 0
    }
    t.watch?.({ is: 'contest', winner, card: cards[winner] as Card, loser })
    goto(f, 'choose')
  },
})

/** Bid and total build cost of each side. */
function totals(t: Table, f: Contesting): [number, number] {
  const { cards } = f.pair as Pair
  const bids = f.bids as [number, number]
  return [bids[0] + stackCost(t, cards[0]), bids[1] + stackCost(t, cards[1])]
}
