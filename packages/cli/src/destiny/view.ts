import type { CardView, PlayerView } from '@dejarik/destiny/views'

/** Cards of a player in play: characters, their upgrades and supports. */
export const inPlay = (player: PlayerView): readonly CardView[] => [
  ...player.characters.flatMap((character) => [character, ...character.upgrades]),
  ...player.supports,
]
