import type { Form, Production } from '../grammar/grammar.js'
import { conditionWords } from './condition.js'
import { targetWords } from './target.js'
import { valueWords } from './value.js'
import { whoWords } from './who.js'

export { perThing } from './value.js'

/** How players, values, targets and conditions are said in every game. */
export const sharedWords: (Production | Form)[] = [...whoWords, ...valueWords, ...targetWords, ...conditionWords]
