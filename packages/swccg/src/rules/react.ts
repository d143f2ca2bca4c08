import { type Card, NONE, type Occurrence, type Option, perCatalog, type Seat } from '@dejarik/kernel'
import { isMarked, mark } from '../columns.js'
import type { Catalog } from '../definitions.js'
import type { ClauseTree } from '../effects/tree.js'
import { DARK, LIGHT, REACTED, type Table } from '../state.js'
import { fits } from '../vocabulary/refs.js'
import { fights } from './battle/participants.js'
import { isActive, locationOf } from './card-states.js'
import { beginDeploying } from './deploy/deploy.js'
import { places } from './deploy/places.js'
import { isDevice, isInterrupt, isLocation, isWeapon } from './facts.js'
import { allSaid, isFor, isForSeat, type Said } from './gains.js'
import { beginMoving, openRoutes } from './move/move.js'
import type { How } from './move/movers.js'
import { forbidden, ownSaid } from './permissions.js'
import { holdsAt } from './player-numbers.js'
import { type DeedGain, deedTopic } from './topics.js'
import { cardsIn, HAND, onTable, TABLE } from './zones.js'

const MAY_REACT = deedTopic('may', 'react')

type Leave = Said<DeedGain<'may'>>

/** A battle or drain that the opponent has just initiated. rule swccg.react */
const isReactable = (seat: Seat, what: Occurrence): boolean =>
  (what.on === 'just-battle' || what.on === 'just-drain') && what.by !== seat

/** Some texts speak of battles alone, or of Force drains alone. */
const answers = ({ answering }: DeedGain<'may'>, what: Occurrence): boolean =>
  answering === undefined || what.on === `just-${answering}`

/** What lets this player react, by moving or by deploying, to that place or away from it. */
const leaves = (t: Table, seat: Seat, by: 'move' | 'deploy', what: Occurrence, away = false): Leave[] =>
  allSaid(t, MAY_REACT).filter((said) => {
    const { gain } = said
    // What a card says of its own deploying is no leave for others.
    if (by === 'deploy' && said.of === 'this') return false
    if (!answers(gain, what) || said.x.you !== seat) return false
    return gain.by === by && (gain.away === true) === away && holdsAt(t, said, what.location as Card)
  })

const isMeant = (t: Table, said: Leave, card: Card): boolean => {
  const { what } = said.gain
  if (what !== undefined) return fits(t, what, card, said.x, said.x.you)
  return isFor(t, said, card) || isForSeat(t, said, said.x.you)
}

/** rule swccg.react: the movements that may be a react; nobody is shuttled as one. */
const how: How[] = ['landspeed', 'hyperspeed', 'sublight', 'land', 'take-off', 'embark', 'disembark']

/** The text that lets this card move as a react to that place; from it, where the card is there. A react away answers battles only. */
function leaveOf(t: Table, seat: Seat, card: Card, what: Occurrence): Leave | undefined {
  const at = what.location as Card
  const away = locationOf(t, card) === at
  if (away && what.on !== 'just-battle') return undefined
  const said = leaves(t, seat, 'move', what, away).filter((each) => isMeant(t, each, card))
  return said.find(({ gain }) => gain.free === true) ?? said[0]
}

/** How it would move, with that leave. */
const movement = (seat: Seat, card: Card, at: Card, said: Leave) => {
  const { free, away } = said.gain
  const way = { card, by: seat, how, ...(free === true ? { free: true } : {}) }
  return away === true ? { ...way, away: at } : { ...way, only: [at] }
}

/** Does a text forbid to react there, or from there? */
const isBarred = (t: Table, seat: Seat, card: Card, at: Card): boolean =>
  forbidden(t, { deed: 'react', card, seat, at })

const mayYet = (t: Table, card: Card): boolean => !isMarked(t.s, card, REACTED)

/** Every react that this player may make: each card is a react of its own. */
export function reacts(t: Table, seat: Seat, what: Occurrence): Option[] {
  if (!isReactable(seat, what)) return []
  const at = what.location as Card
  const options: Option[] = []
  if (allSaid(t, MAY_REACT).length > 0)
    for (const card of cardsIn(t.s, seat, TABLE)) {
      if (isLocation(t, card) || !isActive(t, card) || !mayYet(t, card)) continue
      if (isBarred(t, seat, card, at) || isBarred(t, seat, card, locationOf(t, card))) continue
      const said = leaveOf(t, seat, card, what)
      if (said !== undefined && openRoutes(t, movement(seat, card, at, said)).length > 0)
        options.push({ do: 'react', card })
    }
  const deploying = leaves(t, seat, 'deploy', what)
  if (deploying.length > 0 || deploysItself(t.catalog)[seat])
    for (const card of cardsIn(t.s, seat, HAND)) {
      if (isInterrupt(t, card) || isLocation(t, card) || isBarred(t, seat, card, at)) continue
      if (!hasOwnLeave(t, card, what) && !deploying.some((said) => isDeployable(t, said, card))) continue
      if (places(t, card, seat).some(({ host }) => host !== NONE && locationOf(t, host) === at))
        options.push({ do: 'react', card })
    }
  return options
}

/** With which cards one may react, where the text says; else any that could be in the battle, or be carried into it. Reading F23. */
const isDeployable = (t: Table, said: Leave, card: Card): boolean => {
  const { what } = said.gain
  return what === undefined
    ? fights(t, card) || isWeapon(t, card) || isDevice(t, card)
    : fits(t, what, card, said.x, said.x.you)
}

/** Does its own text let it be deployed as a react there? What a card says of itself holds in hand too. */
const hasOwnLeave = (t: Table, card: Card, what: Occurrence): boolean =>
  ownSaid(t, card, MAY_REACT).some((said) => {
    const { gain } = said
    return gain.by === 'deploy' && answers(gain, what) && holdsAt(t, said, what.location as Card)
  })

/** By seat: are there cards that say so of themselves, so that a hidden hand might hold one? */
const deploysItself = perCatalog(({ defs }: Catalog): readonly boolean[] => {
  const says = (tree: ClauseTree): boolean =>
    tree.ability === 'ongoing' &&
    tree.of === 'this' &&
    tree.gets.some((gain) => 'may' in gain && gain.may === 'react' && gain.by === 'deploy')
  return [DARK, LIGHT].map((seat) =>
    defs.some(({ side, abilities }) => (side === 'dark') === (seat === DARK) && abilities.some(says)),
  )
})

/** Could there be a react, for all that is public? */
export function mightReact(t: Table, seat: Seat, what: Occurrence): boolean {
  if (!isReactable(seat, what)) return false
  const might = deploysItself(t.catalog)[seat] === true || leaves(t, seat, 'deploy', what).length > 0
  if (might && cardsIn(t.s, seat, HAND).length > 0) return true
  return reacts(t, seat, what).length > 0
}

/** Makes a react: the card moves or is deployed there, at its normal cost. */
export function beginReact(t: Table, seat: Seat, card: Card, what: Occurrence): void {
  mark(t.s, card, REACTED)
  const at = what.location as Card
  // What is deployed from hand is not shown before it is.
  t.watch?.(onTable(t.s, card) ? { is: 'react', seat, card } : { is: 'react', seat })
  const said = locationOf(t, card) !== NONE ? leaveOf(t, seat, card, what) : undefined
  if (said !== undefined)
    beginMoving(t, seat, card, { ...movement(seat, card, at, said), react: true, answers: what.at })
  else beginDeploying(t, seat, card, { only: [at], react: true, answers: what.at })
}
