/** A table that is asked by whatever key comes, and has words for at least these: so must a translation. */
export type Keyed<Key extends string, Words> = Readonly<Record<Key, Words>> & Readonly<Record<string, Words>>

export const keyed = <Key extends string, Words>(words: Readonly<Record<Key, Words>>): Keyed<Key, Words> =>
  words as Keyed<Key, Words>
