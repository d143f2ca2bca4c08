import type { Scope } from '@dejarik/kernel/vocabulary'
import type { ClauseTree, TextTree, When } from '../../effects/tree.js'

const happenings: ReadonlySet<string> = new Set([
  'battle',
  'battle-destinies',
  'damage-segment',
  'win-battle',
  'lose-battle',
  'fire',
  'hit',
  'forfeit',
])

function isBattleTime(when: When): boolean {
  if (typeof when === 'string') return happenings.has(when)
  const pattern = 'just' in when ? when.just : 'about' in when ? when.about : null
  return pattern !== null && [pattern.on].flat().some((on) => happenings.has(on))
}

const known = new WeakMap<object, boolean>()

/** Is it a text for nothing but a battle? rule swccg.participating-in-battle: for such, whoever was left out is not there. */
export function isOfBattle(ability: ClauseTree): boolean {
  let found = known.get(ability)
  if (found === undefined) {
    const { when = [] }: TextTree = ability
    found = when.length > 0 && when.every(isBattleTime)
    known.set(ability, found)
  }
  return found
}

/** What such a text sees says that it is one, for what it chooses later. */
export function noteBattle(ability: ClauseTree, x: Scope): void {
  if (isOfBattle(ability)) x.that['#battle'] = [1]
}

export const isInBattleText = (x: Scope): boolean => x.that['#battle'] !== undefined
