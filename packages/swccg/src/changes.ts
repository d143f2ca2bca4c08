import type { RuleChange } from '@dejarik/kernel'

/**
 * Every change to the rules as they are played, the oldest first: each raises the version of the rules by one. Entries
 * stay for ever; a record says by which version it was played. See docs/add-a-rule.md.
 */
export const changes: readonly RuleChange[] = [
  { rule: 'swccg.drivers', what: 'a driver does not pilot: it gives no pilot bonus, and is called a driver' },
  { rule: 'swccg.vehicles-movement', what: 'docking bay transit takes no vehicle that nobody drives or pilots' },
  { rule: 'swccg.choosing-targets', what: 'what is chosen when a text has its result may be protected from it' },
  {
    rule: 'swccg.stealing-weapons-devices',
    what: 'a stolen device goes to the character who has the Effect',
    cards: ['swccg:2_36', 'swccg:2_126'],
  },
  { rule: 'swccg.capture-escape', what: 'the captor may let a captured character escape' },
  {
    rule: 'swccg.react',
    what: 'answers battles only, or that battle only',
    cards: ['swccg:1_86', 'swccg:2_27', 'swccg:2_157'],
  },
  { rule: 'swccg.all-cards-all-characters', what: 'all such cards are meant, in whatever state' },
  { rule: 'swccg.locations', what: 'actions of a site spread, too', cards: ['swccg:1_215'] },
  {
    rule: 'swccg.paying-costs',
    what: 'an X that a player names is at least 1 and must be paid; of targets that cost Force each, no more than can be paid for',
  },
  {
    rule: 'swccg.relocation',
    what: 'relocation is movement: what cannot move stays, and transport neither reaches nor leaves Dagobah',
  },
  {
    rule: 'swccg.weapons-deploying-carrying',
    what: 'adding to a drain with a weapon uses it; copies of one weapon add to a drain once',
  },
  { rule: 'swccg.taking-cards', what: 'the opponent may verify a search that found nothing' },
  {
    rule: 'swccg.battle-damage-segment',
    what: 'texts for the damage segment and for its beginning; a captive fights no more',
    cards: ['swccg:2_50', 'swccg:2_132', 'swccg:2_142', 'swccg:4_74'],
  },
  {
    rule: 'swccg.weapons-deploying-carrying',
    what: 'one device a turn; a weapon or device that is lost with its use counts; nobody uses them where nobody pilots',
  },
  { rule: 'swccg.battle-weapons-segment', what: 'Luke is whoever has him', cards: ['swccg:5_162'] },
  {
    rule: 'swccg.characteristics',
    what: 'war rooms and tractor beams are told by what they are, not by their titles',
    cards: ['swccg:2_5', 'swccg:4_106'],
  },
  { rule: 'swccg.how-the-stack-works', what: 'a window closes as soon as what it answers is over or has changed' },
  {
    rule: 'swccg.creatures-being-attacked',
    what: 'the destiny against a creature may be declined, and a hit ends the attack',
  },
  { rule: 'swccg.immune', what: 'immunity to a card is asked when that is deployed, and as long as it lies there' },
  { rule: 'swccg.escorting', what: 'an escort that comes over to the side of its captive lets it go' },
  { rule: 'swccg.weapons-deploying-carrying', what: "weapons and devices are not deployed on the opponent's cards" },
  { rule: 'swccg.react', what: 'to deploy cards as a react is to deploy weapons and devices, too' },
  {
    rule: 'swccg.participating-in-battle',
    what: 'who takes part in a battle is asked at every moment; whoever does not is no target in it',
  },
  { rule: 'swccg.retrieve', what: 'a text that found nothing to retrieve does not seek it again this turn' },
  { rule: 'swccg.capturing', what: 'nobody takes one of their own into custody from a prison' },
  { rule: 'swccg.choosing-targets', what: 'things of a set are named in any order', anyOrder: true },
  {
    rule: 'swccg.insert-cards',
    what: 'an insert card acts whenever it comes to the top: after a loss, a destiny, a draw',
  },
  {
    rule: 'swccg.substituted-targeting-card',
    what: 'nothing is done to the card of a substituted destiny: there is none',
  },
  {
    rule: 'swccg.how-the-stack-works',
    what: 'a text that cancels an Effect answers its deployment before that has its result',
    cards: [
      'swccg:1_10',
      'swccg:1_32',
      'swccg:1_71',
      'swccg:1_110',
      'swccg:1_118',
      'swccg:1_234',
      'swccg:1_235',
      'swccg:1_239',
      'swccg:1_276',
      'swccg:2_5',
      'swccg:2_46',
      'swccg:2_141',
      'swccg:4_48',
      'swccg:4_54',
      'swccg:4_60',
      'swccg:4_139',
      'swccg:4_140',
      'swccg:4_147',
      'swccg:5_38',
      'swccg:5_71',
      'swccg:5_72',
      'swccg:5_147',
      'swccg:5_163',
    ],
  },
  {
    rule: 'swccg.shuttle-vehicles',
    what: 'one trip of a shuttle vehicle takes as many characters as its text says',
    cards: ['swccg:2_156'],
  },
  { rule: 'swccg.capturing', what: "Dark alone captures, and what is Light's alone" },
  {
    rule: 'swccg.taking-cards',
    what: 'a search that failed bars no other search of the same card',
  },
  {
    rule: 'swccg.taking-cards',
    what: 'any card that is taken from where it lay face down is not shown',
    cards: ['swccg:4_67', 'swccg:4_53'],
  },
  { rule: 'swccg.dagobah', what: 'nobody is deployed aboard what is there without leave' },
  {
    rule: 'swccg.starships-deployment',
    what: 'a text that lets starfighters deploy at a site needs no docking bay there',
    cards: ['swccg:4_85'],
  },
  {
    rule: 'swccg.immune-to-attrition',
    what: 'immunity to attrition of exactly so much is none to any other',
    cards: ['swccg:1_67'],
  },
  {
    rule: 'swccg.result-step',
    what: 'where each player does something, the player whose turn it is says who does it first',
    cards: ['swccg:1_72'],
  },
  {
    rule: 'swccg.deploying-from-deck',
    what: 'nobody searches for what is to be deployed where nothing that is named may be',
  },
  { rule: 'swccg.releasing-captives', what: 'released where there is no site, it goes to the Used Pile' },
  { rule: 'swccg.movement', what: 'a text that changes what moving costs everywhere counts once' },
  {
    rule: 'swccg.implied-target-rule',
    what: 'nothing is targeted to change a number that it does not have',
  },
  { rule: 'swccg.force-attuned', what: 'whoever has the ability of a level of Force sensitivity is of that level' },
  {
    rule: 'swccg.empty-hand',
    what: 'an Interrupt that needs cards from the hand of its player does not count itself',
    cards: ['swccg:1_87', 'swccg:4_72'],
  },
  { rule: 'swccg.up-to', what: 'of what is chosen when a text has its result, up to so many are at least one' },
  { rule: 'swccg.drivers', what: 'two change seats aboard what has no seat free' },
  { rule: 'swccg.gold-squadron', what: 'whoever pilots a starfighter of a squadron belongs to it' },
  {
    rule: 'swccg.locations-converting',
    what: 'a location that may be there several times converts one of the other side',
  },
  {
    rule: 'swccg.retargeting',
    what: 'an action is turned only to what it could be at',
    cards: ['swccg:1_117'],
  },
  {
    rule: 'swccg.failed-destiny-draws',
    what: 'as many as a destiny that failed are none',
    cards: ['swccg:1_106', 'swccg:1_251'],
  },
  {
    rule: 'swccg.cumulatively',
    what: 'copies of one Interrupt, and several uses of one text, change a number once unless it says that they add up',
  },
  {
    rule: 'swccg.persona-replacement',
    what: 'versions are compared as printed; a spy undercover is replaced too; the new version takes a seat that it can have',
  },
  { rule: 'swccg.sleeping', what: 'whoever sleeps pilots and drives nothing', cards: ['swccg:1_212'] },
  { rule: 'swccg.substituted-destinies', what: 'nobody answers a substituted destiny by canceling it' },
  {
    rule: 'swccg.all-cards-all-characters',
    what: 'an Interrupt about all cards at a place leaves creatures there alone',
    cards: ['swccg:1_278'],
  },
  { rule: 'swccg.at-ats', what: 'the landspeed of an AT-AT is never more than 1, for whatever looks at it' },
  { rule: 'swccg.starting-mandatory-actions', what: 'all that an illegal starting card did is undone' },
  { rule: 'swccg.cumulatively', what: 'copies of one card that answer a destiny change it once' },
  {
    rule: 'swccg.limited',
    what: 'what is added to a drain in answer counts before its limit, and not where it was reset',
  },
  { rule: 'swccg.mandatory-actions', what: 'what must be done in a phase is done once' },
  { rule: 'swccg.paying-costs', what: 'nobody pays with more Force than there is to lose' },
  {
    rule: 'swccg.leaves-table',
    what: 'what a captive carries is lost when it escapes or is released to the Used Pile',
  },
  {
    rule: 'swccg.failed-destiny-draws',
    what: 'whoever has no total has the lower one',
    cards: ['swccg:1_113', 'swccg:1_238'],
  },
  {
    rule: 'swccg.starting-mandatory-actions',
    what: 'where nothing was found to deploy, a text has not done all it says; what an undone location converted is there again',
  },
  {
    rule: 'swccg.converting-locations',
    what: 'what could not be on the new version of a location goes to the Lost Pile',
  },
  { rule: 'swccg.may-force-drain', what: 'a droid that may drain controls its place for what changes drains, too' },
  { rule: 'swccg.stealing', what: 'a spy steals undercover too', cards: ['swccg:1_20', 'swccg:1_195'] },
  {
    rule: 'swccg.placing-cards',
    what: "whoever's turn it is orders several cards that go from hand or pile to a pile",
  },
  { rule: 'swccg.multiple-destiny-values', what: 'a card just drawn has the destiny number that was chosen for it' },
]
