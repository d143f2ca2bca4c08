import type { DeckList } from './list.js'

/** Cards of all sets that found no place in the others. */
export const mixed: readonly DeckList[] = [
  {
    name: 'Heroes of Two Ages',
    cards: `1 Acclamator-Class Assault Ship; 1 Delta Six Jedi Starfighter; 1 Anakin's Starfighter (A);
      1 Diplomatic Cruiser; 1 Jedi Transport; 1 Naboo Starfighter Wing; 1 Nubian Yacht; 1 Senatorial Cruiser;
      1 Diplomatic Barge; 1 Jedi Starfighter Squadron; 1 Republic Assault Transport; 1 Republic Fighter Wing;
      1 AT-TE Troop Transport; 1 Clone Trooper Legion; 1 Flash Speeder; 1 Gian Speeder; 1 Base Guards; 1 AT-RT;
      1 BARC Speeder; 1 Mobile Assault Cannon; 1 Mobile Artillery Division; 1 Captured Reek; 1 Clone Fire Team;
      1 Republic LAAT/i Gunship;
      1 Padme Amidala (G); 1 R4-P17 (A); 1 Shaak Ti (B); 1 Shmi Skywalker (A); 1 Yoda (K); 1 Yoda (D); 1 Tusken Raider;
      1 Yoda (G); 1 Yoda (H); 1 Chancellor Palpatine (A); 1 Zev Senesca (A); 1 RIC-920; 1 Chewbacca (F);
      1 Wedge Antilles (A);
      1 Battle Fatigue; 1 Hero's Flaw; 1 Power Dive; 1 Second Effort; 1 Cheat the Game; 1 Down in Flames;
      1 Diving Attack; 1 Luke's Vow; 1 Weapon Response;
      1 Order Here; 1 Unexpected Attack; 1 Quest for Truth; 1 Underworld Investigations; 1 2-1B's Touch;
      1 Melt Your Way In;
      1 Mustafar Battle Grounds; 1 Mustafar System; 1 Streets of Cloud City; 1 Wampa Cave; 1 Theed Royal Palace;
      1 Jungles of Dagobah;
      1 Jedi Lightsaber`,
  },
  {
    name: 'Shadows of Two Ages',
    cards: `1 Trade Federation Battle Freighter; 1 Trade Federation Blockade Ship; 1 Blockade Battleship;
      1 Commerce Guild Cruiser; 1 Droid Starfighter DFS-1VR; 1 Geonosian Defense Fighter; 1 Buzz Droid;
      1 Droid Tri-Fighter; 1 Droid Starfighter Assault Wing; 1 Trade Federation Droid Bomber;
      1 Trade Federation Warship; 1 Yinchorri Fighter;
      1 Trade Federation Core Ship; 1 Tyranus's Geonosian Speeder (B); 1 Battle Droid Assault Squad;
      1 Commerce Guild Spider Droid; 1 Geonosian Artillery Battery; 1 Destroyer Droid Team; 1 Trade Federation AAT;
      1 Super Battle Droid Squad; 1 Trade Federation STAP; 1 IBC Hailfire Droid; 1 Stormtrooper Detachment;
      1 STAP Squad;
      1 Boba Fett (B); 1 Boba Fett (A); 1 Dexter Jettster (A); 1 Greedo (A); 1 Massiff; 1 Jawa Leader; 1 Nos Monster;
      1 Lama Su (A); 1 Super Battle Droid 7EX; 1 Taun We (A); 1 URoRRuR'R'R (A); 1 Darth Sidious (D);
      1 Elan Sleazebaggano (A); 1 Watto (A);
      1 Sneak Attack; 1 Close Pursuit; 2 Homing Missiles Salvo; 1 Surge of Strength; 1 Synchronized Systems;
      1 Armor Plating; 1 Vader's Vengeance; 1 Hanging Around; 1 Suppressing Fire;
      1 Blockade PM; 1 Maul's Strategy; 1 Instill Doubt; 1 Alter the Deal; 1 Ground Assault; 1 Jedi Trap;
      1 Probe the Galaxy;
      1 Chancellor's Office; 1 Death Star Control Room; 1 Hoth Battle Plains; 1 Meditation Chamber;
      1 Sith Lightsaber`,
  },
]
