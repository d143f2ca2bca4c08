import fc from 'fast-check'
import type { Ability, CardType } from '../../src/effects/tree.js'
import { lower } from '../../src/text/lower.js'
import { colors, keywords, symbols } from '../../src/text/symbols.js'
import { tidy } from '../../src/text/tidy.js'

type Node = Record<string, unknown>
type Any = fc.Arbitrary<unknown>

const some = (...nodes: unknown[]): Any => fc.constantFrom(...nodes)
const record = (needed: Record<string, Any>, optional: Record<string, Any> = {}): fc.Arbitrary<Node> =>
  fc.record({ ...needed, ...optional }, { requiredKeys: Object.keys(needed) })
const flags = (...names: string[]): Record<string, Any> => Object.fromEntries(names.map((name) => [name, some(true)]))
/** A kind and a few of its filters: more would say no more. */
const few = (kind: Any, optional: Record<string, Any>): fc.Arbitrary<Node> =>
  fc
    .uniqueArray(fc.constantFrom(...Object.keys(optional)), { maxLength: 3 })
    .chain((keys) => record({ kind, ...Object.fromEntries(keys.map((key) => [key, optional[key] as Any])) }))
const act = (verb: string, needed: Record<string, Any> = {}, optional: Record<string, Any> = {}) =>
  record({ do: some(verb), ...needed }, optional)

const sorted = (all: readonly string[], max: number): Any =>
  fc
    .uniqueArray(fc.constantFrom(...all), { minLength: 1, maxLength: max })
    .map((list) => all.filter((one) => list.includes(one)))

const cardTypes = ['character', 'upgrade', 'support', 'event', 'battlefield'] as const
const ref = some('this', 'this-die', 'attached', { that: 'character' }, { that: 'die' }, { that: 'card' })
const thatPlayer = { that: 'player' }
const somebody = some('opponent', 'each-opponent', 'each-player', 'any-player', thatPlayer, { owner: 'this' })
const who = fc.oneof(some('you'), somebody)
const whose = some('yours', 'opponent', thatPlayer)
const subtype = fc.uniqueArray(fc.constantFrom('weapon', 'vehicle', 'ability', 'bounty-hunter'), {
  minLength: 1,
  maxLength: 3,
})
const showing = fc.oneof(sorted(symbols, 3), some({ that: 'symbol' }))
const symbolList = sorted(symbols, 3)
const number = fc.integer({ min: 0, max: 12 })

export const { effect, condition, value, query } = fc.letrec((tie) => {
  const deep = { depthIdentifier: 'words', depthSize: 'small', maxDepth: 4 } as const
  const query: Any = fc.oneof(deep, some({ kind: 'die' }, { kind: 'character' }), tie('die'), tie('cards'))
  const common = { whose, color: fc.constantFrom(...colors), other: fc.oneof(some(true), ref) }
  const count = fc.oneof(some(1, 2, 3), record({ upTo: fc.oneof(number, tie('value')) }), some('any'), tie('value'))
  const target: Any = fc.oneof(
    deep,
    ref,
    record({ choose: some(1), from: query }),
    record({ choose: count, from: query }),
    record({ each: query }),
    record({ random: tie('value'), from: query }),
    record({ top: tie('value'), of: who }),
    record({ and: fc.tuple(tie('target'), tie('target')) }),
  )
  const n = { n: tie('value') }
  const what = { what: tie('target') }
  const to = { to: tie('target') }
  return {
    query,
    die: few(some('die'), {
      ...common,
      of: ref,
      'die-of': fc.constantFrom(...cardTypes),
      'die-subtype': subtype,
      showing,
      modifier: fc.boolean(),
      'value-least': tie('value'),
      'value-most': tie('value'),
      'one-of': ref,
    }),
    cards: few(fc.constantFrom(...cardTypes, 'card'), {
      ...common,
      zone: fc.oneof(
        some('hand', 'discard', 'deck', 'set-aside', 'defeated'),
        some(['hand', 'discard'], ['discard', 'deck'], ['hand', 'discard', 'deck']),
      ),
      unique: fc.boolean(),
      affiliation: some('hero', 'villain', 'neutral'),
      subtype,
      not: subtype,
      ready: fc.boolean(),
      keyword: fc.constantFrom(...keywords),
      'attached-to': ref,
      types: sorted(cardTypes, 3),
      'cost-least': tie('value'),
      'cost-most': tie('value'),
      'copy-of': ref,
      has: fc.oneof(some('shields', 'damage'), tie('query')),
      lacks: fc.oneof(some('shields', 'damage'), tie('query')),
      cheapest: some(true),
      'one-of': ref,
    }).map(fitting),
    target,
    value: fc.oneof(
      deep,
      number,
      some({ that: 'number' }),
      record({ count: query }),
      record({ value: ref }),
      record({ cost: ref }),
      record({ combined: fc.oneof(query, some({ that: 'die' })) }),
      record({ hand: who }),
      record({ resources: who }),
      record({ 'hand-size': who }),
      record({ half: tie('value') }),
      record({ plus: fc.tuple(tie('value'), tie('value')) }),
      record({ minus: fc.tuple(tie('value'), tie('value')) }),
      record({ times: fc.tuple(tie('value'), tie('value')) }),
      record({ if: tie('condition'), then: tie('value'), else: tie('value') }),
    ),
    condition: fc.oneof(
      deep,
      some({ control: 'battlefield' }, { 'first-round': true }, { blocked: true }),
      record({ spot: query }),
      record({ exists: query }),
      record({ is: ref, a: query }),
      record({ compare: fc.tuple(tie('value'), some('>', '<', '>=', '<=', '='), tie('value')) }),
      record({ not: tie('condition') }),
      record({ all: fc.array(tie('simple'), { minLength: 2, maxLength: 3 }) }),
      record({ any: fc.array(tie('simple'), { minLength: 2, maxLength: 3 }) }),
    ),
    simple: fc.oneof(some({ control: 'battlefield' }), record({ spot: query })),
    verb: fc.oneof(
      act('deal-damage', { ...n, ...to }, flags('unblockable', 'split')),
      act('give-shields', { ...n, ...to }, flags('split')),
      act('remove-shields', { n: fc.oneof(tie('value'), some('all', 'any')), from: tie('target') }),
      act('heal', { ...n, from: tie('target') }),
      act('move-damage', { n: fc.oneof(tie('value'), record({ upTo: tie('value') })), from: tie('target'), ...to }),
      act('place-damage', { ...n, on: tie('target') }),
      ...[
        'remove-die',
        'reroll-die',
        'discard',
        'look-at',
        'ready',
        'exhaust',
        'defeat',
        'choose',
        'take-die',
        'return-to-game',
      ].map((verb) => act(verb, what)),
      act('keep-die', {}, flags('reroll')),
      act('turn-die', what, {
        to: fc.oneof(record({ showing }), record({ not: symbolList }), record({ showing, not: symbolList })),
      }),
      act('resolve-die', what, {
        plus: tie('value'),
        value: tie('value'),
        ...flags('unblockable', 'free', 'unmodified'),
      }),
      act('roll-die', { of: ref }, flags('set-aside')),
      act('resolve-side', { of: ref }),
      act('resolve-special', { of: tie('target') }),
      ...['resolve-claim', 'end-action-phase', 'swap-battlefield'].map((verb) => act(verb)),
      act('gain-resources', n),
      act('lose-resources', { n: fc.oneof(tie('value'), some('all')) }),
      act('spend', n),
      act('draw', { n: fc.oneof(tie('value'), some('hand-size')) }),
      act('put', { ...what, to: some('hand', 'deck-top', 'deck-bottom', 'set-aside') }),
      act('activate', what, flags('together')),
      act('play', what, { discount: tie('value'), ...flags('free') }),
      act('discount', n),
      act('gain-keyword', { keyword: fc.constantFrom(...keywords) }),
      act('extra-actions', n, flags('upTo')),
      act('move-upgrade', { ...what, ...to }),
      act('become-support', { what: ref }),
      act('switch-upgrade', { what: ref, with: tie('target') }),
      act('order-cards', { what: ref, to: some('top-and-or-bottom') }),
      act('discard-down-to', { ...n, who: somebody }),
      act('self-to', { to: some('deck-bottom', 'set-aside') }),
      act('choose-symbol', { from: query }),
      act('native', { name: some('mind-trick') }),
    ),
    effect: fc.oneof(
      deep,
      tie('verb'),
      act('sequence', { steps: fc.array(tie('effect'), { minLength: 2, maxLength: 3 }) }),
      act('then', { first: tie('effect'), next: tie('effect') }, flags('to')),
      act('may', { effect: tie('effect') }),
      act('try', { effect: tie('effect') }),
      act('if', { if: tie('condition'), then: tie('effect') }, { else: tie('effect') }),
      act('either', { options: fc.array(tie('effect'), { minLength: 2, maxLength: 3 }) }, { pick: some(2) }),
      act('for-each', { what: tie('target'), effect: tie('effect') }),
      act('as', { who: somebody, effect: tie('effect') }),
      act('unless', { who: somebody, effect: tie('effect'), otherwise: tie('effect') }),
      act('delay', { until: some('round-end'), effect: tie('effect') }),
    ),
  }
})

/** Keys that belong to some kinds only. */
function fitting(node: Node): Node {
  const { types, 'attached-to': on, ...rest } = node
  return {
    ...rest,
    ...(node.kind === 'card' && types !== undefined && { types }),
    ...((node.kind === 'card' || node.kind === 'upgrade') &&
      !('zone' in node) &&
      on !== undefined && { 'attached-to': on }),
  }
}

const subject = fc.oneof(ref, query)
const symbol = fc.constantFrom(...symbols)
const event = fc.oneof(
  record({ on: some('activate', 'resolve-die'), what: subject }, { by: who }),
  record({ on: some('play'), what: subject }, { by: who, to: ref }),
  record({ on: some('defeat', 'shields'), what: subject }),
  record({ on: some('damage', 'take-damage'), what: subject }, { symbol }),
  record({ on: some('last-card', 'claim'), by: who }),
  record({ on: some('round-end') }),
)
const keyword = fc.constantFrom(...keywords)
const ongoing = (fields: Record<string, Any>, optional: Record<string, Any> = {}) =>
  record({ ability: some('ongoing'), ...fields }, optional)

/** Any ability that may stand on a card of that type, in the form that the compiler gives it. */
export const ability = (type: CardType): fc.Arbitrary<Ability> =>
  fc
    .oneof(
      record({ ability: some('keyword'), keyword }),
      record({ ability: some('restriction'), when: condition }),
      record({ ability: some('restriction'), attach: query }, { when: condition }),
      ...(type === 'event'
        ? [record({ ability: some('play'), effect })]
        : [
            record({ ability: some('special', 'action', 'claim'), effect }),
            record(
              { ability: some('triggered'), when: some('before', 'after', 'instead'), event, effect },
              { if: condition, ...flags('may') },
            ).map(optionalOnce),
            ongoing({ grant: record({ keyword }), to: fc.oneof(some('attached'), query) }),
            ongoing({ modify: some('hand-size'), by: some(1, 2, -1), of: who }),
            ongoing({ modify: some('upkeep-resources'), by: some(-1, -2), of: who }, { min: some(1) }),
            ongoing(
              { modify: some('cost'), by: some(-1, -3), of: query },
              { to: ref, while: condition, min: some(0, 1) },
            ),
            ongoing({ modify: some('cost'), by: some(1, 3), of: query }, { to: ref, while: condition }),
            ongoing({ rule: some('x-is'), value }),
            ongoing({ rule: some('split-shields') }),
            ongoing({ rule: some('played-with-damage'), n: some(1, 3) }),
            ongoing({ rule: some('ignore-attach-restrictions'), of: query }),
          ]),
    )
    .map((tree) => tidy(lower(tree)) as Ability)

/** A triggered ability is optional by its own word. */
function optionalOnce(node: Node): Node {
  let { effect } = node as { effect: Node }
  if (effect.do !== 'may') return node
  while (effect.do === 'may') effect = effect.effect as Node
  return { ...node, effect, may: true }
}
