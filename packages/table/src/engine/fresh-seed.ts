import type { GameRecord } from '@dejarik/kernel'

/** A seed that nobody can guess: 256 random bits. */
export const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * A bot's chances are its own: they tell nothing of the game's, nor the game's of them. Where a person chose the seed there is
 * no secret, and the bots play the same game again.
 */
export const botSeed = ({ seed, answers }: Pick<GameRecord, 'seed' | 'answers'>, player: number): string =>
  /^[0-9a-f]{64}$/.test(String(seed)) ? freshSeed() : `${seed}/${player}/${answers.length}`
