import type { HandCard } from '../hand.js'
import {
  automatic,
  cancel,
  equal,
  is,
  lose,
  named,
  not,
  ongoing,
  plus,
  q,
  reached,
  stat,
  utinni,
} from '../shorthand.js'

export const lukeLuuuuke: HandCard = {
  id: 'swccg:1_223',
  abilities: [
    utinni(q('site', { 'part-of': 'Tatooine' }), q('character', { is: ['rebel'] })),
    ongoing('target', [plus('power', -1), plus('forfeit', -1)], not(is('target', named('Luke')))),
    ongoing('target', [plus('power', -3), plus('forfeit', -3)], is('target', named('Luke'))),
    automatic({ becomes: equal(stat('forfeit', 'target'), 0) }, lose('target')),
    reached(cancel('this')),
  ],
}
