import type { LogArg, LogArgs, LogWords, Sentence } from '@dejarik/kernel/log'
import type { StepNames, Using } from './kind.js'

/** An arena, or the build zone, in English. */
export const arena = (name: LogArg | undefined): string =>
  name === undefined || name === 'build' ? 'the build zone' : `the ${name} arena`

/** A side by its seat. */
export const side = (seat: LogArg | undefined): string => (seat === 0 ? 'Dark' : 'Light')

export const inArena = (a: LogArgs): string => (a.arena === undefined ? '' : ` in ${arena(a.arena)}`)

/** What Hidden Cost still asks for. */
export const forForce = (a: LogArgs): string => (a.force === undefined ? '' : ` for ${a.force} Force`)

/** Which of several abilities it is, from whom, and about whom. Card text has a grammar of its own. */
export const using =
  (verb: string): Sentence =>
  (a, w) => {
    const from = a.givers === undefined ? '' : ` (from ${w.cards(a.givers)})`
    const which = a.text === undefined ? '' : `: ${a.text}${from}`
    return `${verb} ${w.said(a.card)}${which}${a.about === undefined ? '' : ` for ${w.said(a.about)}`}`
  }

/** An ability of a card in a step; which one by its place on the card, and for which of several units. */
export function usingSteps(verbs: readonly string[], o: Using, n: StepNames): readonly string[] {
  const ways = n.ability(o)
  const about = o.subject === undefined ? [] : n.subject(o.subject)
  const mark = about.length === 0 ? '' : '~'
  return verbs.flatMap((verb) => [
    ...about.map((unit) => `${verb} {card} for ${unit}`),
    ...about.flatMap((unit) => ways.map((which) => `${verb} {card} ${which} for ${unit}`)),
    `${mark}${verb} {card}`,
    ...ways.map((which) => `${mark}${verb} {card} ${which}`),
  ])
}

/** `A`, `A or B`, `A, B or C`. */
export const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

/** What a deed could be done to. */
export const targets = (a: LogArgs, w: LogWords): string => either((a.targets as readonly LogArg[]).map(w.said))
