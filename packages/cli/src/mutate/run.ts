import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Report } from '../command.js'
import { UsageError } from '../exit.js'
import { progress } from '../progress.js'
import { count } from '../text.js'
import { type Equivalent, equivalentsOf, fits } from './equivalent.js'
import { type Mutant, mutantsOf, type Target } from './mutants.js'
import { Trial } from './trial.js'

export const checkout: string = realpathSync(fileURLToPath(new URL('../../../../..', import.meta.url)))

const place = ({ file, line, change }: Mutant) => ({ file, line, change })

/** Breaks one line after the other, and reports what nothing noticed. */
export async function mutate(target: Target, many: number, seed: string): Promise<Report> {
  const mutants = mutantsOf(checkout, target, many, seed)
  if (mutants.length === 0) throw new UsageError('Nothing is compiled here: run `npm run build` in the checkout first.')
  const declared = equivalentsOf(checkout, target)
  const equivalent: { mutant: Mutant; reason: string }[] = []
  const survivors: Mutant[] = []
  const bar = progress(mutants.length, 'mutants')
  const trial = new Trial(checkout, target)
  try {
    for (const mutant of mutants) {
      const known = declared.find((one: Equivalent) => fits(one, mutant))
      if (known !== undefined) equivalent.push({ mutant, reason: known.reason })
      else if (!(await trial.notices(mutant))) survivors.push(mutant)
      bar.add(1)
    }
  } finally {
    bar.end()
    trial.end()
  }
  const tried = mutants.length - equivalent.length
  const noticed = tried - survivors.length
  const lines = [
    ...survivors.flatMap(({ file, line, change }) => [`✗ ${file}:${line}`, `    ${change}`]),
    `${count(tried, 'broken line')}, ${noticed} noticed, ${survivors.length} not.`,
    ...(equivalent.length > 0 ? [`${equivalent.length} more play no differently, as is declared.`] : []),
    ...trial.failing.map((name) => `This fails without any change, and counts for nothing: ${name}`),
  ]
  return {
    text: lines.join('\n'),
    json: {
      game: target,
      mutants: mutants.length,
      noticed,
      survivors: survivors.map(place),
      equivalent: equivalent.map(({ mutant, reason }) => ({ ...place(mutant), reason })),
    },
    holds: survivors.length === 0,
  }
}
