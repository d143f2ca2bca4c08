import { chain, type Form, heard, isRecord, type Production, type Slots } from '@dejarik/kernel/grammar'
import { the } from './refer.js'

const as = (who: string, effect: Slots): Slots => (who === 'you' ? effect : { do: 'as', who, effect })
const get = (to: unknown, gets: unknown, until: unknown): Slots => ({ do: 'get', to, gets, until })
const less = (n: unknown): unknown => (typeof n === 'number' ? -n : { times: [-1, n] })
const theirHand = { kind: 'card', whose: 'opponent', zone: 'hand' }
const handSize = { cards: 'opponent', in: 'hand' }
const amount = { drawn: 'you' }
const look = (what: unknown): Slots => ({ do: 'look-at', what })

const fates = { lost: 'lose', hit: 'hit', captured: 'capture', stolen: 'steal', released: 'release' } as const

/** Who it is that the sentence before has named. */
const named: Production[] = [
  ...['target', 'it', 'he', 'she', 'that card', 'him', 'her'].map((word) => heard('the-one', word, () => the)),
  ...[
    'character',
    'starship',
    'starfighter',
    'vehicle',
    'weapon',
    'device',
    'droid',
    'captive',
    'creature',
    'spy',
  ].flatMap((word) => [heard('the-one', word, () => the), heard('the-one', `that ${word}`, () => the)]),
]

/** What is done, one thing each: effects in which whoever was named before is `the`. */
export const printDeeds: (Production | Form)[] = [
  ...named,
  heard('feat', 'add {n:digits} battle destiny', ({ n }) =>
    get('you', [{ modify: 'battle-destiny-draws', by: n }], 'battle'),
  ),
  heard('feat', 'peek at the top card of {w:whos} Reserve Deck', ({ w }) => look({ top: 1, of: w, pile: 'reserve' })),
  heard('feat', "peek at (the) (cards) (in) opponent 's hand", () => look({ each: theirHand })),
  heard('feat', 'peek at (the) top {n:number} cards of your Reserve Deck', ({ n }) =>
    look({ top: n, of: 'you', pile: 'reserve' }),
  ),
  heard('feat', 'retrieve {x:wanted-one}', ({ x }) =>
    isRecord(x) ? { do: 'retrieve', what: { choose: 1, from: { ...x, whose: 'yours', zone: 'lost' } } } : undefined,
  ),
  heard('lasting', '(for) (the) remainder of (this) turn', () => 'turn'),
  heard('lasting', 'until (the) end of (this) turn', () => 'turn'),
  heard('lasting', '(for) (the) remainder of (this) battle', () => 'battle'),
  heard('lasting', 'until (the) end of your next turn', () => 'your-next-turn'),
  heard('lasting-gains', '{m:mod-list}', ({ m }) => (m as Slots[][]).flat()),
  heard('lasting-gains', '{s:some-stats} = {n:digits}', ({ s, n }) => (s as string[]).map((set) => ({ set, to: n }))),
  heard('feat', 'opponent (must) (also) lose|loses {n:n} Force', ({ n }) => as('opponent', { do: 'lose-force', n })),
  // At the beginning it is rather a cost.
  heard('feat', '(you) (must) lose {n:n} Force', ({ n }) => ({ do: 'lose-force', n }), { cost: 2 }),
  heard('feat', 'each player (must) lose|loses|lost {n:n} Force', ({ n }) =>
    as('each-player', { do: 'lose-force', n }),
  ),
  heard('feat', '(you) retrieve {n:n} Force', ({ n }) => ({ do: 'retrieve', n })),
  heard('feat', '(you) (may) activate {n:n} Force', ({ n }) => ({ do: 'activate', n })),
  heard('feat', '(cumulatively) activate {n:digits} Force for each|every {w:per}', ({ n, w }) => ({
    do: 'activate',
    n: n === 1 ? w : { times: [n, w] },
  })),
  heard('feat', '{t:the-one} (is) (also) (immediately) {d:fate}', ({ t, d }) => (t === the ? d : undefined)),
  heard('feat', '{:lose-it} {t:the-one}', ({ t }) => ({ do: 'lose', what: t })),
  heard('lose-it', 'lose', () => true),
  heard('feat', 'release {t:the-one}', ({ t }) => ({ do: 'release', what: t })),
  heard('feat', 'place|relocate {t:the-one} in|on|to {p:which-pile}', ({ t, p }) => ({ do: 'place', what: t, in: p })),
  heard('feat', '{t:the-one} is placed in|on {p:which-pile}', ({ t, p }) => ({ do: 'place', what: t, in: p })),
  heard('which-pile', "(owner|your) ('s) Used Pile", () => 'used'),
  heard('which-pile', "(owner|your) ('s) Lost Pile", () => 'lost'),
  heard('feat', 'place {t:the-one} out of play', ({ t }) => ({ do: 'place', what: t, in: 'out-of-play' })),
  heard('feat', 'lose (this|utinni|immediate) Effect', () => ({ do: 'lose', what: 'this' })),
  heard('feat', '(this|utinni|immediate) Effect (is) lost', () => ({ do: 'lose', what: 'this' })),
  heard('feat', '(this|utinni|immediate) Effect (is) canceled', () => ({ do: 'cancel', what: 'this' })),
  heard('fate', 'excluded from (the) battle', () => ({ do: 'exclude', what: the })),
  ...(['lost', 'hit', 'captured', 'stolen', 'released'] as const).map((word) =>
    heard('fate', word, () => ({ do: fates[word], what: the })),
  ),
  // Until when it is so is said before or behind.
  heard('feat', '{t:the-one} (is) {g:lasting-gains} {u:lasting}', ({ t, g, u }) => get(t, g, u)),
  heard('feat', '{t:the-one} cannot {g:bans} {u:lasting}', ({ t, g, u }) => get(t, g, u)),
  heard('feat', '{u:lasting}, {t:the-one} {c:traits-of}', ({ t, c, u }) => get(t, c, u)),
  chain('traits-of', 'trait-of', { byComma: true }),
  heard('trait-of', '(is|are) {g:lasting-gains}', ({ g }) => g),
  heard('trait-of', 'cannot {g:bans}', ({ g }) => g),
  heard('trait-of', '{:loses-immunity}', () => [{ set: 'immunity', to: 0 }]),
  heard('loses-immunity', '(to) lose|loses (all|any|his|its|her) immunity to attrition', () => true),
  heard('trait-of', ', if {c:so-of-it}, {g:trait-of}', ({ c, g }) => onlyIf(c, g)),
  heard('so-of-it', 'piloted by {x:one}', ({ x }) => ({ is: the, a: { kind: 'card', 'piloted-by': x } })),
  heard(
    'feat',
    'deploy {x:wanted-one} (directly) (free? for free) from Reserve Deck ({:reshuffled})',
    ({ x, free }) => ({
      do: 'deploy',
      what: { choose: 1, from: { ...(x as object), whose: 'yours', zone: 'reserve' } },
      ...(free === true && { free }),
    }),
  ),
  heard('maybe', '{x:one} may deploy on this card (free? for free) from Reserve Deck {:reshuffled}', ({ x, free }) => ({
    effect: {
      do: 'deploy',
      what: { choose: 1, from: { ...(x as object), whose: 'yours', zone: 'reserve' } },
      on: 'this',
      ...(free === true && { free }),
    },
  })),
  heard('feat', 'opponent cannot initiate any battles {u:lasting}', ({ u }) =>
    get('opponent', [{ cannot: 'initiate-battle' }], u),
  ),
  // Hands and piles of the opponent.
  heard('feat', 'place all but {n:digits} ‹ random selection › in Used Pile', ({ n }) => ({
    do: 'place',
    what: { random: { minus: [handSize, n] }, from: theirHand },
    in: 'used',
  })),
  heard('piece', "reveal opponent 's hand", () => ({ effect: { do: 'reveal', what: { each: theirHand } } })),
  heard('piece', 'all cards {:held-twice} are lost', () => ({
    effect: { do: 'lose', what: { each: { ...theirHand, doubled: true } } },
  })),
  heard(
    'feat',
    'search your Lost Pile. take {x:wanted-one} {:found-there} and immediately deploy it for free',
    ({ x }) => ({
      do: 'deploy',
      what: { choose: 1, from: { ...(x as object), whose: 'yours', zone: 'lost' } },
      free: true,
    }),
  ),
  heard('held-twice', 'opponent has two or more of in hand', () => true),
  heard('found-there', 'you find there', () => true),
  heard('whole-so', 'opponent has {n:digits} or more cards in hand', ({ n }) => ({ compare: [handSize, '>=', n] })),
  heard('whole-so', 'opponent has more than {n:digits} cards in hand', ({ n }) => ({ compare: [handSize, '>', n] })),
  heard(
    'feat',
    "randomly select {n:number} #card from opponent 's hand and place it|them (, unseen,) in|on {p:which-pile}",
    ({ n, p }) => ({ do: 'place', what: { random: n, from: theirHand }, in: p }),
  ),
  heard('feat', 'examine (the) cards in your {p:deck}', ({ p }) =>
    look({ each: { kind: 'card', whose: 'yours', zone: p } }),
  ),
  heard('feat', 'opponent must choose to {a:their-feat} or {b:their-feat}', ({ a, b }) =>
    as('opponent', { do: 'either', options: [a, b] }),
  ),
  heard('feat', 'opponent must choose to lose either {a:force-from} or {b:force-from}', ({ a, b }) =>
    as('opponent', { do: 'either', options: [a, b] }),
  ),
  heard('their-feat', 'lose {n:digits} Force', ({ n }) => ({ do: 'lose-force', n })),
  heard('their-feat', 'use {n:digits} Force', ({ n }) => ({ do: 'use-force', n })),
  heard('force-from', '{n:digits} Force from hand', ({ n }) => ({ do: 'lose-force', n, from: 'hand' })),
  heard('force-from', '{n:digits} Force from top of Reserve Deck', ({ n }) => ({
    do: 'lose-force',
    n,
    from: 'reserve',
  })),
  // What was drawn, taken off something.
  heard('how-much', '{n:digits}', ({ n }) => n),
  heard('how-much', 'that amount', () => amount),
  heard('how-much', 'total', () => amount),
  heard('feat', 'subtract {n:how-much} from {w:number-of} ({:not-below})', ({ n, w }) => change(w, less(n))),
  heard('feat', 'add|adds {n:how-much} to {w:number-of}', ({ n, w }) => change(w, n)),
  heard('feat', 'cumulatively add|adds {n:how-much} to {w:number-of}', ({ n, w }) =>
    change(w, n, { cumulative: true }),
  ),
  heard('feat', 'reduce {w:number-of} by {n:digits}', ({ n, w }) => change(w, less(n))),
  heard('not-below', '‹ cannot fall below zero ›', () => true),
  heard('feat', 'subtract {n:digits} from all asteroid destiny draws against you {u:lasting}', ({ n, u }) =>
    get('you', [{ modify: 'asteroid-destiny', by: less(n) }], u),
  ),
  heard('number-of', "opponent 's total battle destiny", () => [['opponent', 'total-battle-destiny']]),
  heard('number-of', "opponent 's total power", () => [['opponent', 'total-power']]),
  heard('number-of', 'attrition against opponent', () => [['opponent', 'attrition']]),
  heard('number-of', '(all) attrition against you', () => [['you', 'attrition']]),
  // The opponent's attrition is what is against you.
  heard('number-of', "opponent 's attrition and total power", () => [
    ['you', 'attrition'],
    ['opponent', 'total-power'],
  ]),
]

/** A number of a player in the battle that is going on. */
function change(of: unknown, by: unknown, more: { cumulative?: true } = {}): unknown {
  const steps = (of as [string, string][]).map(([who, modify]) =>
    get(who, [{ modify, by, ...(modify === 'total-power' && { at: 'battle' }), ...more }], 'battle'),
  )
  return steps.length === 1 ? steps[0] : { do: 'sequence', steps }
}

/** Numbers that change only if something is so. */
function onlyIf(so: unknown, gains: unknown): unknown {
  const list = gains as Slots[]
  return list.every((gain) => 'modify' in gain)
    ? list.map((gain) => ({ ...gain, by: { if: so, then: gain.by, else: 0 } }))
    : undefined
}
