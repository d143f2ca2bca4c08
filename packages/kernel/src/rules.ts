import type { Catalog, Clause } from './abilities/catalog.js'
import type { Intent, IntentRule } from './abilities/intents.js'
import type { ActionRule } from './action-stack/actions.js'
import type { Occurrence, WindowRules } from './action-stack/windows.js'
import type { Extent } from './boundary/position.js'
import type { Shapes } from './boundary/shape.js'
import type { Generator } from './chance/random.js'
import type { DamageRules } from './damage-packets/packets.js'
import type { Decision, Option } from './decisions/decisions.js'
import type { Why } from './decisions/explain.js'
import type { Fields } from './decisions/fields.js'
import type { Judge } from './judge.js'
import type { PileSpec } from './knowledge/piles.js'
import type { Line, Sentences } from './log/words.js'
import type { OptionTable } from './options/table.js'
import type { Procedure } from './procedures.js'
import type { EditRules } from './records/edit-rules.js'
import type { RuleChange } from './records/rule-changes.js'
import type { Json } from './state/json.js'
import type { Card, CoreState, Instance, Seat } from './state/state.js'
import type { CacheOf, Table } from './table.js'
import type { Vocabulary } from './vocabulary/interpreter.js'

/** What a game tells the kernel. The kernel knows no game; a game is this value. */
export interface Rules<S extends CoreState = CoreState> {
  readonly game: string
  /** Rises with every change to the rules as they are played. */
  readonly version: string
  /** Those changes, the oldest first; absent where nothing was ever recorded. */
  readonly changes?: readonly RuleChange[]
  readonly procedures: ReadonlyMap<string, Procedure>
  readonly intents: ReadonlyMap<string, IntentRule>
  readonly words: Vocabulary
  /** Games whose actions may be responded to: each kind of action, and who may answer what. */
  readonly actions?: ReadonlyMap<string, ActionRule>
  /** What has come about by an action of any kind that was resolved: the windows about that, behind those of its own. */
  afterAction?(t: Table<S>, kind: string): readonly Occurrence[]
  readonly windows?: WindowRules<S>
  /** Games whose damage comes in packets that may be prevented. */
  readonly damage?: DamageRules<S>
  /** What the players may agree to change, so that a game can go on. */
  readonly edits?: EditRules<S>
  piles(seats: number): readonly PileSpec[]

  /** The cards whose printed clauses count now; those of definitions that are not among these may be left out. */
  live(t: Table<S>, among?: readonly unknown[]): readonly Card[]
  /** Does this clause, on this card, answer this? If so, binds what the event names into the instance. */
  matches(t: Table<S>, clause: Clause, card: Card, intent: Intent, into: Instance): boolean
  /** Triggers that rules or keywords give rather than a printed clause. */
  also?(t: Table<S>, when: 'before' | 'after' | 'instead', intent: Intent, found: Instance[]): void
  /** Could there be such triggers at all, with these cards? Unless it is told, there could. */
  alsoAtAll?(catalog: Catalog, when: 'before' | 'after' | 'instead', kind: string): boolean
  /** Is an ability that its player may use one that they must, because something in progress depends on it? */
  must?(t: Table<S>, instance: Instance): boolean
  /** Of several opponents, is this one whom the ability could be about? */
  opposes?(t: Table<S>, instance: Instance, seat: Seat): boolean
  /** Who orders what triggers at the same time, and chooses among rival replacements. */
  orders(t: Table<S>, instances: readonly Instance[]): Seat
  /** Games whose triggers wait in a pool: what holds this one. */
  holds?(t: Table<S>, instance: Instance): string

  /** What one seat, or everybody, may know of the table. */
  view(t: Table<S>, seat: Seat | 'public'): Json
  /** The open question for the seat that is asked, as a key and what it is about. */
  question(t: Table<S>, decision: Decision): Line
  /** The rules behind questions that the kernel asks by itself, by the kind of question. */
  readonly askedBy?: Readonly<Record<string, string>>
  /** One option, likewise. */
  label(t: Table<S>, option: Option): Line
  /** The kinds of questions that come up by public facts alone, even where one answer is left; see `isPublicMoment`. */
  readonly moments: ReadonlySet<string>
  /** What the fields of its events hold. */
  readonly events: Fields
  /** Its kinds of options: whoever may not know a card may not know of an option that names it. */
  readonly options: OptionTable
  /** Does an option tell more than these eyes may see, though they know every card that it names? */
  hides?(t: Table<S>, option: Option, eyes: Seat | 'public'): boolean
  /** How questions and options are said in English. */
  readonly sentences: Sentences
  /** What a seat may ask about, and the answer. */
  explain(t: Table<S>, seat: Seat, about: Json): Json
  /** A cache with nothing in it, for games that keep what they have found out. */
  cache?(): CacheOf<S>
  /**
   * After hidden cards were dealt anew: redraws what else is hidden from this seat (sealed choices in frames). It changes
   * frames, and puts new lists in the place of others; no other list is changed.
   */
  resample?(t: Table<S>, seat: Seat, g: Generator): void
  /** Is anything but cards and sealed choices hidden from this seat now, which `resample` redraws? */
  isUnseen?(t: Table<S>, seat: Seat): boolean
  /** What the game knows of playing well. */
  readonly judge?: Judge<S>
  /** What each of the game's own fields must be in a state that came as JSON. */
  stateFields?(of: Extent): Shapes
  /** What no field alone can say: what is wrong with a state whose fields are all in order; '' if nothing. */
  contradiction?(s: S, catalog: Catalog): string
  /** Groups of cards that may be dealt anew among each other: cards whose backs and constraints agree. */
  indistinct?(t: Table<S>, card: Card): number
}

export type { Why }
