/** Words that are no message: found wherever a page shows or says them. */
import assert from 'node:assert/strict'
import type { CardSheet } from '../../src/protocol.js'
import { people } from './examples.js'

/** Everything that a page shows or says, text by text, and after it every attribute that is read out. */
function textsOf(html: string): string[] {
  const plain = (text: string) =>
    text.replace(
      /&(?:#x27|quot|lt|gt|amp);/g,
      (sign) => ({ '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' })[sign] ?? '&',
    )
  const shown = html.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
  const read = [...shown.matchAll(/ (?:aria-label|aria-description|title|placeholder|alt|label)="([^"]*)"/g)]
  return [shown.replace(/<[^>]*>/g, '\n'), ...read.map(([, text = '']) => text)].map(plain)
}

/** What is left of a text without its messages: brackets may stand in brackets, and around the names of cards. */
function untranslated(text: string): string {
  let depth = 0
  let left = ''
  for (const sign of text) {
    if (sign === '⟦') depth++
    else if (sign === '⟧') depth--
    else if (depth === 0) left += sign
    assert.ok(depth >= 0, text)
  }
  assert.equal(depth, 0, text)
  return left
}

/** What needs no translation: names, wherever they stand, and what is read on a card as it stands there. */
export interface Known {
  readonly names: readonly string[]
  readonly texts: ReadonlySet<string>
}

export const noCards: Known = { names: [], texts: new Set() }

/** Words outside of messages that are neither on a card nor typed by anybody. */
export function strays(html: string, { names, texts }: Known): string[] {
  const words = [...names, ...people].filter((name) => name !== '').sort((a, b) => b.length - a.length)
  return textsOf(html)
    .flatMap((text) => untranslated(text).split('\n'))
    .filter((text) => !texts.has(text.trim()))
    .map((text) => words.reduce((left, word) => left.replaceAll(word, ''), text).trim())
    .filter((text) => /\p{L}{2}/u.test(text))
}

/** What stands on these cards; a location may be called without its system. */
export const onCards = (sheets: readonly CardSheet[]): Known => ({
  names: sheets.flatMap(({ name, subtitle = '' }) => [name, subtitle, ...name.split(': ')]),
  texts: new Set(
    sheets.flatMap(({ from, type, line, numbers, text }) => [
      from,
      type,
      line,
      ...numbers.map(({ value }) => value),
      ...text,
    ]),
  ),
})

/** A page with something on it that must be there, and no word outside of messages. */
export function allTranslated(html: string, known: Known, has: RegExp): void {
  assert.match(html, has)
  assert.deepEqual(strays(html, known), [])
}
