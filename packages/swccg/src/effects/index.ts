import type { EffectRule } from '@dejarik/kernel/vocabulary'
import { activate } from './activate.js'
import { adjust } from './adjust.js'
import { awaitEffect } from './await.js'
import { battle } from './battle.js'
import { breakCover } from './break-cover.js'
import { cancel } from './cancel.js'
import { capture } from './capture.js'
import { chooseNumber } from './choose-number.js'
import { chooseType } from './choose-type.js'
import { collapse } from './collapse.js'
import { deploy } from './deploy.js'
import { draw } from './draw.js'
import { drawAndChoose } from './draw-and-choose.js'
import { drawDestiny } from './draw-destiny.js'
import { duel } from './duel.js'
import { exchange } from './exchange.js'
import { exclude } from './exclude.js'
import { fire } from './fire.js'
import { forfeit } from './forfeit.js'
import { get } from './get.js'
import { goUndercover } from './go-undercover.js'
import { hit } from './hit.js'
import { lookAt } from './look-at.js'
import { lose } from './lose.js'
import { loseForce } from './lose-force.js'
import { mark } from './mark.js'
import { move } from './move.js'
import { moveAway } from './move-away.js'
import { place } from './place.js'
import { predict } from './predict.js'
import { redraw } from './redraw.js'
import { release } from './release.js'
import { relocate } from './relocate.js'
import { restore } from './restore.js'
import { retarget } from './retarget.js'
import { retrieve } from './retrieve.js'
import { reveal } from './reveal.js'
import { search } from './search.js'
import { shuffle } from './shuffle.js'
import { stack } from './stack.js'
import { steal } from './steal.js'
import { substitute } from './substitute.js'
import { swapDestinies } from './swap-destinies.js'
import { transfer } from './transfer.js'
import { useForce } from './use-force.js'

/** The effects of this game, each in a file of its own. */
export const swccgEffects: readonly EffectRule[] = [
  activate,
  adjust,
  awaitEffect,
  battle,
  breakCover,
  cancel,
  capture,
  chooseNumber,
  chooseType,
  deploy,
  drawAndChoose,
  drawDestiny,
  draw,
  duel,
  exchange,
  exclude,
  fire,
  forfeit,
  get,
  collapse,
  goUndercover,
  hit,
  lookAt,
  loseForce,
  lose,
  mark,
  moveAway,
  move,
  place,
  predict,
  redraw,
  release,
  relocate,
  restore,
  retarget,
  retrieve,
  reveal,
  search,
  shuffle,
  stack,
  steal,
  substitute,
  swapDestinies,
  transfer,
  useForce,
]
