import type { DeckList } from './list.js'

/** The two decks to learn the game with, of Attack of the Clones alone. */
export const starters: readonly DeckList[] = [
  {
    name: 'Republic Starter',
    cards: `2 N-1 Starfighter; 3 Bravo N-1 Starfighter; 1 Naboo Starfighter Squadron; 2 Republic Cruiser;
      1 Naboo Royal Starship; 1 Republic Assault Ship; 2 Hyperdrive Ring; 1 Coruscant Freighter AA-9 (A);
      1 Corellian Star Shuttle;
      2 Clone Squad; 1 Clone Platoon; 1 Naboo Senatorial Escort; 2 Elite Jedi Squad; 2 Chancellor's Guard Squad;
      1 Republic Attack Gunship UH-478; 1 Speeder Bike Squadron; 1 Swoop Bike; 1 Luxury Airspeeder; 1 Recon Speeder;
      1 Jawa Sandcrawler;
      1 Naboo Security Guard; 1 Clone Warrior 5/373; 1 Clone Warrior 4/163; 1 Obi-Wan Kenobi (C);
      1 Anakin Skywalker (D); 1 Anakin Skywalker (C); 1 Padme Amidala (D); 1 Kit Fisto (A); 1 Shaak Ti (A);
      1 Clone Officer; 1 Captain Typho (A); 1 R2-D2 (A); 1 C-3PO (A); 1 Corde (A); 1 Queen Jamillia (A); 1 Yoda (A);
      2 Hero's Dodge; 2 Pilot's Dodge; 2 Surge of Power; 2 Target Locked; 2 Knockdown;
      1 Seek the Council's Wisdom; 2 Wedding of Destiny; 1 Mending; 1 Starship Refit; 1 Return to Spaceport`,
  },
  {
    name: 'Separatist Starter',
    cards: `2 Droid Starfighter DFS-4CT; 1 Droid Starfighter Squadron; 1 Droid Starfighter Wing; 4 Geonosian Fighter;
      2 Commerce Guild Starship; 1 Trade Federation Battleship; 1 Techno Union Starship;
      1 Trade Federation War Freighter; 1 Trade Federation C-9979;
      1 Battle Droid Squad; 1 Destroyer Droid Squad; 3 Geonosian Squad; 4 Walking Droid Fighter;
      1 Commerce Guild Droid 81; 2 Flying Geonosian Squad; 1 Geonosian Defense Platform;
      1 Trade Federation Battleship Core;
      2 Geonosian Guard; 3 Geonosian Warrior; 4 Infantry Battle Droid, B1 Series; 1 Super Battle Droid 8EX;
      1 Darth Tyranus (C); 1 Darth Tyranus (B); 1 Jango Fett (D); 1 Jango Fett (C); 1 Zam Wesell (B); 1 Acklay;
      1 Strength of Hate; 2 Dark Speed; 2 Surge of Power; 1 Hero's Dodge; 2 Pilot's Dodge; 1 Sonic Shockwave;
      1 Repulsorlift Malfunction;
      2 Capture Obi-Wan; 1 Destruction of Hope; 1 Plot the Secession; 1 Mending; 1 Starship Refit`,
  },
]
