import type { Ref, Seat } from '@dejarik/kernel'
import type { Scope } from '@dejarik/kernel/vocabulary'

/**
 * What a text sees. All are made by one constructor: the first number that is not whole changes the hidden class of every
 * scope, and a compiled literal goes on making those of the old one, each of which V8 then has to convert.
 */
class TextScope implements Scope {
  you: Seat
  source: Ref
  that: Record<string, number[]>
  number: number
  die: number
  opponent: Seat

  constructor(you: Seat, source: Ref, that: Record<string, number[]>, number: number) {
    this.you = you
    this.source = source
    this.that = that
    this.number = number
    this.die = -1
    this.opponent = 1 - you
  }
}

export const scope = (you: Seat, source: Ref, that: Record<string, number[]> = {}, number = 0): Scope =>
  new TextScope(you, source, that, number)
