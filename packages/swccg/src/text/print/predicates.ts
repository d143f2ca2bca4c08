import { type Form, heard, isRecord, type Production, type Reading, type Slots } from '@dejarik/kernel/grammar'
import { kindOfTitles } from '../names.js'

/** What is said of a subject: what it gets, everywhere or only at a place. */
interface Claim {
  gets: Slots[]
  /** Of those that are there. */
  at?: unknown
  /** Of the player: with such cards. */
  yours?: boolean
}
const claim = (gets: unknown, at?: unknown): Claim => ({
  gets: gets as Slots[],
  ...(at !== undefined && { at }),
})
const costs = ['deploy-cost']

/** A deploy cost is of who deploys there; other numbers are of those that are there. */
function abilitiesOf(subject: unknown, claims: readonly Claim[]): Slots[] | undefined {
  const made: Slots[] = []
  for (const { gets, at, yours } of claims) {
    if (yours) {
      if (!isRecord(subject)) return undefined
      made.push({ ability: 'ongoing', of: 'you', gets: gets.map((gain) => ({ ...gain, what: subject })) })
      continue
    }
    if (at !== undefined && (!isRecord(subject) || 'at' in subject)) return undefined
    const of = at === undefined ? subject : { ...(subject as object), at }
    made.push({ ability: 'ongoing', of, gets })
  }
  return made
}

const claims: Form = {
  sort: 'claims',
  read(reader, start, voice) {
    const found: Reading[] = []
    const go = (place: number, before: Claim[], cost: number): void => {
      for (const { end, node, cost: more } of reader.readings('claim', place, voice)) {
        const all = [...before, ...[node as Claim | Claim[]].flat()]
        if (before.length > 0) found.push({ end, node: all, cost: cost + more })
        const comma = reader.at(end, ',') ? end + 1 : end
        if (reader.at(comma, 'and')) go(comma + 1, all, cost + more)
        else if (comma > end) go(comma, all, cost + more)
      }
    }
    go(start, [], 0)
    return found
  },
  write: () => undefined,
}

/** Several things said of one subject: "deploy free and are power +1 here and may not move". */
export const printClaims: (Production | Form)[] = [
  claims,
  heard('printed', '{x:subject-all} {c:claims}', ({ x, c }) => abilitiesOf(x, c as Claim[]), { cost: 3 }),
  heard('claim', '(is|are) (each) {m:mod-list}', ({ m }) => claim((m as Slots[][]).flat())),
  heard('claim', '(is|are) (each) {m:mod-list} {p:at-spot}', ({ m, p }) => {
    const gets = (m as Slots[][]).flat()
    return gets.some((gain) => costs.includes(gain.modify as string)) ? undefined : claim(gets, p)
  }),
  heard('claim', '(is|are) deploy {n:signed} {p:at-spot}', ({ n, p }) =>
    claim([{ modify: 'deploy-cost', by: n, at: p }]),
  ),
  heard('claim', '(may) deploy|deploys free', () => claim([{ free: 'deploy' }])),
  heard('claim', '(may) deploy|deploys free {p:at-spot}', ({ p }) => claim([{ free: 'deploy', at: p }])),
  heard('claim', '(may) deploy|deploys free to {p:spot}', ({ p }) => claim([{ free: 'deploy', at: p }])),
  heard('claim', 'gain|gains {t:trait} skill', ({ t }) => claim([{ is: [t] }])),
  heard('claim', '(is|are) immune to {x:titles-and}', ({ x }) => immune(x)),
  // Going there, and leaving.
  heard('claim', 'may move to or from here for free', () => [
    claim([{ free: 'move', at: 'here' }]),
    claim([{ free: 'move' }], 'here'),
  ]),
  heard('claim', 'may move as a react', () => claim([{ may: 'react', by: 'move' }])),
  heard('claim', 'may move here as a react', () => claim([{ may: 'react', by: 'move', at: 'here' }])),
  heard('claim', 'may deploy here as a react', () => ({
    gets: [{ may: 'react', by: 'deploy', at: 'here' }],
    yours: true,
  })),
]

const immune = (x: unknown): Claim => {
  const name = (x as string[]).length === 1 ? (x as string[])[0] : x
  return claim([{ immune: 'card', to: { kind: kindOfTitles(name), name } }])
}
