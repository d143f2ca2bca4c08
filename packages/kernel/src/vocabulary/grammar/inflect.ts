/**
 * Grammatical person. `you`: the reader acts ("deal"); `they`: somebody named just before acts ("an opponent deals");
 * `they-bare`: the same after a helping verb ("an opponent may deal").
 */
export type Voice = 'you' | 'they' | 'they-bare'

export const bare = (voice: Voice): Voice => (voice === 'they' ? 'they-bare' : voice)

const pronouns: Record<string, string> = { you: 'they', your: 'their', yours: 'theirs', yourself: 'themselves' }

/** "you" and "your" as the voice says them. */
export const person = (word: string, voice: Voice): string => (voice === 'you' ? word : (pronouns[word] ?? word))

const irregularVerbs: Record<string, string> = { have: 'has', do: 'does', be: 'is' }

export function verb(word: string, voice: Voice): string {
  if (voice !== 'they') return word
  const irregular = irregularVerbs[word]
  if (irregular !== undefined) return irregular
  if (/(s|x|ch|sh|o)$/.test(word)) return word + 'es'
  return /[^aeiou]y$/.test(word) ? word.slice(0, -1) + 'ies' : word + 's'
}

const irregularNouns: Record<string, string> = {
  die: 'dice',
  ability: 'abilities',
  equipment: 'equipment',
  spy: 'spies',
  thief: 'thieves',
  destiny: 'destinies',
  Jedi: 'Jedi',
}

export const plural = (noun: string): string => irregularNouns[noun] ?? noun + 's'

/** Is it one thing or several? Some words do not tell. */
export function numberOf(noun: string): 'one' | 'many' | undefined {
  if (Object.entries(irregularNouns).some(([one, many]) => one === many && one === noun)) return undefined
  return Object.values(irregularNouns).includes(noun) || /[^s]s$/.test(noun) ? 'many' : 'one'
}

/** a or an; "unique" and "unit" sound like "you". */
export const article = (next: string): string => (/^[aeio]|^u(?!ni)/i.test(next) ? 'an' : 'a')
