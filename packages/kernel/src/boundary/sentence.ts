import { Illegal } from '../decisions/decisions.js'
import { Refused, type Said, said } from '../log/said.js'
import type { Shape } from './shape.js'

/** Throws the sentence that says what is wrong with a value, where anything is. */
export function mustBe(shape: Shape, value: unknown, at: string): void {
  const found = shape(value, at)
  if (found !== null) throw new Refused(found)
}

/** Was this error written for people? What a language throws by itself is about the program, not about what came in. */
export const isSentence = (error: unknown): error is Error =>
  error instanceof Refused || error instanceof Illegal || (error instanceof Error && error.constructor === Error)

/** What an error says to people; `otherwise` where its words are a program's own. */
export const sentenceOf = (error: unknown, otherwise: Said): Said => {
  if (error instanceof Refused) return error.said
  return isSentence(error) ? said(error.message) : otherwise
}
