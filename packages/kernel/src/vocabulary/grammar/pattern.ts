/**
 * One way to say something, as written in the vocabulary:
 *
 *   draw a|one card     words; alternatives are all recognised, the first is said
 *   {n:value}           a slot of that sort; `{x:effect/they}` changes the voice inside it
 *   {:aside}            a turn of print that says nothing more, recognised only
 *   <deal>              a verb, "deals" where somebody else does it
 *   #card               a noun that agrees with the number said before it
 *   (to {x:ref})        said when its slots are there
 *   (free? for free)    said when the field `free` is true
 *   (please)            recognised, never said
 */
export type Part =
  | { part: 'word'; words: readonly string[] }
  | { part: 'verb'; word: string }
  | { part: 'noun'; word: string }
  | { part: 'slot'; name: string; sort: string; voice: string | undefined }
  | { part: 'optional'; flag: string | undefined; parts: readonly Part[] }

const lexeme = /\{[^}]*\}|<[^>]*>|#[A-Za-z0-9/-]+|[()]|'s|[^\s(){}<>#]+/g

export function pattern(text: string): readonly Part[] {
  const stack: Part[][] = [[]]
  const flags: (string | undefined)[] = []
  for (const piece of text.match(lexeme) ?? []) {
    const top = stack[stack.length - 1] as Part[]
    if (piece === '(') {
      stack.push([])
      flags.push(undefined)
    } else if (piece === ')') {
      stack.pop()
      const outer = stack[stack.length - 1]
      if (outer === undefined) throw new Error(`')' too many in '${text}'`)
      outer.push({ part: 'optional', flag: flags.pop(), parts: top })
    } else if (stack.length > 1 && top.length === 0 && piece.length > 1 && piece.endsWith('?')) {
      flags[flags.length - 1] = piece.slice(0, -1)
    } else top.push(...parts(piece))
  }
  if (stack.length !== 1) throw new Error(`'(' too many in '${text}'`)
  return stack[0] as Part[]
}

function parts(piece: string): Part[] {
  if (piece.startsWith('{')) {
    const [name = '', rest = ''] = piece.slice(1, -1).split(':')
    const [sort = '', voice] = rest.split('/')
    return [{ part: 'slot', name, sort, voice }]
  }
  if (piece.startsWith('<')) return [{ part: 'verb', word: piece.slice(1, -1) }]
  if (piece.startsWith('#')) return [{ part: 'noun', word: piece.slice(1) }]
  const [, body = '', end = ''] = piece.match(/^(.*?)([,.:;]*)$/) ?? []
  const words: Part[] = body === '' ? [] : [{ part: 'word', words: body.split('|') }]
  return [...words, ...[...end].map((mark): Part => ({ part: 'word', words: [mark] }))]
}

/** Names of the slots and flags that must be there, and of those that may. */
export function fieldsOf(list: readonly Part[]): { needed: string[]; allowed: string[] } {
  const needed: string[] = []
  const allowed: string[] = []
  for (const part of list) {
    if (part.part === 'slot' && part.name !== '') needed.push(part.name)
    if (part.part !== 'optional') continue
    const inner = fieldsOf(part.parts)
    allowed.push(...inner.allowed, ...(part.flag === undefined ? [] : [part.flag]))
  }
  return { needed, allowed: [...allowed, ...needed] }
}
