import type { ClauseTree, Lucky } from '../effects/tree.js'

/** What Lucky lets its unit do in a chance to reroll: a clause of its own, printed on no card. rule swtcg.lucky */
export const luckyAbility: Extract<ClauseTree, Lucky> = { ability: 'lucky', name: 'lucky', responds: ['reroll'] }
