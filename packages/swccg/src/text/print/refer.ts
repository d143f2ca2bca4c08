import { isRecord, type Slots } from '@dejarik/kernel/grammar'

/** "Target", "that character", "it": whoever was named before; the whole sentence knows who that is. */
export const the: Slots = { that: 'the' }

export const speaksOfThe = (tree: unknown): boolean => JSON.stringify(tree).includes('{"that":"the"}')

/** The same, where it is known who is meant. */
export function meaning(tree: unknown, who: unknown): unknown {
  if (Array.isArray(tree)) return tree.map((part) => meaning(part, who))
  if (!isRecord(tree)) return tree
  if (tree.that === 'the') return who
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, meaning(part, who)]))
}

const conditions = (parts: readonly Slots[]): unknown => {
  const all = parts.flatMap((part) => (part.if === undefined ? [] : [part.if]))
  return all.length > 1 ? { all } : all[0]
}

/**
 * One action out of what its parts say: conditions and costs of all of them. Who is meant by "it": the target, if one is
 * chosen, else whoever the occasion is about (`the`); where there is nobody, it is not understood.
 */
export function actionOf(ability: 'action' | 'automatic', ...parts: unknown[]): Slots[] | undefined {
  const all = parts as Slots[]
  const { the: who, if: _if, cost: _cost, ...made } = Object.assign({ ability }, ...all) as Slots
  const so = conditions(all)
  const cost = all.flatMap((part) => (part.cost as unknown[] | undefined) ?? [])
  const whole = { ...made, ...(so !== undefined && { if: so }), ...(cost.length > 0 && { cost }) }
  if (!speaksOfThe(whole)) return [whole]
  const meant = made.targets === undefined ? who : { that: 'target' }
  return meant === undefined ? undefined : [meaning(whole, meant) as Slots]
}
