import { write } from '@dejarik/kernel/grammar'
import type { Ability } from '../effects/tree.js'
import { swccgGrammar } from './grammar.js'

const sides = { light: 'Light', dark: 'Dark' } as const

/** An ability as a player reads it. */
export function render(ability: Ability): string {
  const { name: _, side, ...tree } = ability
  const text = `${write(swccgGrammar, 'ability', tree)}.`.replace(/“ /g, '“').replace(/ ”/g, '”')
  return side === undefined ? text : `${sides[side]}: ${text}`
}

/** A card's text, a paragraph for each ability. */
export const renderCard = (abilities: readonly Ability[]): string[] => abilities.map(render)
