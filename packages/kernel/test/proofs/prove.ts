import assert from 'node:assert/strict'
import { type CoreState, type Engine, type Event, newRecord, type Option, play, seenBy } from '@dejarik/kernel'
import { cloneAt, hidingAt, illegalAt, Naming, reaskAt, roundTripAt, undoAt } from '@dejarik/kernel/laws'

/** A story told at a table: what is offered, what is answered, what comes of it. Every law runs at every decision. */
export interface Story<S extends CoreState> {
  s: S
  /** Exactly these may be chosen now, by this seat; then one of them is. Without a choice it only looks. */
  asks(seat: number, labels: readonly string[], choose?: string): void
  /** What happened since the last answer, as everybody sees it, in words. */
  happened(): string[]
  /** How many events the hiding law has compared between two worlds. */
  compared(): number
  /** Whether the game has come to rest with nobody to ask. */
  over(): boolean
}

export function prove<S extends CoreState>(
  engine: Engine<S>,
  board: unknown,
  say: (event: Event, s: S) => string | null = () => null,
): Story<S> {
  const e = engine as unknown as Engine
  const record = newRecord(e, 'stand-in', [board], 'story')
  const naming = new Naming(engine.rules.events)
  let told: string[] = []
  let compared = 0
  let story: Story<S> | undefined
  const watch = (event: Event): void => {
    if (story === undefined) return
    assert.equal(naming.fault(event, story.s), null)
    const seen = seenBy(event, 'public')
    const words = seen === null ? null : say(seen, story.s)
    if (words !== null) told.push(words)
  }
  const look = (s: S): void => {
    naming.rest(s)
    roundTripAt(engine, s, 6)
    illegalAt(engine, s)
    if (s.decision === null) return
    cloneAt(engine, s, 6)
    reaskAt(engine, s)
    for (let seat = 0; seat < s.seats; seat++)
      for (let n = 0; n < 8; n++) compared += hidingAt(engine, s, seat, `${record.answers.length} ${n}`, 8, [null])
    for (const k of [1, 2, 5]) if (k <= record.answers.length) undoAt(engine, record, k)
  }
  const s = engine.start('stand-in', [board], 'story', watch)
  story = {
    s,
    asks(seat, labels, choose) {
      const prompt = e.prompt(s, seat)
      assert.ok(prompt, `nobody is asked; ${JSON.stringify(s.result)}`)
      assert.equal(
        prompt.seat,
        seat,
        `seat ${prompt.seat} is asked ${JSON.stringify(e.prompt(s, prompt.seat)?.options)}`,
      )
      assert.deepEqual(prompt.options.map((each) => each.label).sort(), [...labels].sort())
      if (choose === undefined) return
      const chosen = prompt.options.find((each) => each.label === choose)
      assert.ok(chosen, `${choose} is not offered`)
      told = []
      play(e, s, record, chosen.option as Option, watch)
      look(s)
    },
    happened: () => told,
    compared: () => compared,
    over: () => s.decision === null,
  }
  look(s)
  return story
}
