import { type CoreState, nth, type Option, type Seat } from '@dejarik/kernel'
import { Fault } from './file.js'
import { type Board, plain } from './game.js'

/** One reading of a step: the answers it stands for. */
interface Reading {
  readonly answers: readonly Option[]
  readonly rank: number
  readonly key: string
}

/** The answers that a step stands for, or undefined where it fits nothing that is possible now. */
export function meant(b: Board, s: CoreState, seat: Seat, text: string): readonly Option[] | undefined {
  for (const order of orders(plain(b.spelled?.(text) ?? text))) {
    const found = readings(b, s, seat, order)
    if (found.length === 0) continue
    const least = Math.min(...found.map(({ rank }) => rank))
    const best = found.filter(({ rank }) => rank === least)
    const keys = new Set(best.map(({ key }) => key))
    if (keys.size > 1)
      throw new Fault(`"${text}" could mean ${some([...new Set(best.map((one) => says(b, s, one)))])}.`)
    return nth(best, 0).answers
  }
  return undefined
}

/** The first of many. */
const some = (list: readonly string[]): string =>
  list.length > MOST ? `${list.slice(0, MOST).join(' or ')} or ${list.length - MOST} others` : list.join(' or ')

/** The answers of a reading, one after the other. */
function says(b: Board, s: CoreState, { answers }: Reading): string {
  const state = b.engine.clone(s)
  const said = answers.map((answer) => {
    const words = canonical(b, state, answer)
    b.engine.answer(state, answer)
    return words
  })
  return said.join(', ')
}

/** An option as a step would say it most exactly. */
export const canonical = (b: Board, s: CoreState, option: Option): string => b.sayings(s, option)[0]?.text ?? option.do

function readings(b: Board, s: CoreState, seat: Seat, text: string): Reading[] {
  const found: Reading[] = []
  for (const option of b.engine.decision(s)?.options ?? []) {
    for (const { text: words, rank } of b.sayings(s, option)) {
      const rest = after(text, plain(words))
      if (rest !== undefined) found.push(...continued(b, s, option, seat, rest, rest === '' ? rank : rank + 0.5))
    }
  }
  return found
}

/** A reading that begins with this option, for every way to read the rest. */
function continued(b: Board, s: CoreState, option: Option, seat: Seat, rest: string, rank: number): Reading[] {
  const key = b.key(s, option)
  if (rest === '') return [{ answers: [option], rank, key }]
  return follow(b, s, option, seat, rest).map((tail) => ({
    answers: [option, ...tail.answers],
    rank,
    key: `${key} ${tail.key}`,
  }))
}

/** What is left of a text behind these words; undefined where it does not begin with them. */
function after(text: string, words: string): string | undefined {
  if (!text.startsWith(words)) return undefined
  const rest = text.slice(words.length)
  return rest === '' || /^[ ,]/.test(rest) ? rest.trim() : undefined
}

/** The rest of a step answers the questions that its beginning leads to, those too that had one answer only. */
function follow(b: Board, s: CoreState, option: Option, seat: Seat, rest: string): Reading[] {
  const next = b.engine.clone(s)
  let rests = [rest]
  try {
    b.engine.answer(next, option, undefined, (forced) => {
      const tails = forced.seat === seat ? b.tails(next, nth(forced.options, 0)).map(plain) : []
      const shorter = rests.flatMap((each) => tails.flatMap((tail) => after(each, tail) ?? []))
      if (shorter.length > 0) rests = [...new Set([...rests, ...shorter])]
    })
  } catch {
    return []
  }
  if (rests.includes('')) return [{ answers: [], rank: 0, key: '' }]
  return rests.flatMap((left) => answering(b, next, seat, left))
}

/** Readings of the rest as answers to what is asked now. */
function answering(b: Board, next: CoreState, seat: Seat, rest: string): Reading[] {
  const decision = b.engine.decision(next)
  if (decision === null || decision.seat !== seat) return []
  const found = decision.options.flatMap((each) =>
    b.tails(next, each).flatMap((tail) => {
      const left = after(rest, plain(tail))
      return left === undefined ? [] : continued(b, next, each, seat, left, 0)
    }),
  )
  const passing = b.passing(next, decision)
  return found.length > 0 || passing?.do !== 'done' ? found : continued(b, next, passing, seat, rest, 0)
}

const MOST = 5

/** Things may be listed in any order; the engine asks for them in the order of the table. */
function orders(text: string): string[] {
  const [first = '', ...others] = text.split(/, | and /)
  if (others.length === 0 || others.length >= MOST) return [text]
  const verb = /^(?:.* (?:for|with|on|to|from) |choose )/.exec(first)?.[0] ?? ''
  const lists = permutations([first.slice(verb.length), ...others])
  return [text, ...lists.map((list) => verb + list.join(' and '))]
}

function permutations(list: readonly string[]): string[][] {
  if (list.length <= 1) return [[...list]]
  return list.flatMap((one, i) => permutations(list.filter((_, j) => j !== i)).map((rest) => [one, ...rest]))
}

/** The options that a text of a `may` list covers; `*` stands for any words. */
export function covered(b: Board, s: CoreState, text: string): Option[] {
  const parts = plain(text).split('*')
  const found = (b.engine.decision(s)?.options ?? []).flatMap((option) => {
    const ranks = b.sayings(s, option).flatMap(({ text: one, rank }) => (covers(parts, plain(one)) ? [rank] : []))
    return ranks.length > 0 ? [{ option, rank: Math.min(...ranks) }] : []
  })
  const least = text.includes('*') ? Number.POSITIVE_INFINITY : Math.min(...found.map(({ rank }) => rank))
  return found.filter(({ rank }) => rank <= least).map(({ option }) => option)
}

/** Does a text begin with the first of these parts, end with the last, and have the others in between in their order? */
function covers(parts: readonly string[], text: string): boolean {
  const [first = '', ...rest] = parts
  const last = rest.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let from = first.length
  for (const part of rest) {
    const at = text.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return from <= text.length - last.length
}
