import type { DeckList } from './list.js'

/** Revenge of the Sith. */
export const rots: readonly DeckList[] = [
  {
    name: 'Last Days of the Republic',
    cards: `1 Naboo Star Skiff; 1 ARC-170 Starfighter; 3 Republic Assault Gunboat; 1 V-wing Clone Starfighter;
      3 Venator-Class Destroyer; 2 Acclamator II-Class Assault Ship; 2 Plo Koon's Starfighter (A);
      1 Coruscant Shuttle; 1 AT-AP; 3 BARC Speeder; 3 Coruscant Emergency ship; 3 DC0052 Intergalactic Airspeeder;
      1 HAVw A6 Juggernaut;
      1 Anakin Skywalker (M); 1 Bail Organa (B); 1 Chewbacca (M); 1 Jar Jar Binks (C); 1 Mace Windu (F);
      1 Obi-Wan Kenobi (N); 1 C-3PO (I); 1 Obi-Wan Kenobi (L); 1 Padme Amidala (H); 1 GH-7 Medical Droid; 1 R2-D2 (J);
      1 Yoda (J); 1 Anakin Skywalker (L); 1 Chewbacca (L); 1 Obi-Wan Kenobi (M); 1 Beru Lars (A);
      1 Combined Squadron Tactics; 1 Jedi Master's Deflection; 1 Thread the Needle; 1 Thwart; 1 Diving Attack;
      1 Force Dodge; 1 Jedi Piloting; 1 Power Attack; 1 Unity of the Jedi;
      1 It Just Might Work; 2 Jedi Concentration; 1 Meditate;
      1 Kashyyyk System; 1 Utapau System; 1 Utapau Sinkhole;
      1 Blaster Pistol; 1 Blaster Rifle; 1 Droid Battlestaff`,
  },
  {
    name: 'Birth of the Empire',
    cards: `2 Buzz Droid; 1 Commerce Guild Starship ROTS; 1 Recusant-Class Light Destroyer; 1 Separatist Fleet;
      1 Theta-Class Shuttle; 1 Droid Missiles; 1 Hardcell-Class Transport; 1 Techno Union Interceptor;
      1 Droid Tri-Fighter; 1 InterGalactic Banking Clan Cruiser; 1 Trade Federation Cruiser;
      1 Vulture Droid Starfighter;
      2 Commerce Guild Droid 81-X; 2 Patrol Mode Vulture Droid; 2 Coruscant Emergency ship; 2 IBC Hailfire Droid;
      2 STAP Squad; 2 Tank Droid; 1 TF Battle Droid Army;
      1 Darth Sidious (G); 1 Darth Tyranus (I); 1 Darth Vader (R); 1 Darth Vader (S); 1 Droid Security Escort;
      1 Grand Moff Tarkin (D); 1 Mas Amedda (A); 1 Darth Sidious (F); 1 Darth Vader (Q); 1 Destroyer Droid, Q Series;
      1 Elite Guardian; 1 Nute Gunray (D); 1 Darth Sidious (E); 1 Darth Tyranus (H); 1 Security Droid;
      1 Dismiss; 1 Foil; 1 Lightsaber Quick Draw; 1 Spinning Slash; 1 Strike with Impunity; 1 Confusion;
      1 Homing Missiles Salvo; 1 Surge of Strength;
      1 Rage of Victory; 1 Sacrifice the Expendable; 1 Stubborn Personality; 1 Treachery; 1 Instill Doubt;
      1 Palpatine's Sanctum; 1 Chancellor's Office;
      1 Engine Upgrade; 1 Vehicle Shields Package; 1 Vehicle Weapons Package; 1 Sith Lightsaber`,
  },
]
