import { heard, isRecord, type Production, pattern, type Slots, sayings } from '@dejarik/kernel/grammar'

/** Rules that a card changes, by name: first how we say it, then what print says. `{who}`: whose rule it is. */
const rules: Record<string, readonly string[]> = {
  'builds-face-up': ['{who:who} builds cards face up', '{who:who} builds all cards face up ({:still-down})'],
  'shows-hand': ['{who:who} shows their hand', '{who:who} plays with their hand revealed'],
  'light-retreats-first': ['Light retreats before Dark'],
  'shows-drawn': ['{who:who} shows whatever they draw'],
  'battles-reversed': ['the battles are fought in reverse order'],
  'shares-force': ['all Force is shared out evenly, an odd point to you'],
  'battles-repeat': ['battles repeat, with all units untapped, while nobody controls their arena'],
  'ground-first': [
    'the Ground battle comes before the Space battle',
    'fight the Ground battle before the Space battle',
  ],
}

/** A rule inside something that has more fields. */
const around = (sort: string, says: string, fixed: Slots, more: readonly string[]): Production => ({
  sort,
  parts: pattern(says),
  build: ({ r, ...rest }) => ({ ...fixed, ...(r as Slots), ...rest }),
  match(node) {
    if (!isRecord(node) || typeof node.rule !== 'string' || !more.every((key) => key in node)) return undefined
    const r = { ...node }
    for (const [key, value] of Object.entries(fixed)) {
      if (r[key] !== value) return undefined
      delete r[key]
    }
    for (const key of more) delete r[key]
    return { r, ...Object.fromEntries(more.map((key) => [key, node[key]])) }
  },
})

export const ruleWords: Production[] = [
  ...Object.entries(rules).flatMap(([rule, says]) => sayings('rule', { rule }, says)),
  around('ability', 'while|when {while:condition}, {r:rule}', { ability: 'ongoing' }, ['while']),
  around('ability', '{r:rule}', { ability: 'ongoing' }, []),
  {
    ...around('ability', 'as long as {while:condition}, {r:rule}', { ability: 'ongoing' }, ['while']),
    match: () => undefined,
  },
  around('act', '{r:rule} {until:until}', { do: 'change-rule' }, ['until']),
  { ...around('act', '{until:until}, {r:rule}', { do: 'change-rule' }, ['until']), match: () => undefined },
  heard('still-down', '. the cards are still considered “ face-down ”', () => true),
]
