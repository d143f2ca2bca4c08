import type { LogArgs, LogWords } from '@dejarik/kernel/log'
import type { OptionOf } from '@dejarik/kernel/options'
import { kind, type StepNames } from './kind.js'
import { roles } from './roles.js'

/** A place to deploy to, a way to move, or what a transit leads to. */
const fields = {
  how: 'text?',
  host: 'card?',
  as: 'place?',
  cost: 'amount?',
  theirs: 'amount?',
  at: 'card?',
  group: 'text?',
  over: 'card?',
  pilot: 'card?',
  shuttle: 'card?',
  berth: 'place?',
  clause: 'part?',
  on: 'text?',
  mode: 'place?',
  target: 'card?',
} as const

/** A location goes to a place in the line, beside no card. */
const inLine = { ...fields, at: 'place?' } as const

type Destination = OptionOf<'to', typeof fields>

const isInLine = ({ how, host }: Destination): boolean => how === undefined && host === -1

const ways: Readonly<Record<string, string>> = {
  landspeed: 'move to',
  hyperspeed: 'jump to',
  sublight: 'fly to',
  land: 'land at',
  'take-off': 'take off to',
  shuttle: 'shuttle to',
  directly: 'move to',
  embark: 'board',
  disembark: 'get off to',
  inboard: 'go over to',
}

/** Where something goes: a location, a card, a side of the table, a place in the line. */
function reads(a: LogArgs, w: LogWords): string {
  const group = a.group === undefined ? '' : `${typeof a.group === 'string' ? 'at' : 'in'} ${w.said(a.group)}`
  return [
    a.how === undefined ? '' : (ways[String(a.how)] ?? String(a.how)),
    w.said(a.host ?? a.at ?? a.on ?? 'the table'),
    group,
    a.over === undefined ? '' : `over ${w.said(a.over)}`,
    roles[String(a.as)] ?? '',
    a.pilot === undefined ? '' : `with ${w.said(a.pilot)}`,
    a.shuttle === undefined ? '' : `with ${w.said(a.shuttle)}`,
    a.target === undefined ? '' : `targeting ${w.said(a.target)}`,
    Number(a.cost ?? 0) > 0 ? `(${a.cost} Force)` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const sides: Readonly<Record<string, readonly string[]>> = {
  'your-side': ['your side', 'the table'],
  'opponents-side': ["the opponent's side"],
  insert: ["the opponent's reserve deck"],
}

function placeNames(o: Destination, n: StepNames): readonly string[] {
  if (o.host !== undefined && o.host >= 0) return ['{host}']
  if (o.on !== undefined) return sides[o.on] ?? [o.on]
  return o.host === undefined ? ['{at}'] : n.inLine(o.at ?? 0)
}

/** Where something goes, with whatever else is chosen at once; the place alone is looser. */
function steps(o: Destination, n: StepNames): readonly string[] {
  const places = placeNames(o, n)
  const role = n.roles(o.as)
  const more: (readonly string[])[] = [
    ...(role.length === 0 ? [] : [role.map((word) => `as ${word}`)]),
    ...(o.pilot === undefined ? [] : [['with {pilot}']]),
    ...(o.shuttle === undefined ? [] : [['with {shuttle}']]),
    ...(o.group === undefined ? [] : [n.group(o.group)]),
    ...(o.over === undefined ? [] : [['over {over}']]),
    ...(o.mode === undefined ? [] : [[`mode ${o.mode + 1}`]]),
    ...(o.target === undefined ? [] : [['targeting {target}']]),
  ]
  const all = more.reduce<readonly string[]>(
    (texts, words) => texts.flatMap((text) => words.map((word) => `${text} ${word}`)),
    places.map((place) => `to ${place}`),
  )
  return [...all, ...(more.length === 0 ? [] : places.map((place) => `~to ${place}`))]
}

/** Where a card is deployed or moved to. */
export const destination = kind(
  'to',
  fields,
  (place: Omit<Destination, 'do'>): Destination => ({ do: 'to', ...place }),
  {
    group: 'choose',
    reads,
    args: (o, _t, r) => ({
      as: r.role(o.as),
      ...(o.group === undefined ? {} : { group: r.group(o.group) }),
      ...(isInLine(o) ? { at: { key: 'place', args: { n: (o.at ?? 0) + 1 } } } : {}),
    }),
    fieldsIn: (o) => (isInLine(o) ? inLine : undefined),
    steps,
    tails: (o, n) => steps(o, n).map((step) => step.replace(/^~/, '')),
  },
)
