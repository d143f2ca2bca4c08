import { write } from '@dejarik/kernel/grammar'
import type { Ability } from '../effects/tree.js'
import { swtcgGrammar } from './grammar.js'

const played = ['play', 'enhance', 'restriction', 'copy']

/** An ability as a player reads it. */
export function render(ability: Ability): string {
  const { name: _, ...tree } = ability
  const text = write(swtcgGrammar, played.includes(tree.ability) ? 'card-text' : 'ability', tree)
  const own = played.includes(tree.ability) ? text.replace(/([Tt])his unit(?![^“]*”)/g, '$1his card') : text
  return `${own.replace(/“ /g, '“').replace(/ ”/g, '”')}.`
}

/** A card's text, a paragraph for each ability. */
export const renderCard = (abilities: readonly Ability[]): string[] => abilities.map(render)
