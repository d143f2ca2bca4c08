import { type Card, finish, goto, learn, lives, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, bind, bound, canAim, inFull, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { locationOf } from '../rules/card-states.js'
import { beginDeploying } from '../rules/deploy/deploy.js'
import { places } from '../rules/deploy/places.js'
import { failSearch } from '../rules/searching.js'
import { isBarred, reshuffle, searchOf } from '../rules/shuffling.js'
import { areShut } from '../rules/uniqueness.js'
import { cardsIn, countIn, RESERVE, zone } from '../rules/zones.js'
import type { Table } from '../state.js'
import { locationsOf } from '../vocabulary/places.js'
import { effect } from './effect.js'
import type { Place, Query, Ref, Target } from './tree.js'

/** Now, by all rules of deployment; where no place is said, anywhere it may go; `on`: on that card alone. rule swccg.deploying-from-deck */
export interface Deploy {
  do: 'deploy'
  what: Target
  to?: Place
  on?: Ref
  free?: true
}

export const deployWords = words('deploy', ['<deploy> {what:target} ({to:place}) (onto {on:ref}) (free? for free)'])

/** Is it looked for in one's own Reserve Deck? Then nobody knows beforehand what is there. */
const fromReserve = ({ what }: Deploy): boolean =>
  typeof what === 'object' && 'from' in what && (what.from as Query).zone === 'reserve'

/** The titles that it names, where it names any. */
const namesOf = ({ what }: Deploy): readonly string[] => {
  const name = typeof what === 'object' && 'from' in what ? (what.from as Query).name : undefined
  return name === undefined ? [] : typeof name === 'string' ? [name] : name
}

/** The cards from which those that deploy are taken, where they were just shown: the others are `{that: 'rest'}`. */
const amongShown = (t: Table, what: Target, x: Scope): readonly Card[] => {
  const from = typeof what === 'object' && 'from' in what ? (what.from as Query)['one-of'] : undefined
  return from === undefined ? [] : [...bound(t, from, x)]
}

export const deploy = effect<Deploy, { cards?: number[]; full?: boolean; searched?: boolean }>(
  'deploy',
  {
    look(t, f) {
      f.searched = fromReserve(nodeOf<Deploy>(t, f))
      if (f.searched) for (const card of cardsIn(t.s, f.you, RESERVE)) learn(t.s, f.you, card)
    },
    aim(t, f) {
      aim(t, f, nodeOf<Deploy>(t, f).what, mayGo(t, nodeOf<Deploy>(t, f), scopeOf(t, f), f.you))
    },
    begin(t, f) {
      const { what } = nodeOf<Deploy>(t, f)
      const shown = amongShown(t, what, scopeOf(t, f))
      const cards = aimed(t, f, what)
      f.full = inFull(t, f, what, cards)
      f.cards = [...cards]
      const rest = shown.filter((card) => !cards.includes(card))
      if (shown.length > 0) bind(t, scopeOf(t, f), 'rest', rest)
      // rule swccg.taking-cards: what was not found is not looked for again this turn.
      if (f.searched && f.cards.length === 0)
        failSearch(t, { source: scopeOf(t, f).source, node: f.node }, { seat: f.you, whose: f.you, which: RESERVE })
    },
    next(t, f) {
      const { to, on, free } = nodeOf<Deploy>(t, f)
      const card = f.cards?.shift()
      if (card === undefined) {
        // rule swccg.revealing-cards: what was taken away meanwhile is no longer one of those that were shown.
        const { that } = scopeOf(t, f)
        if (that.rest !== undefined) that.rest = that.rest.filter((ref) => lives(t.s, ref))
        if (f.searched) reshuffle(t, f.you, RESERVE)
        finish(t, f, f.full && f.result !== 'not initiated')
        return
      }
      goto(f, 'next')
      const only = to === undefined ? {} : { only: [...locationsOf(t, to, scopeOf(t, f), f.you)] }
      const host = on === undefined ? {} : { on: [...bound(t, on, scopeOf(t, f))] }
      beginDeploying(t, f.you, card, { ...only, ...host, ...(free ? { free } : {}) })
    },
  },
  (t, node, x, you) =>
    fromReserve(node)
      ? // rule swccg.implied-target-rule: an unknown target is no obstacle.
        countIn(t.s, you, RESERVE) > 0 &&
        !isBarred(t, searchOf(t, node, x), zone(you, RESERVE)) &&
        !areShut(t, namesOf(node), you)
      : canAim(t, node.what, x, you, mayGo(t, node, x, you)),
)

/** Those that have somewhere to go. */
const mayGo =
  (t: Table, node: Deploy, x: Scope, you: Seat) =>
  (card: Card): boolean =>
    places(t, card, you, null, node.free === true).some(({ host }) => {
      if (node.on !== undefined && !bound(t, node.on, x).includes(host)) return false
      return node.to === undefined || (host >= 0 && locationsOf(t, node.to, x, you).includes(locationOf(t, host)))
    })
