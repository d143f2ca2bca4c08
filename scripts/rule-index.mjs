// Checks every rule citation in packages/ and writes packages/cli/generated/rules.json, which `dejarik rules` reads.
import { root } from './run.mjs'

const { writeIndex } = await import('../packages/cli/dist/src/rules/write-index.js')
const checkout = process.argv[2] ?? root
const faults = writeIndex(checkout)
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(`${faults.length} wrong rule citation${faults.length === 1 ? '' : 's'}; docs/citing-rules.md says how.`)
  process.exitCode = 1
}
