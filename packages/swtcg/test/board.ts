import {
  ask,
  type Card,
  type Engine,
  type Event,
  engine,
  goto,
  type Option,
  procedure,
  type Rules,
  refOf,
  run,
  type Seat,
  type Table,
  tableOf,
} from '@dejarik/kernel'
import type { CardData } from '../src/cards/card.js'
import { swtcgCatalog } from '../src/definitions.js'
import type { Ability, Effect, TextTree } from '../src/effects/tree.js'
import { emptyState, lay, rules as played } from '../src/game.js'
import { ARENA, ATTACHED, BUILD, DECK, DISCARD, HAND, zone } from '../src/rules/zones.js'
import { arenas, type State } from '../src/state.js'

/** A card on the board; everything that is not said is as it usually is. */
export interface Placed {
  card: string
  damage?: number
  tapped?: true
  /** Face down with so many build counters. */
  counters?: number
  /** The unit that this Pilot is on, that this Equipment is on, that this card lies beneath. */
  pilots?: string
  equips?: string
  under?: string
}
type Entry = string | Placed

export interface Side {
  space?: Entry[]
  ground?: Entry[]
  character?: Entry[]
  build?: Entry[]
  hand?: Entry[]
  /** Bottom first. */
  deck?: Entry[]
  discard?: Entry[]
  attached?: Entry[]
  force?: number
  points?: number
}

export interface Board {
  /** Stand-ins: only what matters of each. */
  cards: Record<string, Partial<Omit<CardData, 'abilities'>> & { abilities?: Ability[] }>
  dark?: Side
  light?: Side
  battle?: (typeof arenas)[number]
  /** Whose build step it is, instead of a battle. */
  building?: 'dark' | 'light'
  rolls?: number[]
}

const zones = { space: ARENA, ground: ARENA + 1, character: ARENA + 2, build: BUILD, hand: HAND, deck: DECK } as const
const others = { discard: DISCARD, attached: ATTACHED } as const

/** Holds the game once an effect has happened, so that a test can look. */
const pause = procedure('pause', {
  wait(t) {
    ask(t, 0, 'pause', [{ do: 'go on' }, { do: 'wait' }])
  },
  waited(_t, f, answer) {
    if (answer.do === 'wait') goto(f, 'wait')
  },
})
const rules: Rules<State> = { ...played, procedures: new Map([...played.procedures, [pause.name, pause]]) }

/** A unit of 3 build points with speed 30, power 3 and health 3 in the Character arena, unless something else is said. */
function standIn(name: string, i: number, facts: Board['cards'][string]): CardData {
  return {
    id: `swtcg:AOTC-${9000 + i}`,
    set: 'AOTC',
    number: 9000 + i,
    name,
    side: 'neutral',
    types: ['character'],
    subtypes: [],
    build: 3,
    speed: 30,
    power: 3,
    health: 3,
    rarity: 'C',
    by: 'hand',
    wording: '',
    ...facts,
    abilities: (facts.abilities ?? []) as unknown as CardData['abilities'],
  }
}

/** A game in progress on a small board, played by names. */
export class Game {
  readonly engine: Engine<State>
  readonly s: State
  readonly events: Event[] = []
  readonly #names: string[]
  readonly #cards: Card[] = []

  constructor(board: Board) {
    this.#names = Object.keys(board.cards)
    const catalog = swtcgCatalog(this.#names.map((name, i) => standIn(name, i, board.cards[name] ?? {})))
    this.engine = engine<State, never>(rules, catalog, () => this.s)
    this.s = emptyState('all', 'board', this.engine.catalog)
    if (board.rolls) this.s.script = { rolls: board.rolls.map(String), picks: [] }
    ;[board.dark ?? {}, board.light ?? {}].forEach((side, seat) => {
      this.s.force[seat] = side.force ?? 0
      this.s.points[seat] = side.points ?? 0
      for (const [where, pile] of Object.entries({ ...zones, ...others }))
        for (const entry of side[where as keyof typeof zones] ?? []) this.#lay(entry, seat, pile)
    })
    this.s.turn = 1
    if (board.building === undefined) {
      this.s.phase = 'battle'
      this.s.battle = arenas.indexOf(board.battle ?? 'character')
      this.s.stack.push({ procedure: 'turns', step: 'endOfTurn' })
      this.s.stack.push({ procedure: 'battle-phase', step: 'next', arena: this.s.battle } as never)
      this.s.stack.push({ procedure: 'battle-step', step: 'general', arena: this.s.battle } as never)
    } else {
      const seat = board.building === 'dark' ? 0 : 1
      this.s.phase = 'command'
      this.s.active = seat
      this.s.stack.push({ procedure: 'turns', step: 'battle' })
      this.s.stack.push({ procedure: 'build-step', step: 'choose', seat } as never)
    }
  }

  #lay(entry: Entry, seat: Seat, pile: number): void {
    const { card: name, ...more } = typeof entry === 'string' ? { card: entry } : entry
    const id = `swtcg:AOTC-${9000 + this.#names.indexOf(name)}`
    const card = lay(this.s, this.engine.catalog, id, seat, zone(seat, pile))
    this.#cards.push(card)
    const { s } = this
    const { damage = 0, tapped, counters, pilots, equips, under } = more as Omit<Placed, 'card'>
    s.damage[card] = damage
    s.tapped[card] = tapped ? 1 : 0
    s.counters[card] = counters ?? 0
    if (pile === BUILD && counters === undefined) {
      s.faceUp[card] = 1
      s.known[card] = 3
    }
    if (pilots) s.piloting[card] = this.card(pilots)
    if (equips) s.equipped[card] = this.card(equips)
    if (under) s.under[card] = this.card(under)
  }

  get #table(): Table<State> {
    const { s, engine } = this
    return { ...tableOf(engine, s), watch: (event) => this.events.push(event) }
  }

  /** The card of that name; `#2` is the second of its copies. */
  card(name: string): Card {
    const [title = '', copy = '1'] = name.split('#')
    const of = this.#cards.filter((card) => this.#names[this.s.def[card] as number] === title)
    const found = of[Number(copy) - 1]
    if (found === undefined) throw new Error(`No card ${name} is on the board`)
    return found
  }

  nameOf(card: Card): string {
    const title = this.engine.catalog.defs[this.s.def[card] as number]?.name as string
    const copies = this.#cards.filter((each) => this.s.def[each] === this.s.def[card])
    return copies.length === 1 ? title : `${title}#${copies.indexOf(card) + 1}`
  }

  /** Goes on until somebody is asked. */
  go(): this {
    run(this.#table)
    return this
  }

  /** The effect of the first ability of this card happens now, for whoever controls it; then the game holds. */
  does(name: string): this {
    const { s } = this
    if (s.decision?.kind === 'pause') s.stack.pop()
    s.decision = null
    s.stack.push({ procedure: pause.name, step: pause.first })
    const card = this.card(name)
    const clause = this.engine.catalog.clausesOf[s.def[card] as number]?.[0]
    const text: TextTree | undefined = clause?.ability
    const effect = text?.effect
    const you = s.controller[card] as Seat
    s.stack.push({
      procedure: 'ability',
      step: 'perform',
      clause: clause?.id,
      node: this.engine.catalog.nodeOf.get(effect ?? {}),
      scope: s.stack.length,
      may: false,
      you,
      source: refOf(s, card),
      that: {},
      number: 0,
      die: -1,
      opponent: 1 - you,
    } as never)
    return this.go()
  }

  #say(o: Option): string {
    const said = [o.do]
    for (const key of ['card', 'target', 'on', 'to']) {
      if (typeof o[key] === 'number') said.push(key === 'card' ? this.nameOf(o[key]) : `${key} ${this.nameOf(o[key])}`)
    }
    if (typeof o.die === 'number') said.push(`${this.s.dice[o.die]}`)
    for (const key of ['n', 'type', 'subtype', 'name'])
      if (o[key] !== undefined && !(key === 'n' && (o.type ?? o.subtype))) said.push(String(o[key]))
    if (typeof o.arena === 'number') said.push(arenas[o.arena] ?? 'build')
    if (typeof o.seat === 'number') said.push(o.seat === 0 ? 'dark' : 'light')
    return said.join(' ')
  }

  /** Who is asked, and every answer: `light: choose Foe, choose Hero`. */
  asked(): string {
    const { decision } = this.s
    if (decision === null || decision.kind === 'pause') return 'nobody'
    const options = decision.options.map((option) => this.#say(option))
    return `${decision.seat === 0 ? 'dark' : 'light'}: ${options.join(', ')}`
  }

  /** Answers with these words, one decision after the other. */
  answer(...said: string[]): this {
    for (const words of said) {
      const option = this.s.decision?.options.find((each) => this.#say(each) === words)
      if (option === undefined) throw new Error(`${words} is not possible; ${this.asked()}`)
      this.engine.answer(this.s, option, (event) => this.events.push(event))
    }
    return this
  }

  /** Nobody attacks any more, and the turn ends. */
  endTurn(): this {
    this.s.tapped.fill(1)
    return this.answer('go on')
  }

  /** Where a card is: `dark hand`, `light Character`. */
  where(name: string): string {
    const pile = rules.piles(2)[this.s.pile[this.card(name)] as number]
    return pile === undefined || pile.seat < 0
      ? (pile?.name ?? '')
      : `${pile.seat === 0 ? 'dark' : 'light'} ${pile.name}`
  }

  damage(name: string): number {
    return this.s.damage[this.card(name)] as number
  }

  isTapped(name: string): boolean {
    return this.s.tapped[this.card(name)] === 1
  }
}

/** A card whose only ability has this effect; a unit unless its facts say otherwise. */
export const doing = (effect: Effect, facts: Board['cards'][string] = {}): Board['cards'][string] => ({
  ...facts,
  abilities: [{ ability: 'play', effect }],
})

/** An activated ability. */
export const activated = (cost: Effect[], effect: Effect, more: object = {}): Ability =>
  ({ ability: 'activated', cost, effect, ...more }) as Ability

/** A Battle card. */
export const battle = (effect: Effect, cost: Effect[] = []): Board['cards'][string] => ({
  types: ['battle'],
  abilities: [{ ability: 'play', cost, effect }],
})
