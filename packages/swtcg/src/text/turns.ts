import { heard, isRecord, type Production, pattern, words } from '@dejarik/kernel/grammar'

/** "That unit may do 2 damage": said of the unit, decided by you. */
const mayDo: Production = {
  sort: 'closed',
  parts: pattern('{by:ref} can|may do {n:much} damage to {to:thing}'),
  build: (slots) => ({ do: 'may', effect: { do: 'deal-damage', ...slots } }),
  match(node) {
    const effect = isRecord(node) && node.do === 'may' ? node.effect : undefined
    if (!isRecord(effect) || effect.do !== 'deal-damage' || !('by' in effect)) return undefined
    const { do: _, ...slots } = effect
    return Object.keys(slots).length === 3 ? slots : undefined
  },
}

/** "If your opponent chooses to pay, B": they may, and B hangs on it. */
const theirChoice = (sort: string, inner: string): Production => ({
  sort,
  parts: pattern(`if {who:somebody} chooses to {pay:acts/they-bare}, {next:${inner}}`),
  build: ({ who, pay, next }) => ({
    do: 'then',
    first: { do: 'as', who, effect: { do: 'may', effect: pay } },
    next,
    to: true,
  }),
  match(node) {
    if (!isRecord(node) || node.do !== 'then' || node.to !== true || !isRecord(node.first)) return undefined
    const { do: verb, who, effect } = node.first
    return verb === 'as' && isRecord(effect) && effect.do === 'may'
      ? { who, pay: effect.effect, next: node.next }
      : undefined
  },
})

/** Turns of sentences that the shared words do not know. They come before them. */
export const turnWords: Production[] = [
  mayDo,
  theirChoice('opener', 'text'),
  theirChoice('closed', 'sentence'),
  ...words('unless', ['unless {who:somebody} {effect:acts/they}, {otherwise:acts}'], 'closed'),
  ...words('unless', [{ says: 'unless you {effect:acts/bare}, {otherwise:acts}', with: { who: 'you' } }], 'closed'),
  heard(
    'closed',
    'unless {who:somebody} {effect:acts/they}, {otherwise:step}',
    (slots) => ({ do: 'unless', ...slots }),
    { cost: 1 },
  ),
  heard('closed', '{otherwise:acts}, unless {who:somebody} {effect:acts/they}', (slots) => ({
    do: 'unless',
    ...slots,
  })),
  heard(
    'closed',
    '{otherwise:acts} unless your opponent has {spot:one} and {then:acts/they}',
    ({ otherwise, spot, then }) => ({
      do: 'unless',
      who: 'opponent',
      effect: { do: 'if', if: { spot }, then },
      otherwise,
    }),
  ),
  heard('closed', '{a:step}, or {b:sentence}', ({ a, b }) => ({ do: 'either', options: [a, b] }), { cost: 1 }),
  heard('opener', 'for each {each:bare}, {effect:text}', ({ each, effect }) => ({
    do: 'for-each',
    what: { each },
    effect,
  })),
  heard(
    'closed',
    '{effect:step} when {event:event}',
    ({ effect, event }) => ({ do: 'await', when: 'after', event, effect }),
    { cost: 1 },
  ),
  heard('closed', 'if {if:condition}, {then:sentence} instead', ({ if: test, then }) => ({
    do: 'if',
    if: test,
    then,
    instead: true,
  })),
  heard('closed', 'as long as {while:condition}, {to:receiver} {gets:predicates} {until:until}', (slots) => ({
    do: 'get',
    ...slots,
  })),
  ...[', where X is', ', where X equals', ', where X is equal to'].map((where) =>
    heard('closed', `{in:step}${where} {x:amount}`, ({ in: inner, x }) => ({ in: inner, 'where-x': x })),
  ),
  heard(
    'step',
    '<put> {n:some} damage #counter on {on:thing} and {m:digits} damage #counter on {other:ref}',
    ({ n, on, m, other }) => ({
      do: 'sequence',
      steps: [
        { do: 'put-damage', n, on },
        { do: 'put-damage', n: m, on: other },
      ],
    }),
  ),
  heard(
    'step',
    '<put> {what:thing} {to:put-place} and the other revealed cards {rest:put-place}',
    ({ what, to, rest }) => ({
      do: 'sequence',
      steps: [
        { do: 'put', what, to },
        { do: 'put', what: { that: 'rest' }, to: rest },
      ],
    }),
  ),
  heard('act', '<choose> {from:one} at random', ({ from }) => ({ do: 'choose', what: { random: 1, from } })),
  heard('closed', 'you do not have to pay {x:whose-ref} Upkeep costs {until:until}', ({ x, until }) => ({
    do: 'get',
    to: x,
    gets: [{ rule: 'no-upkeep' }],
    until,
  })),
  heard('act', 'count {n:amount}', ({ n }) => ({ do: 'count', n })),
]
