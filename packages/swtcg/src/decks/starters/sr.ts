import type { DeckList } from './list.js'

/** Sith Rising. */
export const sr: readonly DeckList[] = [
  {
    name: 'Eyes of the Council',
    cards: `2 Jedi Starfighter Wing; 2 Jedi Starfighter Scout; 2 Diplomatic Cruiser; 2 Naboo Starfighter Wing;
      2 Nubian Yacht; 2 Senatorial Cruiser; 1 Acclamator-Class Assault Ship;
      3 Tusken Camp; 2 Aiwha Rider; 2 Coruscant Speeder; 1 Clone Facility; 1 Republic Drop Ship; 1 Jedi Heroes;
      1 AT-TE Troop Transport; 1 Mobile Assault Cannon; 1 Republic LAAT/i Gunship;
      1 Aayla Secura (A); 1 Anakin Skywalker (E); 1 Chancellor Palpatine (B); 1 Clone Captain; 1 Jocasta Nu (A);
      1 Mace Windu (A); 1 Mace Windu (C); 1 Sio Bibble (A); 1 Yoda (C); 1 C-3PO (B); 1 Clone Trooper 6/298;
      1 Mace Windu (B); 1 Obi-Wan Kenobi (D); 1 Padme Amidala (E); 1 R2-D2 (B); 1 Anakin Skywalker (F);
      1 Impossible Victory; 1 Jedi Bravery; 2 Careful Targeting; 1 Clever Escape; 1 Moment of Truth;
      1 Out of His Misery; 1 Aggressive Negotiations; 1 Brutal Assault; 1 Padawan and Senator; 1 Retreat Underground;
      1 Shoot Her or Something;
      1 Fog of War; 1 Recognition of Valor; 1 Visit the Lake Retreat; 1 Concentrated Fire; 1 Reassemble C-3PO;
      1 Run the Gauntlet`,
  },
  {
    name: 'Rise of the Sith',
    cards: `4 Droid Starfighter DFS-1VR; 3 Techno Union Warship; 2 Commerce Guild Cruiser; 1 Geonosian Defense Fighter;
      1 Trade Federation Warship; 1 Sith Infiltrator (A); 1 Slave I (B);
      2 Geonosian Picadors; 3 Coruscant Speeder; 1 Trade Federation Control Core; 2 Tusken Camp; 2 Aiwha Rider;
      1 Hailfire Droid; 1 Homing Spider Droid; 1 Commerce Guild Spider Droid;
      1 Aurra Sing (A); 1 Darth Maul (A); 1 Darth Maul (C); 1 Darth Sidious (B); 1 Darth Tyranus (D); 1 Jango Fett (E);
      1 Nute Gunray (B); 1 Super Battle Droid 5TE; 1 Darth Maul (B); 1 Darth Tyranus (E); 1 Destroyer Droid, W Series;
      1 Female Tusken Raider; 1 Geonosian Scout; 1 Infantry Battle Droid; 1 Passel Argente (A); 1 Sun Fac (A);
      1 Darth Maul (D);
      1 Unfriendly Fire; 2 Careful Targeting; 1 Clever Escape; 1 Trade Federation Offensive; 1 Aggressive Negotiations;
      1 Brutal Assault; 1 Padawan and Senator; 1 Retreat Underground; 1 Shoot Her or Something;
      1 Twilight of the Republic; 1 Fog of War; 1 Price of Failure; 1 Concentrated Fire; 1 Maul's Strategy;
      1 Reassemble C-3PO; 1 Run the Gauntlet`,
  },
]
