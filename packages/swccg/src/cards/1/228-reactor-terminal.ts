import type { HandCard } from '../hand.js'
import { trafficControl } from './066-traffic-control.js'

/** As its counterpart. */
export const reactorTerminal: HandCard = {
  id: 'swccg:1_228',
  abilities: trafficControl.abilities,
}
