import { perThing, type Slots } from '@dejarik/kernel/grammar'

/** "{k} … for each {what}": the number is k times what `per` counts. */
export const perEach =
  (...keep: string[]) =>
  (slots: Slots): Slots => ({
    ...Object.fromEntries(keep.map((key) => [key, slots[key]])),
    n: perThing(slots.k, slots.what),
  })
