import type { DeckList } from './list.js'

/** The fleet and the garrison of the Death Star; aliens and raiders of the desert. */
export const dark: readonly DeckList[] = [
  {
    name: 'Death Star Garrison',
    side: 'dark',
    cards: `1 Death Star: War Room; 1 Death Star: Central Core; 1 Death Star: Level 4 Military Corridor;
      1 Death Star: Docking Bay 327; 1 Death Star: Detention Block Corridor; 1 Alderaan; 1 Kessel; 1 Yavin 4; 1 Tatooine;
      1 Yavin 4: Docking Bay; 1 Tatooine: Docking Bay 94;
      1 Grand Moff Tarkin; 1 Admiral Motti; 1 General Tagge; 1 Darth Vader; 1 Chief Bast; 1 Colonel Wullf Yularen;
      1 Commander Praji; 1 Lieutenant Tanbris; 1 5D6-RA-7; 5 Death Star Trooper; 3 Imperial Trooper Guard;
      2 Imperial Pilot; 1 R1-G4;
      1 Devastator; 2 Imperial-Class Star Destroyer; 4 TIE Fighter; 2 TIE Scout; 1 TIE Advanced x1;
      1 Lift Tube;
      2 Imperial Blaster; 1 Assault Rifle; 1 Turbolaser Battery; 1 Ion Cannon; 1 Vader's Lightsaber;
      1 Comlink; 1 Observation Holocam;
      1 Death Star Sentry; 1 Fear Will Keep Them In Line; 1 Blast Door Controls; 1 Reactor Terminal;
      1 Charming To The Last; 1 Dark Collaboration; 1 Moment Of Triumph; 1 The Empire's Back; 2 Imperial Barrier`,
  },
  {
    name: 'Scum of Mos Eisley',
    side: 'dark',
    cards: `1 Tatooine; 1 Tatooine: Cantina; 1 Tatooine: Mos Eisley; 1 Tatooine: Docking Bay 94; 1 Tatooine: Jawa Camp;
      1 Tatooine: Jundland Wastes; 1 Tatooine: Lars' Moisture Farm; 1 Kessel; 1 Dantooine; 1 Yavin 4;
      1 Djas Puhr; 1 Dr. Evazan; 1 Ponda Baba; 1 Feltipern Trevagg; 1 Garindan; 1 Myo; 1 Prophetess;
      1 Tonnika Sisters; 1 Kitik Keed'kak; 1 Dathcha; 2 Jawa; 5 Tusken Raider; 5 Stormtrooper; 1 General Tagge;
      1 Darth Vader;
      2 TIE Scout; 4 TIE Fighter; 3 Imperial-Class Star Destroyer;
      2 Bantha; 1 Sandcrawler; 1 Ubrikkian 9000 Z001;
      2 Gaderffii Stick; 2 Imperial Blaster; 1 Vader's Lightsaber;
      1 Stormtrooper Utility Belt;
      1 Sunsdown; 1 Presence Of The Force; 1 Expand The Empire;
      1 Moment Of Triumph; 1 Elis Helrot; 2 Imperial Barrier`,
  },
]
