import { below, type Generator, nth } from '@dejarik/kernel'

/** What stands in damaged and hostile files. */
const strange: readonly string[] = [
  ...['\u0000', '\uFEFF', '\r', '\t', '"', "'", '<', '>', '&', '{', '}', '[', ']', ':', ',', '*', '#', '|', '\\', '%'],
  ...['-1', '0', '99999999', '1e9', '0.5', 'null', 'true', '__proto__', 'constructor', 'toString', '../../x'],
  ...['<!--', '<![CDATA[', '<a b="', '&b;', '<!DOCTYPE a [<!ENTITY b "&b;">]>', '*a', '&a [x]', '<<: *a', '- - - -'],
  ...['\u202E', '😀', 'Ⅷ', 'é'.normalize('NFD'), 'x'.repeat(5000), '['.repeat(3000), '{"a":'.repeat(3000)],
]

const pick = (g: Generator, list: readonly string[]): string => nth(list, below(g, list.length))

const changes: readonly ((g: Generator, text: string) => string)[] = [
  (g, text) => text.slice(0, below(g, text.length + 1)),
  (g, text) => {
    const at = below(g, text.length + 1)
    return text.slice(0, at) + text.slice(at + 1 + below(g, 40))
  },
  (g, text) => {
    const at = below(g, text.length + 1)
    return text.slice(0, at) + pick(g, strange) + text.slice(at)
  },
  (g, text) => {
    const at = below(g, text.length + 1)
    return text.slice(0, at) + pick(g, strange) + text.slice(at + 1)
  },
  (g, text) => {
    const at = below(g, text.length + 1)
    const part = text.slice(at, at + 1 + below(g, 80))
    return text.slice(0, at) + part.repeat(1 + below(g, 200)) + text.slice(at)
  },
  (g, text) => {
    const lines = text.split('\n')
    const line = nth(lines, below(g, lines.length))
    lines.splice(below(g, lines.length), 0, ...Array<string>(1 + below(g, 300)).fill(line))
    return lines.join('\n')
  },
  (g, text) => {
    const lines = text.split('\n')
    const [one, other] = [below(g, lines.length), below(g, lines.length)]
    ;[lines[one], lines[other]] = [nth(lines, other), nth(lines, one)]
    return lines.join('\n')
  },
  (g, text) => text.replace(/\d+/, () => pick(g, ['-1', '0', '99999999', '1e9', '0.5', '', '1000', '[1]', '"1"'])),
  (g, text) => {
    const signs = [...text]
    for (let n = 1 + below(g, 8); n > 0; n--) signs[below(g, signs.length)] = String.fromCharCode(below(g, 256))
    return signs.join('')
  },
]

/** The largest text that is tried: more is refused by its length alone. */
const LONGEST = 400_000

/** A text with some damage, as a slip of the hand, a broken copy or a wicked mind might do. */
export function damageText(g: Generator, text: string): string {
  let made = text
  for (let n = 1 + below(g, 3); n > 0; n--) {
    const change = changes[below(g, changes.length)] as (typeof changes)[number]
    made = change(g, made).slice(0, LONGEST)
  }
  return made
}
