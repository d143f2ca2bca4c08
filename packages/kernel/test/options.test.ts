import assert from 'node:assert/strict'
import { test } from 'node:test'
import { find, narrowed, type Option } from '../src/decisions/decisions.js'
import { eventFault, fieldFault } from '../src/decisions/field-faults.js'
import { largest, mayJoin } from '../src/decisions/pick.js'

test('the option that is meant, whoever wrote it down', () => {
  const options: Option[] = [{ do: 'a' }, { do: 'b', card: 1 }, { do: 'b', cards: [1, 2] }]
  assert.equal(find(options, options[1] as Option), options[1])
  assert.equal(find(options, { do: 'b', card: 1 }), options[1])
  assert.equal(find(options, { card: 1, do: 'b' }), options[1])
  assert.equal(find(options, { do: 'b', cards: [1, 2] }), options[2])
  assert.equal(find(options, { do: 'b', cards: [2, 1] }), undefined)
  assert.equal(find(options, { do: 'b', card: 2 }), undefined)
  assert.equal(find(options, { do: 'b', card: 1, seat: 0 }), undefined)
  assert.equal(find(options, { do: 'c' }), undefined)
  assert.equal(find(options, null as never), undefined)
  assert.equal(find(options, 'a' as never), undefined)
})

test('who thinks ahead is offered enough, and no more', () => {
  const options: Option[] = [{ do: 'a' }, { do: 'b' }, { do: 'c' }]
  const all = { seat: 0, kind: 'pick', options, step: 's' }
  assert.equal(narrowed(all), all)
  assert.deepEqual(narrowed({ ...all, enough: [1, 3] }), { ...all, options: [{ do: 'b' }, { do: 'c' }] })
})

test('what may be picked together', () => {
  const from = [10, 11, 12, 13]
  const kinds = [1, 1, 2, 3]
  const joins = (together: Parameters<typeof mayJoin>[1], picked: number[]) =>
    from.filter((thing) => mayJoin(from, together, picked, thing))
  assert.deepEqual(joins({ kinds, alike: true }, [10]), [10, 11])
  assert.deepEqual(joins({ kinds, alike: false }, [10]), [12, 13])
  assert.deepEqual(joins({ kinds }, [10, 12]), [13])
  assert.deepEqual(joins({ worth: [1, 2, 3, 4], most: 4 }, [10]), [10, 11, 12])
  assert.deepEqual(joins({ worth: [1, 2, 3, 4], most: 4 }, []), from)
  assert.equal(largest(from, { kinds, alike: true }), 2)
  assert.equal(largest(from, { kinds, alike: false }), 3)
  assert.equal(largest([], { kinds: [], alike: true }), 0)
  assert.equal(largest(from, {}), 4)
  assert.equal(largest(from, { worth: [4, 1, 3, 2], most: 6 }), 3)
  assert.equal(largest(from, { worth: [4, 1, 3, 2], most: 5 }), 2)
  assert.equal(largest(from, { worth: [4, 1, 3, 2] }), 0)
})

test('a field holds what its kind may hold', () => {
  const s = { def: [0, 0], seats: 2 } as never
  const fault = (kind: string, value: unknown) =>
    fieldFault({ of: () => new Map([['x', kind]]) } as never, { do: 'it', x: value } as never, s)
  const right: Record<string, unknown[]> = {
    card: [-1, 0, 1, [0, 1]],
    seat: [-1, 0, 1],
    die: [0, 99],
    place: [-1, 99],
    arena: [-1, 0],
    part: [-1, 0],
    amount: [0.5, -3, null],
    text: ['', 'a'],
    flag: [true, false],
    options: [[], {}],
  }
  const wrong: Record<string, unknown[]> = {
    card: [-2, 2, 0.5, '0', [0, 2]],
    seat: [-2, 2],
    die: [-1],
    place: [-2],
    arena: [-2],
    part: [-2],
    amount: ['1', true],
    text: [1],
    flag: [0],
    options: ['a'],
  }
  for (const [kind, values] of Object.entries(right))
    for (const value of values) assert.equal(fault(kind, value), null, `${kind} ${value}`)
  for (const [kind, values] of Object.entries(wrong))
    for (const value of values) assert.match(fault(kind, value) ?? '', /is no /, `${kind} ${value}`)
  assert.equal(fault('card', undefined), null)
  const none = { of: () => undefined } as never
  assert.match(fieldFault(none, { do: 'it' } as never, s) ?? '', /is of a kind that is not declared/)
  const empty = { of: () => new Map() } as never
  assert.match(fieldFault(empty, { do: 'it', y: 1 } as never, s) ?? '', /has a field 'y' that is not declared/)
  assert.equal(eventFault(empty, { is: 'it' } as never, s), null)
  assert.equal(eventFault(empty, { is: 'it', others: { is: 'less' } } as never, s), 'others see what all may see')
  assert.equal(eventFault(empty, { is: 'it', to: 3, others: { is: 'less' } } as never, s), null)
  assert.equal(eventFault(empty, { is: 'it', to: 0 } as never, s), null)
  assert.match(eventFault(empty, { is: 'it', to: 4 } as never, s) ?? '', /is no set of seats/)
  assert.match(eventFault(empty, { is: 'it', to: 1, others: { is: 'less', z: 1 } } as never, s) ?? '', /not declared/)
})
