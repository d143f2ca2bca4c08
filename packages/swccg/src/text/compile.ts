import { read } from '@dejarik/kernel/grammar'
import type { Ability, Side } from '../effects/tree.js'
import { swccgGrammar } from './grammar.js'
import { tidy } from './tidy.js'

export interface Compiled {
  abilities: Ability[]
  /** The words that were not understood. */
  unread: string[]
}

/** One paragraph in our own words as one ability. */
export function compileOwn(text: string): Compiled {
  const found = text.match(/^(Light|Dark): (.*)$/s)
  const side = found?.[1]?.toLowerCase() as Side | undefined
  const result = read(swccgGrammar, 'ability', (found?.[2] ?? text).replace(/\.\s*$/, ''))
  if ('unread' in result) return { abilities: [], unread: [result.unread] }
  return { abilities: [tidy({ ...(result.node as Ability), ...(side && { side }) })], unread: [] }
}
