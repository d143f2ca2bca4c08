import { readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { didYouMean } from './nearest.js'

export const schemaPath: URL = new URL('../../schema/scenario.schema.json', import.meta.url)

// Made when it is first needed: that takes longer than most commands.
let made: ValidateFunction | undefined
function validator(): ValidateFunction {
  made ??= new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true }).compile(
    JSON.parse(readFileSync(schemaPath, 'utf8')),
  )
  return made
}

/** One fault of a file: where, and a sentence. */
export interface SchemaFault {
  readonly path: readonly (string | number)[]
  readonly says: string
}

/** Every fault of a value that should be a scenario; a typo in a key says what was meant. */
export function schemaFaults(value: unknown): SchemaFault[] {
  const validate = validator()
  if (validate(value)) return []
  const errors = validate.errors ?? []
  const told = errors.map(fault).filter((one) => one !== undefined)
  // Where all were echoes of each other, the first says where it is.
  const faults = told.length > 0 ? told : errors.slice(0, 1).map(plainly)
  const seen = new Set<string>()
  return faults.filter(({ path, says }) => {
    const key = `${path.join('/')} ${says}`
    return !seen.has(key) && seen.add(key)
  })
}

const steps = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Where a card may be a name or a record, only the record's own faults are of use. */
const echoes = ['anyOf', 'oneOf', 'if']

function fault(error: ErrorObject): SchemaFault | undefined {
  const path = steps(error.instancePath)
  const params = error.params as Record<string, unknown>
  if (echoes.includes(error.keyword)) return undefined
  if (error.keyword === 'type' && isRecord(error.data) && !String(params.type).includes('object') && path.length > 1)
    return undefined
  if (error.keyword === 'type' && !isRecord(error.data) && params.type === 'object' && path.length > 3) return undefined
  if (error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties') {
    const key = String(params.additionalProperty ?? params.unevaluatedProperty)
    const known = Object.keys((error.parentSchema as { properties?: object }).properties ?? {})
    return { path: [...path, key], says: `There is no key "${key}" here.${didYouMean(key, known) || keys(known)}` }
  }
  if (error.keyword === 'required') return { path, says: `The key "${String(params.missingProperty)}" is missing.` }
  if (error.keyword === 'enum') {
    const list = (params.allowedValues as unknown[]).map(String)
    return { path, says: `It must be one of ${list.join(', ')}.${didYouMean(String(error.data), list)}` }
  }
  return plainly(error)
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a record with named fields',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'empty',
}

function plainly(error: ErrorObject): SchemaFault {
  const params = error.params as { type?: string | string[]; limit?: number }
  const path = steps(error.instancePath)
  const wanted = [params.type ?? []].flat().map((type) => kinds[type] ?? type)
  if (error.keyword === 'type') return { path, says: `It must be ${wanted.join(' or ')}.` }
  if (error.keyword === 'minItems') return { path, says: `It must have at least ${params.limit} entries.` }
  return { path, says: `It ${error.message ?? 'is wrong'}.` }
}

const keys = (known: readonly string[]) => (known.length > 0 ? ` Known: ${known.join(', ')}.` : '')
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
