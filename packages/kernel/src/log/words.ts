/**
 * How a line is said: of a log, a question, an option. Nothing here knows an engine: a screen in another language brings
 * other sentences and another grammar, and says the same lines.
 */

/** A card as a line names it: what to look at, its name there, and whose it is where a name alone does not tell. */
export type CardArg = { readonly card: string; readonly name: string; readonly of?: number }

/** What a die shows, as card data write it, and the card whose die it is. */
export type DieArg = { readonly side: string; readonly on: CardArg }

/** An argument may be a line itself: a part of a sentence that is said on its own. */
export type LogArg = string | number | boolean | null | CardArg | DieArg | Line | readonly LogArg[]

/** What a line is about. */
export type LogArgs = { readonly [name: string]: LogArg | undefined }

/** What happened or is asked, as a key, and what it is about: words come when somebody reads it. */
export interface Line {
  readonly key: string
  readonly args: LogArgs
}

/** What a sentence is made of. */
export interface LogWords {
  /** `who(0, 'draw')` is "You draw" for seat 0 and "Dark draws" for the others. */
  who(seat: LogArg | undefined, verb: string): string
  /** `whose(0, 'hand')` is "your hand", "Dark's hand", or "their hand" where Dark was named before. */
  whose(seat: LogArg | undefined, thing: string): string
  /** A card by name; "a card" where it is not known. */
  card(card: LogArg | undefined): string
  /** A part of the sentence: a line in its own words, a card by name, anything else as it is; '' where there is none. */
  said(arg: LogArg | undefined): string
  /** Several cards, or how many there are. */
  cards(cards: LogArg | undefined, n?: LogArg): string
  die(die: LogArg | undefined): string
  side(side: LogArg | undefined): string
  /** `count(2, 'hit')` is "2 hits". */
  count(n: LogArg | undefined, noun: string): string
}

/** One line in words; null where there is nothing to say. */
export type Sentence = (a: LogArgs, w: LogWords) => string | null
export type Sentences = Readonly<Record<string, Sentence>>

/** How the pieces of a sentence are put together in a language. A name is null for whoever reads it. */
export interface Grammar {
  who(name: string | null, verb: string): string
  whose(name: string | null, thing: string): string
  /** What belongs to whoever the sentence has named before: to a person, or to a bot. */
  own(isBot: boolean, thing: string): string
  count(n: number, noun: string): string
  dieOf(side: string, card: string): string
  side(code: string): string
  /** One of several: "a, b or c"; of a long list some. */
  either(words: readonly string[]): string
  readonly someCard: string
}

/** Who reads it, how the seats are called, and how the name of a card is written. */
export interface Reader {
  readonly seat: number | 'public'
  readonly names: readonly string[]
  isBot?(seat: number): boolean
  mark?(card: CardArg): string
}

export const isCardArg = (arg: LogArg | undefined): arg is CardArg =>
  typeof arg === 'object' && arg !== null && 'card' in arg

const isLine = (arg: LogArg | undefined): arg is Line => typeof arg === 'object' && arg !== null && 'key' in arg

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A line as a sentence of a language; null where it says nothing. */
export function sayLine(sentences: Sentences, grammar: Grammar, line: Line, reader: Reader): string | null {
  const text = sayWords(sentences, grammar, line, reader)
  return text === null ? null : capital(text)
}

/** A line in the words of a language, to stand anywhere in a text; null where it says nothing. */
export function sayWords(sentences: Sentences, grammar: Grammar, { key, args }: Line, reader: Reader): string | null {
  const nameOf = (seat: number): string | null => (seat === reader.seat ? null : (reader.names[seat] ?? ''))
  /** Whom the sentence has named. */
  let subject: LogArg | undefined
  const whose = (seat: LogArg | undefined, thing: string): string => {
    const name = nameOf(seat as number)
    return name !== null && seat === subject
      ? grammar.own(reader.isBot?.(seat as number) ?? false, thing)
      : grammar.whose(name, thing)
  }
  const card = (arg: LogArg | undefined): string => {
    if (!isCardArg(arg)) return grammar.someCard
    const name = reader.mark?.(arg) ?? arg.name
    return arg.of === undefined ? name : whose(arg.of, name)
  }
  const words: LogWords = {
    who(seat, verb) {
      subject = seat
      return grammar.who(nameOf(seat as number), verb)
    },
    whose,
    card,
    said: (arg) =>
      isCardArg(arg) ? card(arg) : isLine(arg) ? (sayWords(sentences, grammar, arg, reader) ?? '') : String(arg ?? ''),
    cards: (cards, n) => (Array.isArray(cards) ? cards.map(card).join(', ') : grammar.count(Number(n ?? 0), 'card')),
    die: (die) => grammar.dieOf(grammar.side((die as DieArg).side), card((die as DieArg).on)),
    side: (side) => grammar.side(String(side)),
    count: (n, noun) => grammar.count(Number(n), noun),
  }
  const sentence = sentences[key]
  return sentence === undefined ? `${key}${args.card ? `: ${card(args.card)}` : ''}` : sentence(args, words)
}

const irregular: Readonly<Record<string, readonly [you: string, others: string]>> = {
  be: ['are', 'is'],
  have: ['have', 'has'],
  pass: ['pass', 'passes'],
  search: ['search', 'searches'],
}

const symbols: Readonly<Record<string, string>> = {
  MD: 'melee',
  RD: 'ranged',
  ID: 'indirect',
  Sh: 'shield',
  R: 'resource',
  Dr: 'disrupt',
  Dc: 'discard',
  F: 'focus',
  Sp: 'special',
}

/** `2RD1` is "2 ranged (pay 1)", `-` is "blank". */
function sideWords(code: string): string {
  const [all, value = '', symbol = '', cost] = /^(\+?(?:\d+|X))?([A-Za-z]+)(\d+)?$/.exec(code) ?? []
  if (all === undefined) return 'blank'
  return `${value === '' ? '' : `${value} `}${symbols[symbol] ?? symbol}${cost === undefined ? '' : ` (pay ${cost})`}`
}

/** "The bot" in the middle of a sentence; where one begins it is made large again. */
const within = (name: string): string => name.replace(/^The (?=\p{Ll})/u, 'the ')

/** "2 melee" as it is, else "a blank", "a special". */
export const withArticle = (side: string): string => (/^[+\dX]/.test(side) ? side : `a ${side}`)

/** `Grenades'`, `Rey's`. */
export const possessive = (name: string): string => `${name}'${name.endsWith('s') ? '' : 's'}`

export const english: Grammar = {
  who(name, verb) {
    const [you, others] = irregular[verb] ?? [verb, `${verb}s`]
    return name === null ? `you ${you}` : `${within(name)} ${others}`
  },
  whose: (name, thing) => (name === null ? `your ${thing}` : `${possessive(within(name))} ${thing}`),
  own: (isBot, thing) => `${isBot ? 'its' : 'their'} ${thing}`,
  count: (n, noun) => `${n} ${noun}${n === 1 ? '' : 's'}`,
  dieOf: (side, card) => `${/^\d/.test(side) ? side : `the ${side}`} of ${card}`,
  side: sideWords,
  either(words) {
    const most = 16
    if (words.length > most) return `${words.slice(0, most).join(', ')} and ${words.length - most} more`
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
  },
  someCard: 'a card',
}
