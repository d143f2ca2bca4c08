import { card } from './card.js'
import { keyed } from './keyed.js'

/** A line of odds by its numbers; `percent` says how likely something is. */
type OddsWords = (args: Readonly<Record<string, number | string>>, percent: (chance: number) => string) => string

/** How likely something is, in words. */
export const odds = {
  odds: {
    heading: 'Odds',
    percent: (n: number) => `${n} %`,
    mean: (n: number) => `ø ${n.toFixed(1)}`,
    left: 'Destinies left',
    each: (mean: string) => `${mean} each`,
    /** The name of a row: what a die shows, or a number. */
    row: (key: string, name: string): string =>
      key === 'roll' ? (card.dice[name as 'melee'] ?? name) : key === 'attackOn' ? `${name} damage` : name,
    lines: keyed<'attack' | 'attackOn' | 'roll' | 'destinies' | 'destinyReach' | 'destinyKnown', OddsWords>({
      attack: ({ dice, mean, destroys }, percent) =>
        `${dice} ${dice === 1 ? 'die' : 'dice'} · ø ${Number(mean).toFixed(1)} · destroys ${percent(Number(destroys))}`,
      attackOn: (a, percent) =>
        `${a.attacker} against ${a.target}: ${a.dice} ${a.dice === 1 ? 'die' : 'dice'}, ${Number(a.needs) > 6 ? 'none can hit' : `${a.needs} or more hits`}` +
        `${a.critical ? `, Critical Hit ${a.critical}` : ''}${a.fury ? `, Fury ${a.fury}` : ''}${a.parry ? `, Parry ${a.parry}` : ''}; ` +
        `ø ${Number(a.mean).toFixed(1)}, destroys ${percent(Number(a.destroys))} (${a.left} left)`,
      roll: ({ dice }) =>
        dice === 1 ? 'A roll of this die shows' : `A roll of these ${dice} dice shows at least once`,
      destinies: ({ cards, mean }) => `Destinies of your ${cards} cards out of sight: ø ${Number(mean).toFixed(1)}`,
      destinyReach: ({ draws }) => (draws === 1 ? 'One draw reaches' : `${draws} draws together reach`),
      destinyKnown: ({ value, name }) => `Your next destiny is ${value}: you know that ${name} lies on top`,
    }),
  },
}
