import type { DeckList } from './list.js'

/** The two decks to learn the game with: they share the Tatooine and Yavin 4 systems, so that they meet. */
export const starters: readonly DeckList[] = [
  {
    name: 'Rebel Starter',
    side: 'light',
    cards: `1 Yavin 4; 1 Tatooine; 1 Dantooine; 1 Yavin 4: Docking Bay; 1 Yavin 4: Jungle; 1 Yavin 4: Massassi War Room;
      1 Tatooine: Docking Bay 94; 1 Tatooine: Cantina; 1 Tatooine: Lars' Moisture Farm; 1 Tatooine: Obi-Wan's Hut;
      1 Death Star: Docking Bay 327;
      1 Luke Skywalker; 1 Leia Organa; 1 Biggs Darklighter; 1 Dutch; 1 Jek Porkins; 1 Pops; 1 Red Leader; 3 Rebel Pilot;
      6 Rebel Trooper; 2 Rebel Guard; 1 R2-X2; 1 R4-E1; 1 Shistavanen Wolfman;
      3 X-wing; 3 Y-wing; 1 Red 1; 1 Red 3; 1 Gold 1; 1 Gold 5; 1 Corellian Corvette; 1 Millennium Falcon;
      1 Luke's X-34 Landspeeder;
      3 Blaster; 2 Blaster Rifle; 2 Proton Torpedoes;
      1 Warrior's Courage; 1 Full Throttle; 1 Out Of Nowhere; 2 Rebel Barrier; 1 Luke's Back; 1 Leia's Back;
      1 Restricted Deployment`,
  },
  {
    name: 'Imperial Starter',
    side: 'dark',
    cards: `1 Tatooine; 1 Yavin 4; 1 Kessel; 1 Death Star: Docking Bay 327; 1 Death Star: Detention Block Corridor;
      1 Death Star: Level 4 Military Corridor; 1 Tatooine: Docking Bay 94; 1 Tatooine: Jundland Wastes;
      1 Tatooine: Mos Eisley; 1 Tatooine: Cantina; 1 Yavin 4: Docking Bay;
      1 Darth Vader; 1 Grand Moff Tarkin; 1 Admiral Motti; 1 General Tagge; 1 Colonel Wullf Yularen; 1 DS-61-2; 1 DS-61-3;
      3 Imperial Pilot; 6 Stormtrooper; 2 Imperial Trooper Guard; 1 R1-G4; 1 R4-M9; 1 Tusken Raider;
      4 TIE Fighter; 2 TIE Scout; 2 TIE Advanced x1; 1 Black 2; 1 Black 3; 1 Vader's Custom TIE;
      2 Imperial-Class Star Destroyer; 1 Devastator;
      1 Vader's Lightsaber; 3 Imperial Blaster; 2 Blaster Rifle; 1 Assault Rifle;
      1 Lone Warrior; 1 Lone Pilot; 1 Vader's Eye; 2 Imperial Barrier; 1 Dark Jedi Presence;
      1 Wrong Turn`,
  },
]
