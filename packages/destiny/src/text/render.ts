import { write } from '@dejarik/kernel/grammar'
import type { Ability } from '../effects/tree.js'
import { destinyGrammar } from './grammar.js'

/** An ability speaks of one opponent: named a second time, it is that one. */
function sameOpponent(text: string): string {
  let named = false
  return text.replace(/\ban opponent\b/gi, (found) => {
    const again = named
    named = true
    return again ? (found.startsWith('A') ? 'That opponent' : 'that opponent') : found
  })
}

/** An ability as a player reads it. */
export function render(ability: Ability): string {
  const { name: _, ...tree } = ability
  return sameOpponent(write(destinyGrammar, tree.ability === 'play' ? 'event-text' : 'ability', tree)) + '.'
}

/** A card's text, a paragraph for each ability. */
export const renderCard = (abilities: readonly Ability[]): string[] => abilities.map(render)
