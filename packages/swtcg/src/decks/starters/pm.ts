import type { DeckList } from './list.js'

/** The Phantom Menace. */
export const pm: readonly DeckList[] = [
  {
    name: 'Defenders of Naboo',
    cards: `3 Bravo Starfighter; 1 Cloakshape Fighter; 1 Delta Six Jedi Starfighter; 1 Guardian Mantis (A);
      1 Marauder-Class Corvette; 1 Citadel Cruiser; 1 Inferno (A); 2 Royal Cruiser; 2 Jedi Transport;
      1 Bongo Sub; 1 Anakin's Podracer (A); 1 Colo Claw Fish; 1 Falumpaset; 1 Gungan Battle Wagon; 1 Gungan Catapult;
      1 Kaadu Scout; 1 Sebulba's Podracer (A); 1 Eopie; 1 Flash Speeder; 1 Gian Speeder; 1 Gungan Kaadu Squad;
      1 Opee Sea Killer;
      1 Dark Woman (A); 1 Jar Jar Binks (B); 1 Ki-Adi-Mundi (B); 1 Quinlan Vos (A); 1 A'Sharad Hett (A);
      1 Anakin Skywalker (J); 1 Captain Panaka (A); 1 Captain Tarpals (A); 1 Qui-Gon Jinn (D); 1 Ric Olie (A);
      1 Sebulba (A); 1 Vilmarh Grahrk (A); 1 Yaddle (A); 1 Aayla Secura (B); 1 Finis Valorum (B); 1 Naboo Pilot;
      1 Obi-Wan Kenobi (K); 1 Qui-Gon Jinn (C);
      1 Fight on All Fronts; 1 In Disguise; 1 Discuss It in Committee; 1 Let the Cube Decide; 1 A Bigger Fish;
      1 Unconventional Maneuvers;
      1 Duel of the Fates; 1 Negotiate the Peace; 1 Melt Your Way In; 1 Podrace;
      1 Jedi Temple; 1 Naboo System; 1 Streets of Theed; 1 Mos Espa; 1 Swamps of Naboo; 1 Theed Royal Palace`,
  },
  {
    name: 'Invasion Army',
    cards: `2 Citadel Cruiser; 2 Cloakshape Fighter; 2 Yinchorri Fighter; 1 C-9979; 1 Guardian Mantis (A);
      1 Marauder-Class Corvette; 1 Sith Infiltrator (B); 1 Inferno (A); 1 Modified YV-330 (A); 1 Blockade Battleship;
      1 Fambaa Shield Beast; 1 Gungan Grand Army; 1 Sando Aqua Monster; 1 Walking Droid Starfighter; 1 Colo Claw Fish;
      1 Falumpaset; 1 Gungan Battle Wagon; 1 Trade Federation MTT; 1 Eopie; 1 Gungan Kaadu Squad; 1 Opee Sea Killer;
      1 Trade Federation AAT; 1 Trade Federation STAP;
      1 Ann and Tann Gella (A); 1 Aurra Sing (C); 1 Boss Nass (A); 1 Darth Maul (F); 1 Gardulla the Hutt (A);
      1 Nute Gunray (C); 1 Orn Free Taa (A); 1 Captain Tarpals (A); 1 Durge (A); 1 Rune Haako (A); 1 Sebulba (A);
      1 Watto (B); 1 Darth Sidious (D); 1 Sith Probe Droid; 1 TC-14 (A);
      2 A Bigger Fish; 2 Sneak Attack; 2 Unconventional Maneuvers; 1 Fight on All Fronts; 1 In Disguise;
      1 Discuss It in Committee; 1 Let the Cube Decide;
      1 Gas Attack; 1 Blockade PM; 1 Podrace;
      1 Corridors of Power; 1 Otoh Gunga; 1 Podracing Course; 1 Watto's Shop; 1 Trade Federation Hangar;
      1 Theed Power Generator`,
  },
]
