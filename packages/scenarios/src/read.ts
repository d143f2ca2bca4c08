import { type Document, isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseAllDocuments, visit } from 'yaml'
import { Fault, type Line, type ScenarioFile } from './file.js'
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
  return documents.map((document) => {
    noteReasons(document)
    const { steps = [], expect, ...rest } = document.toJS() as Record<string, unknown>
    return {
      ...rest,
      steps: (steps as unknown[]).map(line),
      expect: (expect as unknown[]).map(line),
    } as unknown as ScenarioFile
  })
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

const reason = /\bbecause:\s*([\w.-]+)/

/** A comment `# because: RULE` behind `SEAT may not: …` is the key `because` beside it. */
function noteReasons(document: Document.Parsed): void {
  visit(document, {
    Map(_key, map) {
      for (const pair of [...map.items]) {
        if (!isPair(pair) || !isScalar(pair.key) || !/ may not$/.test(String(pair.key.value))) continue
        const found = reason.exec(`${(pair.value as Node | null)?.comment ?? ''} ${map.comment ?? ''}`)
        if (found?.[1] !== undefined && !map.has('because')) map.set('because', found[1])
      }
    },
  })
}

/** One step or statement. */
function line(value: unknown): Line {
  if (typeof value === 'string') return { who: '', kind: 'states', says: value, written: value }
  const { because, ...rest } = value as Record<string, unknown>
  const [key, says] = Object.entries(rest)[0] as [string, unknown]
  const why = typeof because === 'string' ? { because } : {}
  const written = `${key}: ${Array.isArray(says) ? `[${says.join(', ')}]` : String(says)}`
  if (key === 'expect') {
    const list = (Array.isArray(says) ? says : [says]).map(line)
    return { who: '', kind: 'expect', says: '', expect: list, written: 'expect' }
  }
  const kind = key.endsWith(' may not') ? 'may not' : key.endsWith(' may') ? 'may' : 'do'
  const who = kind === 'do' ? key : key.slice(0, -kind.length - 1)
  return { who, kind, says: says as string | string[], written, ...why }
}
