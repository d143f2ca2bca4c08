import { type Form, heard, isRecord, list, type Production, type Slots } from '@dejarik/kernel/grammar'
import { kindOfTitle, kindOfTitles } from '../names.js'
import { the } from './refer.js'

const play = (more: Slots): Slots[] => [{ ability: 'play', ...more }]
const use = (n: unknown): Slots[] => [{ do: 'use-force', n }]
const add = (n: unknown): Slots => ({
  do: 'get',
  to: 'you',
  gets: [{ modify: 'battle-destiny-draws', by: n }],
  until: 'battle',
})
const alone = (x: unknown, at: unknown): Slots => ({
  exists: { ...(x as object), ...(at !== undefined && { at }), whose: 'yours', alone: true, defending: true },
})
/** In space nobody has power of his own: it is the total that rises. */
const stronger = (x: unknown, at: unknown, by: unknown): unknown =>
  (at as Slots).kind === 'site'
    ? { do: 'get', to: x, gets: [{ modify: 'power', by }], until: 'battle' }
    : { do: 'get', to: 'you', gets: [{ modify: 'total-power', by, at: 'battle' }], until: 'battle' }
const steps = (...list: unknown[]): unknown => ({ do: 'sequence', steps: list })

/** An Interrupt is canceled as it is played, an Effect before it has come on table or where it lies. rule swccg.how-the-stack-works */
function cancels(titles: unknown): Slots[] | undefined {
  const names = titles as string[]
  const name = names.length === 1 ? names[0] : names
  const kinds = [...new Set(names.map(kindOfTitle))]
  const what = { kind: kindOfTitles(names), name }
  if (kinds.join() === 'interrupt')
    return play({ when: [{ just: { on: 'play', what } }], effect: { do: 'cancel', what: { that: 'card' } } })
  return play({
    when: [
      'any-time',
      ...(kinds.some((kind) => kind === 'interrupt' || kind === 'card') ? [{ just: { on: 'play', what } }] : []),
      { about: { on: 'deploy', what } },
    ],
    targets: [{ choose: 1, from: what }],
    effect: { do: 'cancel', what: { that: 'target' } },
  })
}
function costly(n: unknown, titles: unknown): Slots[] | undefined {
  const [played] = cancels(titles) ?? []
  return played && [{ ...played, ability: 'action', cost: use(n) }]
}
const isSort = (sort: unknown, one: unknown): boolean =>
  isRecord(sort) && isRecord(one) && JSON.stringify(sort.is) === JSON.stringify(one.is) && sort.is !== undefined
const anyPilot = (things: unknown): unknown => {
  const list = (things as object[]).map((one) => ({ is: 'it', a: { kind: 'card', 'piloted-by': one } }))
  return list.length === 1 ? list[0] : { any: list }
}
const isEffectSort = ({ kind, is }: Slots): boolean => kind === 'effect' && / effect$/.test(String(is))
function effectOrDrain(a: Slots, b: Slots): Slots[] {
  const what = { kind: 'effect', is: [...(a.is as string[]), ...(b.is as string[])] }
  return [
    ...play({
      when: ['any-time', { about: { on: 'deploy', what } }],
      targets: [{ choose: 1, from: what }],
      effect: { do: 'cancel', what: { that: 'target' } },
    }),
    ...play({ when: [{ just: { on: 'drain' } }], effect: { do: 'cancel', what: 'drain' } }),
  ]
}

/** What Interrupts say again and again. */
export const printInterrupts: (Production | Form)[] = [
  // Alone in battle: one's own, says rule swccg.battle-destiny-modifiers.
  // "Any other" speaks of what stood before the OR.
  heard('defender', '{x:one}', ({ x }) => (isRecord(x) && 'other' in x ? undefined : x)),
  heard('defender', 'your pilot ‹ or permanent pilot ›', () => ({ kind: 'crew', is: ['pilot'] })),
  heard('alone-at', 'at a site', () => ({ kind: 'site' })),
  heard('alone-at', 'at a system or sector', () => ({ kind: 'location', is: ['system', 'sector'] })),
  heard(
    'printed',
    'if {x:defender} is defending a battle alone ({at:alone-at}), add {n:digits} battle destiny',
    ({ x, at, n }) => play({ when: ['battle'], if: alone(x, at), effect: add(n) }),
  ),
  heard(
    'printed',
    'if {x:defender} is defending a battle alone {at:alone-at}, add {m:digits} to power and add {n:digits} battle destiny',
    ({ x, at, m, n }) =>
      play({
        when: ['battle'],
        if: alone(x, at),
        effect: steps(stronger(x, at, m), add(n)),
      }),
  ),
  heard(
    'printed',
    'if {a:title} and {b:one-or-other} are in a battle together, you may add {n:digits} battle destiny',
    ({ a, b, n }) => play({ when: ['battle'], if: { together: [{ kind: 'character', name: a }, b] }, effect: add(n) }),
  ),
  heard('one-or-other', '(either) {name:title}', ({ name }) => ({ kind: 'character', name })),
  heard('one-or-other', '(either) {name:titles}', ({ name }) => ({ kind: 'character', name })),
  heard(
    'printed',
    'if {a:one} and {b:one} {:in-one-battle}, you may add {n:digits} battle destiny ‹ add {m:digits} destiny if {t:sort-of} is {who:title} ›',
    ({ a, b, n, m, who }) =>
      play({
        when: ['battle'],
        if: { together: [a, b] },
        effect: {
          do: 'get',
          to: 'you',
          gets: [
            {
              modify: 'battle-destiny-draws',
              by: { if: { together: [a, { kind: 'character', name: who }] }, then: m, else: n },
            },
          ],
          until: 'battle',
        },
      }),
  ),
  heard('sort-of', '{:bare}', () => true),
  // More where one of the two is a certain one.
  heard(
    'printed',
    'if {a:one} and {b:one} {:in-one-battle}, you may add {n:digits} battle destiny ‹ add {m:digits} if {t:bare} is {who:title} ›',
    ({ a, b, n, t, m, who }) => {
      const certain = { kind: 'character', name: who }
      const pair = isSort(t, a) ? [certain, b] : isSort(t, b) ? [a, certain] : undefined
      return (
        pair &&
        play({
          when: ['battle'],
          if: { together: [a, b] },
          effect: {
            do: 'get',
            to: 'you',
            gets: [{ modify: 'battle-destiny-draws', by: { if: { together: pair }, then: m, else: n } }],
            until: 'battle',
          },
        })
      )
    },
  ),
  // A pilot in a fight: what is flown is chosen.
  heard('moment', 'if {x:things} is piloting a {y:bare} which is defending a battle at {p:spot},', ({ x, y, p }) => ({
    when: ['battle'],
    targets: [{ choose: 1, from: { ...(y as object), whose: 'yours', defending: true, at: p, where: anyPilot(x) } }],
  })),
  heard('feat', 'add {n:digits} battle destiny ‹ add {m:digits} if {:the-one} is {z:one} ›', ({ n, m, z }) => ({
    do: 'get',
    to: 'you',
    gets: [{ modify: 'battle-destiny-draws', by: { if: { is: the, a: z }, then: m, else: n } }],
    until: 'battle',
  })),
  heard('piece', 'also, {d:all-feats}', ({ d }) => ({ effect: d })),
  // An Effect of such a kind, wherever it is or as it comes; or a drain.
  heard('printed', 'cancel one {a:bare}, {b:bare} or Force drain', ({ a, b }) =>
    isRecord(a) && isRecord(b) && [a, b].every(isEffectSort) ? effectOrDrain(a, b) : undefined,
  ),
  heard('one-or-pair', '{a:number} {x:many} ‹ or {b:one} and {c:one} ›', ({ a, x, b, c }) =>
    a === 2 ? { any: [{ together: [x, x] }, { together: [b, c] }] } : undefined,
  ),
  heard('moment', 'if {x:one-or-pair} are in a battle together,', ({ x }) => ({ when: ['battle'], if: x })),

  heard(
    'printed',
    'if {name:title} is lost, use {n:digits} Force to retrieve him|her (from the lost pile)',
    ({ name, n }) =>
      play({
        when: ['any-time'],
        targets: [{ choose: 1, from: { kind: 'character', name, whose: 'yours', zone: 'lost' } }],
        cost: use(n),
        effect: { do: 'retrieve', what: { that: 'target' } },
      }),
  ),
  heard(
    'printed',
    'if {x:one} is lost, use {n:digits} Force to retrieve {y:wanted-one} from your Lost Pile',
    ({ x, n, y }) =>
      play({
        when: ['any-time'],
        if: { exists: { ...(x as object), whose: 'yours', zone: 'lost' } },
        targets: [{ choose: 1, from: { ...(y as object), whose: 'yours', zone: 'lost' } }],
        cost: use(n),
        effect: { do: 'retrieve', what: { that: 'target' } },
      }),
  ),
  heard(
    'printed',
    '{w:when-so} use {n:digits} Force to search (through) {:your-reserve} and take {x:found} into (your) hand ({:shuffled})',
    ({ w, n, x }) =>
      play({
        when: ['any-time'],
        ...(w as Slots),
        cost: use(n),
        effect: { do: 'search', whose: 'you', in: 'reserve', find: { choose: 1, from: x }, to: 'hand' },
      }),
  ),
  heard(
    'printed',
    'use {n:digits} Force to search (through) {:your-reserve} and take {x:found} into (your) hand ({:shuffled})',
    ({ n, x }) =>
      play({
        when: ['any-time'],
        cost: use(n),
        effect: { do: 'search', whose: 'you', in: 'reserve', find: { choose: 1, from: x }, to: 'hand' },
      }),
  ),
  heard('shuffled', '. shuffle deck, cut and replace', () => true),
  heard('in-one-battle', 'are involved in the same battle', () => true),
  heard('your-reserve', 'your Reserve Deck', () => true),
  heard('found', '{x:one}', ({ x }) => x),
  heard('when-so', 'if {x:one} is at {p:one},', ({ x, p }) => ({ if: { exists: { ...(x as object), at: p } } })),
  heard('when-so', 'if one of {x:many} is at {p:one},', ({ x, p }) => ({
    if: { exists: { ...(x as object), at: p } },
  })),

  heard('printed', '{:destroy} cancel (either :) {x:cancelables}', ({ x }) => cancels(x)),
  heard('printed', '(you may) cancel (either :) {x:cancelables}', ({ x }) => cancels(x)),
  heard('destroy', 'destroy', () => true),
  heard('printed', '(you) (may) use {n:digits} Force to cancel {x:cancelables}', ({ n, x }) => costly(n, x)),
  list('cancelables', 'cancelable', 'or'),
  heard('cancelable', '(a|one) {x:title} (card) (just played)', ({ x }) => x),
  heard('printed', '{x:title} (just) played', () => undefined),
]
