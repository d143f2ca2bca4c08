/** A game whose record was written because something was wrong with it. */
export interface Fault {
  readonly game: number
  readonly says: string
  readonly file: string
}

/** What came of some games. Tallies of different threads add up. */
export interface Tally {
  games: number
  finished: number
  errors: number
  choices: number
  forced: number
  /** By side. */
  wins: number[]
  draws: number
  turns: number
  longest: number
  faults: Fault[]
}

export const noGames = (sides: number): Tally => ({
  games: 0,
  finished: 0,
  errors: 0,
  choices: 0,
  forced: 0,
  wins: new Array(sides).fill(0),
  draws: 0,
  turns: 0,
  longest: 0,
  faults: [],
})

export const sum = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  finished: a.finished + b.finished,
  errors: a.errors + b.errors,
  choices: a.choices + b.choices,
  forced: a.forced + b.forced,
  wins: a.wins.map((wins, side) => wins + (b.wins[side] ?? 0)),
  draws: a.draws + b.draws,
  turns: a.turns + b.turns,
  longest: Math.max(a.longest, b.longest),
  faults: [...a.faults, ...b.faults].sort((x, y) => x.game - y.game),
})
