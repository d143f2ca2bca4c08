import { fieldHelp, filtersFor, type Language, type Library, library, mended } from '@dejarik/kernel/search'
import type { CardsFound, SearchHelp } from '../protocol.js'

/** How the cards of one game are searched. */
export interface SearchOfGame {
  find(words: string): CardsFound
  help(): SearchHelp
}

/** Made when somebody searches: until then no card's text is put into words for it. */
export function searching<Card extends { readonly id: string }>(
  language: Language<Card>,
  cards: readonly Card[],
): SearchOfGame {
  let made: Library<Card> | null = null
  const all = (): Library<Card> => {
    made ??= library(language, cards)
    return made
  }
  return {
    find(words) {
      const { found, faults } = all().search(words)
      return {
        ids: found.map(({ id }) => id),
        faults: faults.map((fault) => {
          const { from: _from, to: _to, instead, ...says } = fault
          return instead === undefined ? says : { ...says, words: mended(words, fault) }
        }),
        filters: filtersFor(all(), words),
      }
    },
    help: () => ({ fields: fieldHelp(all()), examples: language.examples }),
  }
}
