import { type Card, finish, refOf } from '@dejarik/kernel'
import { isRecord, words } from '@dejarik/kernel/grammar'
import { bind, canAim, effect, nodeOf, type Scope } from '@dejarik/kernel/vocabulary'
import { mayTrade, tradePlaces } from '../rules/trading-places.js'
import { isUnit } from '../rules/zones.js'
import type { State, Table } from '../state.js'
import { aiming, mayAim, type Suits } from './aiming.js'
import { leave } from './lasts.js'
import type { Target, Until } from './tree.js'

/** Two cards trade places; `abilities`: two units trade what is printed on them, until then. */
export interface Switch {
  do: 'switch'
  what: Target
  with: Target
  abilities?: true
  until?: Until
}

/** "2 of your units" are one of them, and another. */
function pair({ from, until }: Record<string, unknown>): Record<string, unknown> {
  const another = { ...(isRecord(from) ? from : {}), other: { that: 'unit' } }
  return { what: { choose: 1, from }, with: { choose: 1, from: another }, ...(until === undefined ? {} : { until }) }
}
/** Without another word it is so from then on. */
const forGood = { abilities: true, until: 'game-end' }

export const switchWords = words('switch', [
  '<swap> the place of {what:thing} with that of {with:thing}',
  '<switch> (the positions of) {what:thing} and|with {with:thing}',
  { says: '<switch> (the positions of) 2|two (of) {from:many}', read: pair },
  { says: '<swap> the abilities of {what:thing} with those of {with:thing} {until:until}', with: { abilities: true } },
  { says: '<switch> the abilities of {what:thing} and|with {with:thing} {until:until}', with: { abilities: true } },
  { says: '<switch> abilities of {what:thing} and|with {with:thing} {until:until}', with: { abilities: true } },
  { says: '{until:until}, <switch> the abilities of {what:thing} and|with {with:thing}', with: { abilities: true } },
  { says: '<switch> the abilities of {what:thing} and|with {with:thing}', with: forGood },
  {
    says: '<switch> (the) abilities of 2|two (of) {from:many} {until:until}',
    read: (slots) => ({ ...pair(slots), abilities: true }),
  },
  { says: '<switch> (the) abilities of 2|two (of) {from:many}', read: (slots) => ({ ...pair(slots), ...forGood }) },
])

const fit = (t: Table, node: Switch, one: Card, another: Card): boolean =>
  node.abilities ? one !== another && isUnit(t, one) && isUnit(t, another) : mayTrade(t, one, another)

/** Is there another with which it can be switched? "Another" may be said of it. */
const hasPartner: Suits<Switch> = (t, card, node, x, you) => {
  const bound: Scope = { ...x, that: { ...x.that } }
  if (isChoice(node.what)) bind(t, bound, 'unit', [card])
  return canAim(t, node.with, bound, you, (other) => fit(t, node, card, other))
}

const isChoice = (target: Target): boolean => typeof target === 'object' && !('that' in target)

interface Switching {
  cards: Card[]
  others: Card[]
  full?: boolean
}

/**
 * rule swtcg.switch-effect: each is where the other was, by the rules of that place; or what is printed on each counts as
 * printed on the other, as long as the effect lasts.
 */
export const switching = effect<Switch, Switching, State>(
  'switch',
  {
    ...aiming<Switch>('cards', (node) => node.what, hasPartner),
    ...aiming<Switch>(
      'others',
      (node) => node.with,
      (t, card, node, _x, _you, found) => found?.cards?.[0] !== undefined && fit(t, node, found.cards[0], card),
    ),
    trade(t, f) {
      const node = nodeOf<Switch>(t, f)
      const [one] = f.cards
      const [another] = f.others
      if (one === undefined || another === undefined || !fit(t, node, one, another)) {
        finish(t, f, false)
        return
      }
      if (node.abilities) {
        const { def } = t.s
        const given = [refOf(t.s, one), refOf(t.s, another)]
        leave(t, f, node.until, { given, text: [def[one] as number, def[another] as number] })
        t.watch?.({ is: 'switched', cards: [one, another] })
      } else tradePlaces(t, one, another)
      finish(t, f, f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you, hasPartner),
)
