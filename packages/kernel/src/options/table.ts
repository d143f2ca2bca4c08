import type { Option } from '../decisions/decisions.js'
import type { FieldKind, Fields } from '../decisions/fields.js'
import { kernelFields } from './kernel-options.js'
import type { OptionKind } from './kind.js'
import type { FieldType, FieldTypes } from './types.js'

/** Every kind of option of a game: what its options hold, and how each is described. */
export interface OptionTable extends Fields {
  readonly described: ReadonlyMap<string, OptionKind>
  /** Its groups in words. */
  readonly headings: Readonly<Record<string, string>>
  /** The fields that an option of this kind always has. */
  needed(option: Option): readonly string[]
}

const kindOf = (type: FieldType): FieldKind => type.replace(/\?$|\[\]$/, '') as FieldKind

const kindsOf = (fields: FieldTypes): ReadonlyMap<string, FieldKind> =>
  new Map(Object.entries(fields).map(([field, type]) => [field, kindOf(type)]))

const neededOf = (fields: FieldTypes): readonly string[] =>
  Object.entries(fields).flatMap(([field, type]) => (type.endsWith('?') ? [] : [field]))

/** The options of a game, with those of the kernel that it does not describe. */
export function optionTable(
  kinds: readonly OptionKind[],
  headings: Readonly<Record<string, string>> = {},
): OptionTable {
  const described = new Map(kinds.map((kind) => [kind.do, kind]))
  if (described.size < kinds.length) throw new Error('A kind of option is described twice')
  const all = new Map<string, FieldTypes>([
    ...Object.entries(kernelFields),
    ...kinds.map((kind): [string, FieldTypes] => [kind.do, kind.fields]),
  ])
  const held = new Map([...all.values()].map((fields) => [fields, kindsOf(fields)]))
  const needed = new Map([...all.values()].map((fields) => [fields, neededOf(fields)]))
  /** Kinds whose fields depend on the option. */
  const varies = new Map(kinds.flatMap((kind) => (kind.fieldsIn === undefined ? [] : [[kind.do, kind] as const])))
  const fieldsOf = (option: Option): FieldTypes | undefined =>
    varies.get(option.do)?.fieldsIn?.(option) ?? all.get(option.do)
  return {
    described,
    headings,
    kinds: [...all.keys()],
    of(told) {
      const fields = fieldsOf(told as Option)
      return fields && (held.get(fields) ?? kindsOf(fields))
    },
    needed(option) {
      const fields = fieldsOf(option)
      return fields === undefined ? [] : (needed.get(fields) ?? neededOf(fields))
    },
  }
}
