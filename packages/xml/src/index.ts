import type { Piece } from '@dejarik/kernel/decks'
import { SaxesParser } from 'saxes'

/** Broken XML gives pieces too, never an error: what a deck lacks is said by whoever reads it as one. */
const ignore = (): void => {}

/** The pieces of a text that should be XML: tags and what stands between them, each with its line. */
export function readXml(source: string): Piece[] {
  const found: Piece[] = []
  const parser = new SaxesParser({ position: true })
  // Some programs write it, though XML itself does not know it.
  parser.ENTITIES.nbsp = ' '
  let line = 1
  parser.on('error', ignore)
  parser.on('opentagstart', () => {
    line = parser.line
  })
  parser.on('opentag', ({ name, attributes }) => {
    const own = Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), String(value)])
    found.push({ is: 'open', name: name.toLowerCase(), attributes: Object.fromEntries(own), line })
  })
  parser.on('closetag', ({ name }) => {
    found.push({ is: 'close', name: name.toLowerCase(), line: parser.line })
  })
  const text = (words: string) => {
    found.push({ is: 'text', text: words, line: parser.line })
  }
  parser.on('text', text)
  parser.on('cdata', text)
  parser.write(source).close()
  return found
}
