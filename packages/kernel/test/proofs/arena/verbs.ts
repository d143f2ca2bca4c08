import {
  addPacket,
  ask,
  call,
  cardOf,
  dealPackets,
  finish,
  intend,
  move,
  type Packet,
  pendingPackets,
  prevent,
  refOf,
  sealed,
  type Table,
} from '@dejarik/kernel'
import { type EffectFrame, type EffectRule, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Arena, at, DARK, LIGHT, units } from './state.js'

// biome-ignore lint/suspicious/noExplicitAny: stand-in trees are small and written beside this file
type Node = any
const simple = (name: string, run: (t: Table<Arena>, f: EffectFrame, node: Node) => void): EffectRule =>
  effect<Node, unknown, Arena>(name, { do: (t, f) => run(t, f, nodeOf(t, f)) })

const packetFrom = (t: Table, f: EffectFrame, target: number, amount: number): Packet => ({
  source: scopeOf(t, f).source,
  by: f.you,
  target: refOf(t.s, target),
  amount,
  prevented: 0,
})
/** The packet that this response has named. */
const packet = (t: Table, f: EffectFrame): number => scopeOf(t, f).that.packet?.[0] as number

export const verbs: readonly EffectRule[] = [
  simple('damage-all', (t, f, node) =>
    dealPackets(
      t,
      units(t.s).map((unit) => packetFrom(t, f, unit, node.n)),
    ),
  ),
  simple('prevent', (t, f, node) => {
    prevent(t, packet(t, f), node.n)
  }),
  simple('prevent-self', (t, f, node) => {
    const { source } = scopeOf(t, f)
    const n = pendingPackets(t).findIndex((each) => each.target === source)
    if (n >= 0) prevent(t, n, node.n)
  }),
  // rule swtcg.deflect: what it deals is new damage, for the chance after this one.
  effect<Node, { dealt?: number }, Arena>('deflect', {
    prevent(t, f) {
      f.dealt = prevent(t, packet(t, f), nodeOf<Node>(t, f).n)
      if (f.dealt === 0) finish(t, f)
    },
    aim(t, f) {
      ask(t, f.you, 'deflect', [...units(t.s).map((card) => ({ do: 'deflect', card })), { do: 'none' }])
    },
    deal(t, f, answer) {
      if (answer.do === 'deflect') addPacket(t, packetFrom(t, f, answer.card as number, f.dealt as number))
    },
  }),
  simple('save', (t, f) => {
    const card = cardOf(scopeOf(t, f).that.unit?.[0] as number)
    t.s.damage[card] = 0
  }),
  simple('draw', (t, f) => intend(t, { kind: 'draw', by: f.you })),
  simple('gain', (t, f, node) => {
    t.s.force[f.you] = (t.s.force[f.you] as number) + node.n
  }),
  simple('note', (t, _f, node) => {
    t.s.noted.push(node.text)
  }),
  effect<Node, unknown, Arena>('shoot', {
    aim: (t, f) => {
      const from = units(t.s).filter((card) => t.s.controller[card] !== f.you)
      if (from.length === 0) finish(t, f)
      else
        ask(
          t,
          f.you,
          'shoot',
          from.map((card) => ({ do: 'shoot', card })),
        )
    },
    discard: (t, _f, answer) => intend(t, { kind: 'discard', card: answer.card as number }),
  }),
  // rule swtcg.bidding-control: secret bids; the higher pays and takes control, Dark wins ties, the loser pays nothing.
  effect<Node, { unit?: number }, Arena>('bid', {
    unit(t, f) {
      const from = units(t.s).filter((card) => t.s.controller[card] !== f.you)
      if (from.length === 0) finish(t, f)
      else
        ask(
          t,
          f.you,
          'bid-for',
          from.map((card) => ({ do: 'bid-for', card })),
        )
    },
    bids(t, f, answer) {
      f.unit = answer.card as number
      const offers = t.s.force.map((force) => Array.from({ length: force + 1 }, (_, n) => ({ do: 'bid', n })))
      call(t, sealed, { offers, kind: 'bid', rule: 'swtcg.bidding-control' })
    },
    pay(t, f) {
      const [light, dark] = (f.result as { n: number }[][]).map((chosen) => chosen[0]?.n ?? 0) as [number, number]
      const winner = light > dark ? LIGHT : DARK
      t.s.force[winner] = (t.s.force[winner] as number) - Math.max(light, dark)
      t.s.controller[f.unit as number] = winner
      move(t, f.unit as number, at(winner, 'arena'))
    },
  }),
]
