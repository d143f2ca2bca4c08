import { isRecord } from '@dejarik/kernel/grammar'

const attacks: readonly unknown[] = ['attack', 'attack-dice', 'attack-end', 'be-attacked']
/** What is deployed is on no unit either. */
const fresh: readonly unknown[] = ['deploy', 'finish']

const withoutPilots = (query: unknown): unknown => {
  if (!isRecord(query) || !('kind' in query)) return query
  const { pilots: _, ...rest } = query
  return rest
}

/** rule swtcg.piloting-units: a Pilot on a unit neither attacks nor is attacked, so that no such words speak of it. */
export function fighters(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(fighters)
  if (!isRecord(node)) return node
  const deed = node.on ?? node.cannot ?? node.can ?? node.must
  const fights = attacks.includes(deed) || fresh.includes(deed)
  const made = Object.fromEntries(
    Object.entries(node).map(([key, part]) => {
      const inner = fighters(part)
      const isOne = key === 'attacking' || key === 'attacked-by' || (fights && (key === 'what' || key === 'to'))
      return [key, isOne ? withoutPilots(inner) : inner]
    }),
  )
  return 'attacking' in made || 'attacked-by' in made ? withoutPilots(made) : made
}
