import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { below, type CoreState, fingerprint, generator, newRecord, type Option, play } from '@dejarik/kernel'
import { rawWords } from '@dejarik/kernel/laws'
import { gameIds, loadGame } from '../src/games.js'
import { dejarik, dejarikWith } from './dejarik.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-doors-'))

// biome-ignore lint/suspicious/noExplicitAny: a record as JSON, to be damaged anywhere
type Loose = Record<string, any>

interface Made {
  /** A game of 12 answers, and one of 3 that begins where that one ended. */
  readonly whole: Loose
  readonly from: Loose
}

async function recorded(game: (typeof gameIds)[number]): Promise<Made> {
  const { decks, engineFor } = await loadGame(game)
  const at = (seat: number) => decks.shipped.find((deck) => decks.fits?.(deck, seat) ?? true)!
  const chosen = [at(0), at(1)]
  const e = engineFor(chosen)
  const format = decks.formatOf(chosen, 2)
  const g = generator(game)
  const s = e.start(format, chosen, 'doors')
  const on = (record: ReturnType<typeof newRecord>, answers: number): Loose => {
    for (let i = 0; i < answers && s.decision !== null; i++)
      play(e, s, record, s.decision.options[below(g, s.decision.options.length)] as Option)
    return JSON.parse(JSON.stringify(record))
  }
  const whole = on(newRecord(e, format, chosen, 'doors'), 12)
  return { whole, from: on(newRecord(e, format, chosen, 'doors', e.clone(s)), 3) }
}

const commands: Readonly<Record<string, (file: string) => ReturnType<typeof dejarik>>> = {
  verify: (file) => dejarik('replay', 'verify', file),
  show: (file) => dejarik('replay', 'show', file, '--at', '1'),
  scenario: (file) => dejarik('replay', 'scenario', file, '--at', '1'),
  analyse: (file) => dejarik('replay', 'analyse', file, '--iterations', '1', '--every', '20'),
  resume: (file) => dejarikWith({ input: 'quit\n' }, 'play', '--resume', file, '--vs', 'random'),
}

/** Damage to a record, and what is said of it. */
const damaged: Readonly<Record<string, [change: (made: Made) => unknown, says: RegExp]>> = {
  'a game that is a list': [({ whole }) => ({ ...whole, game: [1] }), /game must be a text/],
  'a game that nobody knows': [({ whole }) => ({ ...whole, game: 'toString' }), /There is no game "toString"/],
  'a thousand million copies': [
    ({ whole }) => {
      whole.decks[0].cards[0].copies = 1e9
      return whole
    },
    /copies must be a whole number from 1 to 99, not 1000000000/,
  ],
  'copies in a list': [
    ({ whole }) => {
      whole.decks[0].cards[0].copies = [1]
      return whole
    },
    /copies must be a whole number from 1 to 99, not a list of 1/,
  ],
  'a deck without cards': [
    ({ whole }) => ({ ...whole, decks: [{ name: 'x' }, whole.decks[1]] }),
    /is missing|does not list/,
  ],
  'an answer that was not possible': [
    ({ whole }) => ({ ...whole, answers: [{ do: 'win' }, ...whole.answers.slice(1)] }),
    /Answer 1: It is not legal here/,
  ],
  'a card more than it is played with': [
    ({ whole }) => ({ ...whole, cards: { ...whole.cards, [Object.keys(whole.cards)[0] as string]: undefined } }),
    /does not list the cards/,
  ],
  'no column of owners': [
    ({ from }) => {
      delete from.start.owner
      return { ...from, seed: `position ${fingerprint(from.start as CoreState)}` }
    },
    /This state is damaged: owner is missing/,
  ],
  'a position of another seed': [({ from }) => ({ ...from, seed: 7 }), /its seed is not the one of that position/],
  'a position with other decks': [({ from }) => ({ ...from, decks: [1, 2] }), /The deck of player 1 is damaged/],
  'a position for more players': [({ from }) => ({ ...from, decks: [...from.decks, from.decks[0]] }), /players|deck/],
}

for (const game of gameIds)
  describe(`${game}: a record that is damaged is refused with a sentence by every command`, () => {
    let text = ''
    before(async () => {
      text = JSON.stringify(await recorded(game))
    })
    for (const [name, [change, says]] of Object.entries(damaged))
      test(name, async () => {
        const file = join(folder, `${game}-${name.replaceAll(' ', '-')}.json`)
        writeFileSync(file, JSON.stringify(change(JSON.parse(text) as Made)))
        for (const [command, run] of Object.entries(commands)) {
          const { code, out, err } = await run(file)
          assert.equal(code, command === 'verify' ? 1 : 2, `${command}: ${out}${err}`)
          assert.match(out + err, says, command)
          assert.doesNotMatch(out + err, rawWords, command)
        }
      })
    test('whole, it is taken', async () => {
      for (const part of ['whole', 'from']) {
        const file = join(folder, `${game}-${part}.json`)
        writeFileSync(file, JSON.stringify(JSON.parse(text)[part]))
        const { code, out } = await dejarik('replay', 'verify', file)
        assert.equal(code, 0, out)
      }
    })
    test('cut at its end, or with digests too many or too few, it does not hold', async () => {
      const { whole } = JSON.parse(text) as Made
      const digest = 'f'.repeat(14)
      for (const [name, record] of Object.entries({
        cut: { ...whole, answers: whole.answers.slice(0, -1) },
        surplus: { ...whole, digests: [...whole.digests, digest] },
        checks: { ...whole, checks: whole.checks.slice(4) },
      })) {
        const file = join(folder, `${game}-${name}.json`)
        writeFileSync(file, JSON.stringify(record))
        const { code, json } = await dejarik('replay', 'verify', file, '--json')
        assert.deepEqual([code, json().ok], [1, false], name)
      }
    })
  })
