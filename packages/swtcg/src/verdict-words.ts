import type { Card, Reason } from '@dejarik/kernel'
import type { Verdict } from './explain.js'
import { cardName } from './labels.js'
import { def } from './rules/zones.js'
import { arenas, type Table } from './state.js'

/** Some things that could be done with a card, of which the same is true. */
export interface Told {
  readonly what: string
  readonly may: boolean
  readonly why: readonly Reason[]
}

/** `A`, `A or B`, `A, B or C`. */
const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

const placeName = (arena: number): string => (arena < 0 ? 'the build zone' : `the ${arenas[arena]} arena`)

/** Verdicts on a card in words; where the same is true of several targets or arenas, they are told together. */
export function verdictWords(t: Table, verdicts: readonly Verdict[], card: Card): Told[] {
  const groups = new Map<string, Verdict[]>()
  for (const verdict of verdicts) {
    const { do: verb, may, why } = verdict
    const key = JSON.stringify([verb, may, why.map(({ rule, says }) => [rule, says])])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [verdict])
    else group.push(verdict)
  }
  return [...groups.values()].map((group) => {
    const [{ do: verb, may, why }] = group as [Verdict]
    const targets = group.flatMap(({ to }) => (to === undefined ? [] : [cardName(t, to)]))
    const places = group.flatMap(({ arena }) => (arena === undefined ? [] : [placeName(arena)]))
    return { what: deedWords(t, verb, card, either(targets), either(places)), may, why }
  })
}

function deedWords(t: Table, verb: string, card: Card, other: string, where: string): string {
  switch (verb) {
    case 'attack':
      return `attack ${other} with it`
    case 'skip':
      return 'tap it without attacking'
    case 'stack':
      return other === '' ? 'stack it' : `stack it with ${other}`
    case 'pilot':
      return `put it on ${other}`
    case 'equip':
      return `attach it to ${other}`
    case 'rearrange':
      return 'put it on top of its stack'
    case 'add':
      return 'add a build counter to it'
    case 'retreat':
      return 'retreat it'
    case 'play':
      return def(t, card).types[0] === 'battle' ? 'play it' : 'use its ability'
    default:
      return where === '' ? `${verb} it` : `${verb} it to ${where}`
  }
}
