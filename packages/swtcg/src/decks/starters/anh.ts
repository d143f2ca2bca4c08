import type { DeckList } from './list.js'

/** A New Hope. */
export const anh: readonly DeckList[] = [
  {
    name: 'Attack on the Death Star',
    cards: `1 Luke's X-Wing (A); 1 Tantive IV (A); 1 Rebel Blockade Runner; 2 Rebel Fighter Wing; 1 X-Wing Red One;
      1 X-Wing Red Three; 1 X-Wing Red Two; 1 X-Wing Attack Formation; 1 Y-Wing Gold One; 2 Y-Wing Gold Squadron;
      1 YT-1300 Transport;
      1 Luke's Speeder (A); 1 Yavin 4 Hangar Base; 1 Rebel Control Post; 1 Domesticated Bantha; 1 Incom T-16 Skyhopper;
      2 Planetary Defense Turret; 2 Rebel Honor Company; 2 Rebel Marine Squad; 1 Rebel Squad; 1 Sorusuub V-35 Courier;
      1 Biggs Darklighter (A); 1 C-3PO (C); 1 General Dodonna (A); 1 Jon "Dutch" Vander (A); 1 Luke Skywalker (C);
      1 Obi-Wan Kenobi (F); 1 Princess Leia (B); 1 R2-D2 (C); 1 Rebel Control Officer; 1 Rebel Marine; 1 Rebel Trooper;
      1 Luke Skywalker (D); 1 Obi-Wan Kenobi (G); 1 Princess Leia (C); 1 Rebel Pilot;
      1 Hold 'Em Off; 1 Leia's Kiss; 1 Most Desperate Hour; 1 Obi-Wan's Prowess; 1 Protection of the Master;
      1 Starfighter's End; 1 Strike Me Down; 1 Astromech Assistance; 1 Han's Courage; 1 Luke's Warning;
      1 Stabilize Deflectors;
      1 Contingency Plan; 1 Obi-Wan's Task; 1 Our Only Hope; 1 Regroup on Yavin; 1 Strategy Session; 1 Oil Bath;
      1 Support in the Senate; 1 Disrupt the Power System`,
  },
  {
    name: "Tarkin's Fist",
    cards: `1 Vader's TIE Fighter (A); 1 Devastator (A); 1 Vader's TIE Fighter (B); 2 Carrack Cruiser;
      1 Imperial Star Destroyer; 1 TIE Fighter DS-3-12; 1 TIE Fighter DS-73-3; 1 TIE Fighter DS-61-9;
      1 TIE Fighter Squad; 1 Victory-Class Star Destroyer; 1 YT-1300 Transport; 1 YV-664 Light Freighter;
      1 Elite Stormtrooper Squad; 1 Tatooine Sandcrawler; 1 Death Star Hangar Bay; 1 Jawa Collection Team;
      2 Mounted Stormtrooper; 1 Death Star Cannon Tower; 1 Death Star Guard Squad; 1 Imperial Detention Block;
      1 Stormtrooper Assault Team; 1 Stormtrooper Patrol; 1 Stormtrooper Squad; 1 Tusken Squad;
      1 Commander Praji (A); 1 Darth Vader (B); 1 Death Star Scanning Technician; 1 Death Star Superlaser Gunner;
      1 Death Star Turbolaser Gunner; 1 General Tagge (A); 1 Imperial Navy Lieutenant; 1 Lieutenant Tanbris (A);
      1 Mouse Droid; 1 Star Destroyer Commander; 1 Stormtrooper DV-692; 1 Stormtrooper Squad Leader; 1 Darth Vader (C);
      1 Stormtrooper DV-523; 1 TIE Fighter Pilot;
      1 Blaster Barrage; 1 No Escape; 1 Tarkin's Stench; 1 Tractor Beam; 1 Vader's Leadership; 1 Into the Garbage Chute;
      1 Rebel Surrender; 1 Stormtrooper Charge; 1 Air Cover; 1 Precise Blast; 1 Vader's Grip;
      1 Capture the Falcon; 1 Destroy Alderaan; 1 Imperial Blockade; 1 Demonstration of Power; 1 Dissolve the Senate;
      1 Insignificant Power; 1 Jedi Extinction; 1 Vader's Interference`,
  },
  {
    name: 'Out of the Desert',
    cards: `2 Tantive IV (A); 2 Rebel Blockade Runner; 3 Rebel Fighter Wing; 3 Y-Wing Gold Squadron;
      2 YT-1300 Transport; 1 YV-664 Light Freighter;
      1 Krayt Dragon; 1 Yavin 4 Hangar Base; 1 Tatooine Speeder; 1 Domesticated Bantha; 1 Moisture Farm;
      1 Planetary Defense Turret; 3 Rebel Honor Company; 3 Rebel Marine Squad; 1 Sorusuub V-35 Courier;
      1 Luke Skywalker (B); 1 Luke Skywalker (A); 1 Momaw Nadon (A); 1 Obi-Wan Kenobi (E); 1 Owen Lars (A);
      1 Princess Leia (A); 1 R5-D4 (A); 1 Rebel Crew Chief; 1 Rebel Lieutenant; 1 Tiree (A); 1 Jawa;
      1 Lin Demolitionmech; 1 Remote Seeker Droid; 1 Obi-Wan Kenobi (G); 1 Luke Skywalker (D);
      1 Stay Sharp; 1 Ground Support; 1 Jump to Lightspeed; 1 Nowhere to Run; 1 Jedi Intervention; 1 Obi-Wan's Plan;
      1 Penetrate the Shields; 1 Preemptive Shot; 1 Rescue; 1 Slipping Through; 1 Synchronized Assault;
      1 Well-Aimed Shot;
      1 Surprise Attack; 1 Error in Judgment; 1 Learning the Force; 1 Press the Advantage; 1 Into Hiding;
      1 Jawa Supply Trip; 1 Luke's Repairs`,
  },
  {
    name: 'Imperial Garrison',
    cards: `1 Devastator (A); 1 Vader's TIE Fighter (B); 2 Carrack Cruiser; 1 Imperial Star Destroyer;
      1 TIE Fighter DS-3-12; 1 TIE Fighter DS-73-3; 1 TIE Fighter DS-55-6; 1 TIE Fighter Squad;
      2 Victory-Class Star Destroyer; 1 YT-1300 Transport; 1 Z-95 Headhunter;
      1 Elite Stormtrooper Squad; 1 Imperial Control Station; 2 Mounted Stormtrooper; 2 Death Star Guard Squad;
      1 Flare-S Swoop; 1 Jawa Squad; 1 Stormtrooper Assault Team; 2 Stormtrooper Patrol; 1 Stormtrooper Squad;
      1 Tusken Squad;
      1 Admiral Motti (A); 1 Dannik Jerriko (A); 1 Darth Vader (A); 1 Dianoga (A); 1 EG-6 Power Droid;
      1 Figrin D'an (A); 1 Imperial Navy Helmsman; 1 Imperial Sentry Droid; 1 IT-0 Interrogator Droid; 1 Sandtrooper;
      1 Stormtrooper TK-421; 1 TIE Fighter Elite Pilot; 1 Stormtrooper TK-119; 1 Tusken Sharpshooter; 1 Wuher (A);
      1 It's Not Over Yet; 1 No Escape; 1 Tractor Beam; 1 Benefits of Training; 1 Death Star Plans;
      1 Fate of the Dragon; 1 Rebel Surrender; 2 Stormtrooper Charge; 2 Vader's Grip;
      1 Desperate Confrontation; 1 Disturbance in the Force; 1 Plan of Attack; 1 Imperial Manipulation;
      1 Demonstration of Power; 1 Dissolve the Senate; 1 Insignificant Power; 1 Jedi Extinction`,
  },
]
