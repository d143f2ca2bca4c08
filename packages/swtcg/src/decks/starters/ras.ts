import type { DeckList } from './list.js'

/** Rogues and Scoundrels; the last one is neutral and may play either side (rule swtcg.deck-rules). */
export const ras: readonly DeckList[] = [
  {
    name: "Smugglers' Run",
    cards: `1 Hound's Tooth (A); 1 IG-2000 (A); 1 Big Asteroid; 1 Luke's X-Wing (D); 1 Millennium Falcon (H);
      1 Punishing One (A); 1 Slave I (E); 1 Slave I (D); 1 Space Slug RAS; 1 Outrider (A); 1 Medium Asteroid;
      1 Small Asteroid; 1 X-Wing Escort;
      2 Cloud City Wing Guard; 2 Bantha Herd; 2 Bespin Patrol Cloud Car; 2 Unmodified Snowspeeder;
      1 Dune Sea Krayt Dragon; 1 Modal Nodes (A); 1 Bespin Cloud Car Squad; 1 Enraged Wampa; 1 Base Guards;
      1 Chewbacca (I); 1 Han Solo (I); 1 Princess Leia (I); 1 Yoda (I); 1 C-3PO (G); 1 Chewbacca (H);
      1 Luke Skywalker (L); 1 R2-D2 (H); 1 Boba Fett (C); 1 Boba Fett (D); 1 Boba Fett (E); 1 Dash Rendar (A);
      1 Kabe (A); 1 Kyle Katarn (A); 1 Leebo (A);
      1 Yoda's Lesson; 1 Han's Sacrifice; 1 Lando's Trickery; 1 Redoubled Effort; 1 Vendetta; 1 Disrupting Strike;
      1 Luke's Vow; 1 No Good to Me Dead;
      1 Call for Hunters; 1 2-1B's Touch; 1 Falcon's Needs; 1 Jabba's Death Mark; 1 Lando System?;
      1 Dantooine System; 1 Lars Homestead; 1 Luke's Garage; 1 Mos Eisley; 1 Mos Eisley Cantina; 1 Ord Mantell System`,
  },
  {
    name: 'Bounty on Every Head',
    cards: `1 Millennium Falcon (I); 1 Mist Hunter (A); 1 Slave I (F); 1 Stinger (A); 1 Virago (A); 1 Big Asteroid;
      1 Punishing One (A); 1 Slave I (E); 1 Slave I (D); 1 Medium Asteroid; 1 Small Asteroid; 1 Star Destroyer RAS;
      1 TIE Fighter;
      2 Bespin Cloud Car Squad; 2 Cloud City Wing Guard; 2 Bantha Herd; 2 Bespin Patrol Cloud Car;
      1 Dune Sea Krayt Dragon; 1 Modal Nodes (A); 1 AT-AT; 1 Enraged Wampa; 1 Stormtrooper Detachment;
      1 Admiral Firmus Piett (C); 1 Commander Nemet (A); 1 Mara Jade (B); 1 4-LOM (A); 1 Boba Fett (F);
      1 Darth Vader (M); 1 Garindan (A); 1 Greedo (B); 1 Han Solo (H); 1 Lando Calrissian (E); 1 Darth Vader (L);
      1 Muftak (A); 1 Sleen; 1 Zutton (A); 1 Tusken Warrior;
      1 Dark Sacrifice; 1 Lando's Influence; 1 Human Shield; 1 Lando's Trickery; 1 Redoubled Effort; 1 Vendetta;
      1 Disrupting Strike; 1 No Good to Me Dead;
      1 Call for Hunters; 1 Take a Prisoner; 1 Falcon's Needs; 1 Jabba's Death Mark; 1 Lando System?;
      1 Trash Compactor; 1 Death Star Control Room; 1 Holoprojection Chamber; 1 Kessel System; 1 Streets of Tatooine;
      1 Tatooine Desert`,
  },
  {
    name: 'Wretched Hive',
    cards: `1 Hound's Tooth (A); 1 IG-2000 (A); 1 Millennium Falcon (I); 1 Mist Hunter (A); 1 Slave I (F);
      1 Stinger (A); 1 Virago (A); 1 Big Asteroid; 1 Punishing One (A); 1 Space Slug RAS; 1 Outrider (A);
      1 Medium Asteroid; 1 Small Asteroid;
      2 Dune Sea Krayt Dragon; 2 Bespin Cloud Car Squad; 2 Cloud City Wing Guard; 2 Enraged Wampa; 2 Bantha Herd;
      2 Bespin Patrol Cloud Car; 1 Modal Nodes (A);
      1 Boba Fett (G); 1 Bossk (A); 1 Dengar (A); 1 Doctor Evazan (A); 1 Guri (A); 1 Het Nkik (A); 1 IG-88 (A);
      1 Lando Calrissian (F); 1 Lando Calrissian (G); 1 Lobot (B); 1 Prince Xizor (A); 1 Zuckuss (A);
      1 Ponda Baba (A); 1 E-3PO (A); 1 Ugnaught;
      2 Lando's Influence; 2 Disrupting Strike; 2 No Good to Me Dead; 1 Lando's Trickery; 1 Redoubled Effort;
      1 Vendetta;
      1 Call for Hunters; 1 Falcon's Needs; 1 Jabba's Death Mark; 1 Lando System?;
      1 Kessel System; 1 Mos Eisley; 1 Mos Eisley Cantina; 1 Ord Mantell System; 1 Streets of Tatooine;
      1 Tatooine Desert`,
  },
]
