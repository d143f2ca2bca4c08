import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml'
import { Fault, type ScenarioFile } from './file.js'
import { scenarioOf } from './parse.js'
import { schemaFaults } from './schema.js'

/** The scenarios of a file, which may hold several, parted by `---`. A fault names its line. */
export function readScenarios(text: string, name = 'scenario'): ScenarioFile[] {
  const lines = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter: lines, merge: true }) as Document.Parsed[]
  const faults = documents.flatMap((document) => [
    ...document.errors.map(({ message, pos }) => `${name}:${lines.linePos(pos[0]).line}: ${message.split('\n')[0]}`),
    ...(document.errors.length > 0 ? [] : faultsOf(document, lines, name)),
  ])
  if (faults.length > 0) throw new Fault(faults.join('\n'))
  return documents.map(scenarioOf)
}

function faultsOf(document: Document.Parsed, lines: LineCounter, name: string): string[] {
  return schemaFaults(document.toJS()).map(({ path, says }) => {
    const at =
      path.length > 0 ? `${path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ')}: ` : ''
    return `${name}:${lineOf(document, lines, path)}: ${at}${says}`
  })
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
