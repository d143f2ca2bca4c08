import { lesson } from './lesson.js'

/** A round of Destiny: every kind of action once. */
export const destiny = lesson({
  about: 'One round, action by action: play, activate, resolve, reroll, defend, claim.',
  texts: {
    table: {
      says: 'You play Rey and Finn, below. Your opponent has Kylo Ren and two Stormtroopers. Each has dice on the card. A character with as much damage as health is defeated, and whoever defeats all characters of the other player wins.',
    },
    actions: {
      says: 'You take one action, then your opponent takes one, in turn: play a card, activate a character, resolve dice, discard a card to reroll, use a card’s action, claim the battlefield, or pass.',
    },
    upgrade: {
      says: 'You have 2 resources. An upgrade goes to a character and brings a die of its own.',
      do: 'Play Rey’s Staff on Rey, for 2 resources.',
      done: 'Rey has the staff and its die. She also has an ability: when you play an upgrade on her, you take another action at once. So it is still your move.',
      notYet: 'Give Rey her staff before you roll her dice: then its die is rolled with them.',
    },
    activate: {
      says: 'To activate a character means to exhaust it and to roll its dice, with those of its upgrades, into your pool.',
      do: 'Activate Rey.',
      done: 'Three dice: two show 1 melee damage, one is blank. Then your opponent activated a Stormtrooper and rolled 2 ranged damage.',
      notYet: 'You have two actions in a row: roll Rey’s dice with the second one.',
    },
    resolve: {
      says: 'Dice in your pool do what they show when you resolve them. One of the Stormtroopers is hurt already: it has 4 of its 7 health left.',
      do: 'Resolve Rey’s die showing 1 melee, then choose the Stormtrooper with 4 health left.',
      done: 'One damage is dealt, and the die went back to Rey.',
      notYet:
        'Your dice are rolled: use them before something happens to them, on the Stormtrooper who is hurt already.',
    },
    'resolve-more': {
      says: 'In the same action you may resolve further dice of the same symbol. The staff’s die shows melee, too.',
      do: 'Resolve the staff’s die, and choose the same Stormtrooper.',
      done: 'The Stormtrooper has 2 health left. Then your opponent resolved a die: 2 damage to Rey.',
      notYet: 'The second die costs no further action. Take it along, and hit the same Stormtrooper.',
    },
    reroll: {
      says: 'One of your dice is blank. You may discard a card to reroll any of your dice. You cannot pay for the Lightsaber now: it costs 3.',
      do: 'Discard Lightsaber to reroll.',
      done: 'The die shows 1 resource now. Then Kylo Ren was activated: one of his dice shows 1 melee damage.',
      notYet: 'A blank die does nothing. The Lightsaber is the card you need least in this round.',
    },
    event: {
      says: 'Kylo Ren’s die is about to deal damage. An event happens once and is discarded. Take Cover costs nothing and gives a shield.',
      do: 'Play Take Cover.',
      done: 'Take Cover asks whom it protects.',
      notYet: 'Your resource will still be there later. Kylo Ren’s die strikes next: be ready.',
    },
    shield: {
      says: 'A shield stops one damage. Rey has 8 of her 10 health left.',
      do: 'Choose Rey.',
      done: 'Kylo Ren’s die dealt 1 damage to Rey, and the shield stopped it. It is used up.',
      notYet: 'Rey is the one who is hurt. Protect her.',
    },
    resource: {
      says: 'Resource dice give you what cards cost.',
      do: 'Resolve Rey’s die showing 1 resource.',
      done: 'You have 1 resource. The other Stormtrooper was activated and rolled a blank.',
      notYet: 'Take the resource first: dice that lie in a pool can be removed.',
    },
    'activate-again': {
      says: 'Finn is still ready. He has two dice.',
      do: 'Activate Finn.',
      done: 'Finn’s dice show 2 ranged damage and 1 shield. Your opponent passed.',
      notYet: 'A round in which a character was not activated is a round of lost dice. Activate Finn.',
    },
    ranged: {
      says: 'One Stormtrooper has 2 health left: 2 damage will defeat it.',
      do: 'Resolve Finn’s die showing 2 ranged, then choose that Stormtrooper.',
      done: 'The Stormtrooper is defeated and out of the game, with its die. Your opponent passed again.',
      notYet: 'Two damage are enough to defeat the Stormtrooper now. Finn’s other die can wait.',
    },
    claim: {
      says: 'Whoever claims the battlefield first controls it, may use its ability, and begins the next round. But it is the last thing you do in this round.',
      do: 'Claim the battlefield.',
      done: 'The battlefield is yours, and its ability is offered.',
      notYet: 'Nobody else has claimed it yet. The first action of the next round is worth more than one shield.',
    },
    'claim-ability': {
      says: 'Starship Graveyard puts an upgrade or support from your discard pile onto your deck. There is one: the Lightsaber.',
      do: 'Answer yes.',
      done: 'The Lightsaber is on top of your deck. Your opponent passed, so the round is over: every card is readied, dice go back to their cards, and both players get 2 resources.',
      notYet: 'You will draw in a moment: it would be a pity to leave the Lightsaber in the discard pile.',
    },
    upkeep: {
      says: 'At the end of a round you draw until you have five cards. Before that you may discard what you do not want. Aim helps only with ranged dice, and most of yours are melee.',
      do: 'Choose Aim, then confirm.',
      done: 'You drew back to five cards, the Lightsaber among them. You have 3 resources: just what it costs.',
      notYet: 'Keep Dodge, it stops ranged dice. Discard Aim, and only that.',
    },
  },
  end: 'That was a whole round. You control the battlefield, so the next one begins with you.',
})
