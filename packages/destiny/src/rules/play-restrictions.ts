import {
  type Card,
  cardOf,
  definitionOf,
  granted,
  type Instance,
  NONE,
  no,
  perCatalog,
  type Seat,
  type Why,
} from '@dejarik/kernel'
import { holds, isA, type Scope } from '@dejarik/kernel/vocabulary'
import type { Ability, Condition } from '../effects/tree.js'
import type { Table } from '../state.js'
import { cardsIn, def, isCharacter, opponents, PLAY, upgradesOn } from './areas.js'
import { own, ruleSubject } from './modifiers.js'
import { ongoingScope } from './numbers.js'
import { canPay, type How, type Place, price } from './paying.js'
import { scopeOf } from './scope.js'

const freely: How = { discount: 0, free: true }
const nowhere: Place = { on: NONE, replace: NONE }

const IGNORES_RESTRICTIONS = ruleSubject('ignore-attach-restrictions')

type Restriction = Extract<Ability, { ability: 'restriction' }>
const restrictionsOf = perCatalog(({ defs }) =>
  defs.map(({ abilities }) =>
    (abilities as unknown as readonly Ability[]).filter((a): a is Restriction => a.ability === 'restriction'),
  ),
)

const restrictions = (t: Table, card: Card): readonly Restriction[] =>
  restrictionsOf(t.catalog)[definitionOf(t.s, card)] as readonly Restriction[]

/** Does the character let this be attached whatever its play restrictions say? rule destiny.golden-rule */
function ignoresRestrictions(t: Table, character: Card, card: Card): boolean {
  const clauses = own(t, character, IGNORES_RESTRICTIONS)
  if (clauses.length === 0) return false
  const x = ongoingScope(t, character)
  return clauses.some(({ change }) => isA(t, card, change.of, x, x.you))
}

/** rule destiny.mp-choosing-opponents: what is asked of an opponent may be so of any of them. */
const holdsAgainst = (t: Table, when: Condition, x: Scope): boolean =>
  opponents(t.s, x.you).some((opponent) => holds(t, when, { ...x, opponent }, x.you))

/** "That opponent" of an event is one against whom it could be played. */
export function isPlayedAgainst(t: Table, { clause, source, you }: Instance, opponent: Seat): boolean {
  if (t.catalog.clauses[clause]?.ability.ability !== 'play') return true
  const x = { ...scopeOf(t, you, cardOf(source)), opponent }
  return restrictions(t, cardOf(source)).every(({ when }) => when === undefined || holds(t, when, x, you))
}

/** rule destiny.play-restrictions, for playing this card there. */
export function mayPlay(t: Table, seat: Seat, card: Card, place: Place, how: How, why: Why = null): boolean {
  const { type, name, unique } = def(t, card)
  if (
    (type === 'character' || type === 'battlefield') &&
    no(why, 'destiny.play-a-card', 'it is not an event, upgrade or support')
  )
    return false
  // rule destiny.uniqueness: each player may have one copy in play
  if (
    unique &&
    type !== 'event' &&
    hasCopy(t, seat, name) &&
    no(why, 'destiny.uniqueness', 'you have {0} in play already', name)
  )
    return false
  const restricted = restrictions(t, card)
  if (place.on === NONE || !ignoresRestrictions(t, place.on, card)) {
    const x = scopeOf(t, seat, card)
    for (const { attach, when } of restricted) {
      if (when && !holdsAgainst(t, when, x) && no(why, 'destiny.play-restrictions', 'its play restriction is not met'))
        return false
      if (attach && place.on !== NONE && !isA(t, place.on, attach, x, seat)) {
        if (no(why, 'destiny.play-restrictions', 'it may not be attached to that character')) return false
      }
    }
  }
  if (!how.free && !canPay(t, seat, card, place, how)) {
    if (why === null) return false
    no(why, 'destiny.cost', 'it costs {0} and you have {1}', price(t, card, place, how), t.s.resources[seat])
  }
  return granted(why)
}

/** rule destiny.faq-unique-opponent: what others have in play does not matter. */
function hasCopy(t: Table, seat: Seat, name: string): boolean {
  for (const other of cardsIn(t.s, seat, PLAY)) if (def(t, other).name === name) return true
  return false
}

/** Every way to play this card now. rules destiny.play-a-card, destiny.upgrades */
export function placesFor(t: Table, seat: Seat, card: Card, how: How): readonly Place[] {
  // Whether it can be paid for is told faster than the rest.
  if (def(t, card).type !== 'upgrade')
    return isPaid(t, seat, card, nowhere, how) && mayPlay(t, seat, card, nowhere, freely) ? onTheTable : none
  const found: Place[] = []
  for (const on of cardsIn(t.s, seat, PLAY)) {
    if (!isCharacter(t, on)) continue
    const before = found.length
    addPaid(t, seat, card, { on, replace: NONE }, how, found)
    // rule destiny.faq-upgrade-color: any upgrade may be replaced
    for (const replace of upgradesOn(t.s, on)) addPaid(t, seat, card, { on, replace }, how, found)
    // What is replaced changes the price alone.
    if (found.length > before && !mayPlay(t, seat, card, found[before] as Place, freely)) found.length = before
  }
  return found
}

const isPaid = (t: Table, seat: Seat, card: Card, place: Place, how: How): boolean =>
  how.free || canPay(t, seat, card, place, how)

function addPaid(t: Table, seat: Seat, card: Card, place: Place, how: How, found: Place[]): void {
  if (isPaid(t, seat, card, place, how)) found.push(place)
}

const onTheTable: readonly Place[] = [nowhere]
const none: readonly Place[] = []
