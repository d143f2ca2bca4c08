import type { Form, Production } from '@dejarik/kernel/grammar'
import { adjustRollWords } from './adjust-roll.js'
import { awaitWords } from './await.js'
import { battleStepWords } from './battle-step.js'
import { bidWords } from './bid.js'
import { buildNowWords } from './build-now.js'
import { chooseArenaWords } from './choose-arena.js'
import { choosePlayerWords } from './choose-player.js'
import { chooseSubtypeWords } from './choose-subtype.js'
import { chooseTypeWords } from './choose-type.js'
import { dealDamageWords } from './deal-damage.js'
import { deflectWords } from './deflect.js'
import { deployWords } from './deploy.js'
import { diceDamageWords } from './dice-damage.js'
import { discardWords } from './discard.js'
import { disruptWords } from './disrupt.js'
import { drawWords } from './draw.js'
import { endAttackWords } from './end-attack.js'
import { evadeWords } from './evade.js'
import { gainBuildWords } from './gain-build.js'
import { gainControlWords } from './gain-control.js'
import { gainEitherWords } from './gain-either.js'
import { gainForceWords } from './gain-force.js'
import { getWords } from './get.js'
import { haveAttackWords } from './have-attack.js'
import { interceptWords } from './intercept.js'
import { lookAtWords } from './look-at.js'
import { loseAbilityWords } from './lose-ability.js'
import { loseBuildWords } from './lose-build.js'
import { loseForceWords } from './lose-force.js'
import { moveDamageWords } from './move-damage.js'
import { movePilotWords } from './move-pilot.js'
import { nameCardWords } from './name-card.js'
import { payBuildWords } from './pay-build.js'
import { payForceWords } from './pay-force.js'
import { payUpkeepWords } from './pay-upkeep.js'
import { predictWords } from './predict.js'
import { preventWords } from './prevent.js'
import { putWords } from './put.js'
import { putBuildWords } from './put-build.js'
import { putCounterWords } from './put-counter.js'
import { putDamageWords } from './put-damage.js'
import { reckonWords } from './reckon.js'
import { redirectWords } from './redirect.js'
import { removeBuildWords } from './remove-build.js'
import { removeCounterWords } from './remove-counter.js'
import { removeDamageWords } from './remove-damage.js'
import { rerollWords } from './reroll.js'
import { rerollBuildWords } from './reroll-build.js'
import { retaliateWords } from './retaliate.js'
import { retreatWords } from './retreat.js'
import { revealWords } from './reveal.js'
import { revealUntilWords } from './reveal-until.js'
import { rollDieWords } from './roll-die.js'
import { rollOffWords } from './roll-off.js'
import { searchWords } from './search.js'
import { shuffleWords } from './shuffle.js'
import { switchWords } from './switch.js'
import { tapWords } from './tap.js'
import { untapWords } from './untap.js'
import { winGameWords } from './win-game.js'

/** The verbs of the game. */
export const verbWords: (Production | Form)[] = [
  ...gainEitherWords,
  ...adjustRollWords,
  ...rerollBuildWords,
  ...awaitWords,
  ...battleStepWords,
  ...bidWords,
  ...buildNowWords,
  ...chooseArenaWords,
  ...choosePlayerWords,
  ...chooseSubtypeWords,
  ...chooseTypeWords,
  ...dealDamageWords,
  ...deflectWords,
  ...deployWords,
  ...diceDamageWords,
  ...discardWords,
  ...disruptWords,
  ...drawWords,
  ...endAttackWords,
  ...evadeWords,
  ...gainBuildWords,
  ...gainControlWords,
  ...gainForceWords,
  ...getWords,
  ...haveAttackWords,
  ...interceptWords,
  ...lookAtWords,
  ...loseAbilityWords,
  ...loseBuildWords,
  ...loseForceWords,
  ...moveDamageWords,
  ...movePilotWords,
  ...nameCardWords,
  ...payBuildWords,
  ...payForceWords,
  ...payUpkeepWords,
  ...predictWords,
  ...preventWords,
  ...putWords,
  ...putBuildWords,
  ...putCounterWords,
  ...putDamageWords,
  ...reckonWords,
  ...redirectWords,
  ...removeBuildWords,
  ...removeCounterWords,
  ...removeDamageWords,
  ...rerollWords,
  ...retaliateWords,
  ...retreatWords,
  ...revealWords,
  ...revealUntilWords,
  ...rollDieWords,
  ...rollOffWords,
  ...searchWords,
  ...shuffleWords,
  ...switchWords,
  ...tapWords,
  ...untapWords,
  ...winGameWords,
]
