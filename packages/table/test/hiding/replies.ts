import { type CoreState, generator, type Seat, situation } from '@dejarik/kernel'
import { Refused } from '@dejarik/kernel/log'
import { adviceShown } from '../../src/engine/advice.js'
import { drive } from '../../src/engine/driver.js'
import type { Session } from '../../src/engine/session.js'
import { botFor } from '../../src/engine/thinkers.js'
import type { Screen } from '../../src/protocol.js'
import { fork } from './sitting.js'

/** Whatever a seat can point at, and more: cards, dice, players, arenas and piles, seen or not. */
function everyThing(s: CoreState): string[] {
  const dice = (s as unknown as { dieCard?: readonly number[] }).dieCard?.length ?? 0
  return [
    ...s.def.map((_def, card) => `card:${card}`),
    ...Array.from({ length: dice }, (_, die) => `die:${die}`),
    ...Array.from({ length: s.seats }, (_, seat) => `seat:${seat}`),
    ...[0, 1, 2].map((arena) => `arena:${arena}`),
    ...['reserve', 'force', 'used', 'lost', 'hand', 'deck', 'discard'].map((pile) => `pile:${pile}`),
  ]
}

/** What a request is answered; a refusal is an answer, too. */
function replied(ask: () => unknown): unknown {
  try {
    return ask()
  } catch (error) {
    if (error instanceof Refused) return error.said
    throw error
  }
}

/** The reply to every request that this seat could make now, by name, from the driver that a person alone would have. */
export function repliesTo(session: Session, seat: Seat, screen: Screen): Map<string, unknown> {
  const { game, s } = session
  const nothing = () => {}
  const driver = drive({ ...fork(session, s), people: [seat] }, nothing, nothing)
  const found = new Map<string, unknown>()
  const ask = (name: string, of: () => unknown) => found.set(name, replied(of))
  for (const thing of everyThing(s)) {
    ask(`why ${thing}`, () => driver.why(thing))
    ask(`odds ${thing}`, () => driver.odds([thing]))
    ask(`edits ${thing}`, () => driver.edits(thing))
  }
  for (const { things } of screen.prompt?.options ?? []) {
    ask(`odds ${things}`, () => driver.odds(things))
    ask(`gather ${things}`, () => driver.gather(things))
  }
  ask('editable', () => driver.editable())
  for (let other = 0; other < s.seats; other++) ask(`interrupts ${other}`, () => driver.interrupts(other))
  ask('thought', () => driver.thought())
  ask('take', () => driver.mayTake())
  for (const id of screen.cards.map((card) => card.id)) ask(`sheet ${id}`, () => game.sheet(id))
  driver.stop()
  return found
}

/** What a good player might answer, as one that thinks a little sees it; the same thinker for every world. */
export async function hintTo({ game, s }: Session, seat: Seat): Promise<unknown> {
  const e = game.engine
  const bot = botFor('search:6i', game.id).make('hint')
  await bot.choose(situation(e, e.clone(s)))
  const advice = bot.why?.()
  return advice ? adviceShown(e, s, advice, seat) : null
}

export const worldOf = (session: Session, seat: Seat, seed: string): CoreState =>
  session.game.engine.world(session.s, seat, generator(seed))
