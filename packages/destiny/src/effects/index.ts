import type { EffectRule } from '@dejarik/kernel/vocabulary'
import { activate } from './activate.js'
import { becomeSupport } from './become-support.js'
import { chooseSymbol } from './choose-symbol.js'
import { dealDamage } from './deal-damage.js'
import { defeat } from './defeat.js'
import { delay } from './delay.js'
import { discard } from './discard.js'
import { discardDownTo } from './discard-down-to.js'
import { discount } from './discount.js'
import { draw } from './draw.js'
import { endActionPhase } from './end-action-phase.js'
import { exhaust } from './exhaust.js'
import { extraActions } from './extra-actions.js'
import { gainKeyword } from './gain-keyword.js'
import { gainResources } from './gain-resources.js'
import { giveShields } from './give-shields.js'
import { heal } from './heal.js'
import { keepDie } from './keep-die.js'
import { lookAt } from './look-at.js'
import { loseResources } from './lose-resources.js'
import { moveDamage } from './move-damage.js'
import { moveUpgrade } from './move-upgrade.js'
import { orderCards } from './order-cards.js'
import { placeDamage } from './place-damage.js'
import { play } from './play.js'
import { put } from './put.js'
import { ready } from './ready.js'
import { removeDie } from './remove-die.js'
import { removeShields } from './remove-shields.js'
import { rerollDie } from './reroll-die.js'
import { resolveClaim } from './resolve-claim.js'
import { resolveDie } from './resolve-die.js'
import { resolveSide } from './resolve-side.js'
import { resolveSpecial } from './resolve-special.js'
import { returnToGame } from './return-to-game.js'
import { rollDie } from './roll-die.js'
import { selfTo } from './self-to.js'
import { spend } from './spend.js'
import { swapBattlefield } from './swap-battlefield.js'
import { switchUpgrade } from './switch-upgrade.js'
import { takeDie } from './take-die.js'
import { turnDie } from './turn-die.js'

/** Destiny's verbs; one file each. rule destiny.effects */
export const destinyEffects: readonly EffectRule[] = [
  activate,
  becomeSupport,
  chooseSymbol,
  dealDamage,
  defeat,
  delay,
  discard,
  discardDownTo,
  discount,
  draw,
  endActionPhase,
  exhaust,
  extraActions,
  gainKeyword,
  gainResources,
  giveShields,
  heal,
  keepDie,
  lookAt,
  loseResources,
  moveDamage,
  moveUpgrade,
  orderCards,
  placeDamage,
  play,
  put,
  ready,
  removeDie,
  removeShields,
  rerollDie,
  resolveClaim,
  resolveDie,
  resolveSide,
  resolveSpecial,
  returnToGame,
  rollDie,
  selfTo,
  spend,
  swapBattlefield,
  switchUpgrade,
  takeDie,
  turnDie,
]
