import { ask, type Card, call, cardOf, finish, intend, type Table } from '@dejarik/kernel'
import { type EffectFrame, type EffectRule, effect, nodeOf, scopeOf, sharedEffects } from '@dejarik/kernel/vocabulary'
import { action } from './rounds.js'
import { characters, defOf, leave, type Queue } from './state.js'

// biome-ignore lint/suspicious/noExplicitAny: stand-in trees are small and written beside this file
type Node = any
const simple = (name: string, run: (t: Table<Queue>, f: EffectFrame, node: Node) => void): EffectRule =>
  effect<Node, unknown, Queue>(name, { do: (t, f) => run(t, f, nodeOf(t, f)) })
const that = (t: Table, f: EffectFrame): Card => cardOf(scopeOf(t, f).that.card?.[0] as number)

const verbs: readonly EffectRule[] = [
  simple('note', (t, _f, node) => {
    t.s.noted.push(node.text)
  }),
  simple('extra-action', (t, f) => call(t, action, { seat: f.you })),
  simple('heal', (t, f, node) => {
    t.s.damage[that(t, f)] = Math.max(0, (t.s.damage[that(t, f)] as number) - node.n)
  }),
  simple('discard-this', (t, f) => leave(t, cardOf(scopeOf(t, f).source))),
  effect<Node, { target?: Card }, Queue>('strike', {
    aim(t, f) {
      const from = characters(t, 1 - f.you)
      if (from.length === 0) finish(t, f, false)
      else
        ask(
          t,
          f.you,
          'strike',
          from.map((card) => ({ do: 'strike', card })),
        )
    },
    damage(t, f, answer) {
      f.target = answer.card as Card
      t.s.damage[f.target] = (t.s.damage[f.target] as number) + nodeOf<Node>(t, f).n
    },
    defeat(t, f) {
      const card = f.target as Card
      if ((t.s.damage[card] as number) >= defOf(t, card).health) intend(t, { kind: 'defeat', card })
    },
  }),
  /** rule destiny.redeploy: it moves with its die, to another character of its owner. */
  effect<Node, unknown, Queue>(
    'redeploy',
    {
      aim(t, f) {
        const card = cardOf(scopeOf(t, f).source)
        const from = characters(t, f.you).filter((each) => each !== t.s.host[card])
        if (from.length === 0) finish(t, f, false)
        else
          ask(
            t,
            f.you,
            'redeploy',
            from.map((on) => ({ do: 'redeploy', on })),
          )
      },
      moved(t, f, answer) {
        t.s.host[cardOf(scopeOf(t, f).source)] = answer.on as Card
      },
    },
    (t, _node, x, you) => characters(t, you).some((each) => each !== t.s.host[cardOf(x.source)]),
  ),
]
export const effects = [...sharedEffects, ...verbs]
