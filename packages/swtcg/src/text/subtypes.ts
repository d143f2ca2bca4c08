import { type Form, list } from '@dejarik/kernel/grammar'

/** The words of type lines that card texts speak of; a subtype may need several (rule swtcg.gl-subtype). */
const words = new Set(
  (
    'alliance aquatic assassin assault asteroid astromech banking bespin bounty capital city clan clone commerce ' +
    'corporate council coruscant creature diplomat droid federation fortification geonosian guild gungan hunter ' +
    'imperial jawa jedi kaminoan knight lord master member musician naboo naval officer padawan patrol protocol rebel ' +
    'republic separatist ship sith smuggler soldier speeder squad squadron starfighter stormtrooper tatooine techno ' +
    'trade transport tusken union walker warrior wookiee'
  ).split(' '),
)
/** Words that belong to a subtype only before others: a "Dark Jedi", but the "Dark Side". */
const joined: Record<string, readonly string[]> = { dark: ['jedi'], battle: ['station', 'stations'] }
const after = new Set(['station', 'fleet'])
/** The same for one and for many. */
export const invariable = ['jedi', 'equipment']

/** What no person is: a Pilot is never one of these. */
const things = new Set(
  'asteroid capital creature fleet fortification patrol ship speeder squad squadron starfighter station transport walker'.split(
    ' ',
  ),
)

/** Could a Pilot have one of these subtypes? */
export const areOfPeople = (subtypes: readonly string[]): boolean =>
  subtypes.some((one) => !one.split('-').some((word) => things.has(word)))

const single = (word: string): string | undefined => {
  if (words.has(word) || after.has(word)) return word
  const one = word.replace(/s$/, '')
  return word.endsWith('s') && (words.has(one) || after.has(one)) ? one : undefined
}

/** "jedi master", "trade federation droids": all the words are needed. */
const subtype: Form = {
  sort: 'subtype',
  read(reader, start) {
    const found: string[] = []
    for (let end = start; ; end++) {
      const word = reader.words[end] ?? ''
      const next = joined[word]
      const name = next?.includes(reader.words[end + 1] ?? '')
        ? word
        : end > start || !after.has(word)
          ? single(word)
          : undefined
      if (name === undefined) break
      reader.at(end, word)
      found.push(name)
      // A plural ends it: "Droids Speeders" are two.
      if (name !== word) break
    }
    if (found.length === 0) return []
    return [{ end: start + found.length, node: found.join('-'), cost: 0 }]
  },
  write(_writer, node) {
    if (typeof node !== 'string') return undefined
    return node.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  },
}

const without: Form = {
  sort: 'non-subtypes',
  read(reader, start) {
    const name = reader.words[start]?.match(/^non-(.+)$/)?.[1]
    if (name === undefined || single(name) === undefined || !reader.at(start, `non-${name}`)) return []
    return [{ end: start + 1, node: [name], cost: 0 }]
  },
  write: (_writer, node) => (Array.isArray(node) && node.length === 1 ? [`non-${node[0]}`] : undefined),
}

export const isSubtypeWord = (word: string): boolean => single(word) !== undefined
export const subtypeWords: Form[] = [
  subtype,
  without,
  list('subtypes', 'subtype', 'or'),
  list('all-subtypes', 'subtype', 'and', { least: 2 }),
]
