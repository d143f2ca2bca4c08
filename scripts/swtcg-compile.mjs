// node scripts/swtcg-compile.mjs <card data>…: writes what the printed texts of sets mean into their cards. Run it after
// `tsc -b`; see compile-set.mjs.
import { compileSet, sourcesOf } from './compile-set.mjs'
import { readCards } from './swtcg-rows.mjs'

for (const source of sourcesOf('scripts/swtcg-compile.mjs ../shared/data/swtcg/AOTC.txt')) {
  const rows = readCards(source).map(({ set, number, text }) => ({
    id: `swtcg:${set}-${number}`,
    set,
    text,
    wording: text,
  }))
  await compileSet('swtcg', rows)
}
