/** A game in its midst, and a part of the page around it. */
import { createElement, type FunctionComponent } from 'react'
import type { Session } from '../../src/engine/session.js'
import { nothingSent, screenOf } from '../../src/engine/show.js'
import type { GameId, Screen } from '../../src/protocol.js'
import { drawn } from './drawn.js'
import { played } from './examples.js'

/** The table in the midst of a game, as whoever is asked sees it. */
export async function inProgress(id: GameId): Promise<{ session: Session; screen: Screen }> {
  const session = await played(id, 90)
  const { game } = session
  const asked = game.engine.decision(session.s)!.seat
  const moment = {
    number: 1,
    curtain: null,
    asked,
    eyes: asked,
    s: session.s,
    silence: undefined,
    counting: 'public' as const,
    looking: null,
    proposal: null,
    wrong: null,
    passing: false,
    skipping: false,
    paused: false,
    pace: 0,
    refused: null,
  }
  return { session, screen: screenOf(session, nothingSent(), moment) }
}

const nothing = () => {}

/** Draws parts of the page that need a table around them. */
export async function tableAround(screen: Screen) {
  const { TableProvider } = await import('../../src/page/context.js')
  const cards = new Map(screen.cards.map((card) => [card.id, card]))
  const choice = { path: [], left: [], marking: () => null, taught: () => false }
  const stops = { stops: { off: [], quiet: [] }, stopsAt: () => true }
  const at = { screen, cards, log: screen.log.lines, choice, stops, hover: nothing, open: nothing, edit: nothing }
  return <Props extends object>(of: FunctionComponent<Props>, props: Props) =>
    drawn(TableProvider as FunctionComponent<{ value: never }>, { value: at as never }, createElement(of, props))
}
