import { write } from '@dejarik/kernel/grammar'
import type { Ability } from './effects/tree.js'
import { swtcgGrammar } from './text/grammar.js'
import { render } from './text/render.js'

const said = new WeakMap<object, string>()

/** Made once for each tree; nothing where the grammar cannot say it. */
function once(tree: object, make: () => string): string {
  let words = said.get(tree)
  if (words === undefined) {
    try {
      words = make()
    } catch {
      words = ''
    }
    said.set(tree, words)
  }
  return words
}

/** What an effect does, in the words of a card. */
export const effectWords = (node: object): string => once(node, () => write(swtcgGrammar, 'text', node))

/** An ability in the words of a card. */
export const abilityWords = (ability: object): string => once(ability, () => plainAbility(ability))

/** The grammar knows nothing of the chances that the engine notes on an ability. */
function plainAbility(ability: object): string {
  const strip = (tree: unknown): unknown => {
    if (Array.isArray(tree)) return tree.map(strip)
    if (typeof tree !== 'object' || tree === null) return tree
    return Object.fromEntries(
      Object.entries(tree).flatMap(([key, part]) => (key === 'responds' ? [] : [[key, strip(part)]])),
    )
  }
  return render(strip(ability) as Ability)
}
