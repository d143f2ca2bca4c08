import { isRecord, type Production, pattern, sayings } from '@dejarik/kernel/grammar'

const piled = (node: unknown): boolean => isRecord(node) && 'pile' in node

export const targetWords: Production[] = [
  ...sayings('target', {}, [
    { says: 'the top card of {of:whos} {pile:zone}', with: { top: 1 } },
    'the top {top:number} cards of {of:whos} {pile:zone}',
    'as many top cards of {of:whos} {pile:zone} as {top:amount}',
  ]),
  {
    sort: 'target',
    parts: pattern('at most the top {n:number} cards of {of:whos} {pile:zone}'),
    build: ({ n, ...rest }) => ({ top: { upTo: n }, ...rest }),
    match: (node) => {
      const top = piled(node) ? (node as { top: unknown }).top : undefined
      return isRecord(top) && 'upTo' in top ? { ...(node as object), n: top.upTo } : undefined
    },
  },
  ...sayings('target', {}, [
    { says: '1 random card of {from:many}', with: { random: 1 } },
    '{random:any-number} random cards of {from:many}',
  ]),
]
