import type { Any } from '@dejarik/kernel/vocabulary'
import { arenas } from './state.js'

/** Two lists of costs as one; what is paid in Force is one sum, so that whatever changes it changes it once. */
function together(first: readonly Any[], more: readonly Any[]): Any[] {
  const isForce = (part: Any): boolean => part.do === 'pay-force' && typeof part.n === 'number'
  const all = [...first, ...more]
  if (all.filter(isForce).length < 2) return all
  const n = all.filter(isForce).reduce((sum, part) => sum + part.n, 0)
  const at = all.findIndex(isForce)
  return all.flatMap((part, i) => (i === at ? [{ ...part, n }] : isForce(part) ? [] : [part]))
}

/** rules swtcg.enhance, swtcg.paying-activation-costs: its cost is what is paid more, its time is that of the card. */
const enhanced = (ability: Any, plain: Any): Any => ({
  ...ability,
  cost: together(plain?.cost ?? [], ability.cost ?? []),
  when: [...[plain?.when ?? []].flat(), ...[ability.when ?? []].flat()],
})

/** rule swtcg.overload: a trigger that gives power for the attack, and waits for its end to do damage to the unit itself. */
const overload = ({ power, damage }: Any): Any => ({
  ability: 'triggered',
  when: 'after',
  event: { on: 'attack', what: 'this' },
  may: true,
  effect: {
    do: 'sequence',
    steps: [
      { do: 'get', to: 'this', gets: [{ modify: 'power', by: power }], until: 'attack-end' },
      {
        do: 'await',
        when: 'after',
        event: { on: 'attack-end', what: 'this' },
        effect: { do: 'deal-damage', n: damage, to: 'this', by: 'this' },
      },
    ],
  },
})

/** rule swtcg.switch-keyword: in each arena what is listed for it, and in no other. */
const switched = (ability: Any): Any[] =>
  arenas.flatMap((arena) =>
    ability[arena] === undefined || ability[arena].length === 0
      ? []
      : [
          {
            ability: 'ongoing',
            of: 'this',
            gets: ability[arena],
            while: { is: 'this', a: { kind: 'unit', zone: arena } },
          },
        ],
  )

/** What a card's abilities are made of: keywords that stand for a whole sentence become that sentence. */
export function lowered(abilities: readonly Any[]): Any[] {
  const plain = abilities.find((ability) => ability.ability === 'play')
  return abilities.flatMap((ability): Any[] => {
    if (ability.ability === 'enhance') return [enhanced(ability, plain)]
    if (ability.ability === 'overload') return [overload(ability)]
    return ability.ability === 'switch' ? switched(ability) : [ability]
  })
}
