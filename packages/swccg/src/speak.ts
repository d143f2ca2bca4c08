import { asWritten, wordsOnce, write } from '@dejarik/kernel/grammar'
import type { Ability } from './effects/tree.js'
import { render, swccgGrammar, withoutBrackets } from './text/index.js'

/** What an effect does, in the words of a card. A tree that the grammar cannot say is an error. */
export const effectWords = wordsOnce((node) => withoutBrackets(write(swccgGrammar, 'text', asWritten(node))))

/** An ability in the words of a card; of what another text waits for, its effect is all there is. */
export const abilityWords = wordsOnce((ability) => {
  const { ability: kind, effect } = ability as { ability: string; effect?: object }
  return kind === 'awaited' && effect ? effectWords(effect) : withoutBrackets(render(asWritten(ability) as Ability))
})
