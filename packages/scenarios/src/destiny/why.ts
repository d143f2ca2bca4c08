import type { State } from '@dejarik/destiny'
import type { Json, Reason, Seat } from '@dejarik/kernel'
import { plain } from '../game.js'
import { cardsNamed, diceNamed } from './names.js'
import type { Setting } from './setting.js'

interface Verdict {
  do: string
  may: boolean
  why: Reason[]
}

/** Why a seat may not do what a step says, as the engine explains it. */
export function why(x: Setting, s: State, seat: Seat, text: string): Reason[] | undefined {
  const [, verb = '', rest = ''] = /^(\w+)(?: (?:with )?(.*))?$/.exec(plain(text)) ?? []
  const ask = (about: object) => reasons(x.engine.explain(s, seat, about as Json), verb, rest)
  if (verb === 'claim' || verb === 'reroll') return ask({ action: verb })
  const things =
    verb === 'resolve' ? diceNamed(x, s, rest).map((die) => ({ die })) : named(x, s, rest).map((card) => ({ card }))
  return things.length > 0 ? things.flatMap(ask) : undefined
}

/** Of an upgrade the engine says why not for each character: `on Rey: …`. */
function reasons(said: Json, verb: string, rest: string): Reason[] {
  const verdicts = (said as unknown as Verdict[]).filter((verdict) => verdict.do === verb)
  const all = verdicts.flatMap((verdict) => verdict.why)
  const there = all.filter(({ says }) => rest.includes(` ${plain(says.slice(0, Math.max(0, says.indexOf(':'))))}`))
  return / on /.test(rest) && there.length > 0 ? there : verdicts.filter(({ may }) => !may).flatMap((one) => one.why)
}

/** The card that the words begin with: `Lightsaber on Rey` is about the Lightsaber. */
function named(x: Setting, s: State, text: string): number[] {
  const words = text.split(' ')
  for (let n = words.length; n > 0; n--) {
    const cards = cardsNamed(x, s, words.slice(0, n).join(' '))
    if (cards.length > 0) return cards
  }
  return []
}
