import { constant, heard, isRecord, type Production, pass, pattern } from '@dejarik/kernel/grammar'

const nouns = ['character', 'die', 'card', 'player', 'symbol', 'number']
/** A pronoun; what it stands for is found once the whole text is read (antecedents.ts). */
const it = (noun: string) => () => ({ it: noun })

const among = (r: unknown) => ({ kind: isRecord(r) && r.that !== 'card' ? r.that : 'card', 'one-of': r })

const oneOfThose: Production = {
  sort: 'target',
  parts: pattern('1|one of {r:those}'),
  build: ({ r }) => ({ choose: 1, from: among(r) }),
  match(node) {
    const from = isRecord(node) && node.choose === 1 ? node.from : undefined
    const r = isRecord(from) ? from['one-of'] : undefined
    return r !== undefined && isRecord(from) && Object.keys(from).length === 2 && from.kind === among(r).kind
      ? { r }
      : undefined
  },
}

/** Things that are already known. The sorts `character`, `die`, `card`, `thing` also understand "it". */
export const refWords: Production[] = [
  ...constant('ref', 'this', ['this card', 'this character', 'this upgrade', 'this support', 'this event']),
  ...constant('ref', 'this-die', ['this die']),
  ...constant('ref', 'attached', ['the attached character', 'attached character']),
  ...nouns.flatMap((noun) => constant('ref', { that: noun }, [`that ${noun}`])),
  ...constant('ref', { that: 'card' }, ['that upgrade', 'that support', 'that event', 'that vehicle', 'the other']),

  ...constant('those', { that: 'card' }, ['those cards']),
  ...constant('those', { that: 'die' }, ['those dice']),
  ...constant('those', { that: 'character' }, ['those characters']),
  pass('those', '{x:ref}'),

  ...constant('spared', { that: 'die' }, ['those dice']),
  pass('spared', '{x:ref}'),

  heard('character', 'it|him|her', it('character')),
  heard('die', 'it', it('die')),
  heard('card', 'it|them', it('card')),
  heard('thing', 'it|him|her', it('thing')),
  ...['character', 'die', 'card', 'thing'].map((sort) => pass(sort, '{x:target}')),

  heard('possessive', 'its|his|her', it('character')),
  heard('possessive', "{x:ref} 's", ({ x }) => (isRecord(x) && x.that === 'player' ? undefined : { of: x })),

  oneOfThose,
  heard('target', 'any of {r:those} that are {q:bare}', ({ r, q }) => ({ each: { ...(q as object), 'one-of': r } })),
]
