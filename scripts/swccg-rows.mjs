// Reads files of public card data of the customizable card game for the scripts that write facts and compile wordings; how
// a file is read, packages/cli/src/swccg/rows.ts says. A person downloads the data; neither it nor a sentence from it
// comes into the repository.
import { readFileSync } from 'node:fs'
import { rowsIn } from '../packages/cli/dist/src/swccg/rows.js'

/** Each card of a file once, in the order of its numbers. */
export function readRows(path) {
  const rows = rowsIn(JSON.parse(readFileSync(path, 'utf8')))
  if (rows.length === 0) throw new Error(`${path} has no list of cards`)
  return rows
}
