import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editsIn, fingerprint, replay } from '@dejarik/kernel'
import { newPaper } from '../src/engine/deck-requests.js'
import { drive } from '../src/engine/driver.js'
import { gameOf } from '../src/engine/games.js'
import { begin, paperOf, type Session } from '../src/engine/session.js'
import { linesShown, proposalParts } from '../src/page/log-parts.js'
import type { GameId, LogLine, Screen } from '../src/protocol.js'

/** A table with these players: a name is a person's, a name with a star a bot's. */
async function sit(id: GameId, names: readonly string[], variant?: string) {
  const game = await gameOf(id)
  const fits = (seat: number) => game.decks.shipped.findIndex((deck) => game.decks.seats?.(deck).includes(seat) ?? true)
  const seats = names.map((name, seat) => ({
    name,
    deck: { shipped: fits(seat) },
    ...(name.endsWith('*') ? { bot: 'random' } : {}),
  }))
  const session = begin(game, newPaper(game, seats, 'edits', true, variant))
  const screens: Screen[] = []
  const driver = drive(
    session,
    (screen) => screens.push(screen),
    () => {},
  )
  driver.show()
  return { session, driver, screens, last: () => screens.at(-1) as Screen }
}

const said = (screen: Screen, lines: readonly LogLine[]): string[] =>
  linesShown(screen, lines).map(({ parts }) =>
    parts.map((part) => (typeof part === 'string' ? part : 'name' in part ? part.name : '')).join(''),
  )

const told = (session: Session, watcher: number): LogLine[] =>
  session.told.flatMap(({ at, lines }) => {
    const line = lines.get(watcher)
    return line === undefined ? [] : [{ ...line, at }]
  })

test('against a bot an edit is agreed on at once, is told, marked, undone and played again', async () => {
  const { session, driver, last } = await sit('destiny', ['Ann', 'Bea*'])
  assert.ok(last().mayEdit)
  const seats = driver.editable().filter(({ kind }) => kind === 'seat')
  assert.deepEqual(
    seats.map(({ whose }) => whose),
    [0, 1],
  )
  assert.deepEqual(driver.edits('seat:0').numbers, [{ set: 'resources', now: 0, most: 99 }])
  const before = fingerprint(session.s)
  driver.propose('seat:0', { set: 'resources', to: 5 })
  assert.equal(last().edits, 1)
  assert.equal(last().proposal, null)
  assert.deepEqual(said(last(), told(session, 0)).slice(-1), ['Agreed edit: you have 5 resources'])
  const paper = JSON.parse(JSON.stringify(paperOf(session)))
  const { engine } = session.game
  assert.equal(fingerprint(replay(engine, paper)), fingerprint(session.s))
  assert.throws(() => driver.propose('seat:0', { set: 'resources', to: 500 }), /from 0 to 99/)
  driver.undo()
  assert.equal(fingerprint(session.s), before)
  assert.equal(last().edits, 0)
  driver.stop()
})

test('at one device the other is asked through the curtain, and reads nothing that is hidden', async () => {
  const { session, driver, last } = await sit('swccg', ['Ann', 'Bea'])
  const answers = () => session.record.answers.length
  // To Ann's first action, whatever comes before.
  for (
    let i = 0;
    i < 80 && !(last().prompt?.kind === 'action' && driver.editable().some(({ kind }) => kind === 'card'));
    i++
  ) {
    if (last().curtain !== null) driver.lift()
    else driver.answer(last().number, 0)
  }
  const me = last().eyes as number
  const own = driver.editable().find(({ pile, whose, kind }) => kind === 'card' && pile === 'hand' && whose === me)!
  const { places } = driver.edits(own.thing)
  assert.ok(places.some(({ put }) => put === 'reserve-top'))
  const n = answers()
  driver.propose(own.thing, { put: 'reserve-top', on: -1 })
  assert.equal(answers(), n, 'nothing happens before it is agreed on')
  assert.equal(last().curtain, 1 - me)
  assert.equal(last().proposal, null, 'the curtain shows nothing')
  driver.lift()
  assert.deepEqual([last().eyes, last().prompt, last().proposal?.asked], [1 - me, null, true])
  assert.equal(last().proposal?.line.args.card, undefined, 'the card is not named')
  assert.doesNotMatch(JSON.stringify(last()), new RegExp(`"${own.name}"`))
  driver.answer(last().number, 0)
  assert.equal(answers(), n)
  driver.agree(false)
  assert.equal(last().curtain, me)
  driver.lift()
  assert.equal(last().refused?.key, 'proposed')
  assert.equal(answers(), n)
  driver.propose(own.thing, { put: 'reserve-top', on: -1 })
  driver.lift()
  driver.agree(true)
  assert.equal(answers(), n + 1)
  assert.equal(editsIn(session.record).length, 1)
  const heard = said(last(), told(session, 1 - me)).at(-1)
  assert.equal(heard, 'Agreed edit: a card goes on top of the Reserve Deck')
  driver.stop()
})

test('where sides are bid for, players change seats: questions, eyes, curtains and the log follow them', async () => {
  const { session, driver, last } = await sit('swtcg', ['Ann', 'Bea'], 'bid')
  assert.equal(session.record.format.endsWith('-bid'), true)
  const holder = () => last().players[last().eyes as number]?.name
  // Whoever is asked first wants the side of the other, and the other lets it go.
  driver.lift()
  const winner = holder() as string
  const wanted = winner === 'Ann' ? 1 : 0
  driver.answer(last().number, wanted)
  driver.answer(last().number, 10)
  assert.equal(last().curtain, wanted)
  driver.lift()
  assert.notEqual(holder(), winner)
  const { options } = last().prompt!
  driver.answer(last().number, options.length - 1)
  assert.deepEqual(
    last().players.map(({ name }) => name),
    ['Bea', 'Ann'],
  )
  const { decision } = session.s
  const asked = ['Bea', 'Ann'][decision!.seat]
  if (last().curtain !== null) {
    assert.equal(last().players[last().curtain as number]?.name, asked)
    driver.lift()
  }
  assert.equal(holder(), asked)
  assert.equal(last().prompt?.seat, decision!.seat)
  // What is told of the time before is still said of who did it.
  const [first, ...more] = told(session, 0)
  assert.deepEqual(
    [first?.chairs, more.at(-1)?.chairs],
    [
      [0, 1],
      [1, 0],
    ],
  )
  const drawn = (chairs: number[]) => said(last(), [{ at: 0, key: 'drew', args: { seat: 0, n: 1 }, chairs }])
  const whose = (name: string) => (holder() === name ? 'You draw' : `${name} draws`)
  assert.match(`${drawn([0, 1])}`, new RegExp(`^${whose('Ann')}`))
  assert.match(`${drawn([1, 0])}`, new RegExp(`^${whose('Bea')}`))
  const n = session.by.length
  driver.undo()
  assert.equal(session.by.length, n - 1)
  assert.deepEqual(
    last().players.map(({ name }) => name),
    ['Ann', 'Bea'],
  )
  driver.stop()
})

test('a bot that has changed seats plays the seat it has now', async () => {
  const { session, driver, last } = await sit('swtcg', ['Ann', 'Bea*'], 'bid')
  const { engine } = session.game
  const isSettled = () => session.told.some(({ lines }) => lines.get(0)?.key === 'sides')
  for (let i = 0; i < 40 && !isSettled(); i++) {
    const { number } = last()
    if (last().prompt !== null) {
      // Ann asks for Light, which is Bea's, and lets nothing go.
      const { kind, options } = last().prompt!
      driver.answer(last().number, kind === 'side' ? 1 : Math.max(0, options.length - 2))
    } else driver.pace({ step: true })
    while (last().number === number) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  assert.ok(isSettled())
  const { chairs } = session.s as unknown as { chairs: number[] }
  const mine = chairs.indexOf(0)
  assert.equal(last().eyes, mine)
  assert.equal(last().players[mine]?.name, 'Ann')
  assert.equal(last().prompt !== null, engine.decision(session.s)?.seat === mine)
  driver.stop()
})

test('a draw is agreed on: people are asked through the curtain, bots always agree', async () => {
  const { session, driver, last } = await sit('destiny', ['Ann', 'Bea'])
  driver.lift()
  const me = last().eyes as number
  const names = ['Ann', 'Bea']
  driver.concede('draw')
  assert.equal(last().result, null, 'nobody has agreed yet')
  assert.equal(last().curtain, 1 - me)
  driver.lift()
  const { proposal } = last()
  assert.equal(proposal?.draw, true)
  assert.equal(proposal?.asked, true)
  assert.equal(proposalParts(last(), proposal!.line).join(''), `${names[me]} proposes a draw`)
  assert.equal(last().prompt, null)
  driver.agree(false)
  if (last().curtain !== null) driver.lift()
  assert.equal(last().result, null)
  assert.notEqual(last().refused, null)
  assert.equal(session.info.ended, undefined)
  driver.concede('draw')
  driver.lift()
  driver.agree(true)
  assert.deepEqual(last().result, { winner: null, rule: '', how: 'draw' })
  driver.stop()
  const alone = await sit('destiny', ['Ann', 'Bea*'])
  alone.driver.concede('draw')
  assert.equal(alone.last().result?.how, 'draw')
  alone.driver.stop()
})
