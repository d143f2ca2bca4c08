import type { Form, Production } from '../grammar/grammar.js'
import { heard, pass } from '../grammar/words.js'
import { asWords } from './as.js'
import { chooseWords } from './choose.js'
import { eitherWords } from './either.js'
import { forEachWords } from './for-each.js'
import { ifWords } from './if.js'
import { mayWords } from './may.js'
import { paragraph } from './paragraph.js'
import { andWords } from './sequence.js'
import { thenWords } from './then.js'
import { tryWords } from './try.js'
import { unlessWords } from './unless.js'

/**
 * How effects are put into sentences, from the widest sort to the narrowest:
 * `text` › `opener` (reaches to the end of the text) › `sentence` › `closed` (ends with its sentence) › `step` (parts
 * joined by "and"; `acts` where no other player may follow, `deed` where nothing may stay open) › `last` (may only end a step) › `act`. What is wider than its place stands in brackets.
 */
export const effectWords: (Production | Form)[] = [
  paragraph,
  ...thenWords,
  ...ifWords,
  pass('sentence', '{x:closed}'),
  ...mayWords,
  ...eitherWords,
  pass('option', '{x:deed}'),
  ...forEachWords,
  ...unlessWords,
  ...tryWords,
  pass('closed', '{x:step}'),
  ...andWords,
  ...asWords,
  ...chooseWords,
]

/** These come after all other words of `act`. */
export const lastWords: Production[] = [heard('act', '<choose> and {x:act}', ({ x }) => x), pass('act', '[ {x:text} ]')]
