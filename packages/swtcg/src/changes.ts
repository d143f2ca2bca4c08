import type { RuleChange } from '@dejarik/kernel'

/**
 * Every change to the rules as they are played, the oldest first: each raises the version of the rules by one. Entries
 * stay for ever; a record says by which version it was played. See docs/add-a-rule.md.
 */
export const changes: readonly RuleChange[] = [
  { rule: 'swtcg.piloting-units', what: 'everybody hears which unit a pilot boards or equipment is attached to' },
  { rule: 'swtcg.gl-you-your', what: '"you have" counts only what you control' },
  {
    rule: 'swtcg.piloting-units',
    what: 'a subtype or name that stands alone means Pilots on units too; "unit" and "Character" do not',
  },
  {
    rule: 'swtcg.sec3-would-be-damaged',
    what: 'prevention that lasts is played in any chance for effects, and meets damage that is pending',
  },
  {
    rule: 'swtcg.pop-chances',
    what: 'when an effect is played comes from what it does itself, not from what it gives',
  },
  { rule: 'swtcg.pop-disrupt', what: 'a disrupt with "unless" answers only what it may disrupt' },
  { rule: 'swtcg.pop-damage-prevention', what: 'once counters are placed there is nothing left to prevent' },
  { rule: 'swtcg.location-cards', what: 'the arena of a Location counts, and is a subtype of it' },
  { rule: 'swtcg.attack-1-declare', what: "a text that lets a unit attack elsewhere means the opponent's units" },
  { rule: 'swtcg.paying-activation-costs', what: "a card named in a cost is one's own" },
  { rule: 'swtcg.global-zone-rule', what: '"from your discard pile" finds nothing in the other player\'s' },
  { rule: 'swtcg.static-effects', what: 'what a card says of its own cost counts while it is built' },
  {
    rule: 'swtcg.term-this-card-from-hand',
    what: 'texts that work in a hand or discard pile do',
    cards: ['swtcg:ANH-100', 'swtcg:ESB-128', 'swtcg:RAS-34'],
  },
  {
    rule: 'swtcg.gl-prevent-damage',
    what: "where a text says so, only the damage of a unit's attack cannot be prevented",
    cards: ['swtcg:ANH-158', 'swtcg:RAS-68', 'swtcg:RAS-103'],
  },
  {
    rule: 'swtcg.pilots',
    what: 'a Pilot who lets a unit have another may join its Pilot; effects retreat and move Pilots',
  },
  { rule: 'swtcg.retaliate', what: 'a unit that was taken out still stuns with its Retaliate' },
  {
    rule: 'swtcg.triggered-effects',
    what: 'a search that one may make may be left',
    cards: [
      'swtcg:PM-3',
      'swtcg:PM-24',
      'swtcg:PM-57',
      'swtcg:PM-73',
      'swtcg:ROTS-6',
      'swtcg:ROTS-29',
      'swtcg:ROTS-56',
    ],
  },
  { rule: 'swtcg.gl-partially-built', what: 'what an effect puts into the build zone is being built, not deployed' },
  { rule: 'swtcg.gl-total-build-cost', what: 'a stack that is gone still counts with the cards that lay beneath' },
  {
    rule: 'swtcg.sec3-as-long-as',
    what: 'what units get against "that unit" is about the one chosen, and about other units than this one',
    cards: ['swtcg:AOTC-51', 'swtcg:ESB-65', 'swtcg:PM-15', 'swtcg:PM-45'],
  },
  {
    rule: 'swtcg.term-play-only-condition',
    what: 'when it is attacked is while it is; what costs build points is used in the build step',
    cards: ['swtcg:RAS-17', 'swtcg:ROTS-18'],
  },
  { rule: 'swtcg.gl-reveal', what: 'a revealed card is discarded', cards: ['swtcg:ESB-27', 'swtcg:ROTS-19'] },
  {
    rule: 'swtcg.card-effects',
    what: 'units that only some can pilot, and dice as many as her own power',
    cards: ['swtcg:JG-78', 'swtcg:RAS-15', 'swtcg:RAS-24'],
  },
  {
    rule: 'swtcg.gl-discard',
    what: 'discarding a card that was named before does not change "that many"',
    cards: ['swtcg:ESB-84'],
  },
  { rule: 'swtcg.term-choose-one', what: 'things of a set are named in any order', anyOrder: true },
  {
    rule: 'swtcg.gl-same-name',
    what: 'a card called as one of your units is looked for among all their names, not those of one chosen before',
    cards: ['swtcg:AOTC-107'],
  },
  {
    rule: 'swtcg.gl-you-your',
    what: '"that player\'s units" are those of the player who has that unit',
    cards: ['swtcg:ESB-105'],
  },
  { rule: 'swtcg.upkeep', what: 'an Upkeep is paid by an effect when a build step starts', cards: ['swtcg:RAS-41'] },
  {
    rule: 'swtcg.term-play-only-condition',
    what: 'what has its player choose three units is played only where three can be chosen',
    cards: ['swtcg:ROTS-45', 'swtcg:ROTS-107'],
  },
  {
    rule: 'swtcg.enhance',
    what: 'the arena that is enhanced is one in which the player has a unit',
    cards: ['swtcg:ESB-156'],
  },
  { rule: 'swtcg.pop-reroll', what: 'of one or more dice at least one is rerolled', cards: ['swtcg:AOTC-43'] },
  {
    rule: 'swtcg.pop-damage-prevention',
    what: 'what prevents damage is played only for damage that it could prevent',
    cards: [
      'swtcg:AOTC-26',
      'swtcg:AOTC-31',
      'swtcg:AOTC-158',
      'swtcg:ANH-33',
      'swtcg:ANH-84',
      'swtcg:JG-76',
      'swtcg:ESB-108',
      'swtcg:ESB-207',
      'swtcg:RAS-68',
      'swtcg:ROTS-54',
    ],
  },
  {
    rule: 'swtcg.gl-prevent-damage',
    what: 'a unit that is discarded to prevent damage may prevent its own',
    cards: ['swtcg:AOTC-31'],
  },
  {
    rule: 'swtcg.making-a-stack',
    what: 'what a card costs to deploy counts for the one that is deployed, not for the unit whose stack it joins',
  },
  { rule: 'swtcg.rearranging-stack', what: 'another top of a stack costs the difference of printed costs' },
  {
    rule: 'swtcg.pilots',
    what: 'a card moves only Pilots who could go elsewhere, and only onto units that can take them',
    cards: ['swtcg:ESB-107'],
  },
  { rule: 'swtcg.upkeep', what: 'an effect pays only an Upkeep that is owed', cards: ['swtcg:RAS-41'] },
  {
    rule: 'swtcg.gl-activated-ability',
    what: 'what is played when a unit is attacked is played once in each attack',
    cards: ['swtcg:RAS-17'],
  },
  {
    rule: 'swtcg.face-down-under-unit',
    what: 'his player looks at the cards under Lando Calrissian',
    cards: ['swtcg:RAS-18'],
  },
  {
    rule: 'swtcg.gl-replacement-effect',
    what: 'whether damage would discard a unit is asked once nobody prevents any more',
    cards: ['swtcg:ESB-46'],
  },
  {
    rule: 'swtcg.granted-abilities',
    what: 'a unit to which Retaliate or an Upkeep was given has it',
    cards: ['swtcg:ROTS-55', 'swtcg:RAS-26'],
  },
  { rule: 'swtcg.bounty', what: 'text that denies a Bounty is off in the build zone', cards: ['swtcg:RAS-18'] },
  { rule: 'swtcg.three-general-rules', what: 'where each player does something, Dark does it first' },
  { rule: 'swtcg.deck-rules', what: 'what others might hold is a card of the format, whatever else there is' },
  {
    rule: 'swtcg.pop-end',
    what: 'what lasts until the battle phase ends still counts in the chance when the turn ends, which is part of that phase',
  },
  {
    rule: 'swtcg.pop-damage-prevention',
    what: 'a unit that neither takes nor does damage prevents it, so damage that cannot be prevented is done',
  },
  { rule: 'swtcg.gl-deploy', what: 'Chewbacca owes a life to the last one he chose', cards: ['swtcg:ROTS-3'] },
  {
    rule: 'swtcg.granted-abilities',
    what: 'always-on text about others works for a unit to which it was given',
    cards: ['swtcg:ANH-42'],
  },
  {
    rule: 'swtcg.paying-activation-costs',
    what: 'what makes every ability or Battle card dearer makes those dearer that cost no Force, and cards in hands',
    cards: ['swtcg:AOTC-33', 'swtcg:AOTC-97'],
  },
  {
    rule: 'swtcg.cant-attack',
    what: 'the other units in the arena of a unit are those that are there, not those that were',
    cards: ['swtcg:AOTC-51'],
  },
  {
    rule: 'swtcg.zone-arenas',
    what: 'a damage counter that is moved within an arena comes from a unit in an arena',
    cards: ['swtcg:ANH-56'],
  },
  { rule: 'swtcg.gl-face-down', what: 'a card that is shown before it is built is known', cards: ['swtcg:ANH-136'] },
  { rule: 'swtcg.gl-same-name', what: 'a Jedi is damaged for the card that was found', cards: ['swtcg:JG-57'] },
  {
    rule: 'swtcg.global-zone-rule',
    what: 'a unit that is put face down into the build zone comes back untapped and without named counters',
  },
  {
    rule: 'swtcg.section-3',
    what: 'a number that an effect gives is counted once, when it is played',
    cards: ['swtcg:ESB-59', 'swtcg:ESB-166'],
  },
  {
    rule: 'swtcg.treat-as-type',
    what: 'a unit that counts as one of another type is meant by texts that name several types',
    cards: ['swtcg:ESB-39', 'swtcg:PM-29'],
  },
  {
    rule: 'swtcg.pop-unit-discard',
    what: 'a card being built and a Pilot are no unit that is discarded',
    cards: ['swtcg:ESB-208'],
  },
  {
    rule: 'swtcg.pilots',
    what: 'a Pilot is discarded with its unit from the arena of that unit',
    cards: ['swtcg:ESB-2'],
  },
  {
    rule: 'swtcg.paying-activation-costs',
    what: 'a cost of several cards asks for that many',
    cards: ['swtcg:AOTC-67', 'swtcg:ESB-128', 'swtcg:RAS-32', 'swtcg:ROTS-32'],
  },
  {
    rule: 'swtcg.zone-build',
    what: 'what keeps cards out of arenas holds for Locations, Equipment, Pilots and cards of a stack, too',
    cards: ['swtcg:PM-63', 'swtcg:ANH-87'],
  },
  {
    rule: 'swtcg.gl-put',
    what: 'a Stormtrooper comes only to an arena of its type',
    cards: ['swtcg:ESB-75'],
  },
  { rule: 'swtcg.gl-deck', what: 'only a card that was looked at may be put away', cards: ['swtcg:ROTS-43'] },
  {
    rule: 'swtcg.pop-attack',
    what: 'what is played before a player rolls attack dice is played when that player attacks',
    cards: ['swtcg:AOTC-66', 'swtcg:JG-12'],
  },
  { rule: 'swtcg.deck-rules', what: 'versions of one name are different cards', cards: ['swtcg:JG-13'] },
  { rule: 'swtcg.card-effects', what: 'units that come later this turn are meant, too', cards: ['swtcg:ANH-47'] },
  {
    rule: 'swtcg.granted-abilities',
    what: 'Needa goes unless the defender was discarded, wherever it is when the attack ends',
    cards: ['swtcg:ESB-8'],
  },
  {
    rule: 'swtcg.gl-damage-counter',
    what: "2-1B's Touch takes counters off several units",
    cards: ['swtcg:RAS-71'],
  },
  { rule: 'swtcg.gl-unit', what: 'a retreated Ground unit takes part in a Podrace', cards: ['swtcg:PM-79'] },
  {
    rule: 'swtcg.activated-abilities',
    what: 'what is discarded as a cost may be what the effect takes from the discard pile',
    cards: ['swtcg:ANH-2', 'swtcg:RAS-67', 'swtcg:ROTS-37'],
  },
  {
    rule: 'swtcg.paying-activation-costs',
    what: 'a Battle card that is played does not pay its own cost from hand',
    cards: ['swtcg:ROTS-11'],
  },
  {
    rule: 'swtcg.completing-equipment',
    what: 'what comes from a hand face up into the build zone is known to everybody',
  },
]
