import type { DeckList } from './list.js'

/** Jedi Guardians. */
export const jg: readonly DeckList[] = [
  {
    name: 'Masters of the Council',
    cards: `2 Jedi Starfighter Squadron; 2 Republic Light Assault Cruiser; 2 Republic Hyperdrive Ring;
      2 Sabaoth Starfighter; 1 Obi-Wan's Starfighter (B); 1 Padme's Yacht (B); 1 Diplomatic Barge;
      1 Republic Assault Transport;
      2 Gondola Speeder; 2 Shaak; 1 Tipoca Training Ground; 1 Coruscant Air Bus; 1 Republic Communications Tower;
      1 Mobile Artillery Division; 1 Captured Reek; 1 Clone Fire Team; 1 Forward Command Center;
      1 Republic Attack Gunship;
      1 Adi Gallia (A); 1 Anakin Skywalker (H); 1 Eeth Koth (A); 1 Even Piell (A); 1 Jedi Youngling;
      1 Ki-Adi-Mundi (A); 1 Mace Windu (D); 1 Obi-Wan Kenobi (I); 1 Oppo Rancisis (A); 1 Padme Amidala (F);
      1 Plo Koon (B); 1 R2-D2 (E); 1 Saesee Tiin (A); 1 Clone Cadet; 1 Coleman Trebor (A); 1 Depa Billaba (A);
      1 Obi-Wan Kenobi (J); 1 Qui-Gon Jinn (B); 1 Yoda (E); 1 Anakin Skywalker (I);
      1 Coup de Grace; 1 Furious Charge; 1 Rapid Recovery; 1 Unified Attack; 1 Jedi Knight's Survival;
      1 Tactical Leadership; 1 Gunship Offensive; 1 Obi-Wan's Maneuver;
      1 Gather the Council; 1 Guidance of the Chancellor; 1 Jedi Council Quorum; 1 Jedi Training Exercise;
      1 Jedi Superiority; 1 Underworld Investigations; 1 Tame the Beast; 1 Droid Deactivation`,
  },
  {
    name: 'Droid Foundry',
    cards: `2 Droid Starfighter Assault Wing; 2 Trade Federation Droid Bomber; 2 Sabaoth Starfighter;
      1 Trade Federation Battle Freighter; 1 Slave I (C); 1 Trade Federation Blockade Ship; 1 Neimoidian Shuttle (A);
      1 Tyranus's Solar Sailer (B); 1 Geonosian Fighter Escort;
      2 Executioner Cart; 2 Orray; 2 Shaak; 1 Trade Federation Core Ship; 1 Tyranus's Geonosian Speeder (B);
      1 Zam's Airspeeder (B); 1 Battle Droid Division; 1 Corporate Alliance Tank Droid; 1 Destroyer Droid Team;
      1 Aurra Sing (B); 1 Darth Maul (E); 1 Darth Sidious (C); 1 Darth Tyranus (F); 1 Jango Fett (G); 1 Kouhun;
      1 Senator Tikkes (A); 1 Zam Wesell (D); 1 Battle Protocol Droid (A); 1 FA-4 (A); 1 Jango Fett (F);
      1 Protocol Battle Droid (A); 1 Sun Fac (B); 1 Zam Wesell (C); 1 Darth Tyranus (G); 1 Scurrier;
      1 Separatist Battle Droid;
      1 Coup de Grace; 1 Dark Dreams; 1 Furious Charge; 1 Unified Attack; 1 Tyranus's Power; 1 Jedi Knight's Survival;
      1 Lightsaber Loss; 1 Tactical Leadership; 1 Close Pursuit; 1 Gunship Offensive; 1 Synchronized Systems;
      1 Homing Missile; 1 Remember the Prophecy; 1 Call for Reinforcements; 1 Jedi Arrogance; 1 Lightsaber Gift;
      1 Train for War; 1 Tyranus's Return; 1 Plan for the Future`,
  },
]
