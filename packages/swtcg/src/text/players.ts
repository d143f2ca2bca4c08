import { constant, type Production } from '@dejarik/kernel/grammar'

/** There are two players: "your opponent". */
export const playerWords: Production[] = [
  ...constant('somebody', 'opponent', ['your opponent']),
  ...constant('somebody', 'light', ['the Light Side (player)']),
  ...constant('somebody', 'dark', ['the Dark Side (player)']),
  ...constant('whos', 'opponent', ["your opponent 's"]),
  ...constant('possessive', 'opponent', ["your opponent 's"]),
]
