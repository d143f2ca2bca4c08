import { write } from '@dejarik/kernel/grammar'
import { destinyGrammar } from './text/grammar.js'

const said = new WeakMap<object, string>()

/** What an effect does, in the words of the card; nothing where a part of a sentence cannot stand alone. */
export function effectWords(node: object): string {
  let words = said.get(node)
  if (words === undefined) {
    try {
      words = write(destinyGrammar, 'text', node)
    } catch {
      words = ''
    }
    said.set(node, words)
  }
  return words
}
