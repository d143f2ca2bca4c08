import { activateExample } from './activate.js'
import { becomeSupportExample } from './become-support.js'
import { chooseSymbolExample } from './choose-symbol.js'
import { dealDamageExample } from './deal-damage.js'
import { defeatExample } from './defeat.js'
import { delayExample } from './delay.js'
import { discardExample } from './discard.js'
import { discardDownToExample } from './discard-down-to.js'
import { discountExample } from './discount.js'
import { drawExample } from './draw.js'
import { endActionPhaseExample } from './end-action-phase.js'
import { exhaustExample } from './exhaust.js'
import { extraActionsExample } from './extra-actions.js'
import { gainKeywordExample } from './gain-keyword.js'
import { gainResourcesExample } from './gain-resources.js'
import { giveShieldsExample } from './give-shields.js'
import { healExample } from './heal.js'
import { keepDieExample } from './keep-die.js'
import { lookAtExample } from './look-at.js'
import { loseResourcesExample } from './lose-resources.js'
import { moveDamageExample } from './move-damage.js'
import { moveUpgradeExample } from './move-upgrade.js'
import { orderCardsExample } from './order-cards.js'
import { placeDamageExample } from './place-damage.js'
import { playExample } from './play.js'
import { putExample } from './put.js'
import { readyExample } from './ready.js'
import { removeDieExample } from './remove-die.js'
import { removeShieldsExample } from './remove-shields.js'
import { rerollDieExample } from './reroll-die.js'
import { resolveClaimExample } from './resolve-claim.js'
import { resolveDieExample } from './resolve-die.js'
import { resolveSideExample } from './resolve-side.js'
import { resolveSpecialExample } from './resolve-special.js'
import { returnToGameExample } from './return-to-game.js'
import { rollDieExample } from './roll-die.js'
import { selfToExample } from './self-to.js'
import {
  asExample,
  chooseExample,
  eitherExample,
  forEachExample,
  ifExample,
  mayExample,
  nativeExample,
  sequenceExample,
  thenExample,
  tryExample,
  unlessExample,
} from './shared-examples.js'
import { spendExample } from './spend.js'
import { swapBattlefieldExample } from './swap-battlefield.js'
import { switchUpgradeExample } from './switch-upgrade.js'
import { takeDieExample } from './take-die.js'
import type { Effect, Example } from './tree.js'
import { turnDieExample } from './turn-die.js'

/** Each effect at work; one without an example does not compile. */
export const examples: Readonly<Record<Effect['do'], Example>> = {
  activate: activateExample,
  as: asExample,
  'become-support': becomeSupportExample,
  choose: chooseExample,
  'choose-symbol': chooseSymbolExample,
  'deal-damage': dealDamageExample,
  defeat: defeatExample,
  delay: delayExample,
  discard: discardExample,
  'discard-down-to': discardDownToExample,
  discount: discountExample,
  draw: drawExample,
  either: eitherExample,
  'end-action-phase': endActionPhaseExample,
  exhaust: exhaustExample,
  'extra-actions': extraActionsExample,
  'for-each': forEachExample,
  'gain-keyword': gainKeywordExample,
  'gain-resources': gainResourcesExample,
  'give-shields': giveShieldsExample,
  heal: healExample,
  if: ifExample,
  'keep-die': keepDieExample,
  'look-at': lookAtExample,
  'lose-resources': loseResourcesExample,
  may: mayExample,
  'move-damage': moveDamageExample,
  'move-upgrade': moveUpgradeExample,
  native: nativeExample,
  'order-cards': orderCardsExample,
  'place-damage': placeDamageExample,
  play: playExample,
  put: putExample,
  ready: readyExample,
  'remove-die': removeDieExample,
  'remove-shields': removeShieldsExample,
  'reroll-die': rerollDieExample,
  'resolve-claim': resolveClaimExample,
  'resolve-die': resolveDieExample,
  'resolve-side': resolveSideExample,
  'resolve-special': resolveSpecialExample,
  'return-to-game': returnToGameExample,
  'roll-die': rollDieExample,
  'self-to': selfToExample,
  sequence: sequenceExample,
  spend: spendExample,
  'swap-battlefield': swapBattlefieldExample,
  'switch-upgrade': switchUpgradeExample,
  'take-die': takeDieExample,
  then: thenExample,
  try: tryExample,
  'turn-die': turnDieExample,
  unless: unlessExample,
}
