import { type State as DestinyState, destiny, decks as destinyDecks } from '@dejarik/destiny'
import { below, type CoreState, type Engine, type GameRecord, generator, newRecord, play } from '@dejarik/kernel'
import { type State as SwccgState, swccg, cards as swccgCards, decks as swccgDecks } from '@dejarik/swccg'
import {
  deckSide,
  playedAs,
  type State as SwtcgState,
  swtcg,
  cards as swtcgCards,
  decks as swtcgDecks,
} from '@dejarik/swtcg'
import type { SwtcgView } from '@dejarik/swtcg/views'
import type { Page } from 'playwright-core'
import { destinyGathers } from '../src/engine/destiny-gathering.js'

/** A game played at random, without a page, until somebody is asked where it is wanted. */
function playedUntil<S extends CoreState, Deck>(
  engine: Engine<S, Deck>,
  format: string,
  decks: Deck[],
  isThere: (s: S) => boolean,
): GameRecord {
  for (let seed = 0; ; seed++) {
    const record = newRecord(engine, format, decks, `battle ${seed}`)
    const s = engine.start(format, decks, `battle ${seed}`)
    const g = generator(`battle ${seed}`)
    for (let i = 0; i < 900 && s.decision !== null; i++) {
      if (isThere(s)) return record
      play(engine, s, record, s.decision.options[below(g, s.decision.options.length)]!)
    }
  }
}

/** The customizable game where the light player is asked something in the weapons segment of a battle. */
export function inBattle(): GameRecord {
  const engine = swccg(swccgCards)
  const isThere = (s: SwccgState) => s.battle?.segment === 'weapons' && s.decision?.seat === 1
  return playedUntil(engine, 'premiere', [swccgDecks[1]!, swccgDecks[0]!], isThere)
}

/** The trading card game where the light player is asked something while units fight in an arena. */
export function inArena(): GameRecord {
  const engine = swtcg(swtcgCards.map(playedAs))
  const of = (side: string) => swtcgDecks.find((deck) => deckSide(deck, swtcgCards) === side)
  const hasUnits = (s: SwtcgState) =>
    (engine.view(s, 1) as unknown as SwtcgView).order.some(({ units }) => units.length > 0)
  const isThere = (s: SwtcgState) => s.battle >= 0 && s.decision?.seat === 1 && hasUnits(s)
  return playedUntil(engine, 'all', [of('dark')!, of('light')!], isThere)
}

/** Destiny where the second player may resolve several dice together. */
export function withDice(): GameRecord {
  const engine = destiny()
  const { first, with: goesWith } = destinyGathers(engine)
  const gathers = (s: DestinyState) =>
    (s.decision?.options ?? []).some((option) => {
      const die = first(option)
      return die !== null && goesWith(s, 1, [die]).some(({ thing, why }) => thing !== die && why === undefined)
    })
  const isThere = (s: DestinyState) => s.decision?.kind === 'action' && s.decision.seat === 1 && gathers(s)
  return playedUntil(engine, 'awakenings', [destinyDecks[0]!, destinyDecks[1]!], isThere)
}

/** Opens a game on the first page, as from a file; the second player is a person. */
export async function load(page: Page, record: GameRecord): Promise<void> {
  const players = [{ name: 'The bot', bot: 'random' }, { name: 'You' }]
  const buffer = Buffer.from(JSON.stringify({ ...record, table: { players } }))
  await page.locator('.begin').waitFor()
  await page.locator('.file input').setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer })
  await page.locator('.board').waitFor()
}
