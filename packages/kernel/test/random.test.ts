import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, branch, generator, hexOf, isGenerator, next, sha256 } from '@dejarik/kernel'
import { chacha12 } from '../src/chance/chacha12.js'

/** Keystream bytes are the words in little-endian order. */
function stream(key: string, nonce: string, blocks: number): string {
  const words = (hex: string) => (hex.match(/.{8}/g) ?? []).map((word) => swap(Number.parseInt(word, 16)))
  // The published vectors have a 64-bit counter and a 64-bit nonce: the upper half of their counter is our first word of nonce.
  const from = [...words(key), 0, ...words(nonce)]
  let hex = ''
  for (let block = 0; block < blocks; block++) {
    const into = new Array<number>(16).fill(0)
    chacha12(from, block, into, 0)
    hex += hexOf(into.map(swap))
  }
  return hex
}

const swap = (word: number): number => (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)

test('the blocks are those of the published vectors of ChaCha12 with a 256-bit key', () => {
  const zero = '0'.repeat(64)
  assert.equal(
    stream(zero, '0'.repeat(16), 2),
    '9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f' +
      '0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be' +
      '0bd58841203e74fe86fc71338ce0173dc628ebb719bdcbcc151585214cc089b4' +
      '42258dcda14cf111c602b8971b8cc843e91e46ca905151c02744a6b017e69316',
  )
})

test('SHA-256 gives the published hashes', () => {
  assert.equal(hexOf(sha256('')), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  assert.equal(hexOf(sha256('abc')), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  assert.equal(
    hexOf(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')),
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
  assert.equal(hexOf(sha256('a'.repeat(1_000_000))), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
})

test('a text becomes the key by its hash, and words are drawn block by block', () => {
  const g = generator('abc')
  assert.deepEqual(g.slice(0, 8), sha256('abc'))
  const drawn = Array.from({ length: 40 }, () => next(g))
  const blocks = [0, 1, 2].flatMap((block) => {
    const into = new Array<number>(16).fill(0)
    chacha12(generator('abc'), block, into, 0)
    return into.map((word) => word >>> 0)
  })
  assert.deepEqual(drawn, blocks.slice(0, 40))
})

test('a generator that was written down and read again goes on as it would have', () => {
  for (const drawn of [0, 1, 15, 16, 17, 33]) {
    const g = generator('kept')
    for (let i = 0; i < drawn; i++) next(g)
    const again = JSON.parse(JSON.stringify(g))
    assert.ok(isGenerator(again), `after ${drawn} words`)
    assert.deepEqual(
      Array.from({ length: 20 }, () => next(again)),
      Array.from({ length: 20 }, () => next(g)),
    )
  }
})

test('a generator whose block, position or words were changed is none', () => {
  const g = generator('changed')
  for (let i = 0; i < 5; i++) next(g)
  const changed = (i: number, to: unknown) => g.map((word, at) => (at === i ? to : word))
  for (const i of [0, 8, 12, 27]) assert.ok(!isGenerator(changed(i, (g[i] as number) ^ 1)), `word ${i}`)
  for (const to of [-1, 0.5, 17, 2 ** 40, '5', null]) assert.ok(!isGenerator(changed(11, to)), `position ${to}`)
  assert.ok(!isGenerator(g.slice(1)))
  assert.ok(!isGenerator({ length: 28 }))
})

test('a branch has a key of its own', () => {
  const g = generator('root')
  const [a, b] = [branch(g), branch(g)]
  assert.notDeepEqual(a.slice(0, 8), b.slice(0, 8))
  assert.notDeepEqual(a.slice(0, 8), g.slice(0, 8))
  assert.ok(isGenerator(a))
})

test('every number below n comes about equally often', () => {
  const g = generator('even')
  const counts = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 60_000; i++) counts[below(g, 6)]!++
  for (const count of counts) assert.ok(Math.abs(count - 10_000) < 400, String(counts))
})

test('SHA-256 reads a text as UTF-8, whatever its letters are', () => {
  assert.equal(hexOf(sha256('é߿')), '7f51247a627fe596e9e0089c4f14b50c90153b900a36b91dfc56cd6e4d4832e6')
  assert.equal(hexOf(sha256('€ࠀ\uffff')), 'd371c65acad1a0b13b487948119aa38b5c389ee5c81a2b56742c82c5eac2e627')
  assert.equal(hexOf(sha256('🎲')), 'e94e8b04547b50aa5904e44b17189c348ad0a8929803725b136ac3548a194ef6')
  assert.equal(hexOf(sha256('\u{1ffff}')), '241b25708daf888035069100b63faa698714260bd5b21e7fb54d2d189706c70d')
  assert.equal(hexOf(sha256('\u007f\u0080')), '11bc88eba96f9ba02c203374681a34954627493490721158251837a19ce9905c')
  assert.equal(hexOf(sha256('a'.repeat(55))), '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318')
  assert.equal(hexOf(sha256('a'.repeat(56))), 'b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a')
  assert.equal(hexOf(sha256('a'.repeat(64))), 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb')
})

test('a generator that was never so is told from one that was', () => {
  const g = generator('told')
  assert.ok(isGenerator(g))
  for (let i = 0; i < 17; i++) {
    next(g)
    assert.ok(isGenerator(g), String(i))
  }
  const at = (i: number, value: number) => g.map((word, n) => (n === i ? value : word))
  assert.ok(!isGenerator(at(11, -1)))
  assert.ok(!isGenerator(at(11, 2 ** 36)))
  assert.ok(!isGenerator(at(11, 16)))
  assert.ok(!isGenerator(at(0, 2 ** 31)))
  assert.ok(!isGenerator(at(27, (g[27] as number) + 1)))
  assert.ok(!isGenerator([...g, 0]))
  assert.ok(!isGenerator('generator'))
})
