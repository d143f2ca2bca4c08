import type { Production } from '@dejarik/kernel/grammar'
import { activateWords } from './activate.js'
import { becomeSupportWords } from './become-support.js'
import { chooseSymbolWords } from './choose-symbol.js'
import { dealDamageWords } from './deal-damage.js'
import { defeatWords } from './defeat.js'
import { delayWords } from './delay.js'
import { discardWords } from './discard.js'
import { discardDownToWords } from './discard-down-to.js'
import { discountWords } from './discount.js'
import { drawWords } from './draw.js'
import { endActionPhaseWords } from './end-action-phase.js'
import { exhaustWords } from './exhaust.js'
import { extraActionsWords } from './extra-actions.js'
import { gainKeywordWords } from './gain-keyword.js'
import { gainResourcesWords } from './gain-resources.js'
import { giveShieldsWords } from './give-shields.js'
import { healWords } from './heal.js'
import { keepDieWords } from './keep-die.js'
import { lookAtWords } from './look-at.js'
import { loseResourcesWords } from './lose-resources.js'
import { moveDamageWords } from './move-damage.js'
import { moveUpgradeWords } from './move-upgrade.js'
import { orderCardsWords } from './order-cards.js'
import { placeDamageWords } from './place-damage.js'
import { playWords } from './play.js'
import { putWords } from './put.js'
import { readyWords } from './ready.js'
import { removeDieWords } from './remove-die.js'
import { removeShieldsWords } from './remove-shields.js'
import { rerollDieWords } from './reroll-die.js'
import { resolveClaimWords } from './resolve-claim.js'
import { resolveDieWords } from './resolve-die.js'
import { resolveSideWords } from './resolve-side.js'
import { resolveSpecialWords } from './resolve-special.js'
import { returnToGameWords } from './return-to-game.js'
import { rollDieWords } from './roll-die.js'
import { selfToWords } from './self-to.js'
import { spendWords } from './spend.js'
import { swapBattlefieldWords } from './swap-battlefield.js'
import { switchUpgradeWords } from './switch-upgrade.js'
import { takeDieWords } from './take-die.js'
import { turnDieWords } from './turn-die.js'

/** The verbs of Destiny. */
export const verbWords: Production[] = [
  ...activateWords,
  ...becomeSupportWords,
  ...chooseSymbolWords,
  ...dealDamageWords,
  ...defeatWords,
  ...delayWords,
  ...discardWords,
  ...discardDownToWords,
  ...discountWords,
  ...drawWords,
  ...endActionPhaseWords,
  ...exhaustWords,
  ...extraActionsWords,
  ...gainKeywordWords,
  ...gainResourcesWords,
  ...giveShieldsWords,
  ...healWords,
  ...keepDieWords,
  ...lookAtWords,
  ...loseResourcesWords,
  ...moveDamageWords,
  ...moveUpgradeWords,
  ...orderCardsWords,
  ...placeDamageWords,
  ...playWords,
  ...putWords,
  ...readyWords,
  ...removeDieWords,
  ...removeShieldsWords,
  ...rerollDieWords,
  ...resolveClaimWords,
  ...resolveDieWords,
  ...resolveSideWords,
  ...resolveSpecialWords,
  ...returnToGameWords,
  ...rollDieWords,
  ...selfToWords,
  ...spendWords,
  ...swapBattlefieldWords,
  ...switchUpgradeWords,
  ...takeDieWords,
  ...turnDieWords,
]
