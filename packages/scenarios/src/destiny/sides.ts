import { parseSide, type Side, symbols, writeSide } from '@dejarik/destiny'
import { Fault } from '../file.js'
import { didYouMean } from '../nearest.js'

const pattern = /^(\+)?(\d+|x)? ?([a-z]+)(?: ?\(pay (\d+)\)| for (\d+))?$/i

/** Reads a side in words, `+2 ranged`, `3 melee (pay 1)`, `special`, `blank`, or as card data writes it, `3MD1`. */
export function readSide(text: string): Side {
  const [all, plus, value, word = '', pay, price] = pattern.exec(text.trim()) ?? []
  const symbol = symbols.find((one) => one === word.toLowerCase())
  if (all === undefined || symbol === undefined) return coded(text)
  const amount = value?.toLowerCase() === 'x' ? 'X' : Number(value ?? 0)
  return { symbol, value: amount, modifier: plus !== undefined, cost: Number(pay ?? price ?? 0) }
}

function coded(text: string): Side {
  try {
    return parseSide(text)
  } catch {
    const word = /[a-z]+/i.exec(text)?.[0] ?? text
    throw new Fault(`"${text}" is not a side such as 2 melee, +1 ranged, special or blank.${didYouMean(word, symbols)}`)
  }
}

/** A side as card data writes it. */
export const sideCode = (text: string): string => writeSide(readSide(text))

/** The place of a side on a die; a cost may be left out where that is clear. */
export function sidePlace(text: string, sides: readonly string[], whose: string): number {
  const wanted = readSide(text)
  const exact = sides.indexOf(writeSide(wanted))
  if (exact >= 0) return exact
  const loose = sides.findIndex((side) => writeSide({ ...parseSide(side), cost: wanted.cost }) === writeSide(wanted))
  if (loose < 0) throw new Fault(`The die of ${whose} has no side "${text}"; it has ${sides.join(' ')}.`)
  return loose
}
