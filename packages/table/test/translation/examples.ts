/** What people do wrong, and games that they play. */
import { below, generator } from '@dejarik/kernel'
import { newPaper } from '../../src/engine/deck-requests.js'
import { gameOf } from '../../src/engine/games.js'
import { answer, begin, type Session } from '../../src/engine/session.js'
import type { GameId } from '../../src/protocol.js'

export const people = ['Ann', 'Bea']

/** Lists with as many kinds of faults as there are. */
export const faulty: Readonly<Record<GameId, readonly string[]>> = {
  destiny: [
    'Odd\n\n3x Aim (Awakenings #151)\n2x Comlnik\n1x Rey (Awakenings #38)\n2x Kylo Ren (Awakenings #11)\n1x Xyzzy\n1x Aim (Nowhere #2)\n2x C-3PO (Spirit of Rebellion #30)',
    '',
    '{"slots": 3}',
    'nothing at all',
  ],
  swtcg: [
    'Odd\n5\tClone Squad\n1\tMace Windu\n1\tGeonosian Warior\n2\tBattle Droid Squad\n1\tXyzzy\n0\tMending',
    '<x>',
    '',
  ],
  swccg: [
    'Odd\n2x Stormtrooper\n1x Luke\n3x Xyzzy\n1x Luke Skywalkr',
    '1_1,9_9|1_2',
    'card "/starwars/x" 2',
    '<x>',
    '',
  ],
}

/** What cannot be meant. */
export const searches: Readonly<Record<GameId, readonly string[]>> = {
  destiny: ['tpye:upgrade', 'type:', 'cost:many', 'die>melee', 'colour:pink', '(rey or', 'zzyzx', '"rey'],
  swtcg: ['type>unit', 'spede:3', 'side:middle', 'power:', ') or', '-'],
  swccg: ['icon>pilot', 'deploy:', 'type:chracter', 'qqqq:1'],
}

/** A game of two people, played at random for so many answers, and not over then. */
export async function played(
  id: GameId,
  answers: number,
  each: (session: Session) => void = () => {},
): Promise<Session> {
  const game = await gameOf(id)
  const sits = (i: number, seat: number) => game.decks.seats?.(game.decks.shipped[i]!).includes(seat) ?? i === seat
  const seats = people.map((name, seat) => ({
    name,
    deck: { shipped: game.decks.shipped.findIndex((_deck, i) => sits(i, seat)) },
  }))
  // A game may be won in its first turn.
  for (let seed = 0; ; seed++) {
    const session = begin(game, newPaper(game, seats, `translated ${seed}`, true))
    const g = generator(`translated ${seed}`)
    for (let i = 0; i < answers && game.engine.decision(session.s) !== null; i++) {
      const { options } = game.engine.decision(session.s)!
      answer(session, options[below(g, options.length)]!)
      each(session)
    }
    if (game.engine.decision(session.s) !== null) return session
  }
}
