import type { Production } from '../grammar/grammar.js'
import { constant, heard, pass, sayings } from '../grammar/words.js'

const thatPlayer = { that: 'player' }
/** Whoever was spoken of last; the antecedent is found once the whole text is read. */
const them = () => ({ it: 'player' })

/** `who`: players, `somebody`: players but you; and as possessives: `whos` of a player, `possessive` of a query's things. */
export const whoWords: Production[] = [
  ...constant('who', 'you', ['you']),
  pass('who', '{x:somebody}'),
  ...constant('somebody', 'opponent', ['an opponent', 'that opponent', 'your opponent']),
  ...constant('somebody', 'each-opponent', ['each opponent']),
  ...constant('somebody', 'each-player', ['each player']),
  ...constant('somebody', 'any-player', ['a player']),
  ...constant('somebody', thatPlayer, ['that player']),
  ...sayings('somebody', {}, ["{owner:ref} 's owner"]),

  ...constant('whos', 'you', ['your']),
  ...constant('whos', 'opponent', ["an opponent 's", "that opponent 's", "your opponent 's"]),
  ...constant('whos', 'each-opponent', ["each opponent 's"]),
  ...constant('whos', 'each-player', ["each player 's"]),
  ...constant('whos', 'any-player', ["a player 's", "any player 's"]),
  ...constant('whos', thatPlayer, ["that player 's"]),
  ...sayings('whos', {}, ["{owner:ref} 's owner 's"]),
  heard('whos', 'their', them, { voices: ['you'] }),

  ...constant('possessive', 'yours', ['your']),
  ...constant('possessive', 'opponent', ["an opponent 's", "that opponent 's", "your opponent 's"]),
  ...constant('possessive', thatPlayer, ["that player 's"]),
  heard('possessive', 'their', them, { voices: ['you'] }),
]
