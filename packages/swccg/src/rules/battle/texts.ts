import type { Any, Scope } from '@dejarik/kernel/vocabulary'

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

const isBattleTime = (when: Any): boolean =>
  (typeof when === 'string' && happenings.has(when)) ||
  [(when.just ?? when.about)?.on ?? ''].flat().some((on: string) => happenings.has(on))

const known = new WeakMap<object, boolean>()

/** Is it a text for nothing but a battle? rule swccg.participating-in-battle: for such, whoever was left out is not there. */
export function isOfBattle(ability: object): boolean {
  let found = known.get(ability)
  if (found === undefined) {
    const { when = [] } = ability as Any
    found = (when.length > 0 && when.every(isBattleTime)) as boolean
    known.set(ability, found)
  }
  return found
}

/** What such a text sees says that it is one, for what it chooses later. */
export function noteBattle(ability: object, x: Scope): void {
  if (isOfBattle(ability)) x.that['#battle'] = [1]
}

export const isInBattleText = (x: Scope): boolean => x.that['#battle'] !== undefined
