import { write } from '@dejarik/kernel/grammar'
import type { Ability } from './effects/tree.js'
import { render, swccgGrammar, withoutBrackets } from './text/index.js'

const said = new WeakMap<object, string>()

/** Made once for each tree; nothing where the grammar cannot say it. */
function once(tree: object, make: () => string): string {
  let words = said.get(tree)
  if (words === undefined) {
    try {
      words = withoutBrackets(make())
    } catch {
      words = ''
    }
    said.set(tree, words)
  }
  return words
}

/** What an effect does, in the words of a card. */
export const effectWords = (node: object): string => once(node, () => write(swccgGrammar, 'text', plain(node)))

/** An ability in the words of a card. */
export const abilityWords = (ability: object): string => once(ability, () => render(plain(ability) as Ability))

const noted = new Set(['responds', 'automatic'])

/** The grammar knows nothing of what the engine notes on an ability, nor of the form in which it wants a number named. */
function plain(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(plain)
  if (typeof tree !== 'object' || tree === null) return tree
  if ('x' in tree && tree.x === true) return 'x'
  return Object.fromEntries(Object.entries(tree).flatMap(([key, part]) => (noted.has(key) ? [] : [[key, plain(part)]])))
}
