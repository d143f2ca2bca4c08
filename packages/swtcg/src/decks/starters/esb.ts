import type { DeckList } from './list.js'

/** The Empire Strikes Back. */
export const esb: readonly DeckList[] = [
  {
    name: 'Hold Echo Base',
    cards: `1 Luke's X-Wing (C); 1 Millennium Falcon (E); 1 Bright Hope (A); 1 Millennium Falcon (D); 1 Rebel Fleet;
      1 Redemption (A); 1 Gallofree medium Transport; 1 Kuat Nebulon-B Frigate; 1 Rebel Escape Squad;
      1 Rebel Assault Frigate; 1 X-wing Rogue Seven; 1 Y-Wing Gold Six;
      1 Echo Base; 1 Anti-Infantry Laser Battery; 1 Rebel Hoth Army; 1 Rebel Troop Cart; 1 Shield Generator;
      1 Snowspeeder Rogue Ten; 1 Snowspeeder Squad; 1 Antivehicle Laser Cannon; 1 Rebel Trench Defenders;
      1 Snowspeeder Rogue Two; 1 Tauntaun; 1 Tauntaun Mount;
      1 2-1B Medical Droid (A); 1 C-3PO (E); 1 Chewbacca (E); 1 Chewbacca (G); 1 Dack Ralter (A); 1 C-3PO (F);
      1 Derek "Hobbie" Klivian (A); 1 Han Solo (F); 1 Luke Skywalker (I); 1 Princess Leia (H); 1 R2-D2 (F);
      1 Han Solo (E); 1 Luke Skywalker (H); 1 Princess Leia (F);
      1 Outmaneuver Them; 1 Don't Get All Mushy; 1 Leia's Warning; 1 See You in Hell; 1 Precise Attack;
      1 Close the Shield Doors; 1 Float Away; 1 Han's Attack; 1 Strange Lodgings; 1 Trust Her Instincts;
      1 Visions of the Future;
      1 Dangerous Gamble; 1 Explore the Swamps; 1 Han's Promise; 1 Hope of Another; 1 Leap into the Chasm;
      1 Cloud City Penthouse; 1 Medical Center; 1 Rebel Trenches; 1 Dagobah System; 1 Rebel Command Center;
      1 Rebel Hangar`,
  },
  {
    name: 'Blizzard Force',
    cards: `1 Imperial Fleet; 1 Lambda-Class Shuttle; 1 Probe Droid; 1 Imperial II-Class Star Destroyer;
      1 Kuat Lancer-Class Frigate; 1 Dreadnaught Heavy Cruiser; 1 Imperial II Star Destroyer; 1 TIE Bomber EX-1-2;
      1 TIE Bomber EX-1-8; 1 TIE Fighter EX-4-9; 1 TIE Fighter OS-72-8; 1 TIE Pursuit Squad;
      1 AT-AT Assault Group; 1 Blizzard One (A); 1 All Terrain Troop Transport; 1 Blizzard Force AT-ST;
      1 Bespin Twin-Pod Cloud Car; 1 Snowtrooper Elite Squad; 1 All Terrain Armored Transport;
      1 All Terrain Scout Transport; 1 Blizzard Force AT-AT; 1 Bogwing; 1 Snowtrooper Heavy Weapons Team;
      1 Snowtrooper Squad;
      1 Admiral Firmus Piett (B); 1 Admiral Firmus Piett (A); 1 Admiral Kendal Ozzel (A); 1 AT-AT Driver;
      1 Darth Vader (G); 1 Darth Vader (K); 1 General Maximilian Veers (A); 1 Probot; 1 Stormtrooper Sentry;
      1 TIE Bomber Pilot; 1 TIE Pursuit Pilot; 1 Darth Vader (J); 1 Navy Trooper; 1 Snowtrooper Guard;
      1 Emperor's Prize; 1 Imperial Misdirection; 1 Painful Reckoning; 1 Self-Destruct; 1 Armor Plating;
      1 Vader's Vengeance; 1 Force Throw; 1 Hanging Around;
      1 Blockade; 1 Death Mark; 1 Carbon Freeze; 1 Quicker, Easier, More Seductive; 1 Alter the Deal;
      1 Ground Assault; 1 Jedi Trap; 1 Probe the Galaxy;
      1 Cloud City Prison; 1 Executor Bridge; 1 Executor Hangar; 1 Torture Room; 1 Hoth Battle Plains;
      1 Meditation Chamber`,
  },
  {
    name: 'Clouds over Bespin',
    cards: `1 Millennium Falcon (F); 1 Millennium Falcon (G); 1 Bright Hope (A); 1 Millennium Falcon (D); 1 Mynock;
      1 Space Slug; 1 Gallofree medium Transport; 1 Kuat Nebulon-B Frigate; 1 Rebel Escape Squad;
      1 Rebel Assault Frigate; 1 X-wing Rogue Seven; 1 Y-Wing Gold Six;
      1 Luke's Snowspeeder (A); 1 Planetary Ion Cannon; 1 Wedge's Snowspeeder (A); 1 Anti-Infantry Laser Battery;
      1 Dragonsnake; 1 Rebel Hoth Army; 1 Wampa; 1 Antivehicle Laser Cannon; 1 Rebel Trench Defenders;
      1 Snowspeeder Rogue Two; 1 Tauntaun; 1 Tauntaun Mount;
      1 FX-7 Medical Assistance Droid (A); 1 General Carlist Rieekan (A); 1 Han Solo (G); 1 K-3PO (A);
      1 Lieutenant Wes Janson (A); 1 Luke Skywalker (J); 1 Luke Skywalker (K); 1 Major Bren Derlin (A);
      1 Obi-Wan's Spirit (A); 1 Princess Leia (G); 1 R2-D2 (G); 1 Toryn Farr (A); 1 Wedge Antilles (B); 1 Yoda (F);
      1 Decoy Tactics; 1 Desperate Times; 1 Go for the Legs; 1 Kiss from Your Sister; 1 Luke's Wrath;
      1 R2-D2's Heroism; 1 725 to 1; 1 Blizzard; 1 Snowstorm;
      1 Jedi Test; 1 Parting of Heroes; 1 Rally the Defenders; 1 Yoda's Training; 1 Jedi Master's Meditation;
      1 Lando's Repairs; 1 Well-Earned Meal;
      1 Yoda's Hut; 1 Belly of the Beast; 1 Cloud City Battleground; 1 Cloud City Dining Hall;
      1 Cloud City Landing Platform; 1 Bespin System`,
  },
  {
    name: 'Hunt through the Asteroids',
    cards: `1 Avenger (A); 1 Executor (A); 1 Vader's Imperial Shuttle (A); 1 TIE Bomber Squad;
      1 Imperial II-Class Star Destroyer; 1 Kuat Lancer-Class Frigate; 1 Dreadnaught Heavy Cruiser;
      1 Imperial II Star Destroyer; 1 TIE Bomber EX-1-2; 1 TIE Bomber EX-1-8; 1 TIE Fighter EX-4-9;
      1 TIE Fighter OS-72-8;
      1 AT-AT Assault Group; 1 Blizzard One (A); 1 All Terrain Troop Transport; 1 Blizzard Force AT-ST;
      1 Bespin Twin-Pod Cloud Car; 1 Snowtrooper Elite Squad; 1 All Terrain Armored Transport;
      1 All Terrain Scout Transport; 1 Blizzard Force AT-AT; 1 Bogwing; 1 Snowtrooper Heavy Weapons Team;
      1 Snowtrooper Squad;
      1 Blizzard Force Snowtrooper; 1 Captain Lorth Needa (A); 1 Darth Vader (H); 1 Darth Vader (I);
      1 General Maximilian Veers (B); 1 Lando Calrissian (A); 1 Lando Calrissian (D); 1 Lobot (A); 1 Mara Jade (A);
      1 Lando Calrissian (C); 1 Darth Vader (J); 1 Lando Calrissian (B); 1 Navy Trooper; 1 Snowtrooper Guard;
      1 Jedi's Failure; 1 Occupation; 1 Sacrifice; 1 Stormtrooper Swarm; 1 3,720 to 1; 1 Battle the Wampa;
      1 Change in Destiny; 1 Emergency Repairs; 1 Surprise Reinforcements; 1 Vicious Attack;
      1 Emperor's Bidding; 1 Failed for the Last Time; 1 Future Sight; 1 Search for the Rebels; 1 Han Enchained;
      1 Vader's Call;
      1 Carbon-Freezing Chamber; 1 Dark Cave; 1 Asteroid Field; 1 Hoth Icefields; 1 Hoth System; 1 Swamps of Dagobah`,
  },
]
