/**
 * Hash of a printed wording: FNV-1a, 32 bits, eight hex digits, over its UTF-16 units. It tells whether a wording has
 * changed since its card was compiled, without carrying the wording. Runs of white space count as one space; no words
 * give ''.
 */
export function wordingHash(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words === '') return ''
  let hash = 0x811c9dc5
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
