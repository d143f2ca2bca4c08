import { readFileSync, writeSync } from 'node:fs'
import { nth } from '@dejarik/kernel'
import { runAll, type ScenarioFile } from '@dejarik/scenarios'

/** Runs scenarios in the order given, and says of each at once how it went: whoever listens may stop it. */
const [list, order] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')))
for (const n of order as number[]) {
  const [result] = runAll([nth(list as ScenarioFile[], n)]).results
  writeSync(1, `${result?.ok ? 'ok' : 'not ok'} ${n} - ${result?.id}\n`)
}
