import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keep, recall } from '../src/kept.js'

const rooms = new Map<string, string>()
let isFull = false

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => rooms.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new Error('no room')
      rooms.set(key, text)
    },
  },
})

test('what is kept is there again, also in a page that is opened later', () => {
  assert.equal(keep('a', { n: 1 }), true)
  assert.deepEqual(recall('a', {}), { n: 1 })
  assert.equal(rooms.get('a'), '{"n":1}')
})

test('a browser without room keeps it for as long as the page, and says so', () => {
  keep('b', 'old')
  isFull = true
  assert.equal(keep('b', 'new'), false)
  assert.equal(recall('b', ''), 'new')
  isFull = false
  assert.equal(keep('b', 'newer'), true)
  assert.equal(recall('b', ''), 'newer')
})

test('what cannot be read counts as nothing', () => {
  rooms.set('c', 'dark')
  assert.equal(recall('c', 'system'), 'system')
})
