import { read } from '@dejarik/kernel/grammar'
import type { Ability, CardType } from '../effects/tree.js'
import { antecedents } from './antecedents.js'
import { destinyGrammar } from './grammar.js'
import { lower } from './lower.js'
import { normalise } from './normalise.js'
import { tidy } from './tidy.js'

export interface Compiled {
  abilities: Ability[]
  /** The words that were not understood, one entry for each paragraph that has some. */
  unread: string[]
}

/** One paragraph, or several keywords in a line: "Ambush. Redeploy." */
function parts(paragraph: string): string[] {
  const words = paragraph.split(/\.\s+/)
  return words.every((word) => /^\w+$/.test(word)) ? words : [paragraph]
}

/** The abilities that a text, printed or rendered, gives a card of that type. An upgrade speaks of its character. */
export function compileCard(text: string, type: CardType): Compiled {
  const made: Compiled = { abilities: [], unread: [] }
  for (const paragraph of text.split('\n').map(normalise)) {
    for (const part of paragraph === '' ? [] : parts(paragraph)) {
      const words = type === 'upgrade' ? part.replace(/\bthis character\b/gi, 'attached character') : part
      const result = read(destinyGrammar, type === 'event' ? 'event-text' : 'ability', words)
      if ('unread' in result) made.unread.push(result.unread)
      else made.abilities.push(tidy(lower(antecedents(result.node, type))) as Ability)
    }
  }
  return made
}
