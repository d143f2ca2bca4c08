// node scripts/destiny-compile.mjs <card data>…: writes what the printed texts of sets mean into their cards. Run it after
// `tsc -b`; see compile-set.mjs.
import { readFileSync } from 'node:fs'
import { compileSet, sourcesOf } from './compile-set.mjs'

for (const source of sourcesOf('scripts/destiny-compile.mjs ../shared/data/destiny/AW.json')) {
  const rows = JSON.parse(readFileSync(source, 'utf8')).map(({ code, set_code, text }) => ({
    id: `destiny:${code}`,
    set: set_code,
    text: text ?? '',
    wording: text ?? '',
  }))
  await compileSet('destiny', rows, ({ type }) => type)
}
