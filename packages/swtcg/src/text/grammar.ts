import { effectWords, grammar, lastWords, sharedWords } from '@dejarik/kernel/grammar'
import { verbWords } from '../effects/words.js'
import { abilityWords } from './abilities.js'
import { conditionWords } from './conditions.js'
import { eventWords } from './events.js'
import { gainWords } from './gains.js'
import { idiomWords } from './idioms.js'
import { keywordWords } from './keywords.js'
import { limitWords } from './limits.js'
import { nameWords } from './names.js'
import { nounWords } from './nouns.js'
import { placeWords } from './places.js'
import { playerWords } from './players.js'
import { refWords } from './refs.js'
import { ruleWords } from './rules.js'
import { subtypeWords } from './subtypes.js'
import { targetWords } from './targets.js'
import { turnWords } from './turns.js'
import { untilWords } from './until.js'
import { valueWords } from './values.js'

/** All the words of the game, for reading and for saying. */
export const swtcgGrammar = grammar([
  ...ruleWords,
  ...abilityWords,
  ...limitWords,
  ...eventWords,
  ...turnWords,
  ...effectWords,
  ...verbWords,
  ...lastWords,
  ...targetWords,
  ...refWords,
  // What this game says in its own way comes before what every game says.
  ...conditionWords,
  ...valueWords,
  ...playerWords,
  ...sharedWords,
  ...gainWords,
  ...idiomWords,
  ...untilWords,
  ...nounWords,
  ...keywordWords,
  ...placeWords,
  ...nameWords,
  ...subtypeWords,
])
