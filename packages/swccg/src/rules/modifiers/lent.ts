import { type Card, NONE } from '@dejarik/kernel'
import { bound, playersOf } from '@dejarik/kernel/vocabulary'
import { DARK, type Table } from '../../state.js'
import { canceledTexts } from './canceled.js'
import { appliesTo, type Modifier, modifiersOf } from './modifiers.js'
import { printedOn } from './printed.js'
import { type GainOf, kindSubject, type Subject } from './subjects.js'

export const TEXT_OF = kindSubject('text-of')

/** The place whose text works elsewhere too, and the half of it. */
export function lender(t: Table, { change, x }: Modifier<GainOf<'text-of'>>): { from: Card; side: 'dark' | 'light' } {
  const [from] = bound(t, change['text-of'], x)
  const [seat] = playersOf(t, change.for, x, x.you)
  return { from: from ?? NONE, side: seat === DARK ? 'dark' : 'light' }
}

/** Adds what texts say about this that work at other places too, for one player. */
export function addLent(t: Table, subject: Subject, into: Modifier[]): void {
  for (const modifier of modifiersOf(t, TEXT_OF)) {
    const { from, side } = lender(t, modifier)
    if (from === NONE || canceledTexts(t).has(from)) continue
    for (const printed of printedOn(t, from).about(subject)) {
      if (printed.side !== side) continue
      for (const location of t.s.line)
        if (location !== from && appliesTo(t, modifier, location)) t.cache.modifiers.add(t, location, printed, into)
    }
  }
}
