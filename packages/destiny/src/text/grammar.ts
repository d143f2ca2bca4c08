import { effectWords, grammar, lastWords, sharedWords } from '@dejarik/kernel/grammar'
import { verbWords } from '../effects/words.js'
import { abilityWords, ongoingWords } from './abilities.js'
import { conditionWords } from './conditions.js'
import { eventWords } from './events.js'
import { idiomWords } from './idioms.js'
import { nativeWords } from './natives.js'
import { nounWords } from './nouns.js'
import { refWords } from './refs.js'
import { subtypeWords } from './subtypes.js'
import { symbolWords } from './symbols.js'
import { valueWords } from './values.js'

/** All the words of Destiny, for reading and for saying. */
export const destinyGrammar = grammar([
  ...abilityWords,
  ...ongoingWords,
  ...eventWords,
  ...effectWords,
  ...verbWords,
  ...nativeWords,
  ...lastWords,
  ...refWords,
  // What Destiny says in its own way comes before what every game says.
  ...conditionWords,
  ...valueWords,
  ...sharedWords,
  ...nounWords,
  ...symbolWords,
  ...idiomWords,
  ...subtypeWords,
])
