import type { LogArgs, LogWords, Sentence } from './words.js'

/** What was changed, without who proposed it. */
function change(a: LogArgs, w: LogWords): string {
  if (a.put !== undefined) {
    const where = `${a.where}${a.on === undefined ? '' : ` ${w.card(a.on)}`}`
    return a.pile === undefined
      ? `${w.card(a.card)} goes ${where}`
      : `${w.who(a.seat, 'move')} the top card of ${a.pile === 'deck' ? 'the deck' : `the ${a.pile} pile`} ${where}`
  }
  if (a.seat !== undefined) return `${w.who(a.seat, 'have')} ${a.n} ${a.set}`
  return `${a.die === undefined ? w.card(a.card) : w.die(a.die)}: ${a.set} ${a.said ?? a.n}`
}

/** An edit that everybody agreed on, in English: every game tells it in the same words. */
export const edited: Sentence = (a, w) => `Agreed edit: ${change(a, w)}`

/** The same before it is agreed on. */
export const proposed: Sentence = (a, w) => `${w.who(a.proposer, 'propose')}: ${change(a, w)}`
