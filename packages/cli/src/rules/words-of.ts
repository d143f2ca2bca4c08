const words = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y
const template = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{|$)/y
/** A regular expression stands where a value may begin; elsewhere a slash divides. */
const pattern = /(?<=(?:^|[=(,:[!&|?{};]|=>|\breturn)\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y
const plain = /[^'"`/{}]+|[\s\S]/y

/**
 * The comments and strings of a TypeScript file in their places, everything else blanked out: in code, a game's name
 * before a dot is a value with a property, not a rule.
 */
export const wordsOf = (source: string): string => {
  const out: string[] = []
  /** For each `${…}` that we are inside of, the braces open in it. */
  const holes: number[] = []
  let at = 0

  const take = (kind: RegExp): string | undefined => {
    kind.lastIndex = at
    const text = kind.exec(source)?.[0]
    if (text) at += text.length
    return text || undefined
  }
  const keep = (text: string) => out.push(text)
  const drop = (text: string) => out.push(text.replace(/[^\n]/g, ' '))
  const string = () => {
    const text = take(template) ?? ''
    keep(text)
    if (text.endsWith('${')) holes.push(0)
  }

  while (at < source.length) {
    const text = take(words)
    if (text) {
      keep(text)
      continue
    }
    const code = take(pattern) ?? take(plain)!
    const hole = holes.length - 1
    if (code === '}' && holes[hole] === 0) {
      // `$` keeps words on either side of a hole apart: an id put together at run time is no citation.
      keep('$')
      holes.pop()
      string()
      continue
    }
    drop(code)
    if (code === '`') string()
    else if (code === '{' && hole >= 0) holes[hole]!++
    else if (code === '}' && hole >= 0) holes[hole]!--
  }
  return out.join('')
}
