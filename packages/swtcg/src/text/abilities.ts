import {
  type Form,
  heard,
  isRecord,
  list,
  type Production,
  pass,
  pattern,
  type Saying,
  type Slots,
  sayings,
} from '@dejarik/kernel/grammar'
import { costs, pilotGains, reserveItems } from './ability-lists.js'

const ability = (kind: string, list: readonly (string | Saying)[], sort = 'ability'): Production[] =>
  sayings(sort, { ability: kind }, list)

const limitKeys = ['when', 'times', 'zone']
/** An ability with limits behind it. */
const limited = (kind: string, says: string, sort: string, needed: readonly string[]): Production => ({
  sort,
  parts: pattern(`${says} {limits:limits}`),
  build: ({ limits, ...slots }) => ({ ability: kind, ...slots, ...(limits as Slots) }),
  match(node) {
    if (!isRecord(node) || node.ability !== kind) return undefined
    const keys = Object.keys(node).filter((key) => key !== 'ability')
    const main = keys.filter((key) => !limitKeys.includes(key))
    if (main.length !== needed.length || !needed.every((key) => key in node)) return undefined
    const given = (list: readonly string[]) => Object.fromEntries(list.map((key) => [key, node[key]]))
    return { ...given(main), limits: given(keys.filter((key) => limitKeys.includes(key))) }
  },
})

const triggered = (list: readonly (string | Saying)[], sort = 'ability') => ability('triggered', list, sort)
const trigger = (lead: string, when: string, event: string): Saying[] => [
  { says: `${lead} {event:${event}}, provided that {if:condition}, you can {effect:wish}`, with: { when, may: true } },
  { says: `${lead} {event:${event}}, if {if:condition}, you can|may {effect:wish}`, with: { when, may: true } },
  { says: `${lead} {event:${event}}, you can|may {effect:wish}`, with: { when, may: true } },
  { says: `${lead} {event:${event}}, provided that {if:condition}, {effect:text}`, with: { when } },
  { says: `${lead} {event:${event}}, if {if:condition}, {effect:text}`, with: { when } },
  { says: `${lead} {event:${event}}, {effect:text}`, with: { when }, cost: 1 },
  // Print sometimes forgets the comma.
  { says: `${lead} {event:${event}} you may {effect:wish}`, with: { when, may: true }, cost: 2 },
]

/** A paragraph of a unit or Location (`ability`), of a Battle card or Mission (`card-text`), or one that is granted. */
export const abilityWords: (Production | Form)[] = [
  costs,
  list('pilot-subtypes', 'subtype', 'or'),
  ...ability('keyword', ['{keyword:keyword} ({n:strength})'], 'common'),
  pass('ability', '{x:common}'),
  pass('granted', '{x:common}'),
  pass('granted', '{x:ability}'),
  limited('activated', '{cost:costs} → {effect:text}', 'ability', ['cost', 'effect']),
  ...ability('overload', ['overload {power:digits} / {damage:digits}']),
  ...ability('treat-as', ['counts as a {subtype:one-subtype}', 'treat this unit as a {subtype:one-subtype}']),
  heard('one-subtype', '{x:subtype}', ({ x }) => [x]),
  {
    sort: 'one-subtype',
    parts: pattern('{x:subtype}'),
    build: () => undefined,
    match: (node) => (Array.isArray(node) ? { x: node[0] } : undefined),
  },
  ...ability('copy', ['can be played as {of:one} that was played this turn'], 'card-text'),
  ...ability('stacks-under', ['can lie under {of:one} as one more card of its stack']),
  ...ability('bounty', ['for Bounty: {effect:text}', 'Bounty: {effect:text}']),
  ...ability('upkeep', ['Upkeep: {costs:either-costs}']),
  list('either-costs', 'act', 'else'),
  list('either-costs', 'act', 'or'),
  ...ability('equip', ['Equip: {cost:costs}', '{cost:costs} → Equip']),
  ...ability('reserves', ['Reserves: {has:reserve-list}']),
  pass('reserve-list', '{x:reserve-items}'),
  reserveItems,
  ...ability('pilot', ['Pilot of {of:pilot-subtypes}: {gets:pilot-gains}']),
  pilotGains,
  pass('pilot-rule', 'also {x:predicate}'),
  heard('pilot-ability', '{x:ability}', ({ x }) => (isRecord(x) && x.ability === 'keyword' ? undefined : [{ has: x }])),

  ...triggered(trigger('after|when|whenever', 'after', 'event')),
  ...triggered(trigger('when|whenever', 'before', 'would')),
  ...triggered([
    {
      says: 'at the start of {of:step}, if {if:condition}, {effect:text}',
      read: ({ of, ...rest }) => ({ when: 'after', event: { on: 'start', of }, ...rest }),
    },
    {
      says: 'at the start of {of:step}, {effect:text}',
      read: ({ of, ...rest }) => ({ when: 'after', event: { on: 'start', of }, ...rest }),
      cost: 1,
    },
    {
      says: 'at the end of {of:step}, if {if:condition}, {effect:text}',
      read: ({ of, ...rest }) => ({ when: 'after', event: { on: 'end', of }, ...rest }),
    },
    {
      says: 'at the end of {of:step}, {effect:text}',
      read: ({ of, ...rest }) => ({ when: 'after', event: { on: 'end', of }, ...rest }),
      cost: 1,
    },
    {
      says: 'at the beginning|start of your {of:whose-step}, {effect:text}',
      read: ({ of, effect }) => ({ when: 'after', event: { on: 'start', of, by: 'you' }, effect }),
      cost: 1,
    },
    {
      says: 'at the beginning|start of your {of:whose-step}, you may {effect:wish}',
      read: ({ of, effect }) => ({ when: 'after', event: { on: 'start', of, by: 'you' }, may: true, effect }),
    },
    { says: 'when {event:would}, you can do this instead: {effect:text}', with: { when: 'instead', may: true } },
    { says: 'when {event:would}, do this instead: {effect:text}', with: { when: 'instead' } },
    { says: 'if {event:would}, {effect:text} instead', with: { when: 'instead' } },
    { says: 'when {event:would}, instead {effect:text}', with: { when: 'instead' } },
    { says: 'while {if:condition}, when {event:would}, do this instead: {effect:text}', with: { when: 'instead' } },
    { says: 'if {event:event}, {effect:text}', with: { when: 'after' }, cost: 2 },
    {
      says: 'while this card is in your {zone:pile}, when {event:event}, you can {effect:wish}',
      with: { when: 'after', may: true },
    },
    { says: 'while this card is in your {zone:pile}, when {event:event}, {effect:text}', with: { when: 'after' } },
  ]),

  ...ability('ongoing', [
    'while {while:condition}, {of:whom} {gets:predicates}',
    '{of:whom} {gets:predicates}',
    'as long as {while:condition}, {of:whom} {gets:predicates}',
    '{of:whom} {gets:predicates} as long as {while:condition}',
    { says: '{of:whom} {gets:predicates} if {while:condition}', cost: 1 },
  ]),
  heard('ability', 'damage from {of:ref} cannot be prevented', ({ of }) => ({
    ability: 'ongoing',
    of,
    gets: [{ cannot: 'be-prevented' }],
  })),
  heard('ability', "damage from {of:ref} 's attack cannot be prevented", ({ of }) => ({
    ability: 'ongoing',
    of,
    gets: [{ cannot: 'be-prevented', by: 'attack' }],
  })),
  ...['{of:ability-owners} {by:dearer}', 'as long as {while:condition}, {of:ability-owners} {by:dearer}'].map((says) =>
    heard('ability', says, ({ by, ...slots }) => ({
      ability: 'ongoing',
      ...slots,
      gets: [{ modify: 'ability-cost', by }],
    })),
  ),
  heard('ability-owners', 'each activated ability of {x:many}', ({ x }) => x),
  heard('ability-owners', "each of {x:many} 's activated abilities", ({ x }) => x),
  heard('ability-owners', "each of {x:ref} 's activated abilities", ({ x }) => x),
  heard('ability', "each of your opponent 's activated abilities that cost 0 or more Force {by:dearer}", ({ by }) => ({
    ability: 'ongoing',
    of: { kind: 'unit', whose: 'opponent' },
    gets: [{ modify: 'ability-cost', by, priced: true }],
  })),
  heard('dearer', 'costs {n:digits} more|additional Force to play', ({ n }) => n),
  heard('dearer', 'costs {n:digits} less Force to play', ({ n }) => -(n as number)),
  heard('ability', 'equipped {a:bare} {gets:predicates}', ({ a, gets }) => ({
    ability: 'ongoing',
    of: 'attached',
    gets,
    while: { is: 'attached', a },
  })),
  heard(
    'ability',
    'equipment costs {f:digits} less Force and {b:digits} less build #point to attach to {of:ref}',
    ({ f, b, of }) => ({
      ability: 'ongoing',
      of,
      gets: [
        { modify: 'equip-force', by: -(f as number) },
        { modify: 'equip-build', by: -(b as number) },
      ],
    }),
  ),
  ...[
    'you do not have to pay the Upkeep costs of {of:many}',
    'as long as {while:condition}, you do not have to pay the Upkeep costs of {of:many}',
  ].map((says) => heard('ability', says, (slots) => ({ ability: 'ongoing', ...slots, gets: [{ rule: 'no-upkeep' }] }))),
  heard('ability', 'you may choose not to untap {of:ref} during your (next) untap step', ({ of }) => ({
    ability: 'ongoing',
    of,
    gets: [{ rule: 'may-stay-tapped' }],
  })),
  heard('ability', 'double all damage that would be done by {of:many}', ({ of }) => ({
    ability: 'ongoing',
    of,
    gets: [{ rule: 'double-damage' }],
  })),
  heard('ability', 'as long as {if:condition}, if {event:would}, {effect:text} instead', (slots) => ({
    ability: 'triggered',
    when: 'instead',
    ...slots,
  })),
  pass('whom', '{x:ref}'),
  pass('whom', '{x:who}'),
  pass('whom', 'each {x:bare}'),
  pass('whom', 'each of {x:many}'),
  heard('whom', 'all (of) {x:many}', ({ x }) => x),
  heard('whom', '{x:many}', ({ x }) => x),
  heard('whom', 'it|he|she', () => ({ it: 'it' })),
  heard('whom', 'any {x:bare}', ({ x }) => x),
  heard('whom', 'a {x:bare}', ({ x }) => x),
  heard('whom', '{name:title}', ({ name }) => ({ kind: 'unit', name, pilots: true })),

  ...ability(
    'restriction',
    [
      'requires that {when:condition}',
      'to complete this card, you must (also) {cost:costs}',
      'to complete this card, {cost:costs}',
      'you may complete this card|mission only if {when:condition}',
    ],
    'card-text',
  ),
  limited('play', '{cost:costs} → {effect:text}', 'card-text', ['cost', 'effect']),
  limited('play', '{effect:text}', 'card-text', ['effect']),
  limited('enhance', 'Enhance: {cost:costs} → {effect:text}', 'card-text', ['cost', 'effect']),
  limited('enhance', 'Enhance: {effect:text}', 'card-text', ['effect']),
]
