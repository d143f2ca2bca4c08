import type { DeckList } from './list.js'

/** The two decks to learn the game with, of Attack of the Clones alone. */
export const starters: readonly DeckList[] = [
  {
    name: 'Republic Starter',
    cards: `3 N-1 Starfighter; 2 Bravo N-1 Starfighter; 3 Naboo Starfighter Squadron; 2 Jedi Starfighter 3R3;
      2 Republic Cruiser; 1 Naboo Royal Starship; 1 Republic Assault Ship;
      3 Clone Squad; 3 Clone Platoon; 2 Naboo Senatorial Escort; 2 Elite Jedi Squad; 2 Chancellor's Guard Squad;
      1 Republic Attack Gunship UH-478; 1 Speeder Bike Squadron;
      3 Naboo Security Guard; 3 Clone Warrior 5/373; 2 Clone Warrior 4/163; 1 Obi-Wan Kenobi (C);
      1 Anakin Skywalker (D); 1 Anakin Skywalker (C); 1 Padme Amidala (D); 1 Kit Fisto (A); 1 Shaak Ti (A);
      1 Clone Officer; 1 Captain Typho (A);
      3 Hero's Dodge; 2 Pilot's Dodge; 3 Surge of Power; 2 Target Locked;
      1 Seek the Council's Wisdom; 2 Wedding of Destiny; 1 Mending; 1 Starship Refit; 1 Return to Spaceport`,
  },
  {
    name: 'Separatist Starter',
    cards: `3 Droid Starfighter DFS-4CT; 3 Droid Starfighter Squadron; 2 Droid Starfighter Wing; 2 Geonosian Fighter;
      2 Commerce Guild Starship; 1 Trade Federation Battleship; 1 Techno Union Starship;
      3 Battle Droid Squad; 3 Destroyer Droid Squad; 2 Geonosian Squad; 2 Walking Droid Fighter;
      2 Commerce Guild Droid 81; 1 Flying Geonosian Squad; 1 Geonosian Defense Platform;
      3 Geonosian Guard; 3 Geonosian Warrior; 3 Infantry Battle Droid, B1 Series; 2 Super Battle Droid 8EX;
      1 Darth Tyranus (C); 1 Darth Tyranus (B); 1 Jango Fett (D); 1 Jango Fett (C); 1 Zam Wesell (B);
      2 Strength of Hate; 2 Dark Speed; 2 Surge of Power; 2 Hero's Dodge; 2 Pilot's Dodge;
      2 Capture Obi-Wan; 1 Destruction of Hope; 1 Plot the Secession; 1 Mending; 1 Starship Refit`,
  },
]
