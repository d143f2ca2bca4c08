import { lesson } from './lesson.js'

/** A turn of the trading card game: build, retreat, three battles, and how a game is won. */
export const swtcg = lesson({
  about: 'One turn, and a game won: dice, build points, a unit for Space, a retreat, three battles.',
  texts: {
    arenas: {
      says: 'You play the Light Side; your half of the table is the lower one. There are three arenas: Space, Ground and Character. If at the end of a turn you alone have units in two of them, you win.',
    },
    attack: {
      says: 'The last turn is almost over, and one attack is left. Beneath its name each unit shows speed, power and health. Your Clone Warrior has power 3, so it rolls three dice. Each 4, 5 or 6 is a hit.',
      do: 'Choose Clone Warrior 5/373, then Geonosian Guard.',
      done: 'The dice showed 5, 2 and 1: one hit. The Guard keeps the damage: it has 1 of its 2 health left. Nobody held two arenas alone, so a new turn began: all units untapped, and both players got 4 Force.',
      notYet: 'A unit that is tapped without attacking has given its turn away. Attack first.',
    },
    'build-points': {
      says: 'Light rolled one die for both of you: a 4. So many build points you may spend in this turn. Dark has a unit in every arena and gets one more. Dark has already built a card, face down: you see how much is paid, not what it is.',
    },
    add: {
      says: 'You have no unit in Space. In your build zone a Naboo Starfighter Squadron lies face down. It costs 4, and 2 are paid.',
      do: 'Put 2 more build counters on it, one after the other.',
      done: 'Four counters for a build cost of 4: the squadron is paid for.',
      notYet: 'That can wait. Two more counters finish the squadron, and Space would stay empty without it.',
    },
    deploy: {
      says: 'A unit that is paid for may be turned up and sent to the arena of its type. It can fight in the same turn.',
      do: 'Deploy the squadron to the Space arena.',
      done: 'The squadron is in Space: you have a unit in every arena now.',
      notYet: 'First the squadron goes to Space. In the build zone it could not fight.',
    },
    build: {
      says: 'Two build points are left, and points that are not spent are lost.',
      do: 'Build Clone Squad from your hand.',
      done: 'Clone Squad lies face down in your build zone, with its first counter. Your opponent does not see what it is.',
      notYet: 'Clone Squad costs only 3: of your cards it will be finished first.',
    },
    'build-more': {
      says: 'One build point is left. Counters may be put on one card as long as there are points.',
      do: 'Put a second counter on Clone Squad.',
      done: 'Clone Squad has 2 of its 3 counters; one more next turn will finish it. Without points your build step was over.',
      notYet: 'A card begun with one counter takes longest. Go on with Clone Squad.',
    },
    retreat: {
      says: 'Before the battles each player may retreat units to the build zone. There they are tapped, and safe. Padme Amidala has 1 of her 3 health left: the next hit would destroy her.',
      do: 'Choose Padme Amidala, then confirm.',
      done: 'Padme is safe. Your Clone Warrior still stands in the Character arena, so it is not given up.',
      notYet: 'Retreat Padme, and only her: whoever retreats does not fight, and an empty arena is half lost.',
    },
    chance: {
      says: 'Now the battles: Space, then Ground, then Character. In each, the fastest unit attacks first. The droid starfighter has speed 50, your squadron 40: it attacked first, and both its dice hit. Before the damage is dealt you may play a card and pay its Force.',
      do: 'Play Pilot’s Dodge: for 2 Force it prevents 2 damage.',
      done: 'Both hits were prevented. 3 of your 5 Force are left.',
      notYet: 'If you pass, the squadron takes 2 damage. You have the card and the Force to prevent it.',
    },
    speed: {
      says: 'Your squadron is next. Power 4: four dice. The droid starfighter has health 1, so one hit is enough; beside the choice you see how likely that is.',
      do: 'Attack the droid starfighter with your squadron.',
      done: 'The dice showed 3, 6, 4 and 2: two hits. The droid starfighter is gone, and Space is yours alone.',
      notYet: 'Without this attack the droid starfighter holds Space against you. Attack it.',
    },
    ground: {
      says: 'Ground battle. Your Clone Platoon has speed 40, the Battle Droid Squad only 10: you attack first, and what is destroyed does not strike back. The squad has 2 of its 3 health left.',
      do: 'Attack the Battle Droid Squad with Clone Platoon.',
      done: 'The dice showed 5, 4, 1 and 6: three hits where two were enough. Ground is yours alone, too.',
      notYet: 'Attack while you are first: otherwise the droids attack you.',
    },
    character: {
      says: 'Two arenas are yours alone: when this turn ends you win. One battle is left. The Geonosian Guard still has the damage from before, so one hit will do.',
      do: 'Attack Geonosian Guard with Clone Warrior 5/373 once more.',
      done: 'The dice showed 2, 6 and 1: one hit, and with the first one that was enough.',
      notYet: 'The Guard has one health left. Finish it.',
    },
  },
  end: 'The turn ended, and you alone had units in the arenas: you have won. In a whole game both players first put units for 30 build points into the arenas; then come turns like this one.',
})
