import {
  type Form,
  heard,
  isRecord,
  list,
  type Production,
  pass,
  pattern,
  type Reading,
  type Slots,
  sayings,
} from '@dejarik/kernel/grammar'
import { fits } from './phrases.js'

/** What a card is doing and where, without a noun: "in battle", "aboard a starship here". */
const stating: Form = {
  sort: 'stating',
  read(reader, start, voice) {
    const found: Reading[] = []
    const go = (place: number, query: Slots, cost: number): void => {
      for (const { end, node, cost: more } of reader.readings('after', place, voice)) {
        const part = node as Slots
        if (Object.keys(part).some((key) => key in query)) continue
        const all = { ...query, ...part }
        if (!fits(all)) continue
        found.push({ end, node: all, cost: cost + more })
        go(end, all, cost + more)
      }
    }
    go(start, { kind: 'card' }, 0)
    return found
  },
  write(writer, node, voice) {
    if (!isRecord(node) || node.kind !== 'card') return undefined
    const [article, noun, ...rest] = writer.say('one', node, voice) ?? []
    return article === 'a' && noun === 'card' && rest.length > 0 ? rest : undefined
  },
}

/** Conditions of places, times and battles; what every game has comes after. */
export const conditionWords: (Production | Form)[] = [
  ...sayings('condition', {}, [
    '{is:ref} is {a:stating}',
    { says: 'you control {at:to-place}', with: { control: 'you' } },
    { says: 'you occupy {at:to-place}', with: { occupy: 'you' } },
    '{control:somebody} controls {at:to-place}',
    '{occupy:somebody} occupies {at:to-place}',
    { says: 'it is your turn', with: { turn: 'you' } },
    'it is {turn:whos} turn',
    'it is {of:whos} {phase:phase} phase',
    'it is a {phase:phase} phase',
    { says: 'a battle is going on ({at:place})', with: { battle: true } },
    'this battle brings together {together:together}',
    '{present:ref} is present',
    'it is nighttime {nighttime:place}',
    'it happened this {in:period} that [ {happened:event} ]',
    { says: 'that was paid', with: { paid: true } },
    '{starting:ref} is the starting location of {of:who}',
    { says: 'you can still forfeit something', with: { 'can-forfeit': 'you' } },
    '{can-forfeit:somebody} can still forfeit something',
    { says: 'you won this battle', with: { won: 'you' } },
    '{won:somebody} won this battle',
    { says: 'you drew a destiny of exactly {value:plain}', with: { drew: 'you' } },
    '{drew:somebody} drew a destiny of exactly {value:plain}',
  ]),
  {
    sort: 'condition',
    parts: pattern('{is:ref} is not {a:stating}'),
    build: ({ is, a }) => ({ not: { is, a } }),
    match: (node) => (isRecord(node) && isRecord(node.not) && 'is' in node.not ? node.not : undefined),
  },
  stating,
  list('together', 'inner', 'and', { least: 2 }),
  {
    sort: 'condition',
    parts: pattern('[ {x:condition} ]'),
    build: ({ x }) => x,
    match: () => undefined,
  },
  heard('condition', '{exists:one} is on table', ({ exists }) => ({ exists })),
]

/** Inside "both … and …", "either … or …": what is joined itself stands in brackets. */
export const joinedConditions: Production[] = (['all', 'any'] as const).map(
  (key): Production => ({
    sort: 'condition',
    parts: pattern(`${key === 'all' ? 'all of' : 'any of'} {x:conditions}`),
    build: ({ x }) => ({ [key]: x }),
    match: (node) => (isRecord(node) && Array.isArray(node[key]) ? { x: node[key] } : undefined),
  }),
)
export const conditionLists: (Production | Form)[] = [
  pass('bracketed', '[ {x:condition} ]'),
  list('conditions', 'bracketed', 'and', { least: 2 }),
]
