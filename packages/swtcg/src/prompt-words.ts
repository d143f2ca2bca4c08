import type { LogArg, LogArgs, LogWords, Sentence, Sentences } from '@dejarik/kernel/log'

const arena = (name: LogArg | undefined): string =>
  name === undefined || name === 'build' ? 'the build zone' : `the ${name} arena`
const side = (seat: LogArg | undefined): string => (seat === 0 ? 'Dark' : 'Light')

/** What Hidden Cost still asks for. */
const forForce = (a: LogArgs): string => (a.force === undefined ? '' : ` for ${a.force} Force`)
const inArena = (a: LogArgs): string => (a.arena === undefined ? '' : ` in ${arena(a.arena)}`)

/** Which of several abilities it is, from whom, and about whom. Card text has a grammar of its own. */
const using =
  (verb: string): Sentence =>
  (a, w) => {
    const from = a.givers === undefined ? '' : ` (from ${w.cards(a.givers)})`
    const which = a.text === undefined ? '' : `: ${a.text}${from}`
    return `${verb} ${w.said(a.card)}${which}${a.about === undefined ? '' : ` for ${w.said(a.about)}`}`
  }

const done: Readonly<Record<string, string>> = {
  build: 'end the build step',
  setup: 'place nothing more',
  attack: 'do not attack again',
  overkill: 'all hits to the defending unit',
}

/** A die by what it shows, a card by name, a player by side, an arena. */
const choosing: Sentence = (a, w) => {
  if (a.die !== undefined) return `choose die ${Number(a.die) + 1}${a.shows === undefined ? '' : ` showing ${a.shows}`}`
  if (a.seat !== undefined) return `choose ${side(a.seat)}`
  if (a.arena !== undefined) return `choose ${arena(a.arena)}`
  const { card, ...others } = a
  return ['choose', w.said(card), ...Object.values(others).map(w.said)].filter((part) => part !== '').join(' ')
}

const zones: Readonly<Record<string, string>> = { 'face-down': 'cards that lie face down' }

const options = {
  unseen: (a, w) => {
    const place = `card ${a.n} of ${side(a.seat)}'s`
    return a.zone === 'build'
      ? `${place} build zone, with ${w.count(a.counters, 'build counter')}`
      : `${place} ${zones[String(a.zone)] ?? a.zone}`
  },
  place: (a, w) => `put ${w.said(a.card)} into ${arena(a.arena)}`,
  build: (a, w) =>
    a.n === undefined
      ? `build ${w.said(a.card)}: face down with 1 build counter`
      : `put ${w.said(a.card)} face down with ${w.count(a.n, 'build counter')} and stop`,
  add: (a, w) => `add a build counter to ${w.said(a.card)} (${a.n} so far)`,
  deploy: (a, w) => `deploy ${w.said(a.card)} to ${arena(a.arena)}${forForce(a)}`,
  stack: (a, w) =>
    `stack ${w.said(a.card)} ${a.where === 'top' ? 'on top of' : 'beneath'} ${w.said(a.on)}${inArena(a)}${forForce(a)}`,
  complete: (a, w) => {
    const price = a.price === undefined ? '' : ` for ${w.count(a.price, 'build point')} more`
    return `complete ${w.said(a.card)}${inArena(a)}${price}${forForce(a)}`
  },
  move: (a, w) => `move ${w.said(a.card)} to ${arena(a.arena)}`,
  rearrange: (a, w) => {
    const price = Number(a.price ?? 0) > 0 ? ` for ${w.count(a.price, 'build point')}` : ''
    const by = a.by === undefined ? '' : ` for free, by ${w.said(a.by)}`
    return `put ${w.said(a.card)} on top of its stack${inArena(a)}${price}${by}`
  },
  pilot: (a, w) => `put ${w.said(a.card)} on ${w.said(a.to)} as its Pilot`,
  leave: (a, w) => `move ${w.said(a.card)} off ${w.said(a.off)} to ${arena(a.arena)}`,
  equip: (a, w) => `attach ${w.said(a.card)} to ${w.said(a.to)}`,
  unequip: (a, w) => `detach ${w.said(a.card)} from ${w.said(a.on)}`,
  attack: (a, w) =>
    `attack ${w.said(a.target)} with ${w.said(a.card)}${a.with === undefined ? '' : ` by ${String(a.with).replace('-', ' ')}`}`,
  yield: (a, w) => `let the other player say what ${w.said(a.card)} does`,
  skip: (a, w) => `tap ${w.said(a.card)} without attacking`,
  use: (a, w) => (a.card === undefined ? 'yes' : using('use')(a, w)),
  respond: using('play'),
  next: using('first'),
  draw: () => 'draw a card',
  upkeep: using('pay the upkeep of'),
  bounty: using('gain the bounty of'),
  overkill: (a, w) => `assign ${w.count(a.n, 'hit')} to ${w.said(a.card)}`,
  contest: (a, w) => `contest ${w.said(a.card)} against ${w.said(a.with)}`,
  bid: (a, w) => (a.asked === 'bid-side' ? `bid ${w.count(a.n, 'build point')}` : `bid ${a.n} Force`),
  chance: () => 'a chance to play effects',
  number: (a) => `${a.n}`,
  arena: (a) => `choose ${arena(a.arena)}`,
  player: (a) => `choose ${side(a.seat)}`,
  type: (a) => `choose the type ${a.type}`,
  subtype: (a) => `choose the subtype ${a.subtype}`,
  name: (a) => `name ${a.name}`,
  choose: choosing,
  either: (a) => String(a.text || `option ${Number(a.n) + 1}`),
  discard: (a, w) => `discard ${w.said(a.card)}${a.price === undefined ? '' : ` for ${a.price} Force`}`,
  decline: () => 'no',
  pass: (a) => (a.asked === 'bid-side' ? 'let go of the bid' : 'pass'),
  done: (a) => done[String(a.asked)] ?? 'done',
  other: (a, w) => [String(a.do).replace(/-/g, ' '), w.said(a.card)].filter((part) => part !== '').join(' '),
} satisfies Sentences

/** What a chance to play or pass is about. rule swtcg.pop-chances */
const chances: Readonly<Record<string, string>> = {
  'build-start': 'when the build step starts',
  start: 'at the start',
  general: 'before the next attack',
  attack: 'after the attack was declared',
  reroll: 'after the roll',
  prevent: 'before the damage',
  disrupt: 'to disrupt what was played',
  discard: 'before the unit is discarded',
  end: 'at the end',
}

/** The text that asks; or which chance it is, in which battle, about what. */
function about(a: LogArgs, w: LogWords): string {
  if (a.text !== undefined) return [w.said(a.card), String(a.text)].filter((part) => part !== '').join(': ')
  const battle = a.battle === undefined ? '' : `${a.battle} battle`
  const attack = a.attacker === undefined ? '' : `${w.said(a.attacker)} attacks ${w.said(a.defender)}`
  const dice = a.dice === undefined ? '' : `the dice show ${(a.dice as readonly number[]).join(', ')}`
  return [battle, chances[String(a.chance)] ?? '', attack, dice].filter((part) => part !== '').join('; ')
}

const ask =
  (question: string): Sentence =>
  (a, w) => {
    const said = about(a, w)
    return said === '' ? question : `${question} (${said})`
  }

const questions = {
  'ask-setup': ask('Put a unit into an arena, or stop.'),
  'ask-build': ask('Build, deploy, complete, move, or end your build step.'),
  'ask-attack': ask('Attack, use an ability instead, or tap the unit.'),
  'ask-respond': ask('Play or pass?'),
  'ask-start-of-build': ask('Your build step starts. What comes first?'),
  'ask-bid': ask('How much Force do you bid?'),
  'ask-bid-side': (a) => `With how many build points would you play ${side(a.side)}?`,
  'ask-side': ask('Which side do you bid for?'),
  'ask-contest': ask('Which unique card is contested first?'),
  'ask-overkill': ask('Where do the hits beyond its remaining health go?'),
  'ask-upkeep': ask('How do you pay the upkeep?'),
  'ask-order': ask('Which comes first?'),
  'ask-number': ask('How many?'),
  'ask-how-much': ask('How much damage is prevented?'),
  'ask-place': ask('Where does it go?'),
  'ask-unique': ask('Only one of that unique name may stay: which do you discard?'),
  'ask-search': ask('Which card do you take?'),
  'ask-deflect': ask('To which unit is the damage deflected?'),
  'ask-for-mulligan': () => 'Which cards do you exchange?',
  'ask-for-retreat': () => 'Which units retreat?',
  'ask-for-stay-tapped': () => 'Which units stay tapped?',
  'ask-for-lucky': () => 'Which dice are rerolled?',
  'ask-other': ask('Choose.'),
} satisfies Sentences

/** `A`, `A or B`, `A, B or C`. */
const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

const targets = (a: LogArgs, w: LogWords): string => either((a.targets as readonly LogArg[]).map(w.said))
const places = (a: LogArgs): string => either((a.places as readonly LogArg[]).map(arena))

/** What could be done with a card, for whoever asks why. */
const deeds = {
  'deed-attack': (a, w) => `attack ${targets(a, w)} with it`,
  'deed-skip': () => 'tap it without attacking',
  'deed-stack': (a, w) => (targets(a, w) === '' ? 'stack it' : `stack it with ${targets(a, w)}`),
  'deed-pilot': (a, w) => `put it on ${targets(a, w)}`,
  'deed-equip': (a, w) => `attach it to ${targets(a, w)}`,
  'deed-rearrange': () => 'put it on top of its stack',
  'deed-add': () => 'add a build counter to it',
  'deed-retreat': () => 'retreat it',
  'deed-play': () => 'play it',
  'deed-use': () => 'use its ability',
  'deed-other': (a) => `${a.do} it${places(a) === '' ? '' : ` to ${places(a)}`}`,
} satisfies Sentences

/** Options and questions in English, by their keys. */
export const sentences = { ...options, ...questions, ...deeds }
