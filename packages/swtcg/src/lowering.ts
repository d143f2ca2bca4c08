import type { Ability, Effect } from './effects/tree.js'
import { arenas } from './state.js'

type Kind<K extends Ability['ability']> = Extract<Ability, { ability: K }>

/** The Force that a part of a cost asks for; undefined where it asks for something else, or for what is reckoned. */
const forceIn = (part: Effect): number | undefined =>
  part.do === 'pay-force' && typeof part.n === 'number' ? part.n : undefined

/** Two lists of costs as one; what is paid in Force is one sum, so that whatever changes it changes it once. */
function together(first: readonly Effect[], more: readonly Effect[]): Effect[] {
  const all = [...first, ...more]
  const paid = all.filter((part) => forceIn(part) !== undefined)
  if (paid.length < 2) return all
  const n = paid.reduce((sum, part) => sum + (forceIn(part) ?? 0), 0)
  return all.flatMap((part): Effect[] => {
    if (part === paid[0] && part.do === 'pay-force') return [{ ...part, n }]
    return paid.includes(part) ? [] : [part]
  })
}

/** rules swtcg.enhance, swtcg.paying-activation-costs: its cost is what is paid more, its time is that of the card. */
const enhanced = (ability: Kind<'enhance'>, plain: Kind<'play'> | undefined): Ability => ({
  ...ability,
  cost: together(plain?.cost ?? [], ability.cost ?? []),
  when: [...(plain?.when ?? []), ...(ability.when ?? [])],
})

/** rule swtcg.overload: a trigger that gives power for the attack, and waits for its end to do damage to the unit itself. */
export const overload = ({ power, damage }: Kind<'overload'>): Ability => ({
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
const switched = (ability: Kind<'switch'>): Ability[] =>
  arenas.flatMap((arena): Ability[] => {
    const gets = ability[arena] ?? []
    if (gets.length === 0) return []
    return [{ ability: 'ongoing', of: 'this', gets, while: { is: 'this', a: { kind: 'unit', zone: arena } } }]
  })

/** What a card's abilities are made of: keywords that stand for a whole sentence become that sentence. */
export function lowered(abilities: readonly Ability[]): Ability[] {
  const plain = abilities.find((ability) => ability.ability === 'play')
  return abilities.flatMap((ability): Ability[] => {
    if (ability.ability === 'enhance') return [enhanced(ability, plain)]
    if (ability.ability === 'overload') return [overload(ability)]
    return ability.ability === 'switch' ? switched(ability) : [ability]
  })
}
