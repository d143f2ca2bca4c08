import { type Card, NONE, type Occurrence, type Option, perCatalog, type Seat } from '@dejarik/kernel'
import { isMarked, mark } from '../columns.js'
import type { Catalog } from '../definitions.js'
import type { ClauseTree } from '../effects/tree.js'
import { offer } from '../options/index.js'
import { DARK, LIGHT, REACTED, type Table } from '../state.js'
import { fits } from '../vocabulary/refs.js'
import { fights } from './battle/participants.js'
import { isActive, locationOf } from './card-states.js'
import { beginDeploying } from './deploy/deploy.js'
import { places } from './deploy/places.js'
import { isDevice, isInterrupt, isLocation, isWeapon } from './facts.js'
import { appliesTo, appliesToSeat, type Modifier, modifiersOf, ownModifiers } from './modifiers/modifiers.js'
import { forbidden } from './modifiers/permissions.js'
import { appliesAt } from './modifiers/places.js'
import { type DeedGain, deedSubject } from './modifiers/subjects.js'
import { beginMoving, openRoutes } from './move/move.js'
import type { How } from './move/movers.js'
import { cardsIn, HAND, onTable, TABLE } from './zones.js'

const MAY_REACT = deedSubject('may', 'react')

type Leave = Modifier<DeedGain<'may'>>

/** A battle or drain that the opponent has just initiated. rule swccg.react */
const isReactable = (seat: Seat, what: Occurrence): boolean =>
  (what.on === 'just-battle' || what.on === 'just-drain') && what.by !== seat

/** Some texts speak of battles alone, or of Force drains alone. */
const answers = ({ answering }: DeedGain<'may'>, what: Occurrence): boolean =>
  answering === undefined || what.on === `just-${answering}`

/** What lets this player react, by moving or by deploying, to that place or away from it. */
const leaves = (t: Table, seat: Seat, by: 'move' | 'deploy', what: Occurrence, away = false): Leave[] =>
  modifiersOf(t, MAY_REACT).filter((leave) => {
    const { change } = leave
    // What a card says of its own deploying is no leave for others.
    if (by === 'deploy' && leave.of === 'this') return false
    if (!answers(change, what) || leave.x.you !== seat) return false
    return change.by === by && (change.away === true) === away && appliesAt(t, leave, what.location as Card)
  })

const isMeant = (t: Table, leave: Leave, card: Card): boolean => {
  const { what } = leave.change
  if (what !== undefined) return fits(t, what, card, leave.x, leave.x.you)
  return appliesTo(t, leave, card) || appliesToSeat(t, leave, leave.x.you)
}

/** rule swccg.react: the movements that may be a react; nobody is shuttled as one. */
const how: How[] = ['landspeed', 'hyperspeed', 'sublight', 'land', 'take-off', 'embark', 'disembark']

/** The text that lets this card move as a react to that place; from it, where the card is there. A react away answers battles only. */
function leaveOf(t: Table, seat: Seat, card: Card, what: Occurrence): Leave | undefined {
  const at = what.location as Card
  const away = locationOf(t, card) === at
  if (away && what.on !== 'just-battle') return undefined
  const all = leaves(t, seat, 'move', what, away).filter((each) => isMeant(t, each, card))
  return all.find(({ change }) => change.free === true) ?? all[0]
}

/** How it would move, with that leave. */
const movement = (seat: Seat, card: Card, at: Card, leave: Leave) => {
  const { free, away } = leave.change
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
  if (modifiersOf(t, MAY_REACT).length > 0)
    for (const card of cardsIn(t.s, seat, TABLE)) {
      if (isLocation(t, card) || !isActive(t, card) || !mayYet(t, card)) continue
      if (isBarred(t, seat, card, at) || isBarred(t, seat, card, locationOf(t, card))) continue
      const leave = leaveOf(t, seat, card, what)
      if (leave !== undefined && openRoutes(t, movement(seat, card, at, leave)).length > 0)
        options.push(offer.react(card))
    }
  const deploying = leaves(t, seat, 'deploy', what)
  if (deploying.length > 0 || deploysItself(t.catalog)[seat])
    for (const card of cardsIn(t.s, seat, HAND)) {
      if (isInterrupt(t, card) || isLocation(t, card) || isBarred(t, seat, card, at)) continue
      if (!hasOwnLeave(t, card, what) && !deploying.some((leave) => isDeployable(t, leave, card))) continue
      if (places(t, card, seat).some(({ host }) => host !== NONE && locationOf(t, host) === at))
        options.push(offer.react(card))
    }
  return options
}

/** With which cards one may react, where the text says; else any that could be in the battle, or be carried into it. Reading F23. */
const isDeployable = (t: Table, leave: Leave, card: Card): boolean => {
  const { what } = leave.change
  return what === undefined
    ? fights(t, card) || isWeapon(t, card) || isDevice(t, card)
    : fits(t, what, card, leave.x, leave.x.you)
}

/** Does its own text let it be deployed as a react there? What a card says of itself holds in hand too. */
const hasOwnLeave = (t: Table, card: Card, what: Occurrence): boolean =>
  ownModifiers(t, card, MAY_REACT).some((leave) => {
    const { change } = leave
    return change.by === 'deploy' && answers(change, what) && appliesAt(t, leave, what.location as Card)
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
  const leave = locationOf(t, card) !== NONE ? leaveOf(t, seat, card, what) : undefined
  if (leave !== undefined)
    beginMoving(t, seat, card, { ...movement(seat, card, at, leave), react: true, answers: what.at })
  else beginDeploying(t, seat, card, { only: [at], react: true, answers: what.at })
}
