import type { Form } from './grammar.js'

const named = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Plain numbers: said as digits; read as digits, words or an article. */
export const digits: Form = {
  sort: 'digits',
  read(reader, start) {
    const word = reader.words[start] ?? ''
    const known = named.indexOf(word)
    const n = /^\d+$/.test(word) ? Number(word) : known >= 0 ? known : word === 'a' || word === 'an' ? 1 : undefined
    if (n === undefined) return []
    reader.at(start, word)
    return [{ end: start + 1, node: n, cost: 0 }]
  },
  write: (_writer, node) => (typeof node === 'number' && node >= 0 ? [String(node)] : undefined),
}
