// node scripts/swccg-compile.mjs <card data>…: writes what the printed texts of sets mean into their cards. Run it after
// `tsc -b`; see compile-set.mjs. The text of a location is {light, dark}.
import { compileSet, sourcesOf } from './compile-set.mjs'
import { readRows } from './swccg-rows.mjs'

const rows = sourcesOf('scripts/swccg-compile.mjs ../shared/data/swccg/1-*.json').flatMap(readRows)
for (const set of new Set(rows.map((row) => row.set)))
  await compileSet(
    'swccg',
    rows.filter((row) => row.set === set),
  )
