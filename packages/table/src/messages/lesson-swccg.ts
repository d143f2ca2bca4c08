import { lesson } from './lesson.js'

/** A turn of the customizable card game, in its six phases. */
export const swccg = lesson({
  about: 'One turn, phase by phase: activate Force, drain, deploy, battle with weapon and destiny, draw.',
  texts: {
    table: {
      says: 'You play the Light Side. In the middle lie the locations, one column each: your cards below, your opponent’s above. Luke is alone at the farm. In the Cantina Leia faces General Tagge and a Stormtrooper.',
    },
    piles: {
      says: 'Your deck is your life and your purse. Cards go from the Reserve Deck to the Force Pile, from there to the Used Pile when you spend them, and back under the Reserve Deck. Only what goes to the Lost Pile is gone. Whoever has nothing left to lose has lost the game.',
    },
    activate: {
      says: 'A turn begins with Force. You may activate one for each Light Side icon at the locations, here 5, and one more.',
      do: 'Activate 6 Force.',
      done: 'Six cards went from your Reserve Deck to your Force Pile. With the one from before you have 7 Force to spend.',
      notYet: 'Less is allowed, and sometimes wise. In this turn all of it is of use: activate 6.',
    },
    drain: {
      says: 'Control phase. Luke stands alone at Lars’ Moisture Farm, so you control it. Your opponent must lose 1 Force for each Dark Side icon there.',
      do: 'Drain at Lars’ Moisture Farm.',
      done: 'Your opponent lost the top card of the Reserve Deck, and it will not come back. Force drains win most games. With nothing else to do here, your deploy phase began.',
      notYet: 'A drain costs you nothing. Take it before you go on.',
    },
    location: {
      says: 'Deploy phase: cards go from your hand to the table, paid with cards of your Force Pile. Locations are free. Obi-Wan’s Hut has two Light Side icons, and none for the Dark Side.',
      do: 'Deploy Obi-Wan’s Hut.',
      done: 'From your next turn on you may activate 2 Force more.',
      notYet: 'Begin with the location: it is free and gives Force in every turn to come.',
    },
    character: {
      says: 'Leia needs help in the Cantina. A Rebel Trooper costs 1 Force, but nothing where a Rebel with more than 2 ability is, like Leia.',
      do: 'Deploy Rebel Trooper, then choose the Cantina.',
      done: 'Leia and the Trooper have power 4 together, and ability 4. Ability 4 is what it takes to draw a battle destiny.',
      notYet: 'There will be a battle in the Cantina, and Leia has too little ability alone. Send the Trooper there.',
    },
    weapon: {
      says: 'A weapon is carried by a warrior and may be fired in battle. The Blaster costs 1 Force.',
      do: 'Deploy Blaster, then choose Leia Organa.',
      done: 'Leia carries the Blaster. The card that paid for it lies in your Used Pile.',
      notYet: 'Give Leia the Blaster: she will still be there after the battle.',
    },
    'to-battle': {
      says: 'You could deploy more. But a battle costs 1 Force, firing costs 1, and what you do not spend stays yours.',
      do: 'Pass, to end your deploy phase. The space bar passes, too.',
      done: 'Your battle phase began.',
      notYet: 'Keep that for another turn: this one is about the battle.',
    },
    battle: {
      says: 'Where both players have characters, you may battle. Power is compared, the first number beneath each name: 4 on your side, 4 on the other.',
      do: 'Battle at the Cantina, for 1 Force.',
      done: 'The battle has begun. Weapons come first.',
      notYet: 'If you pass now there is no battle in this turn.',
    },
    fire: {
      says: 'To fire costs 1 Force. Then you draw destiny: the number of the top card of your Reserve Deck. If it is higher than the defense value of the target, the target is hit.',
      do: 'Fire the Blaster, then choose the Stormtrooper.',
      done: 'You drew a 3. The Stormtrooper defends with 1: it is hit and will be lost.',
      notYet: 'The Stormtrooper defends with 1, General Tagge with 3. Shoot where you are likely to hit.',
    },
    destiny: {
      says: 'Now powers are compared: 4 against 4. With ability 4 you may draw a battle destiny. It is added to your power, and it is the attrition that your opponent must pay.',
      do: 'Draw destiny.',
      done: 'You drew a 4: 8 power. Your opponent drew a 2: 6 power. You won by 2. Dark must pay battle damage 2 and attrition 4; you pay attrition 2.',
      notYet: 'There is no reason not to: without it you would lose this battle.',
    },
    forfeit: {
      says: 'Attrition is paid by the winner, too. A character that you forfeit is lost, and pays its forfeit number, the last one beneath its name: Rebel Trooper 2, Leia 6.',
      do: 'Forfeit Rebel Trooper.',
      done: 'The Trooper paid all of it. Dark had to forfeit the Stormtrooper and General Tagge: the Cantina is yours.',
      notYet: 'Leia would pay it as well, but the Trooper is enough. Keep Leia.',
    },
    'to-draw': {
      says: 'Move phase: each character may move once, to the next site for 1 Force. Luke and Leia are where they should be. Next turn Leia can drain at the Cantina, with two Dark Side icons.',
      do: 'Pass, to end your move phase.',
      done: 'Your draw phase began.',
      notYet: 'Whoever moves away gives up a location that you can drain. Stay here.',
    },
    draw: {
      says: 'Draw phase: Force that you did not spend may be drawn into your hand. You have 4 left.',
      do: 'Draw a card.',
      done: 'One card of your Force Pile is in your hand.',
      notYet: 'First draw one card, to have more to deploy next turn.',
    },
    'end-turn': {
      says: 'Some Force is better kept: cards for your opponent’s turn must be paid, and what is left is there in your next turn.',
      do: 'Pass, to end your turn.',
      done: 'Both Used Piles went back under the Reserve Decks: what you spent you will have again.',
      notYet: 'Three Force in the pile are worth more now than another card. End your turn.',
    },
  },
  end: 'That was a whole turn: activate, control, deploy, battle, move, draw. Your opponent’s turn is next, with the same phases, until one of you has no Force left to lose.',
})
