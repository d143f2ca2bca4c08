import {
  type Card,
  cardsInPile,
  columnEdit,
  controllerOf,
  type EditRules,
  isAtEnd,
  MANY,
  move,
  NOWHERE,
  type NumberEdit,
  ownerOf,
  type PlaceEdit,
  pileEdit,
  pileOf,
  type Seat,
  THERE,
} from '@dejarik/kernel'
import { cardOfDie } from './columns.js'
import { sideWords } from './labels.js'
import {
  area,
  areaOf,
  charactersOf,
  DECK,
  DEFEATED,
  DISCARD,
  def,
  HAND,
  inPlay,
  isCharacter,
  isUpgrade,
  nextPlayer,
  PLAY,
  SET_ASIDE,
  upgradesOn,
} from './rules/areas.js'
import { bringDie, diceLeave, returnDie } from './rules/dice.js'
import { discardFromPlay, leavePlay } from './rules/leaving-play.js'
import { attach, mayHold } from './rules/upgrades.js'
import { type Die, IN_POOL, ON_CARD, type State, type Table } from './state.js'

/** rules destiny.shields, destiny.upgrades */
const THREE = 3

/** Nothing is in progress but a turn that asks for its action. */
const quiet = new Set(['setup', 'rounds', 'action-phase', 'action'])
const isQuiet = ({ s }: Table): boolean =>
  s.decision?.kind === 'action' && s.stack.every(({ procedure }) => quiet.has(procedure))

const isOut = (s: State, card: Card): boolean => s.out[ownerOf(s, card)] === 1

/** A card that belongs to a deck: neither a character nor a battlefield. */
const isOfDeck = (t: Table, card: Card): boolean =>
  !isCharacter(t, card) && def(t, card).type !== 'battlefield' && !isOut(t.s, card)

/** A pile of the card's owner; the dice of what leaves play go with it. */
const toPile = (name: string, words: string, which: number, at: 'top' | 'bottom' = 'top'): PlaceEdit<State> =>
  pileEdit(
    name,
    words,
    (t, card) => {
      const pile = area(ownerOf(t.s, card), which)
      const isThere = which === DECK ? isAtEnd(t.s, card, pile, at) : t.s.pile[card] === pile
      return !isThere && isOfDeck(t, card)
    },
    (t, card) => {
      if (inPlay(t.s, card)) leavePlay(t, card, which, at)
      else move(t, card, area(ownerOf(t.s, card), which), at)
    },
  )

/** rule destiny.uniqueness: nobody gets a second copy of a unique card. */
const isAlone = (t: Table, card: Card, seat: Seat): boolean =>
  !def(t, card).unique ||
  !cardsInPile(t.s, area(seat, PLAY)).some((other) => other !== card && def(t, other).name === def(t, card).name)

const places: readonly PlaceEdit<State>[] = [
  toPile('hand', 'to the hand', HAND),
  toPile('deck-top', 'on top of the deck', DECK),
  toPile('deck-bottom', 'under the deck', DECK, 'bottom'),
  toPile('discard', 'to the discard pile', DISCARD),
  toPile('aside', 'aside', SET_ASIDE),
  {
    name: 'play',
    words: 'into play',
    where(t, card) {
      const comes = def(t, card).type === 'support' || (isCharacter(t, card) && areaOf(pileOf(t.s, card)) === DEFEATED)
      if (!comes || inPlay(t.s, card) || isOut(t.s, card)) return NOWHERE
      return isAlone(t, card, ownerOf(t.s, card)) ? THERE : NOWHERE
    },
    put(t, card) {
      move(t, card, area(ownerOf(t.s, card), PLAY))
      t.s.damage[card] = 0
      bringDie(t, card)
    },
  },
  {
    name: 'upgrade',
    words: 'onto',
    where(t, card) {
      if (!isUpgrade(t, card) || isOut(t.s, card)) return NOWHERE
      const hosts = Array.from({ length: t.s.seats }, (_, seat) => charactersOf(t, seat)).flat()
      return hosts.filter((host) => mayHold(t, host, card) && upgradesOn(t.s, host).length < THREE)
    },
    put(t, card, on) {
      const comes = !inPlay(t.s, card)
      if (comes) move(t, card, area(ownerOf(t.s, card), PLAY))
      attach(t, card, on)
      if (comes) bringDie(t, card)
    },
  },
  {
    // Whoever has nobody left has lost, and no edit loses a game.
    name: 'defeated',
    words: 'to the defeated characters',
    where: (t, card) =>
      inPlay(t.s, card) && isCharacter(t, card) && charactersOf(t, controllerOf(t.s, card)).length > 1
        ? THERE
        : NOWHERE,
    put(t, card) {
      for (const upgrade of upgradesOn(t.s, card)) discardFromPlay(t, upgrade)
      diceLeave(t, card)
      for (const column of [t.s.damage, t.s.shields, t.s.exhausted]) column[card] = 0
      move(t, card, area(ownerOf(t.s, card), DEFEATED))
    },
  },
]

/** A number on characters in play, or on everything there that can be exhausted. */
const onCard = (
  name: string,
  column: (s: State) => number[],
  most: (t: Table, card: Card) => number,
): NumberEdit<State> => columnEdit('card', name, column, (t, card) => (inPlay(t.s, card) ? most(t, card) : -1))

/** A die that is on its card or in a pool, between actions. */
const isFree = (t: Table, die: Die): boolean =>
  isQuiet(t) && (t.s.dieAt[die] === IN_POOL || (t.s.dieAt[die] === ON_CARD && inPlay(t.s, cardOfDie(t.s, die))))

const numbers: readonly NumberEdit<State>[] = [
  onCard(
    'damage',
    (s) => s.damage,
    (t, card) => (isCharacter(t, card) ? (def(t, card).health as number) - 1 : -1),
  ),
  onCard(
    'shields',
    (s) => s.shields,
    (t, card) => (isCharacter(t, card) ? THREE : -1),
  ),
  onCard(
    'exhausted',
    (s) => s.exhausted,
    (t, card) => (isUpgrade(t, card) ? -1 : 1),
  ),
  columnEdit(
    'seat',
    'resources',
    (s) => s.resources,
    ({ s }, seat) => (s.out[seat] === 1 ? -1 : MANY),
  ),
  {
    // Somebody always controls it: who lets go of it leaves it to the next player.
    name: 'control of the battlefield',
    of: 'seat',
    now: ({ s }, seat) => (s.control === seat ? 1 : 0),
    most: (t, seat) => (isQuiet(t) && t.s.battlefield >= 0 && t.s.claimed < 0 && t.s.out[seat] === 0 ? 1 : -1),
    set({ s }, seat, n) {
      if (n === 1) s.control = seat
      else if (s.control === seat) s.control = nextPlayer(s, seat)
    },
  },
  {
    ...columnEdit<State>(
      'die',
      'side',
      (s) => s.dieSide,
      (t, die) => (isFree(t, die) && t.s.dieAt[die] === IN_POOL ? 5 : -1),
    ),
    words: (t, die, n) => sideWords((def(t, cardOfDie(t.s, die)).die ?? [])[n] as never),
  },
  {
    name: 'in the pool',
    of: 'die',
    now: ({ s }, die) => (s.dieAt[die] === IN_POOL ? 1 : 0),
    most: (t, die) => (isFree(t, die) ? 1 : -1),
    set({ s }, die, n) {
      if (n === 0) returnDie(s, die)
      else if (s.dieAt[die] !== IN_POOL) {
        s.dieAt[die] = IN_POOL
        s.diePool[die] = controllerOf(s, cardOfDie(s, die))
      }
    },
  },
]

/** What players may agree to change. */
export const edits: EditRules<State> = {
  numbers,
  places,
  isQuiet,
  dice: (t) => t.s.dieCard.flatMap((card, die) => (isFree(t, die) ? [{ die, card }] : [])),
}
