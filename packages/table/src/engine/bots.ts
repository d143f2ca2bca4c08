import type { Bot } from '@dejarik/bots'
import { nth, type Option, situation } from '@dejarik/kernel'
import type { Eyes } from '../protocol.js'
import type { AdviceShown } from '../protocol-advice.js'
import { adviceShown } from './advice.js'
import { botSeed } from './fresh-seed.js'
import type { Player } from './players.js'
import type { Session } from './session.js'
import { botFor } from './thinkers.js'
import { purse } from './thinking-time.js'

/** A chance takes this long at most, whether there was anything to do or not. */
const CHANCE = 120
/** A bot has so much of it to think. */
const HURRY = 80
/** In its own turn to pass takes this long at least, and a silence this long at most. */
const OWN = 250
const MOST = 2000

const pause = (wait: number): Promise<void> => new Promise((done) => void setTimeout(done, wait))

/** How long a chance is seen that goes by in somebody else's turn. */
export const chance = (pace: number): number => Math.min(pace, CHANCE)

/**
 * The bots at a table, in their time. To let a chance go by takes as long as to have none: so in another's turn a bot
 * must hurry, and in its own the next silence lasts as long as it took to pass.
 */
export interface Bots {
  /** How long a bot that has nothing to do seems to think about it. */
  silence(aside: boolean, pace: number): number
  /** The bot of that player thinks, and what it does is seen after a moment; null where no bot plays. */
  choose(
    player: Player,
    chance: { aside: boolean; isLeft(option: Option): boolean },
    wait: number,
  ): Promise<Option | null>
  /** What it thought when it chose last, as these eyes may read it. */
  thought(player: Player, eyes: Eyes): AdviceShown | null
}

export function botsOf(session: Session): Bots {
  const { game, people, record } = session
  const e = game.engine
  const bots = session.info.players.map(({ bot }, player): Bot | null =>
    bot ? botFor(bot, game.id).make(botSeed(record, player)) : null,
  )
  const times = bots.map(purse)
  /** How long a bot took to pass in its own turn, the last time. */
  let usual: number | null = null
  return {
    silence: (aside, pace) => (aside ? chance(pace) : (usual ?? Math.min(pace, OWN))),
    async choose(player, { aside, isLeft }, wait) {
      const bot = bots[player]
      if (!bot) return null
      const began = performance.now()
      const time = nth(times, player).share(session.record.answers.length)
      const option = await bot.choose(situation(e, session.s), aside ? HURRY : time)
      const took = performance.now() - began
      nth(times, player).spend(took)
      const isPass = isLeft(option)
      const brief = aside ? chance(wait) : Math.min(wait, OWN)
      if (isPass && !aside) usual = Math.max(Math.min(took, MOST), brief)
      // Where nobody plays there is nothing to hide, and everything is seen at the same pace.
      await pause(Math.max(0, (isPass && people.length > 0 ? brief : wait) - took))
      return option
    },
    thought(player, eyes) {
      const advice = bots[player]?.why?.()
      return advice ? adviceShown(e, session.s, advice, eyes) : null
    },
  }
}
