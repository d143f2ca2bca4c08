import type { Saying } from '@dejarik/kernel'
import { type Card, cardOf, type Option, type Ref } from '@dejarik/kernel'
import { CARGO, DRIVER, PASSENGER, PILOT, type State } from '@dejarik/swccg'
import { isInterrupt } from '@dejarik/swccg/board'
import { cardNames } from './names.js'
import { defOf, type Setting, seatName, tableOf } from './setting.js'

const exact = (text: string): Saying => ({ text, rank: 0 })
const looser = (text: string): Saying => ({ text, rank: 1 })

/** A driver may be called the pilot of what has no other. */
const roles: Readonly<Record<number, readonly string[]>> = {
  [PILOT]: ['pilot'],
  [DRIVER]: ['driver', 'pilot'],
  [PASSENGER]: ['passenger'],
  [CARGO]: ['cargo'],
}

const pileNames: Readonly<Record<string, string>> = {
  reserve: 'reserve deck',
  force: 'force pile',
  used: 'used pile',
  hand: 'hand',
}

const plainly: Readonly<Record<string, readonly string[]>> = {
  'lose-force': ['lose 1 Force', 'lose Force'],
  none: ['start without a location', 'start without an Effect', 'start without an Interrupt'],
  initiate: ['go on'],
  withdraw: ['withdraw'],
}

/** The ways to say an option as a step. */
export function sayings(x: Setting, s: State, o: Option): Saying[] {
  const cards = names(x, s, o.card)
  const each = (say: (card: string) => string): Saying[] => cards.map((card) => exact(say(card)))
  const known = plainly[o.do]
  if (known !== undefined) return known.map(exact)
  switch (o.do) {
    // The same word of the engine for two things that have nothing in common.
    case 'draw':
      return (s.decision?.kind === 'draw-destiny' ? ['draw destiny'] : ['draw', 'draw a card']).map(exact)
    case 'activate':
      return [exact(`activate ${o.n}`)]
    case 'drain':
    case 'battle':
      return names(x, s, o.at).map((at) => exact(`${o.do} at ${at}`))
    case 'transit':
      return names(x, s, o.at).map((at) => exact(`transit from ${at}`))
    case 'start':
      return each((card) => `start at ${card}`)
    case 'play':
    case 'use':
    case 'respond':
    case 'automatic':
      return using(x, s, o, cards)
    case 'fire':
      return each((card) => (o.shots === undefined ? `fire ${card}` : `fire ${card} combined`))
    case 'react':
      return each((card) => `react with ${card}`)
    case 'seize':
      return each((card) => `seize with ${card}`)
    case 'break-cover':
      return each((card) => `break cover of ${card}`)
    case 'reseat':
      return (roles[o.as as number] ?? []).flatMap((role) =>
        o.with === undefined
          ? each((card) => `seat ${card} as ${role}`)
          : names(x, s, o.with).flatMap((other) => each((card) => `seat ${card} as ${role} in place of ${other}`)),
      )
    case 'replace':
      return names(x, s, o.old).flatMap((old) => each((card) => `replace ${old} with ${card}`))
    case 'deliver':
      return names(x, s, o.to).flatMap((to) => each((card) => `deliver ${card} to ${to}`))
    case 'take-custody':
      return names(x, s, o.to).flatMap((to) => each((card) => `take ${card} with ${to}`))
    case 'form':
      return names(x, s, o.at).flatMap((at) => each((card) => `form ${card} at ${at}`))
    case 'transfer':
      return names(x, s, o.to).flatMap((to) => each((card) => `transfer ${card} to ${to}`))
    case 'lose':
      return cards.length > 0 ? each((card) => `lose ${card}`) : [exact(`lose from ${pileNames[o.from as string]}`)]
    case 'next':
    case 'awaited':
    case 'settle':
      return each((card) => `next ${card}`)
    case 'to':
      return destinations(x, s, o)
    case 'course':
      return courses(x, s, o).map((text) => exact(`course ${text}`))
    case 'number':
      return [exact(`number ${o.n}`)]
    case 'type':
      return [exact(`type ${o.type}`)]
    case 'side':
      return [exact(`side ${seatName(x, o.seat as number)}`)]
    case 'predict':
      return [exact(`predict ${seatName(x, o.seat as number)}`)]
    case 'either':
      return [exact(`either ${(o.n as number) + 1}`)]
    case 'choose':
      return chosen(x, s, o, cards).map((text) => exact(`choose ${text}`))
    default:
      return cards.length === 0 ? [exact(o.do)] : each((card) => `${o.do} ${card}`)
  }
}

const names = (x: Setting, s: State, card: unknown): string[] =>
  typeof card === 'number' && card >= 0 ? cardNames(x, s, card) : []

/** A text of a card: played, used, or deployed as a response; which of several, as what, and about which occasion. */
function using(x: Setting, s: State, o: Option, cards: readonly string[]): Saying[] {
  if (cards.length === 0) {
    if (typeof o.seat === 'number') return [exact(`use ${seatName(x, o.seat)}'s Force`)]
    const about = (s.decision?.about as { card?: Card } | undefined)?.card
    return [exact('use'), ...names(x, s, about).map((name) => exact(`use ${name}`))]
  }
  const clauses = x.engine.catalog.clausesOf[s.def[o.card as Card] as number] ?? []
  const place = clauses.findIndex(({ id }) => id === o.clause)
  const does = clauses[place]?.ability.ability
  const plays = does === 'play' || isInterrupt(tableOf(x, s), o.card as Card)
  const verb = does === 'deploy' ? 'deploy' : plays ? 'play' : 'use'
  const as = typeof o.as === 'string' ? ` as ${o.as}` : ''
  const about = subject(x, s, o)
  const forms = cards.flatMap((card) => [`${verb} ${card}${as}`, `${verb} ${card} text ${place + 1}${as}`])
  return [
    ...about.flatMap((what) => forms.map((form) => exact(`${form} for ${what}`))),
    ...forms.map(about.length > 0 ? looser : exact),
    // Where it goes either way, the step may leave it open only if the rest of it says so.
    ...(as === '' ? [] : cards.map((card) => looser(`${verb} ${card}`))),
  ]
}

/** The names of the card that one of several occasions is about. */
function subject(x: Setting, s: State, o: Option): string[] {
  if (typeof o.subject !== 'number') return []
  const about = (s.stack.at(-1) as { about?: { ref?: Ref; card?: Card }[] } | undefined)?.about?.[o.subject]
  return names(x, s, about?.ref === undefined ? about?.card : cardOf(about.ref))
}

/** Where something goes, with whatever else is chosen at once; the place alone is looser. */
function destinations(x: Setting, s: State, o: Option): Saying[] {
  const places = placeNames(x, s, o)
  const role = roles[o.as as number]
  const more = [
    ...(role === undefined ? [] : [role.map((word) => `as ${word}`)]),
    ...(typeof o.pilot === 'number' ? [names(x, s, o.pilot).map((name) => `with ${name}`)] : []),
    ...(typeof o.shuttle === 'number' ? [names(x, s, o.shuttle).map((name) => `with ${name}`)] : []),
    ...(typeof o.group === 'string' ? [groupNames(x, s, o.group)] : []),
    ...(typeof o.over === 'number' ? [names(x, s, o.over).map((name) => `over ${name}`)] : []),
    ...(typeof o.mode === 'number' ? [[`mode ${o.mode + 1}`]] : []),
    ...(typeof o.target === 'number' ? [names(x, s, o.target).map((name) => `targeting ${name}`)] : []),
  ]
  const all = more.reduce<string[]>(
    (texts, words) => texts.flatMap((text) => words.map((word) => `${text} ${word}`)),
    places.map((place) => `to ${place}`),
  )
  return [...all.map(exact), ...(more.length === 0 ? [] : places.map((place) => looser(`to ${place}`)))]
}

/** `at Tatooine`, or `in` the vehicle or starship that a site becomes part of. */
function groupNames(x: Setting, s: State, group: string): string[] {
  const inside = / (\d+)$/.exec(group)?.[1]
  return inside === undefined || s.line.some((each) => defOf(x, s, each).system === group)
    ? [`at ${group}`]
    : names(x, s, Number(inside)).map((name) => `in ${name}`)
}

const sides: Readonly<Record<string, readonly string[]>> = {
  'your-side': ['your side', 'the table'],
  'opponents-side': ["the opponent's side"],
  insert: ["the opponent's reserve deck"],
}

function placeNames(x: Setting, s: State, o: Option): readonly string[] {
  const host = o.host as number | undefined
  if (host !== undefined && host >= 0) return names(x, s, host)
  if (typeof o.on === 'string') return sides[o.on] ?? [o.on]
  if (host === undefined) return names(x, s, o.at)
  // A location: between which others it comes to lie.
  const at = o.at as number
  const [left, right] = [s.line[at - 1], s.line[at]]
  const words = [`place ${at + 1}`]
  if (left !== undefined) words.push(...names(x, s, left).map((name) => `the right of ${name}`))
  if (right !== undefined) words.push(...names(x, s, right).map((name) => `the left of ${name}`))
  return words
}

/** `parsec 2`: deep space there; `orbit Alderaan`. */
const courses = (x: Setting, s: State, o: Option): string[] =>
  (o.orbit as number) < 0 ? [`parsec ${o.parsec}`] : names(x, s, o.orbit).map((name) => `orbit ${name}`)

/** A card, one of several draws, a player, or a word. */
function chosen(x: Setting, _s: State, o: Option, cards: readonly string[]): string[] {
  if (cards.length > 0) return [...cards]
  if (typeof o.draw === 'number') return [`destiny ${o.draw + 1}`]
  if (typeof o.seat === 'number') return [seatName(x, o.seat)]
  return Object.entries(o).flatMap(([key, value]) => (key === 'do' ? [] : [String(value)]))
}

/** The ways to add an option to the step that led to it. */
export function tails(x: Setting, s: State, o: Option): string[] {
  const cards = names(x, s, o.card)
  switch (o.do) {
    case 'choose':
      return chosen(x, s, o, cards).flatMap((text) =>
        ['on', 'at', 'to', 'for', 'from', 'with', 'and', ','].map((word) => `${word} ${text}`),
      )
    case 'to':
      return destinations(x, s, o).map(({ text }) => text)
    case 'course':
      return courses(x, s, o).map((text) => `to ${text}`)
    case 'number':
      return [`by ${o.n}`]
    case 'next':
      return cards.map((card) => `next ${card}`)
    case 'either':
      return [`either ${(o.n as number) + 1}`]
    default:
      return []
  }
}
