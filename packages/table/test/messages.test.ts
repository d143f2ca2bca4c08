import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gameOf } from '../src/engine/games.js'
import type { Messages } from '../src/messages/en.js'
import { say } from '../src/messages/index.js'
import { languageFor } from '../src/messages/languages.js'
import { englishLog, type LogTold } from '../src/messages/log.js'
import { gameIds } from '../src/protocol.js'
import { literalsIn } from './literals.js'

const sources = fileURLToPath(new URL('../../src', import.meta.url))

test('a word that is not a message is found wherever a person could see or hear it', () => {
  const source = `
    const A = () => <p title={on ? say.x : 'Hello there'}>Some text {say.y} <b aria-label="close it">×</b></p>
    const B = () => <Chart heading={\`\${n} cards\`}>{open && 'opened'}{name ?? 'nobody'}</Chart>
    const C = () => <p className="quiet" data-kind="word" key={'some key'}>{n} · {kind === 'word' ? '◆' : say.z}</p>
    const [name, setName] = useState('My deck')
    const [mode, setMode] = useState('bot')`
  const found = ['2: Hello there', '2: Some text', '2: close it', '3: cards', '3: nobody', '3: opened', '5: My deck']
  assert.deepEqual(literalsIn(source).sort(), found)
})

test('the page shows no word that is not a message', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  assert.ok(files.length > 60)
  const found = files.flatMap((file) =>
    literalsIn(readFileSync(join(sources, file), 'utf8')).map((literal) => `${file}:${literal}`),
  )
  assert.deepEqual(found, [])
})

test('every field of a search that is offered to click has a name', async () => {
  for (const id of gameIds)
    for (const { field } of (await gameOf(id)).search.find('').filters)
      assert.ok(say.search.names[field], `${id} ${field}`)
})

test('every kind of action and every format of decks has a name', async () => {
  for (const id of gameIds) {
    const { decks, engine } = await gameOf(id)
    for (const as of Object.keys(decks.writers)) assert.ok(say.decks.writers[as], `${id} ${as}`)
    for (const kind of engine.rules.actions?.keys() ?? []) assert.ok(say.swccg.actions[kind], `${id} ${kind}`)
  }
})

test('a translation that lacks a sentence does not compile', () => {
  const { prompts } = englishLog
  // @ts-expect-error: no question of Destiny has words here.
  const told: LogTold = { ...englishLog, prompts: { ...prompts, destiny: {} } }
  // @ts-expect-error: nor has any phase.
  const words: Messages['swccg']['phases'] = {}
  assert.deepEqual([told.prompts.destiny, words], [{}, {}])
})

test('the language is the first that a person reads and the page speaks, a region aside; else English', () => {
  const known = ['en', 'de', 'pt-BR']
  assert.equal(languageFor(['de-AT', 'en'], known), 'de')
  assert.equal(languageFor(['fr', 'pt-br'], known), 'pt-BR')
  assert.equal(languageFor(['pt'], known), 'en')
  assert.equal(languageFor(['en-GB', 'de'], known), 'en')
  assert.equal(languageFor([], known), 'en')
})
