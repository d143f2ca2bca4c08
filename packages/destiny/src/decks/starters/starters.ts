import type { DeckList } from './list.js'

/** The two decks to learn the game with. */
export const starters: readonly DeckList[] = [
  {
    // He has one die: with two this deck won two games of three, against the other starter and against all.
    name: 'Kylo Ren',
    team: '1 Kylo Ren, 2 First Order Stormtrooper',
    battlefield: 'Frozen Wastes',
    cards: `2 F-11D Rifle, 2 Immobilize, 1 Infantry Grenades, 2 Lightsaber, 1 Mind Probe,
      1 First Order TIE Fighter, 2 Power of the Dark Side,
      1 The Best Defense..., 2 Enrage, 2 Intimidate, 1 Nowhere to Run, 2 Disturbance in the Force, 2 Use The Force,
      1 Aim, 2 Block, 1 Close Quarters Assault, 2 Dodge, 1 Flank, 2 Take Cover`,
  },
  {
    // F-11D Rifle is legal here through Finn. He has two dice: with one this deck won 1 game in 20 against the other starter.
    name: 'Rey',
    team: '2 Rey, 2 Finn',
    battlefield: 'Starship Graveyard',
    cards: `1 F-11D Rifle, 2 Jedi Robes, 2 Rey's Staff, 1 Force Throw, 2 Lightsaber,
      1 BB-8, 2 Awakening,
      1 Defensive Stance, 1 Heroism, 1 Daring Escape, 2 Draw Attention, 1 Let The Wookiee Win, 2 Use The Force,
      1 Aim, 2 Block, 1 Close Quarters Assault, 2 Dodge, 1 Flank, 2 Take Cover, 1 Scramble, 1 Unpredictable`,
  },
]
