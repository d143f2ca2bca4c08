import type { EffectRule } from '@dejarik/kernel/vocabulary'
import { adjustRoll } from './adjust-roll.js'
import { awaitEffect } from './await.js'
import { battleStep } from './battle-step.js'
import { bid } from './bid.js'
import { buildNow } from './build-now.js'
import { changeRule } from './change-rule.js'
import { choose } from './choose.js'
import { chooseArena } from './choose-arena.js'
import { choosePlayer } from './choose-player.js'
import { chooseSubtype } from './choose-subtype.js'
import { chooseType } from './choose-type.js'
import { dealDamage } from './deal-damage.js'
import { deflect } from './deflect.js'
import { deploy } from './deploy.js'
import { diceDamage } from './dice-damage.js'
import { discard } from './discard.js'
import { disrupt } from './disrupt.js'
import { draw } from './draw.js'
import { endAttack } from './end-attack.js'
import { evade } from './evade.js'
import { forEach } from './for-each.js'
import { gainBuild } from './gain-build.js'
import { gainControl } from './gain-control.js'
import { gainEither } from './gain-either.js'
import { gainForce } from './gain-force.js'
import { get } from './get.js'
import { haveAttack } from './have-attack.js'
import { intercept } from './intercept.js'
import { lookAt } from './look-at.js'
import { loseAbility } from './lose-ability.js'
import { loseBuild } from './lose-build.js'
import { loseForce } from './lose-force.js'
import { moveDamage } from './move-damage.js'
import { movePilot } from './move-pilot.js'
import { nameCard } from './name-card.js'
import { payBuild } from './pay-build.js'
import { payForce } from './pay-force.js'
import { payUpkeep } from './pay-upkeep.js'
import { predict } from './predict.js'
import { prevent } from './prevent.js'
import { put } from './put.js'
import { putBuild } from './put-build.js'
import { putCounter } from './put-counter.js'
import { putDamage } from './put-damage.js'
import { reckon } from './reckon.js'
import { redirect } from './redirect.js'
import { removeBuild } from './remove-build.js'
import { removeCounter } from './remove-counter.js'
import { removeDamage } from './remove-damage.js'
import { reroll } from './reroll.js'
import { rerollBuild } from './reroll-build.js'
import { retaliate } from './retaliate.js'
import { retreat } from './retreat.js'
import { reveal } from './reveal.js'
import { revealUntil } from './reveal-until.js'
import { rollDie } from './roll-die.js'
import { rollOff } from './roll-off.js'
import { search } from './search.js'
import { shuffle } from './shuffle.js'
import { switching } from './switch.js'
import { tap } from './tap.js'
import { untap } from './untap.js'
import { winGame } from './win-game.js'

/** The verbs of this game, one file each; those of the kernel that this game says otherwise come last. */
export const swtcgEffects: readonly EffectRule[] = [
  adjustRoll,
  awaitEffect,
  battleStep,
  bid,
  buildNow,
  changeRule,
  choose,
  chooseArena,
  choosePlayer,
  chooseSubtype,
  chooseType,
  dealDamage,
  deflect,
  deploy,
  diceDamage,
  discard,
  disrupt,
  draw,
  endAttack,
  evade,
  forEach,
  gainBuild,
  gainControl,
  gainEither,
  gainForce,
  get,
  haveAttack,
  intercept,
  lookAt,
  loseAbility,
  loseBuild,
  loseForce,
  moveDamage,
  movePilot,
  nameCard,
  payBuild,
  payForce,
  payUpkeep,
  predict,
  prevent,
  put,
  putBuild,
  putCounter,
  putDamage,
  reckon,
  redirect,
  removeBuild,
  removeCounter,
  removeDamage,
  reroll,
  rerollBuild,
  retaliate,
  retreat,
  reveal,
  revealUntil,
  rollDie,
  rollOff,
  search,
  shuffle,
  switching,
  tap,
  untap,
  winGame,
]
