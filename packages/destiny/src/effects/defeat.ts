import { call } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { inPlay } from '../rules/areas.js'
import { defeat as defeatCharacter } from '../rules/defeated-characters.js'
import { overTargets } from './over.js'
import type { Example, Target } from './tree.js'

export interface Defeat {
  do: 'defeat'
  what: Target
}

export const defeatWords = [
  ...words('defeat', ['<defeat> {what:character}']),
  ...words('defeat', ['{what:character} is defeated'], 'passive'),
]

export const defeat = overTargets<Defeat>('defeat', {
  target: (node) => node.what,
  fits: (t, card) => inPlay(t.s, card),
  each(t, f, card) {
    call(t, defeatCharacter, { card, by: f.you })
    return undefined
  },
})

export const defeatExample: Example = {
  effect: { do: 'defeat', what: { choose: 1, from: { kind: 'character', lacks: 'shields' } } },
  reads: 'Defeat 1 character without shields.',
  board: { a: { characters: ['Finn'] }, b: { characters: [{ card: 'Kylo Ren', shields: 1 }, 'Hired Gun'] } },
  answers: [{ 'a may': ['choose Finn', 'choose Hired Gun'] }, { a: 'choose Hired Gun' }],
  after: ['Hired Gun is defeated', 'Kylo Ren is in play'],
}
