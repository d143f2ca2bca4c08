import type { Verb } from '../game.js'

/** The verbs of the engine's options, as steps write them. */
export const verbs: readonly Verb[] = [
  { verb: 'play', form: 'play CARD [on CARD] [replacing CARD]', means: 'play a card from hand' },
  { verb: 'activate', form: 'activate CARD', means: 'exhaust it and roll its dice; `dice` says what they show' },
  {
    verb: 'resolve',
    form: 'resolve DIE [with DIE, DIE] [on CARD]',
    means: 'resolve a die, with modifiers, on somebody',
  },
  { verb: 'modify', form: 'modify DIE', means: 'add a modifier to the die being resolved' },
  { verb: 'reroll', form: 'reroll with CARD [for DIE, DIE]', means: 'discard a card to reroll dice' },
  { verb: 'use', form: 'use [CARD]', means: "a card's action, or yes to what an ability offers" },
  { verb: 'decline', form: 'decline', means: 'no to what an ability offers' },
  { verb: 'claim', form: 'claim', means: 'claim the battlefield' },
  { verb: 'pass', form: 'pass', means: 'take no action' },
  { verb: 'choose', form: 'choose CARD|DIE|SEAT [and …]', means: 'choose targets' },
  { verb: 'done', form: 'done', means: 'stop choosing, adding or resolving' },
  { verb: 'turn', form: 'turn DIE to SIDE', means: 'turn a die' },
  { verb: 'give', form: 'give one to CARD [and CARD]', means: 'distribute damage or shields, one at a time' },
  { verb: 'redeploy', form: 'redeploy CARD to CARD', means: 'move an upgrade whose character was defeated' },
  { verb: 'battlefield', form: 'battlefield CARD', means: 'choose the battlefield' },
  { verb: 'opponent', form: 'opponent SEAT', means: 'choose which opponent' },
  { verb: 'next', form: 'next CARD', means: 'put this of several abilities first' },
  { verb: 'number', form: 'number N', means: 'say how many' },
  { verb: 'either', form: 'either N', means: 'choose the Nth of the ways that a card offers' },
  { verb: 'put', form: 'put CARD on the top|bottom', means: 'put a card that was looked at back' },
  { verb: 'symbol', form: 'symbol SYMBOL', means: 'choose a symbol' },
  { verb: 'group', form: 'group N', means: 'choose the Nth of the groups that another seat made' },
]
