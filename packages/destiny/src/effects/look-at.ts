import { type Card, finish } from '@dejarik/kernel'
import { isRecord, type Production, pattern, type Slots, words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, effect, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { look } from '../rules/hand-and-deck.js'
import type { State } from '../state.js'
import type { Example, Target } from './tree.js'

export interface LookAt {
  do: 'look-at'
  what: Target
}

/** A whole hand is looked at so often that it has words of its own. */
const hand: Production = {
  sort: 'act',
  parts: pattern('<look> at {whose:possessive} hand'),
  build: ({ whose }) => ({ do: 'look-at', what: { each: { kind: 'card', whose, zone: 'hand' } } }),
  match(node) {
    const { do: verb, what } = node as Slots
    const each = isRecord(what) ? what.each : undefined
    const whole = isRecord(each) && Object.keys(each).length === 3 && each.kind === 'card' && each.zone === 'hand'
    return verb === 'look-at' && whole && each.whose !== undefined ? { whose: each.whose } : undefined
  },
}

export const lookAtWords = [hand, ...words('look-at', ['<look> at {what:card}'])]

/** rule destiny.look-at */
export const lookAt = effect<LookAt, object, State>(
  'look-at',
  {
    aim(t, f) {
      aim(t, f, nodeOf<LookAt>(t, f).what)
    },
    look(t, f) {
      const { what } = nodeOf<LookAt>(t, f)
      const cards: Card[] = aimed(t, f, what)
      look(t, f.you, cards)
      finish(t, f, inFull(t, f, what, cards))
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)

export const lookAtExample: Example = {
  effect: { do: 'look-at', what: { top: 2, of: 'opponent' } },
  reads: "Look at 2 cards from the top of an opponent's deck.",
  board: {
    a: { characters: ['Finn'] },
    b: { characters: ['Kylo Ren'], deck: ['Lightsaber', 'Comlink', 'Datapad'] },
  },
  answers: [],
  after: ['a knows Lightsaber', 'a knows Comlink', 'a does not know Datapad', 'b does not know Lightsaber'],
}
