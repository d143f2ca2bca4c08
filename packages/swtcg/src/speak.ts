import { asWritten, wordsOnce, write } from '@dejarik/kernel/grammar'
import type { Ability } from './effects/tree.js'
import { swtcgGrammar } from './text/grammar.js'
import { render } from './text/render.js'

/** What an effect does, in the words of a card. A tree that the grammar cannot say is an error. */
export const effectWords = wordsOnce((node) => write(swtcgGrammar, 'text', asWritten(node)))

/** An ability in the words of a card; of what another text waits for, its effect is all there is. */
export const abilityWords = wordsOnce((ability) => {
  const { ability: kind, effect, name } = ability as { ability: string; effect?: object; name?: string }
  // What the rules give to whatever has a keyword is called by that keyword.
  if (kind === name) return kind
  return kind === 'awaited' && effect ? effectWords(effect) : render(asWritten(ability) as Ability)
})
