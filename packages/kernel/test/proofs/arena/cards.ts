import { type AbilityTree, buildCatalog, type Definition } from '@dejarik/kernel'

export interface Tree extends AbilityTree {
  from?: 'hand' | 'arena'
  cost?: number
  /** It answers only what is done to this unit; or to a unit of its player. */
  about?: 'self' | 'yours'
  /** What holds it in the pool; 'normal' when absent. */
  hold?: string
}

export interface Def extends Definition {
  side: number
  kind: 'unit' | 'battle' | 'unknown'
  health: number
  abilities: readonly Tree[]
}

const all: Def[] = []
const card = (name: string, side: number, kind: Def['kind'], health: number, abilities: object[] = []): void => {
  all.push({ id: `arena:${all.length}`, name, side, kind, health, abilities: abilities as Tree[] })
}
const deflect = (n: number) => ({
  ability: 'response',
  responds: ['prevent'],
  from: 'arena',
  cost: 1,
  about: 'self',
  effect: { do: 'deflect', n },
})
const when = (on: string, effect: object, more: object = {}) => ({
  ability: 'triggered',
  when: 'after',
  event: { on },
  effect,
  ...more,
})

const L = 0
const D = 1
card('x', L, 'unknown', 0)
card('y', D, 'unknown', 0)
card('Dove', L, 'unit', 4, [deflect(2)])
card('Hawk', D, 'unit', 3, [deflect(2)])
card('Crow', D, 'unit', 2, [when('discard', { do: 'draw' }, { about: 'self' })])
card('Guard', D, 'unit', 2, [when('play', { do: 'prevent-self', n: 1 }, { hold: 'prevent' })])
card('Scout', L, 'unit', 2, [when('battle-starts', { do: 'gain', n: 1 })])
card('Runner', L, 'unit', 2, [when('battle-starts', { do: 'gain', n: 2 })])
card('Sniper', D, 'unit', 2, [when('battle-starts', { do: 'shoot' })])
card('Marksman', D, 'unit', 2, [when('battle-starts', { do: 'shoot' })])
card('Oracle', D, 'unit', 9, [when('draw', { do: 'note', text: 'the card drawn is revealed' }, { hold: 'now' })])
card('Drawer', L, 'unit', 3, [when('battle-starts', { do: 'draw' })])
card('Scribe', L, 'unit', 3, [when('draw', { do: 'note', text: 'written down' })])
card('Storm', L, 'battle', 0, [{ ability: 'play', from: 'hand', cost: 0, effect: { do: 'damage-all', n: 2 } }])
card('Bribe', L, 'battle', 0, [{ ability: 'play', from: 'hand', cost: 0, effect: { do: 'bid' } }])
card('Shield', L, 'battle', 0, [
  {
    ability: 'response',
    responds: ['prevent'],
    from: 'hand',
    cost: 0,
    about: 'yours',
    effect: { do: 'prevent', n: 5 },
  },
])
card('Medic', D, 'battle', 0, [
  { ability: 'response', responds: ['discard'], from: 'hand', cost: 0, about: 'yours', effect: { do: 'save' } },
])

export const catalog = buildCatalog(all)
