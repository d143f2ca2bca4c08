import type { Json } from '@dejarik/kernel'

/** A card as a scenario lists it: its title, or a record with its counters. */
export type Entry = string | { card: string; [fact: string]: Json }

export const entryOf = (entry: Entry): { card: string; [fact: string]: Json | undefined } =>
  typeof entry === 'string' ? { card: entry } : entry

export const entries = (list: Json | undefined): Entry[] => (list ?? []) as unknown as Entry[]
