/** A seed that nobody can guess: 256 random bits. */
export const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
