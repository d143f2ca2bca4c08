import type { HandCard } from '../hand.js'
import { gets, one, play, yours } from '../shorthand.js'

/** The unit must be attacking one with Shields. */
export const penetrateTheShields: HandCard = {
  id: 'swtcg:ANH-146',
  abilities: [
    play(
      [],
      gets(one(yours({ attacking: { kind: 'unit', keyword: 'shields' } })), 'attack-end', { modify: 'power', by: 3 }),
    ),
  ],
}
