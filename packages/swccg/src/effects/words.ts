import type { Form, Production } from '@dejarik/kernel/grammar'
import { activateWords } from './activate.js'
import { adjustWords } from './adjust.js'
import { awaitWords } from './await.js'
import { battleWords } from './battle.js'
import { breakCoverWords } from './break-cover.js'
import { cancelWords } from './cancel.js'
import { captureWords } from './capture.js'
import { chooseNumberWords } from './choose-number.js'
import { chooseTypeWords } from './choose-type.js'
import { collapseWords } from './collapse.js'
import { deployWords } from './deploy.js'
import { drawWords } from './draw.js'
import { drawAndChooseWords } from './draw-and-choose.js'
import { drawDestinyWords } from './draw-destiny.js'
import { duelWords } from './duel.js'
import { exchangeWords } from './exchange.js'
import { excludeWords } from './exclude.js'
import { fireWords } from './fire.js'
import { forfeitWords } from './forfeit.js'
import { getWords } from './get.js'
import { goUndercoverWords } from './go-undercover.js'
import { hitWords } from './hit.js'
import { lookAtWords } from './look-at.js'
import { loseWords } from './lose.js'
import { loseForceWords } from './lose-force.js'
import { markWords } from './mark.js'
import { moveWords } from './move.js'
import { moveAwayWords } from './move-away.js'
import { placeWords } from './place.js'
import { predictWords } from './predict.js'
import { redrawWords } from './redraw.js'
import { releaseWords } from './release.js'
import { relocateWords } from './relocate.js'
import { restoreWords } from './restore.js'
import { retargetWords } from './retarget.js'
import { retrieveWords } from './retrieve.js'
import { revealWords } from './reveal.js'
import { searchWords } from './search.js'
import { shuffleWords } from './shuffle.js'
import { stackWords } from './stack.js'
import { stealWords } from './steal.js'
import { substituteWords } from './substitute.js'
import { swapDestiniesWords } from './swap-destinies.js'
import { transferWords } from './transfer.js'
import { useForceWords } from './use-force.js'

/** How the verbs of this game are said and read. */
export const verbWords: (Production | Form)[] = [
  ...activateWords,
  ...adjustWords,
  ...awaitWords,
  ...battleWords,
  ...breakCoverWords,
  ...cancelWords,
  ...captureWords,
  ...chooseNumberWords,
  ...chooseTypeWords,
  ...deployWords,
  ...drawWords,
  ...drawAndChooseWords,
  ...drawDestinyWords,
  ...duelWords,
  ...exchangeWords,
  ...excludeWords,
  ...fireWords,
  ...forfeitWords,
  ...getWords,
  ...collapseWords,
  ...goUndercoverWords,
  ...hitWords,
  ...lookAtWords,
  ...loseWords,
  ...loseForceWords,
  ...markWords,
  ...moveWords,
  ...moveAwayWords,
  ...placeWords,
  ...predictWords,
  ...redrawWords,
  ...releaseWords,
  ...relocateWords,
  ...restoreWords,
  ...retargetWords,
  ...retrieveWords,
  ...revealWords,
  ...searchWords,
  ...shuffleWords,
  ...stackWords,
  ...stealWords,
  ...substituteWords,
  ...swapDestiniesWords,
  ...transferWords,
  ...useForceWords,
]
