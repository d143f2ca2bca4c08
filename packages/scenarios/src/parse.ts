import { type Document, isPair, isScalar, type Node, parseAllDocuments, visit } from 'yaml'
import type { Line, ScenarioFile } from './file.js'

/** The scenarios of a text that is known to be sound: what came with the project and is checked by its tests. */
export const scenariosIn = (text: string): ScenarioFile[] =>
  (parseAllDocuments(text, { merge: true }) as Document.Parsed[]).map(scenarioOf)

/** A scenario as its document says it. */
export function scenarioOf(document: Document.Parsed): ScenarioFile {
  noteReasons(document)
  const { steps = [], expect, ...rest } = document.toJS() as Record<string, unknown>
  return {
    ...rest,
    steps: (steps as unknown[]).map(line),
    expect: (expect as unknown[]).map(line),
  } as unknown as ScenarioFile
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
  const { because, teach, ...rest } = value as Record<string, unknown>
  const [key, says] = Object.entries(rest)[0] as [string, unknown]
  const why = {
    ...(typeof because === 'string' ? { because } : {}),
    ...(teach === undefined ? {} : { teach: teach as string[] }),
  }
  const written = `${key}: ${Array.isArray(says) ? `[${says.join(', ')}]` : String(says)}`
  if (key === 'expect') {
    const list = (Array.isArray(says) ? says : [says]).map(line)
    return { who: '', kind: 'expect', says: '', expect: list, written: 'expect' }
  }
  const kind = key.endsWith(' may not') ? 'may not' : key.endsWith(' may') ? 'may' : 'do'
  const who = kind === 'do' ? key : key.slice(0, -kind.length - 1)
  return { who, kind, says: says as string | string[], written, ...why }
}
