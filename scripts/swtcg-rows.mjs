// Reads files of public card data of the trading card game for the scripts that write facts and compile wordings; how a
// file is read, packages/cli/src/swtcg/rows.ts says. A person downloads the data; neither it nor a sentence from it comes
// into the repository.
import { readFileSync } from 'node:fs'
import { decoded } from '../packages/cli/dist/src/files.js'
import * as rows from '../packages/cli/dist/src/swtcg/rows.js'

export { printedText } from './swtcg-printed.mjs'

/** One row for each printing. */
export function readRows(path) {
  try {
    return rows.readRows(decoded(readFileSync(path)))
  } catch (error) {
    throw new Error(`${path}: ${error.message}`)
  }
}

/** Each card once: a promo or preview is a printing of the numbered card of its name and version, and must be equal. */
export function readCards(path) {
  const all = readRows(path)
  const cards = rows.numbered(all)
  const facts = ['side', 'type', 'subtype', 'cost', 'speed', 'power', 'health', 'text']
  for (const promo of all.filter((one) => one.printing !== undefined)) {
    const card = cards.find((one) => one.name === promo.name && one.version === promo.version && one.set === promo.set)
    if (card === undefined) throw new Error(`${promo.name} (${promo.printing}) is a printing of no card of ${path}`)
    const differs = facts.find((fact) => card[fact] !== promo[fact])
    if (differs) throw new Error(`${promo.name} (${promo.printing}) differs from its card in ${differs}`)
  }
  return cards
}
