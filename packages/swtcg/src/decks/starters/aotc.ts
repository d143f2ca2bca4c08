import type { DeckList } from './list.js'

/** Attack of the Clones, beside the starters. */
export const aotc: readonly DeckList[] = [
  {
    name: 'Jedi on Geonosis',
    cards: `1 Obi-Wan's Starfighter (A); 1 Padme's Yacht (A); 1 Coruscant Freighter AA-9 (A); 1 Republic Cruiser;
      1 Bravo N-1 Starfighter; 1 Corellian Star Shuttle; 1 Gozanti Cruiser; 1 Hyperdrive Ring; 1 Jedi Starfighter 3R3;
      1 N-1 Starfighter; 1 Naboo Cruiser; 1 Taylander Shuttle;
      1 Luxury Airspeeder; 1 Naboo Defense Station; 1 AT-TE Walker 23X; 1 AT-TE Walker 71E; 1 Jawa Sandcrawler;
      1 Jedi Patrol; 1 Naboo Spaceport; 1 Chancellor's Guard Squad; 1 Patrol Speeder; 1 Recon Speeder; 1 Rickshaw;
      1 Swoop Bike;
      1 Anakin Skywalker (A); 1 Anakin Skywalker (B); 1 Bail Organa (A); 1 Jar Jar Binks (A); 1 Obi-Wan Kenobi (A);
      1 Padme Amidala (A); 1 Padme Amidala (B); 1 Plo Koon (A); 1 Queen Jamillia (A); 1 R2-D2 (A); 1 C-3PO (A);
      1 Cliegg Lars (A); 1 Corde (A); 1 Obi-Wan Kenobi (B); 1 Padme Amidala (C); 1 Yoda (B);
      1 Hero's Duty; 1 Jedi Knight's Deflection; 1 Spirit of the Fallen; 1 Ward of the Jedi; 1 Windu's Solution;
      1 Yoda's Intervention; 1 Anakin's Inspiration; 1 Go to the Temple; 1 Master and Apprentice; 1 High-Force Dodge;
      1 Knockdown; 1 Lost in the Asteroids;
      1 Jedi Call for Help; 1 Jedi Council Summons; 1 A Moment's Rest; 1 Chase the Villain; 1 Underworld Connections;
      1 Hatch a Clone; 1 Slumming on Coruscant; 1 Take the Initiative`,
  },
  {
    name: 'Confederacy of Systems',
    cards: `1 Slave I (A); 1 Tyranus's Solar Sailer (A); 1 Droid Control Ship; 1 Trade Federation C-9979;
      1 Commerce Guild Starship; 1 Droid Starfighter DFS-4CT; 1 Droid Starfighter Squadron; 1 Droid Starfighter Wing;
      1 Geonosian Fighter; 1 Intergalactic Banking Clan Starship; 1 Techno Union Starship;
      1 Trade Federation War Freighter;
      1 Trade Federation Battleship Core; 1 Tyranus's Geonosian Speeder (A); 1 Commerce Guild Droid Platoon; 1 Reek;
      1 Zam's Airspeeder (A); 1 Battle Droid Squad; 1 Commerce Guild Droid 81; 1 Destroyer Droid Squad;
      1 Flying Geonosian Squad; 1 Geonosian Defense Platform; 1 Geonosian Squad; 1 Walking Droid Fighter;
      1 Assassin Droid ASN-121 (A); 1 Darth Sidious (A); 1 Darth Tyranus (A); 1 Geonosian Sentry; 1 Jango Fett (A);
      1 Jango Fett (B); 1 San Hill (A); 1 Shu Mai (A); 1 Zam Wesell (A); 1 Acklay; 1 Destroyer Droid, P Series;
      1 Kaminoan Guard; 1 Nexu; 1 Nute Gunray (A); 1 Poggle the Lesser (A); 1 Wat Tambor (A);
      1 Dark Side's Command; 1 Dark Side's Compulsion; 1 Interference in the Senate; 1 Tyranus's Wrath;
      1 War Will Follow; 1 Attract Enemy Fire; 1 Tyranus's Gift; 1 Lull in the Fighting; 1 Padawan's Deflection;
      1 Peace on Naboo; 1 Repulsorlift Malfunction; 1 Sonic Shockwave;
      1 Clear the Skies; 1 Dark Rendezvous; 1 Target the Senator; 1 Tyranus's Edict; 1 Departure Time; 1 Ship Arrival;
      1 Splinter the Republic; 1 Subtle Assassination`,
  },
]
