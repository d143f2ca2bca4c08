import type { Verb } from '@dejarik/kernel'

/** The verbs of the engine's options, as steps write them. */
export const verbs: readonly Verb[] = [
  { form: 'place CARD [in ARENA]', means: 'setup: put a unit into an arena' },
  {
    form: 'exchange CARD [and CARD]',
    means: 'setup: discard cards of the first hand to draw as many',
  },
  { form: 'build CARD [with N]', means: 'put a card face down with that many build counters (1)' },
  { form: 'add [N] to CARD', means: 'put more counters on a face-down card' },
  { form: 'deploy CARD [to ARENA | the build zone]', means: 'turn up a unit that is paid for' },
  { form: 'stack CARD on top of | beneath CARD [in ARENA]', means: 'put another version into a stack' },
  { form: 'complete CARD [in ARENA]', means: 'turn up a Mission, Location or Equipment' },
  { form: 'move CARD to ARENA', means: 'back into battle, or to another arena' },
  { form: 'rearrange CARD on top [in ARENA]', means: 'another card of the stack comes on top' },
  { form: 'pilot UNIT with CARD', means: 'put a Pilot on a unit' },
  { form: 'leave CARD to ARENA | the build zone', means: 'take a Pilot off its unit' },
  { form: 'equip UNIT with CARD', means: 'attach Equipment for its cost' },
  { form: 'detach CARD', means: 'take Equipment off its unit' },
  {
    form: 'draw',
    means: 'the card that is drawn when a build step starts, where something else could come first',
  },
  {
    form: 'chance',
    means: 'the chance to play something when a build step starts, where something else could come first',
  },
  { form: 'discard CARD', means: 'which of two of a unique name goes' },
  { form: 'upkeep CARD [ability N]', means: 'pay an Upkeep' },
  { form: 'bounty CARD', means: 'gain a Bounty' },
  {
    form: 'retreat CARD [and CARD]',
    means: 'retreat step: tap units and move them to the build zone',
  },
  {
    form: 'attack UNIT [with CARD] [by bombard | ion-cannon]',
    means: 'declare an attack; `dice` says the roll',
  },
  { form: 'skip CARD', means: 'tap a unit instead of attacking with it' },
  {
    form: 'play CARD [ability N | by CARD] [for UNIT]',
    means: 'a Battle card or an effect with an activation cost',
  },
  {
    form: 'use CARD [ability N | by CARD] [for UNIT]',
    means: 'the same; without a card, yes to what is offered',
  },
  { form: 'reroll die N [and die N]', means: 'Lucky: which attack dice' },
  { form: 'keep tapped CARD', means: 'a unit that may stay tapped in the untap step does' },
  { form: 'assign N to CARD', means: 'Overkill: hits for another unit' },
  { form: 'contest CARD', means: 'which unique cards are contested first' },
  { form: 'bid N', means: 'bid Force' },
  { form: 'next CARD [ability N]', means: 'let this triggered effect happen next' },
  { form: 'choose CARD | die N | SEAT | ARENA [and …]', means: 'choose what an effect asks for' },
  { form: 'yield CARD', means: 'let a unit come next for which the other player decides' },
  { form: 'name CARD', means: 'name a card' },
  { form: 'number N', means: 'say how many' },
  { form: 'either N', means: 'choose the Nth of the ways that a card offers' },
  { form: 'pass', means: 'play nothing in this chance, or bid no more' },
  { form: 'done', means: 'end the build step, or stop choosing' },
  { form: 'decline', means: 'no to what an effect offers' },
]
