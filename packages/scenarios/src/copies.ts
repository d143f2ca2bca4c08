/**
 * The ways to name one of several things that share a name: `Padawan`, `Padawan#2`, `b's Padawan`, `b's Padawan#2`. The
 * most exact one is first. `copies`: everything called so, in order; `own`: those of the same seat.
 */
export function copyNames<T>(
  name: string,
  seat: string,
  thing: T,
  copies: readonly T[],
  own: readonly T[],
): readonly string[] {
  const numbered = `${name}#${copies.indexOf(thing) + 1}`
  const names = [name, numbered, `${seat}'s ${name}`, `${seat}'s ${name}#${own.indexOf(thing) + 1}`]
  return copies.length > 1 ? [numbered, ...names.filter((each) => each !== numbered)] : names
}
