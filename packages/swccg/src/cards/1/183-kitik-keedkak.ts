import type { HandCard } from '../hand.js'
import { automatic, exists, loseThis, named, ongoing, q } from '../shorthand.js'

export const kitikKeedkak: HandCard = {
  id: 'swccg:1_183',
  abilities: [
    automatic({ becomes: exists(named("Kal'Falnl C'ndros", { at: 'same-site' })) }, loseThis),
    ongoing('this', [
      { cannot: 'board', what: q('starship', { is: ['starfighter'] }) },
      { cannot: 'board', what: q('vehicle', { is: ['enclosed'] }) },
    ]),
  ],
}
