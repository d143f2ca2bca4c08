import { readFileSync } from 'node:fs'
import { rules as destinyRules } from '@dejarik/destiny'
import type { Rules } from '@dejarik/kernel'
import { rules as swccgRules } from '@dejarik/swccg'
import { rules as swtcgRules } from '@dejarik/swtcg'
import type { ScenarioFile } from '../file.js'
import { scenarioFiles } from '../files.js'
import { gameOf } from '../games.js'
import { readScenarios } from '../read.js'
import { runScenario } from '../run.js'
import { type Break, breakable } from './breaks.js'

const rulesOf: Readonly<Record<string, unknown>> = { destiny: destinyRules, swtcg: swtcgRules, swccg: swccgRules }

/** For each word and each way to break it, the scenario that notices. */
export type Proofs = Record<string, Record<string, string>>

/** Breaks of a word that change nothing anybody could see, and why. */
export interface Equivalent {
  readonly word: string
  readonly how: readonly string[]
  readonly why: string
}

export const isEquivalent = ({ word, how }: Break, equivalent: readonly Equivalent[]): boolean =>
  equivalent.some((each) => each.word === word && each.how.includes(how))

/** The scenarios of a game, by a name that each has alone. */
function scenariosIn(folder: string): Map<string, ScenarioFile> {
  const found = new Map<string, ScenarioFile>()
  for (const path of scenarioFiles(folder))
    for (const file of readScenarios(readFileSync(path, 'utf8'), path)) {
      const id = file.case === undefined ? file.id : `${file.id} (${file.case})`
      let n = 1
      while (found.has(n === 1 ? id : `${id} #${n}`)) n++
      found.set(n === 1 ? id : `${id} #${n}`, file)
    }
  return found
}

/** Breaks the words of one game, one way at a time, and sees which scenario notices. */
export function prover(game: string, folder: string) {
  const { breaks, by } = breakable(rulesOf[game] as Rules)
  const files = scenariosIn(folder)
  const scenario = gameOf(game)

  const passes = (file: ScenarioFile): boolean => runScenario(scenario, file).ok

  /** Does it pass while words mean what they say? One that fails anyway notices nothing. */
  const sound = new Map<string, boolean>()
  function isSound(name: string, file: ScenarioFile): boolean {
    const known = sound.get(name) ?? passes(file)
    sound.set(name, known)
    return known
  }

  function notices(name: string, broken: Break): boolean {
    const file = files.get(name)
    if (file === undefined || !isSound(name, file)) return false
    by.broken = broken
    try {
      return !passes(file)
    } finally {
      by.broken = null
    }
  }

  /** The scenarios in which a break makes any difference, the shortest first. */
  function candidates(): Map<string, string[]> {
    const found = new Map<string, string[]>()
    const sorted = [...files].sort(([, a], [, b]) => a.steps.length - b.steps.length)
    for (const [name, file] of sorted) {
      const seen = new Set<string>()
      by.differs = (key) => seen.add(key)
      try {
        passes(file)
      } finally {
        by.differs = null
      }
      for (const key of seen) found.set(key, [...(found.get(key) ?? []), name])
    }
    return found
  }

  return { breaks, notices, candidates }
}

/** How many scenarios are tried before a break counts as unnoticed. */
const TRIED = 60

/** Looks for a scenario that notices each break; what it knew before is tried first. */
export function prove(game: string, folder: string, known: Proofs, equivalent: readonly Equivalent[]) {
  const { breaks, notices, candidates } = prover(game, folder)
  const proofs: Proofs = {}
  const unproved: Break[] = []
  let where: Map<string, string[]> | null = null
  for (const broken of breaks) {
    const { word, how } = broken
    if (isEquivalent(broken, equivalent)) continue
    const before = known[word]?.[how]
    let by = before !== undefined && notices(before, broken) ? before : undefined
    if (by === undefined) {
      where ??= candidates()
      by = where
        .get(`${word} ${how}`)
        ?.slice(0, TRIED)
        .find((name) => notices(name, broken))
    }
    if (by === undefined) unproved.push(broken)
    else proofs[word] = { ...proofs[word], [how]: by }
  }
  return { proofs, unproved, breaks }
}
