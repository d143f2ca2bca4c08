import type { Any } from '@dejarik/kernel/vocabulary'

const known = new WeakMap<object, readonly string[]>()

/** rule swccg.destiny-draw-targeting-x: the values that an ability compares its player's draw with. */
export function statsTargeted(ability: object): readonly string[] {
  const found = known.get(ability)
  if (found !== undefined) return found
  const stats = new Set<string>()
  seek((ability as Any).effect, (comparison) => {
    if (JSON.stringify(comparison).includes('"drawn":"you"')) seek(comparison, null, stats)
  })
  const list = [...stats]
  known.set(ability, list)
  return list
}

/** Every comparison in a tree; or, with a set, every value of a card that is named in it. */
function seek(tree: Any, compared: ((comparison: Any) => void) | null, stats?: Set<string>): void {
  if (typeof tree !== 'object' || tree === null) return
  if (tree.compare !== undefined) compared?.(tree.compare)
  if (typeof tree.stat === 'string') stats?.add(tree.stat)
  for (const part of Object.values(tree)) seek(part, compared, stats)
}
