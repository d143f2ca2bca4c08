/**
 * An item that must be there. What an index is computed from says that it is; where it is not, this is a mistake in the
 * code, which should not travel on as `undefined`. Columns of a state have accessors of their own (`state/columns.ts`),
 * which need no check.
 */
export function nth<T>(list: ArrayLike<T>, at: number): T {
  const item = list[at]
  if (item === undefined) throw new RangeError(`There is no item ${at} in a list of ${list.length}`)
  return item
}
