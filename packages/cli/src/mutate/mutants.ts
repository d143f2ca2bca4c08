import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative, sep } from 'node:path'
import { generator, nth, shuffle } from '@dejarik/kernel'
import type { GameId } from '../games.js'
import { citations } from '../rules/citations.js'
import { type Change, changed, changesOf } from './changes.js'

/** What can be broken: the rules of a game, or the kernel. */
export type Target = GameId | 'kernel'

/** One line of the rules, broken in one way. */
export interface Mutant {
  /** The file that a person would open, from the checkout, and its line. */
  readonly file: string
  readonly line: number
  readonly lineText: string
  readonly change: string
  /** The compiled module, and what stands in it instead. */
  readonly module: string
  readonly source: string
  /** The rules that the code around it cites, then the others of the file. */
  readonly rules: readonly string[]
}

const sourceOf = (target: Target): string => (target === 'kernel' ? '' : 'rules')

/** The compiled modules of a target. The laws of the kernel are tests, and no rules. */
function modulesOf(checkout: string, target: Target): string[] {
  const folder = join(checkout, 'packages', target, 'dist', 'src', sourceOf(target))
  if (!existsSync(folder)) return []
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js') && !name.startsWith('laws'))
      .sort()
      .map((name) => join(folder, name))
      // What was compiled of a file that is gone is no part of the program.
      .filter((module) => existsSync(sourceFile(module)))
  )
}

const sourceFile = (module: string): string => module.replace(`${sep}dist${sep}`, sep).replace(/js$/, 'ts')

const LONG = 90
const inOneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONG ? `${line.slice(0, LONG)}…` : line
}

/** What was done, as a person would say it. */
function wordsFor(source: string, { start, end, text }: Change): string {
  if (text === ';') return `without ${inOneLine(source.slice(start, end))}`
  if (start === end) return 'return at once'
  return `${inOneLine(source.slice(start, end))} → ${inOneLine(text)}`
}

interface Place {
  readonly module: string
  readonly source: string
  readonly file: string
  readonly line: number
  readonly changes: Change[]
}

/** The lines of a target that can be broken, each with the ways to do it. */
function placesOf(checkout: string, target: Target): Place[] {
  return modulesOf(checkout, target).flatMap((module) => {
    const source = readFileSync(module, 'utf8')
    const map = new SourceMap(JSON.parse(readFileSync(`${module}.map`, 'utf8')))
    const file = sourceFile(module)
    const starts = lineStarts(source)
    const places = new Map<number, Place>()
    for (const change of changesOf(source)) {
      const row = starts.findLastIndex((start) => start <= change.start)
      const entry = map.findEntry(row, change.start - nth(starts, row))
      if (!('originalLine' in entry)) continue
      const line = entry.originalLine + 1
      const place = places.get(line) ?? { module, source, file, line, changes: [] }
      places.set(line, place)
      place.changes.push(change)
    }
    return [...places.values()]
  })
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** So many broken lines at random places; the same seed gives the same ones as long as the program is the same. */
export function mutantsOf(checkout: string, target: Target, count: number, seed: string): Mutant[] {
  const g = generator(`mutate/${target}/${seed}`)
  const places = placesOf(checkout, target)
  for (const { changes } of places) shuffle(g, changes)
  const mutants: Mutant[] = []
  while (mutants.length < count && places.some(({ changes }) => changes.length > 0)) {
    shuffle(g, places)
    for (const place of places) {
      const change = place.changes.pop()
      const source = change === undefined ? null : changed(place.source, change)
      if (change === undefined || source === null) continue
      mutants.push({ ...described(checkout, place), change: wordsFor(place.source, change), source })
      if (mutants.length === count) break
    }
  }
  return mutants
}

/** Where a place is, and the rules that its code is about. */
function described(checkout: string, { module, file, line }: Place): Omit<Mutant, 'change' | 'source'> {
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n')
  const cited = citations(text, true)
  // A declaration begins behind the last empty line or closing brace at the edge of the page.
  const edge = lines.slice(0, line - 1).findLastIndex((one) => one === '' || /^[}\])]/.test(one)) + 1
  const near = cited.filter((one) => one.line > edge && one.line <= line).map(({ id }) => id)
  return {
    file: relative(checkout, file).split(sep).join('/'),
    line,
    lineText: (lines[line - 1] ?? '').trim(),
    module,
    rules: [...new Set([...near.reverse(), ...cited.map(({ id }) => id)])],
  }
}

/** Every broken line that could be made, for checks of what is declared about them. */
export const allMutants = (checkout: string, target: Target): Pick<Mutant, 'file' | 'lineText' | 'change'>[] =>
  placesOf(checkout, target).flatMap((place) => {
    const { file, lineText } = described(checkout, place)
    return place.changes.map((change) => ({ file, lineText, change: wordsFor(place.source, change) }))
  })
