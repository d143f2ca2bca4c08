import assert from 'node:assert/strict'
import type { Decision, Json, Option, Seat } from '@dejarik/kernel'
import type { Ability } from '../../src/effects/tree.js'
import { judge } from '../../src/judge/index.js'
import { DARK, LIGHT } from '../../src/state.js'
import type { Board, Laid } from '../board.js'

/** So many cards in that pile of a player. */
export const pile = (
  seat: Seat,
  zone: 'reserve' | 'force' | 'used' | 'hand' | 'lost',
  n: number,
): Record<string, Laid> =>
  Object.fromEntries(
    Array.from({ length: n }, (_, i) => [`${zone} ${seat} ${i}`, { id: seat === DARK ? '1_194' : '1_28', seat, zone }]),
  )

export const life = (dark: number, light: number) => ({
  ...pile(DARK, 'reserve', dark),
  ...pile(LIGHT, 'reserve', light),
})

/** The options from the one that the judge leans to most to the one it leans to least, by place. */
export function ranked({ t }: Board, seat: Seat, kind: string, options: Option[], about?: Json): Option[] {
  const decision: Decision = { seat, kind, options, step: '', ...(about === undefined ? {} : { about }) }
  t.s.decision = decision
  const leans: number[] = []
  judge.lean(t, decision, leans)
  assert.equal(leans.length, options.length)
  assert.ok(leans.every(Number.isFinite), leans.join())
  return [...options].sort((a, b) => (leans[options.indexOf(b)] as number) - (leans[options.indexOf(a)] as number))
}

export const PASS: Option = { do: 'pass' }

/** A weapon that hits by a destiny above the defense. */
export const fire: Ability = {
  ability: 'fire',
  targets: [{ choose: 1, from: { kind: 'character' } }],
  effect: {
    do: 'sequence',
    steps: [
      { do: 'draw-destiny', n: 1, plus: 1 },
      {
        do: 'if',
        if: { compare: [{ drawn: 'you' }, '>', { stat: 'defense', of: { that: 'target' } }] },
        then: { do: 'hit', what: { that: 'target' } },
      },
    ],
  },
}
