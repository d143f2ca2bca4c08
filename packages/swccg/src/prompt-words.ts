import type { LogArgs, LogWords, Sentences } from '@dejarik/kernel/log'

const piles: Readonly<Record<string, string>> = {
  reserve: 'the top of your Reserve Deck',
  force: 'the top of your Force Pile',
  used: 'the top of your Used Pile',
}

/** What one may start without. */
const missing: Readonly<Record<string, string>> = {
  'starting-effect': 'an Effect',
  'starting-interrupt': 'an Interrupt',
}

const roles: Readonly<Record<string, string>> = { pilot: 'as pilot', passenger: 'as passenger', cargo: 'in its bay' }

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
function destination(a: LogArgs, w: LogWords): string {
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

/** Which of several texts of a card it is. */
const which = (a: LogArgs): string => (a.text === undefined ? '' : ` (its text ${a.text})`)

const options = {
  unseen: () => 'a face-down card',
  place: (a) => `place ${a.n} in the row`,
  pass: () => 'pass',
  done: () => 'done',
  activate: (a) => `activate ${a.n} Force`,
  drain: (a, w) => `drain at ${w.said(a.at)}`,
  battle: (a, w) => `battle at ${w.said(a.at)}`,
  deploy: (a, w) => `deploy ${w.said(a.card)}`,
  to: destination,
  play: (a, w) => `play ${w.said(a.card)}${a.as === undefined ? '' : ` as ${a.as}`}${which(a)}`,
  use(a, w) {
    if (a.seat !== undefined) return `use Force of ${a.own ? 'your' : "the opponent's"} Force Pile`
    return a.card === undefined ? 'yes' : `use ${w.said(a.card)}${which(a)}`
  },
  respond: (a, w) => `respond with ${w.said(a.card)}${which(a)}`,
  react: (a, w) => `react with ${w.said(a.card)}`,
  awaited: (a, w) => `what ${w.said(a.card)} was waiting for`,
  attack: (a, w) => `attack ${w.said(a.card)}`,
  creature: (a, w) => `let ${w.said(a.card)} attack`,
  side: (a) => (a.seat === 0 ? 'the Dark side' : 'the Light side'),
  settle: (a, w) => {
    if (a.foe !== undefined) return `${w.said(a.card)} and ${w.said(a.foe)} fight`
    return a.rule === 'swccg.escorting' ? `${w.said(a.card)} goes free` : `${w.said(a.card)} leaves the table`
  },
  fire: (a, w) => `fire ${w.said(a.card)}${a.shots === undefined ? '' : `, ${a.shots} shots combined`}`,
  move: (a, w) => `move ${w.said(a.card)}`,
  reseat: (a, w) =>
    `let ${w.said(a.card)} sit ${roles[String(a.as)]}${a.with === undefined ? '' : ` in place of ${w.said(a.with)}`}`,
  transit: (a, w) => `transit from ${w.said(a.at)}`,
  transfer: (a, w) => `transfer ${w.said(a.card)} to ${w.said(a.to)}`,
  replace: (a, w) => `replace ${w.said(a.old)} with ${w.said(a.card)}`,
  asteroids: (a, w) => `let ${w.said(a.card)} pass through the asteroids`,
  remain: (a, w) => `let ${w.said(a.card)} stay there`,
  escape: (a, w) => `let ${a.card === undefined ? 'it' : w.said(a.card)} escape to the Used Pile`,
  deliver: (a, w) => `deliver ${w.said(a.card)} to ${w.said(a.to)}`,
  'take-custody': (a, w) => `take ${w.said(a.card)} into custody with ${w.said(a.to)}`,
  form: (a, w) => `form ${w.said(a.card)} at ${w.said(a.at)}`,
  'go-over': (a, w) => `let cards go over from ${w.said(a.card)}`,
  steer: (a, w) => `move ${w.said(a.card)}`,
  course: (a, w) => `parsec ${a.parsec}, ${a.orbit === undefined ? 'in deep space' : `orbiting ${w.said(a.orbit)}`}`,
  again: () => 'fire again',
  'break-cover': (a, w) => `break the cover of ${w.said(a.card)}`,
  draw: (a) => (a.hand ? 'draw a card' : 'draw destiny'),
  decline: () => 'no',
  lose: (a, w) => `lose ${a.card === undefined ? piles[String(a.from)] : w.said(a.card)}`,
  'lose-force': () => 'lose 1 Force',
  forfeit: (a, w) => `forfeit ${w.said(a.card)}`,
  start: (a, w) => `start at ${w.said(a.card)}`,
  none: (a) => `start without ${missing[String(a.asked)] ?? 'a location'}`,
  agree: () => 'let yours be converted',
  refuse: () => 'refuse',
  number: (a) => `destiny ${a.n}`,
  type: (a) => `the type ${a.type}`,
  predict: (a) => (a.seat === 0 ? 'the Dark side will win' : 'the Light side will win'),
  next: (a, w) => w.said(a.card),
  choose: (a, w) => (a.draw === undefined ? w.said(a.card ?? a.n ?? a.seat) : `destiny ${Number(a.draw) + 1}`),
  verify: () => 'look through it yourself',
  initiate: () => 'go on',
  withdraw: () => 'do not do it after all',
  other: (a, w) => [a.do, w.said(a.card), w.said(a.at), w.said(a.n)].filter((part) => part !== '').join(' '),
} satisfies Sentences

const phases: Readonly<Record<string, string>> = {
  activate: 'activate phase',
  control: 'control phase',
  deploy: 'deploy phase',
  battle: 'battle phase',
  move: 'move phase',
  draw: 'draw phase',
  weapons: 'weapons segment',
}

/** What is left to pay after a battle; what is not there is not spoken of. */
const toSatisfy = ({ attrition, damage }: LogArgs): string =>
  [attrition === 0 ? '' : `attrition ${attrition}`, damage === 0 ? '' : `battle damage ${damage}`]
    .filter((part) => part !== '')
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase())

const questions = {
  'ask-action': (a) => `Your action in the ${phases[String(a.during)] ?? a.during}`,
  'ask-respond': () => 'Do you respond?',
  'ask-order': () => 'Which happens first?',
  'ask-order-lost': () => 'Which of your cards goes to the Lost Pile next?',
  'ask-deploy-to': (a, w) => `Where do you deploy ${w.said(a.card)}?`,
  'ask-move-to': (a, w) => `Where does ${w.said(a.card)} move?`,
  'ask-transit-to': () => 'To which docking bay?',
  'ask-lose': (a) => `Lose ${a.n} Force: which card?`,
  'ask-damage': (a) =>
    toSatisfy(a) === '' ? 'Your action in the damage segment' : `${toSatisfy(a)}: how do you satisfy it?`,
  'ask-draw-destiny': (a) => (a.kind === 'battle' ? 'Draw battle destiny?' : 'Draw destiny?'),
  'ask-destiny-number': (a, w) => `Which destiny number does ${w.said(a.card)} have?`,
  'ask-use-force': () => 'Whose Force do you use?',
  'ask-starting-effect': () => 'Which Starting Effect do you play?',
  'ask-starting-interrupt': () => 'Which Starting Interrupt do you play?',
  'ask-starting-location': () => 'Where do you start?',
  'ask-release': (a, w) => `${w.said(a.card)} has lost its escort: where does it go?`,
  'ask-seize': (a, w) => `Who takes ${w.said(a.card)}?`,
  'ask-convert': (a, w) => `Both start at ${w.said(a.card)}: do you let yours be converted?`,
  'ask-verify': () => 'The search found nothing. Do you verify that?',
  'ask-again': () => 'Do you still do it?',
  'ask-may': (a, w) => (a.card === undefined ? 'Do you do it?' : `Do you use the text of ${w.said(a.card)}?`),
  'ask-pick': (a) => (a.min === a.max ? `Choose ${a.max} (${a.for})` : `Choose ${a.min} to ${a.max} (${a.for})`),
  'ask-other': (a) => String(a.asked),
} satisfies Sentences

/** Options and questions in English, by their keys. */
export const sentences = { ...options, ...questions }
