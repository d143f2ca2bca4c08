/** Names of the sets by code, as players' tools write them. */
export const setNames: Readonly<Record<string, string>> = {
  AW: 'Awakenings',
  SoR: 'Spirit of Rebellion',
  EaW: 'Empire at War',
  TPG: 'Two-Player Game',
  LEG: 'Legacies',
  RIV: 'Rivals',
  WotF: 'Way of the Force',
  AtG: 'Across the Galaxy',
  CONV: 'Convergence',
  AoN: 'Allies of Necessity',
  SoH: 'Spark of Hope',
  CM: 'Covert Missions',
  TR: 'Transformations',
  FA: 'Faltering Allegiances',
  RM: 'Redemption',
  HS: 'High Stakes',
  EC: 'Eternal Conflict',
  PW: 'Parting Words',
}

export const setName = (code: string): string => setNames[code] ?? code
