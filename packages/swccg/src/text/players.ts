import { constant, type Production } from '@dejarik/kernel/grammar'

/** There are two players: "your opponent". */
export const playerWords: Production[] = [
  ...constant('somebody', 'opponent', ['your opponent', 'opponent', 'the opponent']),
  ...constant('somebody', 'each-player', ['each player', 'both players']),
  ...constant('somebody', 'light', ['the Light Side']),
  ...constant('somebody', 'dark', ['the Dark Side']),
  ...constant('somebody', 'beside', ['the player beside whom this lies']),
  ...constant('whos', 'opponent', ["your opponent 's", "opponent 's", "the opponent 's"]),
  ...constant('whos', 'each-player', ["each player 's", "both players '"]),
  ...constant('whos', 'any-player', ["a player 's", 'any']),
  ...constant('possessive', 'opponent', ["your opponent 's", "opponent 's", "the opponent 's"]),
]
