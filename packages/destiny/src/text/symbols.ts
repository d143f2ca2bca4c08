import { constant, type Form, list, type Production, sayings } from '@dejarik/kernel/grammar'
import type { Color, Symbol as DieSymbol, Keyword } from '../effects/tree.js'

export const symbols: readonly DieSymbol[] = [
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
]
export const colors: readonly Color[] = ['red', 'blue', 'yellow', 'gray']
export const keywords: readonly Keyword[] = ['ambush', 'guardian', 'redeploy']
const affiliations = ['hero', 'villain', 'neutral']
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Other names of symbols in print. */
const alias: Partial<Record<DieSymbol, string[]>> = {
  melee: ['melee damage'],
  ranged: ['ranged damage', 'ranged damaged'],
  indirect: ['indirect damage'],
  blank: ['blanks'],
  special: ['special ability'],
}

export const symbolWords: (Production | Form)[] = [
  ...symbols.flatMap((symbol) =>
    constant('symbol', symbol, [symbol, ...[symbol, ...(alias[symbol] ?? [])].map((name) => `(a|an) ${name}`)]),
  ),
  list('symbols', 'symbol', 'or', { order: symbols }),
  ...constant('showing', { that: 'symbol' }, ['that symbol']),
  { sort: 'showing', ...delegate('symbols') },
  ...colors.flatMap((color) => constant('color', color, [capital(color)])),
  ...keywords.flatMap((keyword) => constant('keyword', keyword, [capital(keyword)])),
  ...affiliations.flatMap((side) => constant('affiliation', side, [capital(side)])),

  ...sayings('side', {}, [
    'a side showing {showing:showing}',
    'a side not showing {not:symbols}',
    'a side showing {showing:showing} but not {not:symbols}',
    'the side showing {showing:showing}',
    'sides showing {showing:showing}',
  ]),
]

function delegate(to: string): Omit<Form, 'sort'> {
  return {
    read: (reader, start, voice) => reader.readings(to, start, voice),
    write: (writer, node, voice) => writer.say(to, node, voice),
  }
}
