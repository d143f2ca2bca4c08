import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CardType } from '../../src/cards/index.js'

export interface Printed {
  code: string
  name: string
  type_code: CardType
  text?: string
}

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const shared = new URL(`${process.env.DEJARIK_SHARED ?? '../shared'}/`, `file://${root}`)

/** The printed cards of a set, where the public card data is present. */
export function printed(set: string): Printed[] | undefined {
  const file = new URL(`data/destiny/${set}.json`, shared)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Printed[]) : undefined
}

export const absent = 'the public card data is not here (set DEJARIK_SHARED)'
