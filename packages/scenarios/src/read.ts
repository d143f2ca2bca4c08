import { nth } from '@dejarik/kernel'
import { isRecord, limits, within } from '@dejarik/kernel/boundary'
import { type Said, said } from '@dejarik/kernel/log'
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml'
import { Fault, type ScenarioFile } from './file.js'
import { scenarioOf } from './parse.js'
import { schemaFaults } from './schema.js'

/** The scenarios of a file, which may hold several, parted by `---`. A fault names its line. */
export function readScenarios(text: string, name = 'scenario'): ScenarioFile[] {
  if (text.length > limits.scenario.bytes)
    throw new Fault(`${name} is too long: ${limits.scenario.bytes} signs are possible, and it has ${text.length}.`)
  const lines = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter: lines, merge: true }) as Document.Parsed[]
  const faults = documents.flatMap((document) => [
    ...document.errors.map(({ message, pos }) => `${name}:${lines.linePos(pos[0]).line}: ${parserWords(message)}`),
    ...(document.errors.length > 0 ? [] : faultsOf(document, lines, name)),
  ])
  if (faults.length > 0) throw new Fault(some(faults).join('\n'))
  return documents.map(scenarioOf)
}

/** So many faults are told: the others mostly follow from them. */
const TOLD = 20

const some = (faults: readonly string[]): readonly string[] =>
  faults.length > TOLD ? [...faults.slice(0, TOLD), `and ${faults.length - TOLD} faults more`] : faults

/** What the parser says, in one line; its own limits are said in ours. */
const parserWords = (message: string): string =>
  /call stack/.test(message) ? 'It is nested too deeply.' : nth(message.split('\n'), 0)

function faultsOf(document: Document.Parsed, lines: LineCounter, name: string): string[] {
  let value: unknown
  try {
    value = document.toJS({ maxAliasCount: limits.scenario.aliases })
  } catch {
    return [`${name}: an alias (*name) has no anchor (&name) before it, or aliases make the file too large.`]
  }
  const large = within(limits.scenario.bounds)(value, name) ?? smallNumbers(value)
  if (large !== null) return [`${large.says}.`]
  return schemaFaults(value).map(({ path, says }) => {
    const at =
      path.length > 0 ? `${path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ')}: ` : ''
    return `${name}:${lineOf(document, lines, path)}: ${at}${says}`
  })
}

/** What is no amount: a seed, and what is noted on cards, which may be a card as it was named. */
const anyNumber: ReadonlySet<string> = new Set(['seed', 'named'])

/** No board has so much of anything. */
function smallNumbers(value: unknown, at = ''): Said | null {
  const { number } = limits.scenario
  if (typeof value === 'number')
    return Math.abs(value) <= number ? null : said('{0} is {1}; numbers up to {2} are possible', at, value, number)
  if (!isRecord(value) && !Array.isArray(value)) return null
  for (const [key, part] of Object.entries(value)) {
    const found = anyNumber.has(key) ? null : smallNumbers(part, at === '' ? key : `${at} › ${key}`)
    if (found !== null) return found
  }
  return null
}

/** The line of what a path points at, or of the nearest thing around it. */
function lineOf(document: Document.Parsed, lines: LineCounter, path: readonly (string | number)[]): number {
  let node: unknown = document.contents
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === part)
      node = pair === undefined ? node : part === path.at(-1) ? pair.key : pair.value
    } else if (isSeq(node)) node = node.items[Number(part)] ?? node
  }
  const start = (node as Node | null)?.range?.[0] ?? 0
  return lines.linePos(start).line
}
