import { type Form, list, type Production, pass, pattern, type Saying, sayings } from '@dejarik/kernel/grammar'

const ability = (kind: string, list: readonly (string | Saying)[], sort = 'ability'): Production[] =>
  sayings(sort, { ability: kind }, list)

const triggered = (list: readonly (string | Saying)[]) => ability('triggered', list)

const lowered = (slots: { by?: unknown }) => ({ ...slots, by: -(slots.by as number) })

/** A paragraph of any card. The sort `event-text` is only for events: there, plain text is what playing it does. */
export const abilityWords: Production[] = [
  ...ability('keyword', ['{keyword:keyword}'], 'common'),
  ...ability(
    'restriction',
    [
      'attach only to {attach:one}',
      'requires that {when:condition}',
      'play only if {when:condition}',
      'attach only to {attach:one}, and play only if {when:condition}',
      '{attach:bare} only',
      { says: 'to play, spot {spot:one}', read: ({ spot }) => ({ when: { spot } }) },
    ],
    'common',
  ),
  pass('ability', '{x:common}'),
  pass('event-text', '{x:common}'),
  ...ability('special', ['special – {effect:text}', 'special - {effect:text}']),
  ...ability('action', ['action – {effect:text}', 'action - {effect:text}']),
  ...ability('claim', ['claim – {effect:text}', 'claim - {effect:text}']),
  ...triggered(
    ['after', 'before'].flatMap((when) => [
      { says: `${when} {event:event} and if {if:condition}, you can|may {effect:wish}`, with: { when, may: true } },
      { says: `${when} {event:event}, you can|may {effect:wish}`, with: { when, may: true } },
      { says: `${when} {event:event} and if {if:condition}, {effect:text}`, with: { when } },
      { says: `${when} {event:event}, {effect:text}`, with: { when }, cost: 1 },
      // Print sometimes forgets the comma.
      { says: `${when} {event:event} you can|may {effect:wish}`, with: { when, may: true } },
    ]),
  ),
  ...triggered([
    {
      says: 'if {event:would} and if {if:condition}, you can do this instead: {effect:text}',
      with: { when: 'instead', may: true },
    },
    {
      says: 'if {event:would}, you can do this instead: {effect:text}',
      with: { when: 'instead', may: true },
    },
    { says: 'if {event:would} and if {if:condition}, do this instead: {effect:text}', with: { when: 'instead' } },
    { says: 'if {event:would}, do this instead: {effect:text}', with: { when: 'instead' } },
    { says: 'before {event:would}, instead {effect:text}', with: { when: 'instead' } },
    { says: 'before {event:would}, you may instead {effect:wish}', with: { when: 'instead', may: true } },
    { says: 'when {event:event}, {effect:text}', with: { when: 'after' }, cost: 1 },
    { says: 'if {event:event}, {effect:text}', with: { when: 'after' } },
  ]),
  ...ability('play', ['{effect:text}'], 'event-text'),
]

const ongoing = (list: readonly (string | Saying)[]) => ability('ongoing', list)

/** A negative number, said as what is missing. */
const less: Production = {
  sort: 'less',
  parts: pattern('{n:digits} less|fewer'),
  build: ({ n }) => -(n as number),
  match: (node) => (typeof node === 'number' && node < 0 ? { n: -node } : undefined),
}

export const ongoingWords: (Production | Form)[] = [
  ...ongoing([
    'all {to:many} have {grant:granted}',
    { says: 'the attached character has {grant:granted}', with: { to: 'attached' } },
    '{to:many} have the {grant:granted} keyword',
    { says: 'attached character has the {grant:granted} keyword', with: { to: 'attached' } },
  ]),
  ...sayings('granted', {}, ['{keyword:keyword}']),

  ...ongoing([
    { says: '{of:whos} hand size is {by:value} larger', with: { modify: 'hand-size' } },
    { says: '{of:whos} hand size is {by:less}', with: { modify: 'hand-size' } },
    { says: '{of:whos} hand size is increased by {by:value}', with: { modify: 'hand-size' } },
    { says: '{of:whos} upkeep income is {by:value} more', with: { modify: 'upkeep-resources' } },
    {
      says: '{of:whos} upkeep income is {by:less} (, but at least {min:digits})',
      with: { modify: 'upkeep-resources' },
    },
    {
      says: '{of:who} gains {by:digits} fewer #resource {:each-upkeep} to a minimum of {min:digits}',
      read: (slots) => ({ modify: 'upkeep-resources', ...lowered(slots) }),
    },
    {
      says: '{of:who} gains {by:digits} additional #resource {:each-upkeep}',
      read: (slots) => ({ modify: 'upkeep-resources', ...slots }),
    },
    {
      says: '(while {while:condition},) {of:many} cost {by:less} (when attached to {to:ref}) (, but at least {min:digits})',
      with: { modify: 'cost' },
    },
    {
      says: '(while {while:condition},) {of:many} cost {by:value} more (when attached to {to:ref})',
      with: { modify: 'cost' },
    },
    {
      says: '(while {while:condition},) the cost to attach|play {of:one} to|on {to:character} is decreased by {by:digits}',
      read: (slots) => ({ modify: 'cost', ...lowered(slots) }),
    },
    {
      says: '(while {while:condition},) the cost to attach|play {of:one} to|on {to:character} is increased by {by:digits}',
      read: (slots) => ({ modify: 'cost', ...slots }),
    },
  ]),
  less,
  list('queries', 'many', 'and', { more: 1 }),

  ...ongoing([
    { says: 'X on the die of this card is {value:value}', with: { rule: 'x-is' } },
    { says: 'the x on this die is equal to {value:amount}', with: { rule: 'x-is' } },
    { says: 'this card is played with {n:digits} damage on it', with: { rule: 'played-with-damage' } },
    {
      says: 'when you play this support|upgrade, place {n:digits} damage on it',
      with: { rule: 'played-with-damage' },
    },
    { says: 'shields from the die of this card may be split among your characters', with: { rule: 'split-shields' } },
    {
      says: 'the shields from this die {:given-freely}',
      with: { rule: 'split-shields' },
    },
    {
      says: 'play restrictions do not keep {of:many} from being attached to this card',
      with: { rule: 'ignore-attach-restrictions' },
    },
    {
      says: 'you can attach any {of:bare} to this card|character, ignoring play restrictions',
      with: { rule: 'ignore-attach-restrictions' },
    },
    {
      says: 'you may play {of:many} on this character, ignoring play restrictions',
      with: { rule: 'ignore-attach-restrictions' },
    },
    { says: 'your deck may also hold {of:queries}', with: { rule: 'deck-may-include' } },
    { says: 'you can include {of:queries} in your deck', with: { rule: 'deck-may-include' } },
  ]),
]
