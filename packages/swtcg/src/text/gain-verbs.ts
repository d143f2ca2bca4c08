import { nth } from '@dejarik/kernel'
import { constant, type Form, heard, isRecord, type Production, pattern } from '@dejarik/kernel/grammar'

const first = (list: unknown) => (Array.isArray(list) && list.length === 1 ? list[0] : undefined)
/** One gain that is said by a verb of its own. */
const verb = (
  says: string | readonly string[],
  make: (slots: Record<string, unknown>) => unknown,
  slots: (gain: Record<string, unknown>) => Record<string, unknown> | undefined,
): Production[] =>
  [says].flat().map((one, i) => ({
    sort: 'predicate',
    parts: pattern(one as string),
    build: (given) => {
      const gain = make(given)
      return gain === undefined ? undefined : [gain]
    },
    match(node) {
      const gain = first(node)
      return i === 0 && isRecord(gain) ? slots(gain) : undefined
    },
  }))

const cost = (modify: string, sign: 1 | -1, says: readonly string[]): Production[] =>
  verb(
    says,
    ({ n }) => ({ modify, by: sign * (n as number) }),
    (gain) =>
      gain.modify === modify &&
      typeof gain.by === 'number' &&
      gain.by * sign > 0 &&
      !('min' in gain || 'stacking' in gain || 'priced' in gain || 'of' in gain)
        ? { n: gain.by * sign }
        : undefined,
  )

/** The same for some cards only. */
const costOf = (modify: string, sign: 1 | -1, says: string): Production[] =>
  verb(
    says,
    ({ n, of }) => ({ modify, by: sign * (n as number), of }),
    ({ modify: which, by, of }) =>
      which === modify && typeof by === 'number' && by * sign > 0 && of !== undefined
        ? { n: by * sign, of }
        : undefined,
  )

const cannot = (deed: string, says: readonly string[]): Production[] =>
  verb(
    says,
    (slots) => ({ cannot: deed, ...slots }),
    (gain) => {
      if (gain.cannot !== deed) return undefined
      const { cannot: _, ...rest } = gain
      const wanted = pattern(nth(says, 0)).flatMap((part) => (part.part === 'slot' ? [part.name] : []))
      return wanted.length === Object.keys(rest).length && wanted.every((key) => key in rest) ? rest : undefined
    },
  )

/** The same query with another filter for the same words. */
const renamed = (query: unknown, from: string, to: string): unknown =>
  isRecord(query)
    ? Object.fromEntries(Object.entries(query).map(([key, part]) => [key === from ? to : key, part]))
    : query

const rule = (name: string, says: readonly string[]): Production[] =>
  verb(
    says,
    (slots) => ({ rule: name, ...slots }),
    (gain) => {
      const { rule: given, ...rest } = gain
      return given === name ? rest : undefined
    },
  )

/** What a unit, a card or a player gets that is said by a verb of its own: costs, bans, duties, leave, changed rules. */
export const gainVerbs: (Production | Form)[] = [
  ...cost('build-cost', -1, [
    'needs|need {n:digits} build #counter less',
    'costs|cost {n:digits} build #counter less',
    'costs|cost {n:digits} fewer|less build #counter to deploy|complete',
    'costs|cost {n:digits} fewer|less build #point to deploy',
  ]),
  ...cost('build-cost', 1, [
    'costs|cost {n:digits} build #counter more',
    'costs|cost {n:digits} more build #counter to deploy|complete',
  ]),
  ...cost('force-cost', 1, [
    'needs|need {n:digits} Force more',
    'costs|cost {n:digits} more Force',
    'costs|cost {n:digits} more Force to play',
  ]),
  ...cost('force-cost', -1, [
    'needs|need {n:digits} Force less',
    'costs|cost {n:digits} less Force',
    'costs|cost {n:digits} less Force to play',
  ]),
  ...verb(
    'needs|need {n:digits} less Force for its abilities, but at least {min:digits}',
    ({ n, min }) => ({ modify: 'ability-cost', by: -(n as number), min }),
    (gain) =>
      gain.modify === 'ability-cost' && 'min' in gain ? { n: -(gain.by as number), min: gain.min } : undefined,
  ),
  ...costOf('force-cost', 1, 'needs|need {n:digits} Force more for {of:many}'),
  ...costOf('force-cost', -1, 'needs|need {n:digits} Force less for {of:many}'),
  ...verb(
    'needs|need {n:digits} more Force for its abilities that cost Force',
    ({ n }) => ({ modify: 'ability-cost', by: n, priced: true }),
    (gain) => (gain.modify === 'ability-cost' && gain.priced === true ? { n: gain.by } : undefined),
  ),
  ...cost('ability-cost', 1, ['needs|need {n:digits} more Force for its abilities']),
  ...cost('ability-cost', -1, ['needs|need {n:digits} less Force for its abilities']),
  ...cost('pilots', 1, ['can have {n:digits} more #pilot']),
  heard('predicate', 'can have an extra pilot (on it)', () => [{ modify: 'pilots', by: 1 }]),
  ...cost('draw-step', 1, ['draws|draw {n:digits} more #card in the draw step']),
  heard('predicate', 'draws|draw {n:digits} extra #card during their|your draw step', ({ n }) => [
    { modify: 'draw-step', by: n },
  ]),
  ...verb(
    'becomes a {x:subtype}',
    ({ x }) => ({ subtype: [x] }),
    (gain) => (first(gain.subtype) === undefined ? undefined : { x: first(gain.subtype) }),
  ),
  ...cannot('be-attacked', ['cannot be attacked']),
  ...cannot('attack', ['cannot attack', 'cannot attack {what:attacked}']),
  ...cannot('attack', ['cannot attack {what:attacked}']),
  ...cannot('attack', ['cannot attack {what:attacked} unless they {unless:acts/they-bare}']),
  heard('predicate', 'cannot attack {what:attacked} unless your opponent {unless:acts/they}', ({ what, unless }) => [
    { cannot: 'attack', what, unless },
  ]),
  ...cannot('retreat', ['cannot retreat']),
  ...cannot('retreat', ['cannot retreat {what:attacked}']),
  ...cannot('step-retreat', ['cannot retreat in the retreat step', 'cannot retreat during your|their retreat step']),
  ...cannot('step-retreat', [
    'cannot retreat {what:attacked} in the retreat step',
    'cannot retreat {what:attacked} during your|their retreat step',
  ]),
  ...cannot('untap', ['does not untap']),
  ...cannot('play', ['cannot play {what:attacked}']),
  ...cannot('use', ['cannot use {what:usable}']),
  ...cannot('spend', ['cannot spend build points']),
  ...cannot('be-prevented', ['does damage that cannot be prevented']),
  ...cannot('be-prevented', ['does damage by {by:attack} that cannot be prevented']),
  ...constant('attack', 'attack', ['attacks']),
  // Whoever has none of those subtypes cannot.
  ...verb(
    'can be piloted only by {what:those-units}',
    ({ what }) => ({ cannot: 'be-piloted', what: renamed(what, 'subtype', 'not') }),
    (gain) => (gain.cannot === 'be-piloted' ? { what: renamed(gain.what, 'not', 'subtype') } : undefined),
  ),
  ...cannot('stack', ['cannot change or build stacks']),
  ...cannot('enter-arena', ['cannot bring {what:attacked} to an arena']),
  ...cannot('lose-game', ['cannot lose the game']),
  ...cannot('leave-build-zone', ['cannot let cards leave the build zone for an arena']),
  ...cannot('receive-bounty', ['cannot receive a Bounty', 'receives|receive no bounty']),
  ...verb(
    'must attack',
    () => ({ must: 'attack' }),
    (gain) => (gain.must === 'attack' && !('what' in gain) ? {} : undefined),
  ),
  ...verb(
    'must attack {what:attacked}',
    ({ what }) => ({ must: 'attack', what }),
    (gain) => (gain.must === 'attack' && 'what' in gain ? { what: gain.what } : undefined),
  ),
  ...verb(
    [
      'can|may attack {what:attacked} with {power:digits} power',
      'may attack {what:attacked} with {power:digits} power, plus any other effects',
    ],
    ({ what, power }) => ({ can: 'attack', what, power }),
    (gain) => (gain.can === 'attack' && 'power' in gain ? { what: gain.what, power: gain.power } : undefined),
  ),
  ...verb(
    ['can|may attack {what:attacked}'],
    ({ what }) => ({ can: 'attack', what }),
    (gain) => (gain.can === 'attack' && !('power' in gain) ? { what: gain.what } : undefined),
  ),
  ...rule('no-control', ['does not count for the control of an arena']),
  heard('predicate', 'does not count toward|towards controlling {:arena}', () => [{ rule: 'no-control' }]),
  ...rule('tall-stack', ['can have a stack of any size', 'can have {:over-four} in its stack']),
  ...rule('no-effect', ['has no effect']),
  ...rule('double-damage', ['does double damage']),
  ...rule('no-bounty', ['gives no Bounty']),
  ...cost('equip-force', -1, ['needs|need {n:digits} less Force for Equipment']),
  ...cost('equip-build', -1, ['needs|need {n:digits} build #point less for Equipment']),
  heard('predicate', 'cannot attack or be attacked', () => [{ cannot: 'attack' }, { cannot: 'be-attacked' }]),
  ...rule('divides-hits', ['may divide its hits between the defender and 1 other unit there']),
  ...rule('attacks-for-opponent', ['attacks whatever the other player says, or not at all']),
  ...rule('removes-double', ['may remove twice as many damage counters']),
  ...rule('no-damage', ['prevents all damage that it would take or do']),
  ...verb(
    'can also play {what:ref}',
    ({ what }) => ({ can: 'play', what }),
    (gain) => (gain.can === 'play' && !('n' in gain) ? { what: gain.what } : undefined),
  ),
  ...verb(
    'can also play 1 of {what:those}',
    ({ what }) => ({ can: 'play', what, n: 1 }),
    (gain) => (gain.can === 'play' && gain.n === 1 ? { what: gain.what } : undefined),
  ),
  ...verb(
    'is flown as if {piloted:ref} were on it',
    ({ piloted }) => ({ piloted }),
    (gain) => ('piloted' in gain ? { piloted: gain.piloted } : undefined),
  ),
  ...verb(
    'needs|need no build counters for {of:many}',
    ({ of }) => ({ set: 'build-cost', to: 0, of }),
    (gain) => (gain.set === 'build-cost' && gain.to === 0 ? { of: gain.of } : undefined),
  ),
  ...verb(
    'needs|need {n:digits} build #counter less, under a stack too',
    ({ n }) => ({ modify: 'build-cost', by: -(n as number), stacking: true }),
    (gain) =>
      gain.modify === 'build-cost' && gain.stacking === true && typeof gain.by === 'number' && gain.by < 0
        ? { n: -gain.by }
        : undefined,
  ),
  ...rule('may-stay-tapped', ['may stay tapped in the untap step']),
  ...rule('attacks-weakest', ['may attack only whatever has the lowest power there']),
  ...rule('uses-ability-again', ['may use 1 of its abilities once more']),
  ...rule('extra-other-pilot', ['can have 1 more pilot, but only 1 Astromech']),
  ...rule('rearranges-once', ['may rearrange 1 other stack for free in each build step']),
  ...rule('hidden-dice', ['rolls in secret until damage has been prevented']),
  ...rule('shares-abilities', ['has the abilities of both']),
  ...rule('wins-ties', ['wins|win ties for speed']),
  ...rule('no-upkeep', ['needs no Upkeep']),
]
