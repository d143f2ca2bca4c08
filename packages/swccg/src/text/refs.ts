import { constant, heard, isRecord, type Production, pass, pattern } from '@dejarik/kernel/grammar'

const that: Record<string, string> = {
  target: 'the target',
  second: 'the second target',
  third: 'the third target',
  card: 'that card',
  user: 'that user',
  place: 'that place',
  player: 'that player',
  winner: 'the winner',
  loser: 'the loser',
  rest: 'the rest',
  ...Object.fromEntries(
    [
      'character',
      'starship',
      'vehicle',
      'creature',
      'weapon',
      'device',
      'effect',
      'interrupt',
      'site',
      'system',
      'sector',
    ].map((kind) => [kind, `that ${kind}`]),
  ),
}
/** What is at a pile's owner's or in the action's path; said in its own words where it stands for a card. */
const refs: Record<string, string[]> = {
  this: ['this card', 'itself', 'himself', 'herself'],
  here: ['this place'],
  attached: ['its bearer'],
  target: ['its target'],
  it: ['it'],
}

const among = (r: unknown) => ({ kind: 'card', 'one-of': r })
const oneOfThose: Production = {
  sort: 'target',
  parts: pattern('1|one of {r:ref}'),
  build: ({ r }) => ({ choose: 1, from: among(r) }),
  match(node) {
    const from = isRecord(node) && node.choose === 1 && isRecord(node.from) ? node.from : undefined
    return from !== undefined && 'one-of' in from && JSON.stringify(from) === JSON.stringify(among(from['one-of']))
      ? { r: from['one-of'] }
      : undefined
  },
}

export const refWords: Production[] = [
  ...Object.entries(refs).flatMap(([ref, says]) => constant('ref', ref, says)),
  ...Object.entries(that).flatMap(([noun, says]) => constant('ref', { that: noun }, [says])),
  oneOfThose,
  pass('thing', '{x:target}'),
  heard('thing', 'it|him|her', () => 'this'),
]
