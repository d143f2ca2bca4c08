import { type AdviceSaid, advice } from './advice.js'
import { type Aids, aids } from './aids.js'
import { en, type Messages } from './en.js'
import { type FightsSaid, fights } from './fights.js'
import { englishLog, type LogTold } from './log.js'
import { type PlayingSaid, playing } from './playing.js'
import { type Teaching, teaching } from './teaching.js'

/** The texts of the interface in the language of the page. */
export const say: Messages &
  Aids &
  AdviceSaid &
  Teaching & { readonly fights: FightsSaid; readonly playing: PlayingSaid } = {
  ...en,
  ...aids,
  ...advice,
  ...teaching,
  fights,
  playing,
}

/** What happened, in the same language. */
export const log: LogTold = englishLog
