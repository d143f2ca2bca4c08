import type { Production } from '../grammar/grammar.js'
import { pattern } from '../grammar/pattern.js'
import { heard, isRecord, pass, sayings } from '../grammar/words.js'

const upTo = (says: string): Production => ({
  sort: 'target',
  parts: pattern(says),
  build: ({ n, from }) => ({ choose: { upTo: n }, from }),
  match(node) {
    const choose = isRecord(node) ? node.choose : undefined
    return isRecord(choose) && 'upTo' in choose ? { n: choose.upTo, from: (node as { from: unknown }).from } : undefined
  },
})

const both: Production = {
  sort: 'target',
  parts: pattern('both {a:target} and {b:target}'),
  build: ({ a, b }) => ({ and: [a, b] }),
  match(node) {
    const list = isRecord(node) ? node.and : undefined
    return Array.isArray(list) ? { a: list[0], b: list[1] } : undefined
  },
}

export const targetWords: Production[] = [
  pass('target', '{x:ref}'),
  ...sayings('target', { choose: 1 }, ['{from:single}', '{from:one}']),
  ...sayings('target', { choose: 'any' }, ['as many {from:of-many} as you like', 'any number of {from:many}']),
  upTo('at most {n:any-number} {from:of-many}'),
  upTo('up to {n:any-number} {from:of-many}'),
  ...sayings('target', {}, [
    '{choose:number} {from:of-many}',
    'as many {from:of-many} as {choose:amount}',
    'all {each:many}',
    'all of {each:many}',
    'each of {each:many}',
    'each {each:bare}',
    { says: '1|a random {from:bare}', with: { random: 1 } },
    '{random:number} random {from:many}',
    'as many random {from:many} as {random:amount}',
    '{top:number} #card from the top of {of:whos} deck',
    'as many cards from the top of {of:whos} deck as {top:amount}',
    'cards from the top of {of:whos} deck equal to {top:amount}',
    { says: 'the top card of {of:whos} deck', with: { top: 1 } },
    'the top {top:digits} cards of {of:whos} deck',
    { says: 'the top {top:digits} cards of a|any deck', with: { of: 'any-player' } },
    { says: 'the top card of a|any deck', with: { top: 1, of: 'any-player' } },
  ]),
  both,
  heard('target', '{a:ref} and {b:target}', ({ a, b }) => ({ and: [a, b] })),
  // "any number of yours or any number of theirs": two effects, told apart once the whole text is read.
  heard('target', '{a:plain-target} or {b:plain-target}', ({ a, b }) => ({ or: [a, b] })),
  ...sayings('plain-target', { choose: 'any' }, ['any number of {from:many}']),
]
