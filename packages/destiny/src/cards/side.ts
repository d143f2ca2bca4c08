/** rule destiny.dice-symbols */
export type DieSymbol = (typeof symbols)[number]
export const symbols = [
  'melee',
  'ranged',
  'indirect',
  'shield',
  'resource',
  'disrupt',
  'discard',
  'focus',
  'special',
  'blank',
] as const

/** One side of a die. rules destiny.die-value, destiny.die-modifier, destiny.die-cost */
export type Side = {
  symbol: DieSymbol
  /** `X` where the card says what it is (rule destiny.x-variable); specials and blanks are zeroes. */
  value: number | 'X'
  modifier: boolean
  cost: number
}

const letters: Readonly<Record<string, DieSymbol>> = {
  MD: 'melee',
  RD: 'ranged',
  ID: 'indirect',
  Sh: 'shield',
  R: 'resource',
  Dr: 'disrupt',
  Dc: 'discard',
  F: 'focus',
  Sp: 'special',
}
const lettersOf = new Map(Object.entries(letters).map(([code, symbol]) => [symbol, code]))

const pattern = /^(\+)?(\d+|X)?([A-Z][A-Za-z]*|\*)(\d+)?$/

/** Reads a side as card data writes it: `2RD1` two ranged for one resource, `+1MD`, `XSh`, `Sp`, `Sp1`, `-`. */
export function parseSide(text: string): Side {
  if (text === '-') return { symbol: 'blank', value: 0, modifier: false, cost: 0 }
  const [all, plus, value, code, cost] = pattern.exec(text) ?? []
  if (all === undefined || code === undefined) throw wrong(text, 'it is not [+]value symbol [cost]')
  if (code === '*') throw wrong(text, 'sides that stand for any symbol are not supported')
  const symbol = Object.hasOwn(letters, code) ? letters[code] : undefined
  if (symbol === undefined) throw wrong(text, `"${code}" is none of ${Object.keys(letters).join(' ')}`)
  if (symbol === 'special' && (plus !== undefined || value !== undefined)) {
    throw wrong(text, 'a special has no value; a number after Sp is its cost')
  }
  if (symbol !== 'special' && value === undefined) throw wrong(text, `the ${symbol} symbol needs a value before it`)
  return {
    symbol,
    value: value === 'X' ? 'X' : Number(value ?? 0),
    modifier: plus !== undefined,
    cost: Number(cost ?? 0),
  }
}

/** The inverse of parseSide. */
export function writeSide(side: Side): string {
  if (side.symbol === 'blank') return '-'
  const value = side.symbol === 'special' ? '' : `${side.value}`
  return `${side.modifier ? '+' : ''}${value}${lettersOf.get(side.symbol)}${side.cost > 0 ? side.cost : ''}`
}

const wrong = (text: string, why: string) => new Error(`The die side "${text}" cannot be read: ${why}.`)
