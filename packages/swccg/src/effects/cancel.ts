import { cancel as cancelAction, finish, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { changingBattle, setSegment } from '../columns.js'
import { answered, answeredFrame, drawAnswered } from '../rules/answered-action.js'
import { cancelDraw, type Drawing } from '../rules/destiny.js'
import { leave, leaveTable, spare } from '../rules/leaving.js'
import { isIn, onTable, PLAYING } from '../rules/zones.js'
import type { Table } from '../state.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/**
 * The card, or what this action answers, has no result; a card that is about to be lost stays. Of attrition and battle
 * damage: what is left to satisfy. rule swccg.cancelling-and-suspending
 */
export interface Cancel {
  do: 'cancel'
  what: Target | 'drain' | 'battle' | 'destiny' | 'action' | Due
}
type Due = 'attrition' | 'battle-damage'

export const cancelWords = words('cancel', ['<cancel> {what:in-progress}', '<cancel> {what:target}'])

/** What is in progress and has no card of its own. */
const inProgress = ['drain', 'battle', 'destiny', 'action', 'attrition', 'battle-damage'] as const

const isDue = (what: Cancel['what']): what is Due => what === 'attrition' || what === 'battle-damage'

/** What is left of it to satisfy, by seat. rule swccg.battle-damage-segment */
const left = ({ s }: Table, what: Due, seat: Seat): number => s.battle?.[columnOf(what)][seat] ?? 0
const columnOf = (what: Due) => (what === 'attrition' ? 'attrition' : 'damage')

const isInProgress = (what: Cancel['what']): what is (typeof inProgress)[number] =>
  typeof what === 'string' && (inProgress as readonly string[]).includes(what)

export const cancel = effect<Cancel, { full?: boolean }>(
  'cancel',
  {
    aim(t, f) {
      const { what } = nodeOf<Cancel>(t, f)
      if (!isInProgress(what)) aim(t, f, what)
    },
    cancel(t, f) {
      const { what } = nodeOf<Cancel>(t, f)
      const x = scopeOf(t, f)
      f.full = true
      if (what === 'destiny') {
        const frame = answeredFrame(t, x)
        if (frame !== null) cancelDraw(t, frame as unknown as Drawing, x.that['#n']?.[0] ?? 0)
      } else if (isDue(what)) {
        if (t.s.battle !== null) changingBattle(t.s)[columnOf(what)][f.you] = 0
      } else if (what === 'battle') setSegment(t.s, 'over')
      else if (isInProgress(what)) {
        const at = answered(x)
        const frame = answeredFrame(t, x)
        if (frame?.procedure === leaveTable.name) spare(frame, x.that.card ?? [])
        else if (at >= 0) cancelAction(t, at)
      } else {
        const cards = aimed(t, f, what)
        f.full = inFull(t, f, what, cards)
        // A card being played or deployed is cancelled with its action; one on table is lost.
        for (const card of cards) if (isIn(t.s, card, PLAYING)) cancelAction(t, actionOf(t, card))
        const there = cards.filter((card) => onTable(t.s, card))
        for (const card of there) t.watch?.({ is: 'canceled', card })
        if (there.length > 0) leave(t, there, 'lost', f.you, 'canceled')
      }
    },
    done(t, f) {
      finish(t, f, f.full)
    },
  },
  (t, { what }, x, you) => {
    if (isDue(what)) return left(t, what, you) > 0
    // rules swccg.implied-target-rule, swccg.substituted-destinies: what cannot be canceled is no target.
    if (what === 'destiny') return drawAnswered(t, x)?.fixed !== true
    return isInProgress(what) || canAim(t, what, x, you)
  },
)

/** Where on the stack the action of this card is. */
const actionOf = (t: Table, card: number): number =>
  t.s.stack.findLastIndex((each) => each.procedure === 'action' && (each as { card?: number }).card === card)
