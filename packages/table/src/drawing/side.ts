import { say } from '../messages/index.js'

export type Sign = Exclude<keyof typeof say.dice, 'one' | 'pay'>

export interface Side {
  readonly symbol: Sign
  readonly value: string
  readonly modifier: boolean
  readonly cost: number
}

const letters: Readonly<Record<string, Sign>> = {
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

/** A side as views write it: `2RD1`, `+1MD`, `XSh`, `Sp`, `-`. */
export function readSide(text: string): Side {
  const [, plus, value = '', code = '', cost = '0'] = /^(\+)?(\d+|X)?([A-Za-z]+|-)(\d+)?$/.exec(text) ?? []
  return { symbol: letters[code] ?? 'blank', value, modifier: plus !== undefined, cost: Number(cost) }
}

export function sideWords(text: string): string {
  const { symbol, value, modifier, cost } = readSide(text)
  const name = (value === '1' ? say.dice.one[symbol] : undefined) ?? say.dice[symbol]
  const words = [`${modifier ? '+' : ''}${value}`, name, cost > 0 ? `(${say.dice.pay(cost)})` : '']
  return words.filter((word) => word !== '').join(' ')
}
