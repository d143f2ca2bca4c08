import { type Gap, type Said, said } from '@dejarik/kernel/log'
import type { Board } from '@dejarik/scenarios/steps'

const sides: Readonly<Record<string, readonly [name: Said, own: Said]>> = {
  dark: [said('Dark'), said('Dark’s')],
  light: [said('Light'), said('Light’s')],
}

/** A player of an example, who is called by a letter or by a side. */
export const playerSaid = (seat: string): Said => sides[seat]?.[0] ?? said('Player {0}', seat.toUpperCase())

/** What is a player's, in front of it. */
const ownSaid = (seat: string): Said => sides[seat]?.[1] ?? said('Player {0}’s', seat.toUpperCase())

const piles = 'hand|pool|deck|build zone|discard pile|reserve deck|force pile|used pile|lost pile'

/** So many gaps a sentence may have. */
const MOST = 10

const either = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|') || '(?!)'

/** What the cards of an example are called in it: a location without its system, too. */
export function namesOn({ state, engine }: Board): string[] {
  const called = new Set((state?.def ?? []).map((def) => engine.catalog.defs[def]?.name ?? ''))
  const names = [...called].flatMap((name) => [name, ...name.split(': ')]).filter((name) => name !== '')
  return [...new Set(names)].sort((a, b) => b.length - a.length)
}

/**
 * A sentence of an example with gaps for its players, cards and numbers, so that another language can say it:
 * `a has 2 resources` is `{0} has {1} resources`.
 */
export function statementSaid(says: string, seats: readonly string[], names: readonly string[]): Said {
  const seat = `(?:${either(seats)})`
  const parts = new RegExp(
    `(?<own>\\b${seat}(?= (?:${piles})\\b))` +
      `|(?<who>^${seat}\\b|(?<=\\b(?:by|or) )${seat}$)` +
      `|(?<card>(?<!\\w)(?:${either(names)})(?: \\([A-Z]\\))?(?:#\\d+)?(?!\\w))` +
      '|(?<n>(?<![#\\w.-])\\d+(?![\\w#.-]))',
    'g',
  )
  const gaps: Gap[] = []
  const form = says.replace(parts, (...found) => {
    const { own, who, card, n } = found.at(-1) as Partial<Record<string, string>>
    if (own !== undefined) gaps.push(ownSaid(own))
    else if (who !== undefined) gaps.push(playerSaid(who))
    else gaps.push(card === undefined ? Number(n) : card.replace('#', ' #'))
    return `{${gaps.length - 1}}`
  })
  return gaps.length > MOST ? { says } : said(form, ...gaps)
}
