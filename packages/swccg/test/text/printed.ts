import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Printed } from '../../src/text/index.js'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const shared = new URL(`${process.env.DEJARIK_SHARED ?? '../shared'}/`, `file://${root}`)
export const absent = 'the public card data is not here (set DEJARIK_SHARED)'

/** What is hashed, and what is read: of a location, the text of each side. */
export interface Text {
  wording: string
  text: Printed
}

const half = (text: string, side: string): string =>
  new RegExp(`(?:^|\\s)${side}:\\s*(.*?)\\s*(?=(?:Light|Dark):|$)`, 's').exec(text)?.[1] ?? ''

/** The printed texts of a set by card id, where the public card data is present. */
export function printed(set: string): Map<string, Text> | undefined {
  const files = ['Light', 'Dark'].map((side) => new URL(`data/swccg/${set}-${side}.json`, shared)).filter(existsSync)
  if (files.length === 0) return undefined
  type Row = { gempId: string; front: { title: string; type: string; gametext?: string } }
  return new Map(
    files
      .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { cards: Row[] }).cards)
      .filter(({ front }) => !/\(Readable\)$/.test(front.title))
      .map(({ gempId, front: { type, gametext: wording = '' } }) => {
        const sides = { light: half(wording, 'Light'), dark: half(wording, 'Dark') }
        return [`swccg:${gempId}`, { wording, text: type === 'Location' ? sides : wording }]
      }),
  )
}
