import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, type CoreState, fingerprint, generator, knows, replay } from '@dejarik/kernel'
import { newPaper } from '../src/engine/deck-requests.js'
import { drive } from '../src/engine/driver.js'
import type { GameOfTable } from '../src/engine/game.js'
import { gameOf } from '../src/engine/games.js'
import { promptFor, under } from '../src/engine/screen.js'
import { answer, begin, branchOf, paperOf, takeBack, toldTo } from '../src/engine/session.js'
import { stateAt } from '../src/engine/state-at.js'
import { number } from '../src/engine/thing.js'
import type { GameId, Screen, SeatChoice } from '../src/protocol.js'

const games: readonly GameId[] = ['destiny', 'swtcg', 'swccg']

/** Two people with the first decks that may meet. */
function people({ decks }: GameOfTable): SeatChoice[] {
  const sits = (i: number, seat: number) => decks.seats?.(decks.shipped[i]!).includes(seat) ?? i === seat
  const found = [0, 1].map((seat) => decks.shipped.findIndex((_deck, i) => sits(i, seat)))
  return found.map((shipped, seat) => ({ name: `Player ${seat + 1}`, deck: { shipped } }))
}

const start = async (id: GameId, seed: string) => {
  const game = await gameOf(id)
  return begin(game, newPaper(game, people(game), seed, false))
}

/** Random play of some length; a game may be won in its first turn. */
async function longEnough(id: GameId) {
  for (let seed = 0; ; seed++) {
    const session = await start(id, `moments ${seed}`)
    const { engine } = session.game
    const g = generator(`moments ${seed}`)
    const told: number[] = []
    for (let i = 0; i < 130 && engine.decision(session.s) !== null; i++) {
      const { options } = engine.decision(session.s)!
      answer(session, options[below(g, options.length)]!)
      told.push(toldTo(session, 0).length)
    }
    if (told.length > 60) return { session, told }
  }
}

for (const id of games)
  test(`${id}: every moment of a session is the moment of its record, and going back leaves no trace`, async () => {
    const { session, told } = await longEnough(id)
    const { engine } = session.game
    const n = session.record.answers.length
    for (const at of [0, 1, 19, 20, 21, 40, n - 1, n])
      assert.equal(fingerprint(stateAt(session, at)), fingerprint(replay(engine, session.record, at) as CoreState))
    const kept = fingerprint(replay(engine, session.record, 33) as CoreState)
    takeBack(session, 33)
    assert.equal(fingerprint(session.s), kept)
    assert.equal(toldTo(session, 0).length, told[32])
    assert.deepEqual(session.record.undone, [{ at: n, answers: n - 33 }])
    // What is on paper is taken up where it was left.
    const again = begin(session.game, JSON.parse(JSON.stringify(paperOf(session))))
    assert.equal(fingerprint(again.s), kept)
    assert.deepEqual(toldTo(again, 1), toldTo(session, 1))
  })

for (const id of games)
  test(`${id}: whatever card an option is about can be pointed at, on the board or beside the question`, async () => {
    const session = await start(id, 'pointing')
    const { engine } = session.game
    const g = generator('pointing')
    let pointed = 0
    for (let i = 0; i < 250 && engine.decision(session.s) !== null; i++) {
      const { seat, options } = engine.decision(session.s)!
      const view = engine.view(session.s, seat)
      const prompt = promptFor(session, session.s, seat, view)!
      assert.equal(prompt.options.length, options.length)
      const shown = under(view, 'card')
      const tray = new Set(prompt.tray.map(({ thing }) => thing))
      for (const thing of prompt.options.flatMap(({ things }) => things)) {
        const card = number(thing, 'card')
        if (card === null || !knows(session.s, seat, card)) continue
        pointed++
        assert.ok(shown.has(card) || tray.has(thing), `${thing} of "${prompt.question}" is nowhere`)
      }
      answer(session, options[below(g, options.length)]!)
    }
    assert.ok(pointed > 100)
  })

for (const id of games)
  test(`${id}: two people at one device never see each other's hands, nor what is face down`, async () => {
    const session = await start(id, 'hands')
    const screens: Screen[] = []
    const driver = drive(
      session,
      (screen) => screens.push(screen),
      () => {},
    )
    driver.show()
    const g = generator('hands')
    let curtains = 0
    for (let i = 0; i < 300; i++) {
      const screen = screens.at(-1)!
      if (screen.result !== null) break
      if (screen.curtain !== null) {
        curtains++
        assert.deepEqual([screen.view, screen.prompt, screen.log.lines, screen.cards], [null, null, [], []])
        driver.lift()
        continue
      }
      const seat = screen.eyes as number
      assert.equal(screen.prompt?.seat, seat)
      const ids = new Set(under(screen.view, 'card'))
      const { s } = session
      for (let card = 0; card < s.def.length; card++)
        if (!knows(s, seat, card)) assert.ok(!ids.has(card), `card ${card} is hidden from seat ${seat}`)
      driver.answer(screen.number, below(g, screen.prompt!.options.length))
    }
    driver.stop()
    assert.ok(curtains > 4, `the device was passed ${curtains} times`)
  })

for (const id of games)
  test(`${id}: a set that is given at once is the set that the engine takes`, async () => {
    const session = await start(id, 'sets')
    const screens: Screen[] = []
    const driver = drive(
      session,
      (screen) => screens.push(screen),
      () => {},
    )
    driver.show()
    const g = generator('sets')
    let sets = 0
    for (let i = 0; i < 600; i++) {
      const screen = screens.at(-1)!
      if (screen.result !== null) break
      const { prompt } = screen
      if (screen.curtain !== null || prompt === null) {
        driver.lift()
        continue
      }
      const before = session.record.answers.length
      if (prompt.set === undefined) {
        driver.answer(screen.number, below(g, prompt.options.length))
        continue
      }
      const { offers, least, most } = prompt.set
      const size = least + below(g, most - least + 1)
      const order = offers.map((_offer, place) => place)
      for (let k = order.length - 1; k > 0; k--) {
        const other = below(g, k + 1)
        ;[order[k], order[other]] = [order[other] as number, order[k] as number]
      }
      const chosen = order.slice(0, size)
      driver.set(screen.number, chosen)
      sets++
      const given = session.record.answers.slice(before).filter((option) => option.do !== 'done')
      const wanted = [...chosen].sort((a, b) => a - b).map((place) => offers[place]!.thing)
      // What is left when nothing else could be taken is taken by the engine itself.
      const things = given.map((option) => session.game.things(option, session.s)[0])
      assert.deepEqual(things, wanted.slice(0, things.length))
      assert.ok(things.length === wanted.length || least > 0, `${things} of ${wanted}`)
      assert.ok(session.record.answers.length > before || size === offers.length)
    }
    driver.stop()
    // The customizable game asks for sets only where a card does.
    assert.ok(sets > 0 || id === 'swccg', `${sets} sets`)
  })

for (const n of [3, 4])
  test(`a person among ${n} plays with bots: asked in turn, and shown no other hand`, async () => {
    const game = await gameOf('destiny')
    const seats = Array.from({ length: n }, (_, i): SeatChoice => ({ name: `Player ${i}`, deck: { shipped: i % 2 } }))
    const bots = seats.map((seat, i) => (i === 0 ? seat : { ...seat, bot: 'random' }))
    const session = begin(game, newPaper(game, bots, `company ${n}`, true))
    const screens: Screen[] = []
    const driver = drive(
      session,
      (screen) => screens.push(screen),
      () => {},
    )
    const me = session.info.players.findIndex(({ bot }) => bot === undefined)
    driver.pace({ pace: 0 })
    driver.show()
    const g = generator(`many ${n}`)
    let asked = 0
    let last = 0
    for (let i = 0; i < 20_000 && asked < 40; i++) {
      const { prompt, result, number } = screens.at(-1)!
      if (result !== null) break
      if (prompt === null || number === last) await new Promise((done) => void setTimeout(done, 0))
      else {
        asked++
        last = number
        driver.answer(number, below(g, prompt.options.length))
      }
    }
    driver.stop()
    assert.ok(asked > 10, `asked ${asked} times`)
    assert.deepEqual([...new Set(screens.map((screen) => screen.asked ?? me))].sort(), [...seats.keys()])
    // A card of another hand is shown only where the log has told of it: it was played, discarded or looked at.
    let told = ''
    for (const { eyes, view, prompt, curtain, log } of screens) {
      told += JSON.stringify(log.lines)
      assert.deepEqual([eyes, curtain, prompt?.seat ?? me], [me, null, me])
      const { players } = view as unknown as { players: { hand: { count: number; known: { id: string }[] } }[] }
      assert.equal(players.length, n)
      assert.equal(players[me]?.hand.known.length, players[me]?.hand.count)
      players.forEach(({ hand }, seat) => {
        if (seat !== me)
          for (const { id } of hand.known) assert.ok(told.includes(id), `${id} in the hand of seat ${seat}`)
      })
    }
  })

test('playing on from an earlier moment is a game of its own, and the other stays as it was', async () => {
  const { session } = await longEnough('destiny')
  const { engine } = session.game
  session.info = { ...session.info, ended: { how: 'concede', seat: 0 } }
  const paper = paperOf(session)
  const kept = JSON.stringify(paper)
  const branch = begin(session.game, branchOf(paper, 33))
  assert.equal(fingerprint(branch.s), fingerprint(stateAt(session, 33)))
  assert.equal(branch.info.ended, undefined)
  answer(branch, engine.decision(branch.s)!.options.at(-1)!)
  assert.equal(JSON.stringify(paperOf(session)), kept)
})

test('a late answer to an earlier screen is not taken', async () => {
  const session = await start('destiny', 'late')
  const screens: Screen[] = []
  const driver = drive(
    session,
    (screen) => screens.push(screen),
    () => {},
  )
  driver.show()
  driver.lift()
  const { number: shown } = screens.at(-1)!
  driver.answer(shown, 0)
  assert.equal(session.record.answers.length, 1)
  driver.answer(shown, 0)
  assert.equal(session.record.answers.length, 1)
  driver.stop()
})
