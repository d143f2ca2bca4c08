import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aspects,
  type Card,
  type Catalog,
  type CoreState,
  coreState,
  IN_PLAY,
  LASTING,
  type Lasting,
  layCard,
  move,
  type PileSpec,
  type Rules,
  refOf,
  type Table,
  TIME,
  tableOf,
  touch,
} from '@dejarik/kernel'
import {
  ActiveModifiers,
  appliesTo,
  appliesToSeat,
  Modifier,
  PLAYERS,
  PrintedBySubject,
  PrintedModifier,
  QUERY,
  REFERENCE,
  type Recipient,
  subjectsFor,
} from '@dejarik/kernel/modifiers'
import type { Scope } from '@dejarik/kernel/vocabulary'
import { catalogOf } from './catalog.js'

/** One change of a number. */
interface Change {
  readonly by: number
}

const HAND = 0
const TABLE = 1
const piles: readonly PileSpec[] = [
  { name: 'hand', seat: 0, seen: 'owner', loose: true },
  { name: 'table', seat: -1, seen: 'all', inPlay: true },
]
const catalog: Catalog = catalogOf('captain', 'banner', 'soldier')

const subjects = subjectsFor<Change>(['power', 'cost'])
const power = subjects.get('power')!
const cost = subjects.get('cost')!
const scope = (t: Table, card: Card): Scope => ({
  you: t.s.controller[card] as number,
  source: refOf(t.s, card),
  that: {},
  number: 0,
  die: -1,
  opponent: 1,
})

const printed = (by: number, of: Recipient, kind: 0 | 1 | 2, holds?: object, reads = 0, about = power) =>
  new PrintedModifier<Change>(about, 0, { by }, of, kind, holds, reads)
const texts = [
  new PrintedBySubject([printed(1, { kind: 'card' }, QUERY, { day: true }, aspects(TIME))]),
  new PrintedBySubject([printed(2, 'this', REFERENCE), printed(-1, 'you', PLAYERS, undefined, 0, cost)]),
  new PrintedBySubject<Change>([]),
]

/** A game whose time is day in even turns. */
function table(): { t: Table; modifiers: ActiveModifiers<CoreState, Change> } {
  const words = {
    filters: new Map(),
    kinds: new Map([['card', { all: () => [], is: () => true }]]),
    conditions: new Map([['day', (t: Table) => t.s.clock % 2 === 0]]),
    refs: new Map([['this', (_t: Table, x: Scope) => [x.source % 1024]]]),
    players: () => [0, 1],
  }
  const rules = { piles: () => piles, words } as unknown as Rules
  const s = coreState('modifiers', 'all', 2, 'seed', catalog, piles, {})
  const modifiers = new ActiveModifiers<CoreState, Change>({
    subjects: [...subjects.values()],
    base: aspects(IN_PLAY, LASTING),
    printedOn: (t, card) => texts[t.s.def[card] as number] as PrintedBySubject<Change>,
    lasting: () => [[printed(5, 'this', REFERENCE)]],
    scopeOf: scope,
    modifierOf: (t, each, { since, that }) => new Modifier(each, 0, scope(t, 0), since, that.cards ?? null),
    counts: () => true,
  })
  return { t: tableOf({ rules, catalog }, s), modifiers }
}

const lay = (t: Table, id: string, pile = TABLE): Card => layCard(t.s, catalog, piles, id, 0, pile)

test('cards in play have modifiers in effect, in the order of the table, and cards elsewhere do not', () => {
  const { t, modifiers } = table()
  lay(t, 'banner')
  lay(t, 'captain')
  const held = lay(t, 'banner', HAND)
  const sources = () => modifiers.about(t, power).map(({ change, source }) => [change.by, source])
  assert.deepEqual(sources(), [
    [2, 0],
    [1, 1],
  ])
  assert.equal(modifiers.about(t, cost).length, 1)
  move(t, held, TABLE)
  move(t, 1, HAND)
  assert.deepEqual(sources(), [
    [2, 0],
    [2, held],
  ])
})

test('they are read once until something is touched that they look at', () => {
  const { t, modifiers } = table()
  lay(t, 'captain')
  const first = modifiers.about(t, power)
  assert.equal(first.length, 1)
  assert.equal(modifiers.about(t, power), first)
  t.s.clock++
  touch(t.s, TIME)
  assert.equal(modifiers.about(t, power).length, 0, 'it is night')
  assert.equal(modifiers.about(t, cost), modifiers.about(t, cost))
})

test('whom one applies to: whatever a query describes, what a reference means, players', () => {
  const { t, modifiers } = table()
  const [captain, banner, soldier] = ['captain', 'banner', 'soldier'].map((id) => lay(t, id)) as [Card, Card, Card]
  const [all, own] = modifiers.about(t, power) as [Modifier<Change>, Modifier<Change>]
  const [mine] = modifiers.about(t, cost) as [Modifier<Change>]
  const cards = [captain, banner, soldier]
  const applied = (each: Modifier<Change>) => cards.filter((card) => appliesTo(t, each, card))
  assert.deepEqual([all, own, mine].map(applied), [cards, [banner], []])
  const seats = (each: Modifier<Change>) => [0, 1].filter((seat) => appliesToSeat(t, each, seat))
  assert.deepEqual([all, own, mine].map(seats), [[], [], [0]])
})

test('a lasting effect is a modifier of what it has bound, behind what is printed', () => {
  const { t, modifiers } = table()
  const banner = lay(t, 'banner')
  const soldier = lay(t, 'soldier')
  const lasting: Lasting = {
    node: 0,
    source: 0,
    you: 0,
    that: { cards: [soldier] },
    number: 0,
    until: 'turn',
    since: 3,
  }
  t.s.lasting.push(lasting)
  touch(t.s, LASTING)
  const [, last] = modifiers.about(t, power) as [Modifier<Change>, Modifier<Change>]
  assert.deepEqual([last.change.by, last.since], [5, 3])
  assert.deepEqual(
    [appliesTo(t, last, banner), appliesTo(t, last, soldier), appliesToSeat(t, last, 0)],
    [false, true, false],
  )
})
