import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editDistance, nameIndex, plain } from '@dejarik/kernel/decks'
import fc from 'fast-check'

test('case, accents, apostrophes and dashes make no other name', () => {
  assert.equal(plain("Padmé's  X-Wing!"), plain('padmes xwing'))
})

test('a letter put in, left out, changed or swapped is one step', () => {
  for (const slip of ['lukke', 'uke', 'lake', 'ulke', 'luek']) assert.equal(editDistance('luke', slip), 1, slip)
  assert.equal(editDistance('luke', 'luke'), 0)
  assert.equal(editDistance('', 'luke'), 4)
})

const found = (written: string, ...names: string[]) => nameIndex(names, (name) => [name]).nearest(written)

test('one slip in a name finds it, and is close enough to be repaired', () => {
  assert.deepEqual(found('Darth Vadr', 'Darth Vader', 'Darth Maul'), { item: 'Darth Vader', isClose: true })
})

test('a name cut short is found but not repaired', () => {
  assert.deepEqual(found('Imperial', 'Imperial Trooper Guard'), { item: 'Imperial Trooper Guard', isClose: false })
})

test('of two names as near, the first is named but none is repaired', () => {
  assert.deepEqual(found('Black 5', 'Black 2', 'Black 3'), { item: 'Black 2', isClose: false })
})

test('what resembles nothing, or is too short to tell, finds nothing', () => {
  assert.equal(found('xylophone', 'Darth Vader'), undefined)
  assert.equal(found('da', 'Darth Vader'), undefined)
})

test('everything called so is found, in the order of the list', () => {
  const cards = [
    { id: 1, names: ['Obi-Wan Kenobi', 'Obi-Wan'] },
    { id: 2, names: ['Obi Wan'] },
    { id: 3, names: ['OBI-WAN!', 'Obiwan'] },
  ]
  const index = nameIndex(cards, ({ names }) => names)
  assert.deepEqual(
    index.called('obi wan').map(({ id }) => id),
    [1, 2, 3],
  )
  assert.deepEqual(index.called('obi'), [])
})

/** Every name compared with what was written, one after the other: what the index must find, too. */
function compared(written: string, names: readonly string[]): { item: string; isClose: boolean } | undefined {
  const wanted = plain(written)
  if (wanted.length < 3 || wanted.length > 60) return undefined
  const limit = Math.floor(wanted.length / 4)
  const distances = names.map((name) => {
    const known = plain(name)
    if (known.startsWith(wanted) || wanted.startsWith(known)) return Math.abs(wanted.length - known.length)
    const distance = editDistance(wanted, known)
    return distance <= limit ? distance : Number.POSITIVE_INFINITY
  })
  const least = Math.min(...distances)
  if (least === Number.POSITIVE_INFINITY) return undefined
  const near = names.filter((_name, i) => distances[i] === least)
  return { item: near[0] as string, isClose: near.length === 1 && least <= Math.max(1, Math.floor(wanted.length / 8)) }
}

const letters = fc.constantFrom(...'abcdenorst 4'.split(''))
const nameOf = (most: number) => fc.array(letters, { minLength: 1, maxLength: most }).map((signs) => signs.join(''))

test('the index finds what comparing every name would find', () => {
  const slips = fc.array(fc.tuple(fc.nat(40), fc.nat(3), letters), { maxLength: 6 })
  fc.assert(
    fc.property(
      fc.uniqueArray(nameOf(24), { minLength: 1, maxLength: 40 }),
      fc.nat(),
      slips,
      (names, which, changes) => {
        const signs = [...(names[which % names.length] as string)]
        for (const [at, how, sign] of changes) {
          const i = at % (signs.length + 1)
          if (how === 0) signs.splice(i, 1)
          else if (how === 1) signs.splice(i, 0, sign)
          else if (how === 2) signs[i] = sign
          else if (i + 1 < signs.length) [signs[i], signs[i + 1]] = [signs[i + 1] as string, signs[i] as string]
        }
        const written = signs.join('')
        assert.deepEqual(found(written, ...names), compared(written, names))
      },
    ),
    { numRuns: 2000 },
  )
})

test('fifteen hundred unknown names are compared with five thousand in less than two seconds', () => {
  const syllables = [
    'im',
    'pe',
    'ri',
    'al',
    'tro',
    'op',
    'er',
    'gu',
    'ard',
    'lu',
    'ke',
    'sta',
    'tion',
    'do',
    'ck',
    'bay',
  ]
  const name = (n: number) => Array.from({ length: 7 }, (_, i) => syllables[(n * (2 * i + 1) + (n >> i)) % 16]).join('')
  const names = Array.from({ length: 5000 }, (_, n) => name(n))
  const index = nameIndex(names, (each) => [each])
  const before = process.cpuUsage()
  for (let n = 0; n < 1500; n++) index.nearest(`${name(n + 5000).slice(3)}empire`)
  const { user } = process.cpuUsage(before)
  assert.ok(user < 2_000_000, `${user / 1e6} s`)
})
