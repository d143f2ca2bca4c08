import { effectWords, grammar, lastWords, sharedWords } from '@dejarik/kernel/grammar'
import { verbWords } from '../effects/words.js'
import { abilityWords } from './abilities.js'
import { conditionLists, conditionWords, joinedConditions } from './conditions.js'
import { eventWords } from './events.js'
import { gainWords } from './gains.js'
import { nameWords } from './names.js'
import { phraseWords } from './phrases.js'
import { placeWords } from './places.js'
import { playerWords } from './players.js'
import { refWords } from './refs.js'
import { targetWords } from './targets.js'
import { traitWords } from './traits.js'
import { perWords, valueWords } from './values.js'
import { whenWords } from './when.js'

/** All the words of the game, for saying and for reading what was said. */
export const ownWords = [
  ...abilityWords,
  ...whenWords,
  ...eventWords,
  ...effectWords,
  ...verbWords,
  ...lastWords,
  ...targetWords,
  ...refWords,
  // What this game says in its own way comes before what every game says.
  ...joinedConditions,
  ...conditionWords,
  ...conditionLists,
  ...perWords,
  ...valueWords,
  ...playerWords,
  ...sharedWords,
  ...gainWords,
  ...placeWords,
  ...phraseWords,
  ...nameWords,
  ...traitWords,
]
export const swccgGrammar = grammar(ownWords)
