import type { AdjustRoll } from './adjust-roll.js'
import type { Await } from './await.js'
import type { BattleStep } from './battle-step.js'
import type { Bid } from './bid.js'
import type { BuildNow } from './build-now.js'
import type { ChangeRule } from './change-rule.js'
import type { ChooseArena } from './choose-arena.js'
import type { ChoosePlayer } from './choose-player.js'
import type { ChooseSubtype } from './choose-subtype.js'
import type { ChooseType } from './choose-type.js'
import type { DealDamage } from './deal-damage.js'
import type { Deflect } from './deflect.js'
import type { Deploy } from './deploy.js'
import type { DiceDamage } from './dice-damage.js'
import type { Discard } from './discard.js'
import type { Disrupt } from './disrupt.js'
import type { Draw } from './draw.js'
import type { EndAttack } from './end-attack.js'
import type { Evade } from './evade.js'
import type { GainBuild } from './gain-build.js'
import type { GainControl } from './gain-control.js'
import type { GainEither } from './gain-either.js'
import type { GainForce } from './gain-force.js'
import type { Get } from './get.js'
import type { HaveAttack } from './have-attack.js'
import type { Intercept } from './intercept.js'
import type { LookAt } from './look-at.js'
import type { LoseAbility } from './lose-ability.js'
import type { LoseBuild } from './lose-build.js'
import type { LoseForce } from './lose-force.js'
import type { MoveDamage } from './move-damage.js'
import type { MovePilot } from './move-pilot.js'
import type { NameCard } from './name-card.js'
import type { PayBuild } from './pay-build.js'
import type { PayForce } from './pay-force.js'
import type { PayUpkeep } from './pay-upkeep.js'
import type { Predict } from './predict.js'
import type { Prevent } from './prevent.js'
import type { Put } from './put.js'
import type { PutBuild } from './put-build.js'
import type { PutCounter } from './put-counter.js'
import type { PutDamage } from './put-damage.js'
import type { Reckon } from './reckon.js'
import type { Redirect } from './redirect.js'
import type { RemoveBuild } from './remove-build.js'
import type { RemoveCounter } from './remove-counter.js'
import type { RemoveDamage } from './remove-damage.js'
import type { Reroll } from './reroll.js'
import type { RerollBuild } from './reroll-build.js'
import type { Retaliate } from './retaliate.js'
import type { Retreat } from './retreat.js'
import type { Reveal } from './reveal.js'
import type { RevealUntil } from './reveal-until.js'
import type { RollDie } from './roll-die.js'
import type { RollOff } from './roll-off.js'
import type { Search } from './search.js'
import type { Shuffle } from './shuffle.js'
import type { Switch } from './switch.js'
import type { Tap } from './tap.js'
import type { Untap } from './untap.js'
import type { WinGame } from './win-game.js'

/** The verbs of this game; what all games share is in the kernel. One file each. */
export type Verb =
  | AdjustRoll
  | Await
  | BattleStep
  | Bid
  | BuildNow
  | ChangeRule
  | ChooseArena
  | ChoosePlayer
  | ChooseSubtype
  | ChooseType
  | DealDamage
  | Deflect
  | Deploy
  | DiceDamage
  | Discard
  | Disrupt
  | Draw
  | EndAttack
  | Evade
  | GainBuild
  | GainControl
  | GainEither
  | GainForce
  | Get
  | HaveAttack
  | Intercept
  | LookAt
  | LoseAbility
  | LoseBuild
  | LoseForce
  | MoveDamage
  | MovePilot
  | NameCard
  | PayBuild
  | PayForce
  | PayUpkeep
  | Predict
  | Prevent
  | Put
  | PutBuild
  | PutCounter
  | PutDamage
  | Reckon
  | Redirect
  | RemoveBuild
  | RemoveCounter
  | RemoveDamage
  | Reroll
  | RerollBuild
  | Retaliate
  | Retreat
  | Reveal
  | RevealUntil
  | RollDie
  | RollOff
  | Search
  | Shuffle
  | Switch
  | Tap
  | Untap
  | WinGame
