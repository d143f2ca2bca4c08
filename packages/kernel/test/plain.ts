import type { FieldKind, OptionTable } from '@dejarik/kernel'

/** The fields of a stand-in game, which declares none: a card is what is called so. */
export const plain: OptionTable = {
  of: (told) =>
    new Map(
      Object.keys(told).map((field): [string, FieldKind] => [
        field,
        field === 'card' || field === 'cards' || field === 'on' ? 'card' : 'options',
      ]),
    ),
  kinds: [],
  described: new Map(),
  headings: {},
  needed: () => [],
}
