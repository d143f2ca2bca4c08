import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { below, generator, isPublicMoment } from '@dejarik/kernel'
import { newPaper } from '../src/engine/deck-requests.js'
import { type Driver, drive } from '../src/engine/driver.js'
import { gameOf } from '../src/engine/games.js'
import { isSilent, passOf } from '../src/engine/passing.js'
import { begin, type Session } from '../src/engine/session.js'
import type { GameId, Screen, Stops } from '../src/protocol.js'

interface Seated {
  readonly session: Session
  readonly driver: Driver
  readonly screens: Screen[]
  last(): Screen
}

/** A table whose clock is in the hands of the test. */
async function sit(id: GameId, bots: readonly (string | undefined)[], seed: string): Promise<Seated> {
  const game = await gameOf(id)
  const fits = (seat: number) => game.decks.shipped.findIndex((deck) => game.decks.seats?.(deck).includes(seat) ?? true)
  const seats = bots.map((bot, seat) => ({
    name: `Player ${seat + 1}`,
    deck: { shipped: fits(seat) },
    ...(bot === undefined ? {} : { bot }),
  }))
  const session = begin(game, newPaper(game, seats, seed, true))
  const screens: Screen[] = []
  const driver = drive(
    session,
    (screen) => screens.push(screen),
    () => {},
  )
  driver.show()
  return { session, driver, screens, last: () => screens.at(-1) as Screen }
}

/** Bots answer when they have thought; the clock does not wait for that by itself. */
const thought = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Plays on at random for whoever is asked, and gives `each` every screen before it is answered. */
async function playOn(at: Seated, answers: number, each: (screen: Screen) => void = () => {}): Promise<void> {
  const g = generator('play on')
  for (let i = 0; i < answers; i++) {
    for (let waits = 0; at.last().prompt === null && at.last().result === null && waits < 4000; waits++) {
      if (at.last().curtain !== null) at.driver.lift()
      else mock.timers.tick(10)
      await thought()
    }
    const { prompt, number } = at.last()
    if (prompt === null) return
    each(at.last())
    if (prompt.set !== undefined) at.driver.set(number, [...Array(prompt.set.least).keys()])
    else at.driver.answer(number, below(g, prompt.options.length))
    await thought()
  }
}

const phases = ['activate', 'control', 'deploy', 'battle', 'move', 'draw', 'respond']

test('whoever stops nowhere is asked only what is no mere chance; undo and one request give all of it back', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.after(() => mock.timers.reset())
  const at = await sit('swccg', ['random', undefined], 'stops')
  const kinds = new Set<string>()
  await playOn(at, 12)
  at.driver.stops(1, { off: phases.flatMap((phase) => [`mine ${phase}`, `theirs ${phase}`]), quiet: [] })
  await thought()
  // The interrupts of this deck are on the list: they may still be asked about, nothing else.
  await playOn(at, 12, (screen) => {
    const decision = at.session.s.decision!
    if (passOf(decision) === undefined) return
    kinds.add(decision.kind)
    const cards = decision.options.flatMap(({ card }) => (typeof card === 'number' ? [card] : []))
    const listed = new Set(at.driver.interrupts(1).map(({ id }) => id))
    const ids = cards.map((card) => at.session.game.engine.catalog.defs[at.session.s.def[card]!]!.id)
    assert.ok(
      ids.some((id) => listed.has(id)),
      `asked for ${screen.prompt?.question}`,
    )
  })
  const told = at.screens.flatMap(({ log }) => log.lines).filter(({ key }) => key === 'passed-by-itself')
  assert.ok(told.length > 0, 'the log says where it passed')
  assert.ok(told.every(({ args }) => typeof args.n === 'number' && / /.test(String(args.place))))
  at.driver.stops(1, { off: [], quiet: [] })
  const asked = new Set<string>()
  await playOn(at, 25, () => asked.add(at.session.s.decision!.kind))
  assert.ok(asked.has('action'))
})

test('a chance that a bot cannot use looks and lasts like one that it lets go by', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.after(() => mock.timers.reset())
  const at = await sit('swccg', ['random', undefined], 'silence')
  const { engine } = at.session.game
  let silent = 0
  let real = 0
  await playOn(at, 30, (screen) => {
    // What was shown since the last answer: every chance of the bot is a screen without a question.
    const waits = at.screens.filter(
      ({ number, asked, prompt }) => number < screen.number && asked === 0 && prompt === null,
    )
    silent = waits.length
  })
  assert.ok(silent > 10)
  // The same answers once more, without a table: how many chances had the bot, used or not?
  const s = engine.start(at.session.record.format, at.session.record.decks, at.session.record.seed)
  for (const option of at.session.record.answers) {
    if (s.decision?.seat === 0 && isPublicMoment(engine.rules, s.decision)) real++
    engine.answer(s, option, undefined, (decision) => {
      if (decision.seat === 0 && isSilent(at.session.game, decision)) real++
    })
  }
  const shown = at.screens.filter(({ asked, prompt, looking }) => asked === 0 && prompt === null && !looking)
  // The table is shown where it opens and where its pace is set, too.
  assert.ok(Math.abs(shown.length - real) <= 3, `${shown.length} of ${real} chances were to be seen`)
})

test('undo goes back to what the person answered, and passes nothing until the next answer', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.after(() => mock.timers.reset())
  const at = await sit('swccg', ['random', undefined], 'undo')
  const wants: Stops = { off: phases.flatMap((phase) => [`mine ${phase}`, `theirs ${phase}`]), quiet: [] }
  await playOn(at, 10)
  const quiet = at.driver.interrupts(1).map(({ id }) => id)
  const asked = at.last()
  at.driver.stops(1, { ...wants, quiet })
  // Time goes by, and with it every chance of this phase and of others.
  for (let i = 0; i < 200 && at.last().prompt === null; i++) {
    mock.timers.tick(50)
    await thought()
  }
  assert.ok(at.last().moments > asked.moments, 'it has passed')
  at.driver.undo()
  assert.ok(at.last().moments < asked.moments, 'what it passed is no answer of the person')
  assert.notEqual(at.last().prompt, null)
  const { number } = at.last()
  mock.timers.tick(5000)
  await thought()
  assert.equal(at.last().number, number, 'nothing happens by itself')
})

for (const stops of [true, false])
  test(`at one device the other is asked ${stops ? 'wherever' : 'nowhere where'} it stops, whatever it holds`, async (t) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    t.after(() => mock.timers.reset())
    const at = await sit('swtcg', [undefined, undefined], 'device')
    const off = ['ready', 'build', 'retreat', 'space', 'ground', 'character', 'end'].flatMap((phase) => [
      `mine ${phase}`,
      `theirs ${phase}`,
    ])
    for (const seat of [0, 1]) at.driver.stops(seat, { off: stops ? [] : off, quiet: [] })
    let lone = 0
    let chances = 0
    await playOn(at, 160, ({ prompt }) => {
      if (prompt?.kind !== 'respond') return
      chances++
      if (prompt.options.length === 1) lone++
    })
    if (stops) assert.ok(lone > 5, `${lone} of ${chances} chances with nothing to do were given all the same`)
    else assert.equal(lone, 0)
    // The curtain shows nothing, whichever it was.
    for (const screen of at.screens)
      if (screen.curtain !== null)
        assert.deepEqual([screen.view, screen.prompt, screen.log.lines, screen.place], [null, null, [], ''])
  })
