import { mentions } from '@dejarik/kernel/vocabulary'
import type { Aim, ClauseTree, Effect, Gain, Happening, Pattern, TextTree, When } from './tree.js'

/** The gains that an ability or a lasting effect gives. */
export const gainsOf = (tree: ClauseTree | Effect): readonly Gain[] => ('gets' in tree ? (tree.gets ?? []) : [])

/** What a text costs, in its order. */
export const costsOf = ({ cost = [] }: TextTree): readonly Effect[] => cost

/** Does it answer something of that kind that has just happened? */
export const isJust = (when: When, on: Happening): when is { just: Pattern } =>
  typeof when === 'object' && 'just' in when && when.just.on === on

/** Asks whether the effect of an ability has a part like that; found once for each ability. */
export function inEffect(test: (part: Effect) => boolean): (ability: ClauseTree) => boolean {
  const known = mentions<Effect>(test)
  return (ability) => 'effect' in ability && known(ability.effect)
}

/** The times that a text names. */
export const whensOf = ({ ability }: { readonly ability: TextTree }): readonly When[] => ability.when ?? []

/** What a weapon is fired at. */
export function aimOfShot({ ability }: { readonly ability: ClauseTree }): Aim {
  const aim = ability.ability === 'fire' ? ability.targets[0] : undefined
  if (aim === undefined) throw new Error(`This text fires at nothing: ${JSON.stringify(ability)}`)
  return aim
}

/** Is it what is bound under that noun? */
export const isThat = (what: string | object | undefined, noun: string): boolean =>
  typeof what === 'object' && 'that' in what && what.that === noun
