import {
  constant,
  type Form,
  isRecord,
  list,
  type Production,
  pass,
  pattern,
  type Reading,
  type Saying,
  sayings,
} from '@dejarik/kernel/grammar'

const ability = (kind: string, says: readonly (string | Saying)[]): Production[] =>
  sayings('ability', { ability: kind }, says)
/** What every action says, in the order of rule swccg.initiation. */
const doing =
  '{when:whens} (, {limit:limit}) (, instead of a {instead:instead} here) (, if {if:condition}) (, target {targets:aims}) (, {cost:costs}) → {effect:text}'

const proof = '([ immune to {immune:inner} ])'

/** “A” “B” or “C”: lists of abilities, one of which is had. */
const modes: Form = {
  sort: 'modes',
  read(reader, start, voice) {
    const found: Reading[] = []
    const quoted = (place: number): Reading[] =>
      reader.at(place, '“')
        ? reader
            .readings('ability', place + 1, voice)
            .flatMap((one) => (reader.at(one.end, '”') ? [{ ...one, end: one.end + 1 }] : []))
        : []
    const go = (place: number, done: unknown[][], open: unknown[], cost: number): void => {
      for (const { end, node, cost: more } of quoted(place)) {
        const all = [...open, node]
        found.push({ end, node: [...done, all], cost: cost + more })
        go(end, done, all, cost + more)
        if (reader.at(end, 'or')) go(end + 1, [...done, all], [], cost + more)
      }
    }
    go(start, [], [], 0)
    return found
  },
  write(writer, node, voice) {
    if (!Array.isArray(node)) return undefined
    const words: string[] = []
    for (const [i, mode] of (node as unknown[][]).entries()) {
      if (i > 0) words.push('or')
      for (const one of mode) {
        const said = writer.say('ability', one, voice)
        if (said === undefined) return undefined
        words.push('“', ...said, '”')
      }
    }
    return words
  },
}

export const abilityWords: (Production | Form)[] = [
  ...ability('action', [doing]),
  ...ability('automatic', [`always ${doing}`]),
  ...ability('play', [
    { says: `Used or Lost ${proof}: ${doing}`, with: { as: 'used-or-lost' } },
    { says: `Used ${proof}: ${doing}`, with: { as: 'used' } },
    { says: `Lost ${proof}: ${doing}`, with: { as: 'lost' } },
    { says: `Starting: ${doing}`, with: { as: 'starting' } },
  ]),
  ...ability('fire', [
    'fires (, if {if:condition}) at {targets:aims} (as far as {reach:reach}) (, for {cost:costs}) (, again for {repeat:digits} Force each) → {effect:text}',
  ]),
  ...ability('ongoing', ['while {while:condition}, {of:whom} {gets:predicates}', '{of:whom} {gets:predicates}']),
  ...ability('deploy', [
    'deploys {to:berths} (, {when:whens}) (, {limit:limit}) (, if {if:condition}) (, with {target:one} as its target) (, X then being {x:amount})',
  ]),
  ...ability('modes', ['has one of: {modes:modes}']),
  modes,
  ...ability('capacity', ['holds {holds:capacities}']),
  ...ability('habitat', ['lives {where:place}']),
  ...ability('replaces', ['replaces {n:digits} {what:many} at one location']),
  ...ability('permanent-pilot', [
    'has a permanent pilot of ability {provides:digits} (, namely {persona:title}) (, and {gets:predicates})',
  ]),
  list('capacities', 'capacity', 'and'),
  ...sayings('capacity', { n: 1 }, ['1 {what:bare}']),
  ...sayings('capacity', {}, ['{n:digits} {as:seats} #seat', '{n:digits} {what:many}', '{n:digits} {what:bare}']),
  ...sayings('capacity', { n: 'any' }, ['any number of {as:seats} seats', 'any number of {what:many}']),
  list('seats', 'seat', 'or'),
  ...['pilot', 'driver', 'passenger', 'astromech'].flatMap((seat) => constant('seat', seat, [seat])),
  list('berths', 'berth', 'or'),
  ...sayings('berth', {}, [
    '{on:berth-on} (for {cost:plain} Force) (from {from:who}) (free? for free)',
    '{on:berth-on} (for Force equal to {cost:amount})',
  ]),
  ...constant('berth-on', 'table', ['on table']),
  ...constant('berth-on', 'your-side', ['on your side of the table']),
  ...constant('berth-on', 'opponents-side', ['on the other side of the table']),
  ...sayings('berth-on', {}, ['beside either {beside:zone}', 'into the Reserve Deck of {insert:who}']),
  pass('berth-on', 'on {x:inner}', {
    match: (node) => (isRecord(node) && ('kind' in node || 'that' in node) ? { x: node } : undefined),
  }),
  ...constant('reach', 'adjacent', ['an adjacent site']),
  ...constant('instead', 'drain', ['drain']),
  {
    sort: 'named',
    parts: pattern('{x:one}'),
    build: ({ x }) => (isRecord(x) && 'name' in x && !('whose' in x) ? x : undefined),
    match: (node) =>
      isRecord(node) && 'kind' in node && 'name' in node && !('whose' in node) ? { x: node } : undefined,
  },
]
