import { keyed } from './keyed.js'

/** A first game, told as it is played: what is said when something first comes up (`page/tips.ts`). */
export const tips = {
  destiny: keyed({
    redraw:
      'You have drawn five cards. Click those you do not want: they are shuffled back and replaced. Keep cheap ones, since you begin with few resources. Then press Space.',
    battlefield:
      'You won the roll-off and choose where to fight. On your own battlefield you control it from the start; on the other one your characters get two shields instead.',
    distribute:
      'You fight on the other battlefield, so your characters get two shields, to be given one at a time. A shield stops one damage.',
    activate:
      'You take one action, then your opponent, in turn. Activating a character exhausts it and rolls its dice and those of its upgrades into your pool. Click one of your characters.',
    play: 'Cards in your hand cost resources. An upgrade goes under a character and adds a die, a support stays beside them, an event happens once.',
    resolve:
      'Dice in your pool do what they show: damage, shields, resources. One action resolves as many dice of one symbol as you like. Click a die.',
    'resolve-more': 'More dice of the same symbol may follow in the same action; the others wait. Space stops here.',
    modify: 'A side with a plus adds to another die of its symbol and does nothing alone.',
    reroll:
      'Bad rolls? Discard a card from your hand to reroll any of your dice. A card you cannot pay is well spent this way.',
    end: 'When you have nothing better to do you may pass. Claiming the battlefield ends your round: you take its ability and act no more until everybody is done.',
    'upkeep-discard':
      'The round is over: everything is readied and you get two resources. You may discard cards before you draw back up to five.',
  }),
  swtcg: keyed({
    pick: 'Your first seven cards. Once you may discard those that are no units and draw as many: units for all three arenas are what you need first.',
    setup:
      'Before the first turn you put units into the three arenas, for thirty build points in all. Whoever controls two arenas when a turn ends wins: a unit of your own there and none of the opponent. So leave none empty for long.',
    'start-of-build':
      'Before you build you draw a card, and you may play effects. The card comes first, as a rule: you may want to play it.',
    build:
      'In your build step you spend build points: lay cards face down with a counter, or add counters. A card with as many counters as its build cost may be turned up and deployed.',
    deploy:
      'A card with enough counters may be turned up. A unit goes to an arena of its type or stays in the build zone; Missions, Locations and Equipment are completed.',
    'pick-command':
      'Before the battles untapped units may retreat: they are tapped and go to the build zone. They no longer hold the arena, so do not give one away.',
    attack:
      'Units attack in the order of their speed, fastest first; Dark goes first on ties. The attacker rolls as many dice as its power, and each 4 or more is a hit. Click the unit, then its target.',
    respond:
      'Play or pass? Here you may play a Battle card or an ability for its Force. You get four Force each turn: spend it where it saves a unit or wins an arena.',
  }),
  swccg: keyed({
    'starting-location':
      'Both players begin with a location. Its icons on your side give you Force each turn; the icons on the other side give your opponent theirs.',
    activate:
      'Your deck is your life and your purse. Activating moves cards from the Reserve Deck to the Force Pile, one for each icon on your side of the table and one more. Leave some in Reserve: destinies are drawn from it.',
    drain:
      'At a location that you control you may drain: your opponent loses as much Force as there are icons of theirs. That is how games are won.',
    deploy:
      'Now cards leave your hand for the table and cost Force from your Force Pile. Click a card, then the place where it goes. Locations cost nothing and bring icons.',
    battle:
      'Where both have presence you may battle. Weapons fire first, then powers and battle destinies are compared; the loser pays the difference, both pay attrition.',
    'draw-destiny':
      'A battle destiny is added to your power, and is attrition that your opponent must pay. It costs nothing: draw it.',
    damage:
      'Attrition must be paid with characters, starships or vehicles from the battle: each pays its forfeit number. Battle damage may be paid with Force instead.',
    lose: 'You lose Force: the top card of a Reserve Deck, Force Pile or Used Pile of yours, or one from your hand. It goes to the Lost Pile.',
    move: 'Each card may make one regular move a turn: on foot to the next site, by ship to a system in range. It costs one Force.',
    draw: 'What is left of the Force Pile may be drawn into your hand. Keep some unspent: cards for your opponent’s turn must be paid too.',
  }),
}
