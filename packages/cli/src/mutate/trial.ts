import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { nth } from '@dejarik/kernel'
import { readScenarios, type ScenarioFile, scenarioFiles } from '@dejarik/scenarios'
import { gameIds } from '../games.js'
import { citations } from '../rules/citations.js'
import { type Heard, listen } from './listen.js'
import type { Mutant, Target } from './mutants.js'

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Programs that go astray may fill the memory before they fall silent. */
const node = ['--max-old-space-size=1500', '--disable-warning=ExperimentalWarning']

/** What can notice a broken line: something to run, the best first, until one of it fails. */
interface Watch {
  readonly args: (mutant: Mutant | null) => string[]
  /** What fails without any change says nothing. */
  failing: ReadonlySet<string>
  limit: number
}

const FIRST_LIMIT = 120_000

/** Lets scenarios and tests look at broken programs, one after the other. */
export class Trial {
  readonly #folder = mkdtempSync(join(tmpdir(), 'dejarik-mutate-'))
  readonly #watches: readonly Watch[]
  readonly #ready = new Set<Watch>()

  constructor(
    private readonly checkout: string,
    target: Target,
  ) {
    this.#watches =
      target === 'kernel'
        ? [this.#tests(target), this.#scenarios(gameIds), ...gameIds.map((game) => this.#tests(game))]
        : [this.#scenarios([target]), this.#tests(target)]
  }

  /** Whether anything notices it. */
  async notices(mutant: Mutant): Promise<boolean> {
    const source = join(this.#folder, 'mutant.js')
    writeFileSync(source, mutant.source)
    const env = { MUTANT_MODULE: pathToFileURL(mutant.module).href, MUTANT_SOURCE: source }
    for (const watch of this.#watches) {
      await this.#prepare(watch)
      const { broken } = await this.#run(watch, mutant, env, (name) => !watch.failing.has(name))
      if (broken !== null) return true
    }
    return false
  }

  /** What fails without any change, in the parts that were needed. */
  get failing(): string[] {
    return this.#watches.flatMap(({ failing }) => [...failing])
  }

  end(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Runs everything once as it is: how long it takes to say a word, and what fails anyway. */
  async #prepare(watch: Watch): Promise<void> {
    if (this.#ready.has(watch)) return
    const { failed, silence, broken } = await this.#run(watch, null, {}, () => false)
    if (broken !== null) throw new Error(`the tests come to no end without any change: ${broken}`)
    watch.failing = new Set(failed)
    watch.limit = 10_000 + 5 * silence
    this.#ready.add(watch)
  }

  #run(
    watch: Watch,
    mutant: Mutant | null,
    env: Record<string, string>,
    enough: (name: string) => boolean,
  ): Promise<Heard> {
    const args = [...node, `--import=${pathToFileURL(here('./hook.js')).href}`, ...watch.args(mutant)]
    return listen(args, { env, cwd: this.checkout, limit: watch.limit, enough })
  }

  #scenarios(games: readonly string[]): Watch {
    const list: ScenarioFile[] = games.flatMap((game) =>
      scenarioFiles(join(this.checkout, 'packages', game, 'scenarios')).flatMap((file) =>
        readScenarios(readFileSync(file, 'utf8'), file),
      ),
    )
    const [all, order] = [join(this.#folder, 'scenarios.json'), join(this.#folder, 'order.json')]
    writeFileSync(all, JSON.stringify(list))
    const cited = list.map(({ rules, id }) => [...rules, id])
    return {
      args: (mutant) => {
        writeFileSync(order, JSON.stringify(nearestFirst(cited, mutant)))
        return [here('./scenario-program.js'), all, order]
      },
      failing: new Set(),
      limit: FIRST_LIMIT,
    }
  }

  #tests(target: Target): Watch {
    const folder = join(this.checkout, 'packages', target)
    const files = readdirSync(join(folder, 'test'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .sort()
    const cited = files.map((name) =>
      citations(readFileSync(join(folder, 'test', name), 'utf8'), true).map(({ id }) => id),
    )
    const compiled = files.map((name) => pathToFileURL(join(folder, 'dist', 'test', name.replace(/ts$/, 'js'))).href)
    return {
      args: (mutant) => {
        const imports = nearestFirst(cited, mutant).map((n) => `import ${JSON.stringify(compiled[n])}`)
        return ['--test-reporter=tap', '--input-type=module', '--eval', imports.join('\n')]
      },
      failing: new Set(),
      limit: FIRST_LIMIT,
    }
  }
}

/** The places of a list, those first that cite a rule near the broken line. */
function nearestFirst(cited: readonly (readonly string[])[], mutant: Mutant | null): number[] {
  const far = mutant?.rules.length ?? 0
  const distance = cited.map((ids) => Math.min(far, ...ids.map((id) => (mutant?.rules.indexOf(id) ?? -1) >>> 0)))
  return [...cited.keys()].sort((a, b) => nth(distance, a) - nth(distance, b))
}
