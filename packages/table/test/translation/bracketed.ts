import type { Sentence, Sentences } from '@dejarik/kernel/log'
import type { Language } from '../../src/messages/index.js'

/** What comes out of a message stands in these. */
const bracketed = (text: string): string => (text === '' ? '' : `⟦${text}⟧`)

/** The same messages, each in brackets. */
function wrapped<T>(value: T): T {
  const wrap = (each: unknown): unknown => {
    if (typeof each === 'string') return bracketed(each)
    if (typeof each === 'function') return (...args: unknown[]) => wrap(each(...args))
    if (Array.isArray(each)) return each.map(wrap)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, field]) => [key, wrap(field)]))
  }
  return wrap(value) as T
}

const sentence =
  (say: Sentence): Sentence =>
  (a, w) => {
    const text = say(a, w)
    return text === null ? null : bracketed(text)
  }

const sentences = <Games extends Readonly<Record<string, Sentences>>>(games: Games): Games =>
  Object.fromEntries(
    Object.entries(games).map(([game, all]) => [
      game,
      Object.fromEntries(Object.entries(all).map(([key, say]) => [key, sentence(say)])),
    ]),
  ) as Games

/** A language in which whatever is translated can be told from what is not. */
export const inBrackets = ({ say, log }: Language): Language => ({
  say: wrapped(say),
  log: {
    ...log,
    sentences: sentences(log.sentences),
    prompts: sentences(log.prompts),
    proposed: sentence(log.proposed),
    proposedDraw: sentence(log.proposedDraw),
    // Every sentence of the engine is its own key.
    said: new Proxy({}, { get: (_said, form) => bracketed(String(form)) }),
    saidOn: (on, words) => bracketed(log.saidOn(on, words)),
  },
})
