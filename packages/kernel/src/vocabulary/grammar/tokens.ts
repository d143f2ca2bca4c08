/** Words and punctuation of a text, lower case; a possessive ending is a word of its own. */
export function tokens(text: string): string[] {
  return text.toLowerCase().match(/'s\b|[a-z0-9+][a-z0-9+'-]*?(?='s\b)|[a-z0-9+][a-z0-9+/-]*|'|[^\s]/g) ?? []
}

const closing = new Set([',', '.', ':', ';', ']', "'s", "'"])

/** Tokens as a readable text: spaces where they belong, capitals at the start of sentences. */
export function join(words: readonly string[]): string {
  let text = ''
  let start = true
  for (const [i, word] of words.entries()) {
    if (i > 0 && !closing.has(word) && words[i - 1] !== '[') text += ' '
    text += start ? word.charAt(0).toUpperCase() + word.slice(1) : word
    start = word === '.' || (start && word === '[') || word === '–'
  }
  return text
}
