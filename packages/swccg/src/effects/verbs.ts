import type { Activate } from './activate.js'
import type { Adjust } from './adjust.js'
import type { Await } from './await.js'
import type { Battle } from './battle.js'
import type { BreakCover } from './break-cover.js'
import type { Cancel } from './cancel.js'
import type { Capture } from './capture.js'
import type { ChooseNumber } from './choose-number.js'
import type { ChooseType } from './choose-type.js'
import type { Collapse } from './collapse.js'
import type { Deploy } from './deploy.js'
import type { Draw } from './draw.js'
import type { DrawAndChoose } from './draw-and-choose.js'
import type { DrawDestiny } from './draw-destiny.js'
import type { Duel } from './duel.js'
import type { Exchange } from './exchange.js'
import type { Exclude } from './exclude.js'
import type { Fire } from './fire.js'
import type { Forfeit } from './forfeit.js'
import type { Get } from './get.js'
import type { GoUndercover } from './go-undercover.js'
import type { Hit } from './hit.js'
import type { LookAt } from './look-at.js'
import type { Lose } from './lose.js'
import type { LoseForce } from './lose-force.js'
import type { Mark } from './mark.js'
import type { Move } from './move.js'
import type { MoveAway } from './move-away.js'
import type { Place } from './place.js'
import type { Predict } from './predict.js'
import type { Redraw } from './redraw.js'
import type { Release } from './release.js'
import type { Relocate } from './relocate.js'
import type { Restore } from './restore.js'
import type { Retarget } from './retarget.js'
import type { Retrieve } from './retrieve.js'
import type { Reveal } from './reveal.js'
import type { Search } from './search.js'
import type { Shuffle } from './shuffle.js'
import type { Stack } from './stack.js'
import type { Steal } from './steal.js'
import type { Substitute } from './substitute.js'
import type { SwapDestinies } from './swap-destinies.js'
import type { Transfer } from './transfer.js'
import type { UseForce } from './use-force.js'

/** The verbs of this game; what all games share is in the kernel. One file each. */
export type Verb =
  | Activate
  | Adjust
  | Await
  | Battle
  | BreakCover
  | Cancel
  | Capture
  | ChooseNumber
  | ChooseType
  | Deploy
  | Draw
  | DrawAndChoose
  | DrawDestiny
  | Duel
  | Exchange
  | Exclude
  | Fire
  | Forfeit
  | Get
  | Collapse
  | GoUndercover
  | Hit
  | LookAt
  | Lose
  | LoseForce
  | Mark
  | Move
  | MoveAway
  | Place
  | Predict
  | Redraw
  | Release
  | Relocate
  | Restore
  | Retarget
  | Retrieve
  | Reveal
  | Search
  | Shuffle
  | Stack
  | Steal
  | Substitute
  | SwapDestinies
  | Transfer
  | UseForce
