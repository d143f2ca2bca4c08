import type { HandCard } from '../hand.js'
import { deploy, ongoing, q, yours } from '../shorthand.js'

export const blasterScope: HandCard = {
  id: 'swccg:1_199',
  abilities: [
    deploy(
      { on: q('weapon', { name: "4-LOM's Concussion Rifle" }) },
      { on: yours('weapon', { is: ['blaster', 'blaster rifle'] }) },
    ),
    ongoing('attached', { rule: 'fires-far' }),
  ],
}
