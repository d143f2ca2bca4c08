import type { DeckList } from './list.js'

/** Aliens and smugglers on Tatooine; heroes who take the Death Star from inside. */
export const light: readonly DeckList[] = [
  {
    name: 'Smugglers of Tatooine',
    side: 'light',
    cards: `1 Tatooine; 1 Tatooine: Cantina; 1 Tatooine: Mos Eisley; 1 Tatooine: Docking Bay 94; 1 Tatooine: Jawa Camp;
      1 Tatooine: Dune Sea; 1 Tatooine: Obi-Wan's Hut; 1 Kessel; 1 Yavin 4; 1 Yavin 4: Docking Bay; 1 Dantooine;
      1 Han Solo; 1 Obi-Wan Kenobi; 1 BoShek; 1 Momaw Nadon; 1 Figrin D'an; 1 Dice Ibegon; 1 Leesub Sirln; 1 Kabe;
      1 Kal'Falnl C'ndros; 1 Wioslea; 3 Shistavanen Wolfman; 3 Talz; 4 Jawa; 1 C-3PO; 1 WED-9-M1 'Bantha' Droid;
      1 Millennium Falcon; 2 Corellian Corvette; 2 Y-wing;
      1 Sandcrawler; 1 Luke's X-34 Landspeeder;
      1 Obi-Wan's Lightsaber; 1 Han's Heavy Blaster Pistol; 2 Blaster; 1 Quad Laser Cannon;
      2 Tatooine Utility Belt;
      1 Obi-Wan's Cape; 1 Kessel Run; 1 Special Modifications; 1 Jawa Siesta;
      1 Solo Han; 1 Krayt Dragon Howl; 1 Cantina Brawl; 1 Utinni!; 1 It Could Be Worse; 2 Rebel Barrier; 1 Nabrun Leids;
      1 I've Got A Bad Feeling About This`,
  },
  {
    name: 'Rescue on the Death Star',
    side: 'light',
    cards: `1 Death Star: Docking Bay 327; 1 Death Star: Detention Block Control Room; 1 Death Star: Trash Compactor;
      1 Yavin 4; 1 Yavin 4: Docking Bay; 1 Yavin 4: Massassi Throne Room; 1 Yavin 4: Massassi War Room; 1 Tatooine;
      1 Tatooine: Docking Bay 94; 1 Tatooine: Lars' Moisture Farm; 1 Alderaan;
      1 Luke Skywalker; 1 Leia Organa; 1 Han Solo; 1 Obi-Wan Kenobi; 1 General Dodonna; 1 Biggs Darklighter; 1 C-3PO;
      2 R2-X2; 1 Owen Lars; 1 Beru Lars; 5 Rebel Trooper; 2 Rebel Guard;
      1 Millennium Falcon; 1 Red 3; 4 X-wing; 2 Corellian Corvette;
      1 Lift Tube;
      1 Obi-Wan's Lightsaber; 1 Han's Heavy Blaster Pistol; 1 Leia's Sporting Blaster; 2 Blaster Rifle; 1 Blaster;
      1 Jedi Lightsaber; 1 Quad Laser Cannon;
      1 Targeting Computer;
      1 Death Star Plans; 1 Rebel Planners; 1 Affect Mind; 1 Our Most Desperate Hour; 1 Lightsaber Proficiency;
      1 Don't Get Cocky; 1 Skywalkers; 1 Gift Of The Mentor; 1 Into The Garbage Chute, Flyboy; 1 Luke's Back;
      1 Leia's Back; 2 Rebel Barrier`,
  },
]
