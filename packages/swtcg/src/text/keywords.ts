import { nth } from '@dejarik/kernel'
import { constant, type Form, isRecord, type Production, pass, pattern } from '@dejarik/kernel/grammar'
import type { Keyword } from '../effects/tree.js'

export const keywords: readonly Keyword[] = [
  'accuracy',
  'armor',
  'bombard',
  'critical-hit',
  'double-strike',
  'fury',
  'hidden-cost',
  'ion-cannon',
  'lucky',
  'overkill',
  'parry',
  'shields',
  'spirit',
  'stealth',
  'stun',
]
const others = ['retaliate', 'upkeep', 'pilot', 'bounty', 'evade', 'deflect', 'intercept']
export const said = (keyword: string) =>
  keyword
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const strength: Form = {
  sort: 'strength',
  read(reader, start) {
    const minus = reader.words[start] === '-'
    const word = reader.words[minus ? start + 1 : start] ?? ''
    if (!/^(\d+|x)$/.test(word)) return []
    for (let i = start; i <= start + (minus ? 1 : 0); i++) reader.at(i, nth(reader.words, i))
    const n = word === 'x' ? 'x' : Number(word)
    return [{ end: start + (minus ? 2 : 1), node: minus ? -(n as number) : n, cost: 0 }]
  },
  write: (_writer, node) => (node === 'x' ? ['X'] : typeof node === 'number' ? [String(node)] : undefined),
}

/** "Stun 3", "Armor": `{keyword, n?}`. */
const granted: Production = {
  sort: 'keyword-gain',
  parts: pattern('{keyword:keyword} ({n:strength})'),
  build: (slots) => ({ ...slots }),
  match(node) {
    if (!isRecord(node) || typeof node.keyword !== 'string') return undefined
    return Object.keys(node).every((key) => key === 'keyword' || key === 'n') ? node : undefined
  },
}

export const keywordWords: (Production | Form)[] = [
  strength,
  granted,
  ...keywords.flatMap((keyword) => constant('keyword', keyword, [said(keyword)])),
  ...[...keywords, ...others].flatMap((keyword) => constant('any-keyword', keyword, [said(keyword)])),
  pass('any-counter', '{x:counter}'),
  ...constant('any-counter', 'build', ['build']),
  ...constant('arena-keyword', 'bombard', ['Bombard']),
  ...constant('arena-keyword', 'ion-cannon', ['Ion Cannon']),
  ...['corruption', 'credit', 'life-debt', 'mastery'].flatMap((name) => constant('counter', name, [said(name)])),
]
