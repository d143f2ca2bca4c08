import { buildCatalog, KEYWORD, type Catalog as KernelCatalog, type Clause as KernelClause } from '@dejarik/kernel'
import type { CardData } from './cards/card.js'
import { parseSide, type Side } from './cards/side.js'
import type { Ability, Effect, Keyword } from './effects/tree.js'
import { keywordAbilities } from './rules/keywords.js'

/** A card as the engine uses it: its data with the die's sides read. */
export interface Definition extends Omit<CardData, 'abilities'> {
  readonly abilities: readonly Ability[]
  readonly die: readonly Side[] | null
  readonly keywords: readonly Keyword[]
}

export type Clause = KernelClause<Ability>
export type Catalog = KernelCatalog<Definition, Ability, Effect>

function define(card: CardData): Definition {
  const abilities = card.abilities as unknown as readonly Ability[]
  return {
    ...card,
    abilities,
    die: card.sides?.map(parseSide) ?? null,
    keywords: abilities.flatMap((a) => (a.ability === 'keyword' ? [a.keyword] : [])),
  }
}

/** The catalog of these cards. Order does not matter: definitions are sorted by id. */
export function destinyCatalog(cards: readonly CardData[]): Catalog {
  const sorted = [...cards].sort((a, b) => (a.id < b.id ? -1 : 1))
  const keywords = Object.values(keywordAbilities).map((ability) => ({ from: KEYWORD, ability }))
  return buildCatalog<Definition, Ability, Effect>(sorted.map(define), keywords, sorted)
}
