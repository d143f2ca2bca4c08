import type { Decision } from '@dejarik/kernel'
import type { Line, LogArg } from '@dejarik/kernel/log'
import { cardArg } from './labels.js'
import { sentences } from './prompt-words.js'
import type { Table } from './state.js'

/** What a question may be about, beside its card. */
const facts = ['during', 'n', 'for', 'min', 'max', 'attrition', 'damage', 'kind'] as const

type About = { readonly card?: number } & Readonly<Partial<Record<(typeof facts)[number], string | number>>>

/** The open question, as a key and what it is about. */
export function question(t: Table, { kind, about: asked }: Decision): Line {
  const about = (asked ?? {}) as About
  const key = `ask-${kind}`
  const args: Record<string, LogArg> = key in sentences ? {} : { asked: kind }
  if (about.card !== undefined) args.card = cardArg(t, about.card)
  for (const fact of facts) if (about[fact] !== undefined) args[fact] = about[fact]
  return { key: key in sentences ? key : 'ask-other', args }
}
