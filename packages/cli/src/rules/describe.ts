import { games } from '../games.js'
import { columns, count, wrap } from '../text.js'
import type { Found } from './find.js'
import type { Places, RuleIndex } from './index-file.js'
import type { Waiting } from './waiting.js'

const places = (heading: string, where: readonly string[]) =>
  where.length === 0 ? [`  ${heading}: none yet`] : [`  ${heading}:`, ...where.map((place) => `    ${place}`)]

const proof = ({ code, tests, scenarios }: Places) => [
  ...places('code', code),
  ...places('tests', [...tests, ...scenarios]),
]

/** A rule in full. */
export const describeRule = (rule: RuleIndex['rules'][number], index: RuleIndex): string => {
  const rulings = index.cards.filter((card) => card.rulesTouched.includes(rule.id))
  return [
    `${rule.title}   (${rule.id})`,
    `  ${games[rule.game].title}; ${rule.source}; ${rule.kind}`,
    ...(rule.supersededBy ? [`  No longer in force: replaced by ${rule.supersededBy}.`] : []),
    '',
    wrap(rule.summary, '  '),
    '',
    ...(rule.engine ? proof(rule) : ['  Nothing for an engine to do here.']),
    ...(rulings.length > 0 ? ['', '  Rulings that touch it:'] : []),
    ...rulings.map(({ card, rulings: ruling }) => wrap(`${card}: ${ruling}`, '    ')),
  ].join('\n')
}

/** A worked example in full. */
export const describeExample = (example: RuleIndex['examples'][number]): string =>
  [
    `Worked example ${example.id}`,
    `  ${games[example.game].title}; ${example.source}`,
    '',
    wrap(`Given: ${example.setup}`, '  '),
    ...example.steps.map((step) => wrap(`Then: ${step}`, '  ')),
    ...example.expected.map((result) => wrap(`So: ${result}`, '  ')),
    '',
    ...places('tests', [...example.tests, ...example.scenarios]),
  ].join('\n')

/** What a search found: one entry in full, many as a list. */
export const describeFound = ({ rules, examples }: Found, index: RuleIndex, limit: number): string => {
  const [rule] = rules
  const [example] = examples
  if (rule && rules.length === 1 && !example) return describeRule(rule, index)
  if (example && examples.length === 1 && !rule) return describeExample(example)
  const rows = [
    ...rules.map(({ id, title, supersededBy }) => [id, supersededBy ? `${title} (replaced)` : title]),
    ...examples.map(({ id, setup }) => [id, setup]),
  ]
  const more = rows.length - limit
  return [
    columns(rows.slice(0, limit)),
    ...(more > 0 ? [`and ${more} more; add words, --game GAME or --limit ${rows.length}`] : []),
  ].join('\n')
}

const waitsFor = ({ for: what }: { for?: string }): string => (what === undefined ? '' : `waits for ${what}`)

/** What is still to do, and how far each game has come. */
export const describeWaiting = ({ progress, rules, examples }: Waiting): string => {
  const missing = (rule: Waiting['rules'][number]) =>
    [rule.code ? '' : 'no code', rule.tests ? '' : 'no test'].filter(Boolean).join(', ')
  return [
    columns([
      ...rules.map((rule) => [rule.id, missing(rule), waitsFor(rule) || rule.title]),
      ...examples.map((example) => [example.id, 'no scenario', waitsFor(example)]),
    ]),
    '',
    ...progress.map(
      (of) =>
        `${games[of.game].title}: ${count(of.rules, 'rule')}, ${of.inCode} in code, ${of.inTests} in tests; ` +
        `${count(of.examples, 'worked example')}, ${of.examplesRun} run.`,
    ),
  ].join('\n')
}
