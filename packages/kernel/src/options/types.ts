import type { Option } from '../decisions/decisions.js'
import type { FieldKind } from '../decisions/fields.js'
import type { Card, Seat } from '../state/state.js'

/** What a field of each kind is in a program. */
interface Values {
  card: Card
  die: number
  seat: Seat
  place: number
  arena: number
  pile: string
  amount: number
  part: number
  text: string
  flag: boolean
  options: readonly Option[]
}

/** What a field holds: `card`; `card?` where it may be absent; `die[]` where there are several. */
export type FieldType = FieldKind | `${FieldKind}?` | `${FieldKind}[]`

/** The fields of one kind of option, in the order in which options hold them. */
export type FieldTypes = Readonly<Record<string, FieldType>>

type Held<T extends FieldType> = T extends FieldKind
  ? Values[T]
  : T extends `${infer Kind extends FieldKind}?`
    ? Values[Kind]
    : T extends `${infer Kind extends FieldKind}[]`
      ? readonly Values[Kind][]
      : never

type Needed<F extends FieldTypes> = { [Name in keyof F]: F[Name] extends `${string}?` ? never : Name }[keyof F]

/** An option of this kind with these fields. */
export type OptionOf<K extends string, F extends FieldTypes> = { readonly do: K } & {
  readonly [Name in Needed<F>]: Held<F[Name]>
} & { readonly [Name in Exclude<keyof F, Needed<F>>]?: Held<F[Name]> }
