import { type Card, definitionOf, perCatalog } from '@dejarik/kernel'
import type { Catalog, Definition } from '../definitions.js'
import * as is from '../definitions.js'
import type { ClauseTree } from '../effects/tree.js'
import type { Table } from '../state.js'
import { ongoingWorth } from './clause-value.js'
import { effectWorth } from './effects.js'
import { gainsWorth } from './gains.js'

/** What a card is worth by its print, in Force, found once for each definition. */
export interface Appraisal {
  readonly bits: number
  readonly power: number
  readonly ability: number
  readonly forfeit: number
  readonly cost: number
  /** Force icons by seat: dark, light. */
  readonly icons: readonly [number, number]
  /** What it is worth on table, to its owner. */
  readonly board: number
  /** What it is worth in hand. */
  readonly hand: number
  /** Its text says where it deploys, or bars it from places. */
  readonly choosy: boolean
  /** What it does to the card that it is on: below 0 it is harm. */
  readonly attach: number
  readonly destiny: number
  /** Somebody pilots it, or it needs nobody. */
  readonly piloted: boolean
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** What the texts of a card are worth to its player, beyond its numbers. */
function textWorth(abilities: readonly ClauseTree[]): number {
  let sum = 0
  for (const tree of abilities) {
    if (tree.ability === 'ongoing') sum += ongoingWorth(tree)
    else if (tree.ability === 'modes') sum += Math.max(0, ...tree.modes.map(textWorth))
    else if (tree.ability === 'fire') sum += 2
    else if ('effect' in tree && tree.ability !== 'play')
      sum += 0.5 * effectWorth(tree.effect, { you: 1, event: -1, nouns: {}, done: {} })
  }
  return Math.max(-3, Math.min(4, sum))
}

/** What the Interrupt does at best. */
function playWorth(abilities: readonly ClauseTree[]): number {
  let best = 0
  for (const tree of abilities)
    if (tree.ability === 'play')
      best = Math.max(best, effectWorth(tree.effect, { you: 1, event: -1, nouns: {}, done: {} }))
  return Math.min(4, best)
}

function attachWorth(abilities: readonly ClauseTree[]): number {
  let sum = 0
  for (const tree of abilities) {
    if (tree.ability === 'ongoing' && tree.of === 'attached') sum += gainsWorth(tree.gets)
    if (tree.ability === 'modes') sum += attachWorth(tree.modes[0] ?? [])
  }
  return sum
}

const isChoosy = (abilities: readonly ClauseTree[]): boolean =>
  abilities.some(
    (tree) =>
      tree.ability === 'deploy' ||
      (tree.ability === 'ongoing' &&
        tree.of === 'this' &&
        tree.gets.some(
          (gain) => ('only' in gain && gain.only === 'deploy') || ('cannot' in gain && gain.cannot === 'deploy'),
        )),
  )

function appraise(def: Definition): Appraisal {
  const { bits } = def
  const { abilities } = def
  const power = number(def.power)
  const ability = number(def.ability) + (def.crew?.ability ?? 0)
  const forfeit = number(def.forfeit)
  const cost = number(def.deploy)
  const icons = [def.force?.dark ?? 0, def.force?.light ?? 0] as const
  const text = textWorth(abilities)
  const fights = (bits & (is.CHARACTER | is.STARSHIP | is.VEHICLE)) !== 0
  const board = fights ? 0.6 * power + 0.5 * ability + 0.15 * forfeit + 0.3 * text : 1 + 0.7 * text
  const own = icons[def.side === 'dark' ? 0 : 1]
  const hand =
    (bits & is.LOCATION) !== 0
      ? 1 + 1.2 * own
      : (bits & is.INTERRUPT) !== 0
        ? 0.5 + 0.4 * playWorth(abilities)
        : fights
          ? Math.max(0.5, board - 0.2 * cost)
          : Math.max(0.2, board * 0.7)
  return {
    bits,
    power,
    ability,
    forfeit,
    cost,
    icons,
    board,
    hand,
    choosy: isChoosy(abilities),
    attach: attachWorth(abilities),
    destiny: Math.max(...def.destiny),
    piloted: (bits & is.CREATURE_VEHICLE) !== 0 || (def.icons.pilot ?? 0) > 0,
  }
}

const appraisals = perCatalog(({ defs }: Catalog) => defs.map(appraise))

/** What this card is worth by its print. */
export const worthOf = (t: Table, card: Card): Appraisal => appraisals(t.catalog)[definitionOf(t.s, card)] as Appraisal
