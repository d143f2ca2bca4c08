import { type Card, knows, type Option } from '@dejarik/kernel'
import { defOf } from './rules/facts.js'
import { onTable } from './rules/zones.js'
import { CARGO, PASSENGER, PILOT, type Table } from './state.js'

export const cardName = (t: Table, card: Card): string => defOf(t, card).name

/** A card as the seat that is asked may name it. */
const named = (t: Table, card: Card): string => {
  const seat = t.s.decision?.seat
  if (seat !== undefined && !knows(t.s, seat, card) && !onTable(t.s, card)) return 'a face-down card'
  return cardName(t, card)
}

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

const roleNames: Readonly<Record<number, string>> = {
  [PILOT]: 'as pilot',
  [PASSENGER]: 'as passenger',
  [CARGO]: 'in its bay',
}

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

/** What a location becomes part of: a planet, or one vehicle, starship or asteroid. */
function groupName(t: Table, group: string): string {
  const inside = / (\d+)$/.exec(group)?.[1]
  const planet = inside === undefined || t.s.line.some((each) => defOf(t, each).system === group)
  return planet ? `at ${group}` : `in ${named(t, Number(inside))}`
}

/** Where something goes: a location, a card, a side of the table, a place in the line. */
function destination(t: Table, option: Option): string {
  const host = option.host as number | undefined
  const said: string[] = []
  if (option.how !== undefined) said.push(ways[option.how as string] ?? String(option.how))
  if (host !== undefined && host >= 0) said.push(named(t, host))
  else if (option.at !== undefined && option.how === undefined && host === -1)
    said.push(`place ${(option.at as number) + 1} in the line`)
  else if (option.at !== undefined) said.push(named(t, option.at as number))
  else said.push(String(option.on ?? 'the table'))
  if (typeof option.group === 'string') said.push(groupName(t, option.group))
  const role = roleNames[option.as as number]
  if (role !== undefined) said.push(role)
  if (typeof option.pilot === 'number') said.push(`with ${named(t, option.pilot)}`)
  if (typeof option.shuttle === 'number') said.push(`with ${named(t, option.shuttle)}`)
  if (typeof option.target === 'number') said.push(`targeting ${named(t, option.target)}`)
  if (typeof option.cost === 'number' && option.cost > 0) said.push(`(${option.cost} Force)`)
  return said.join(' ')
}

/** Which of several texts of a card it is. */
function which(t: Table, option: Option): string {
  const clause = t.catalog.clauses[option.clause as number]
  if (clause === undefined || clause.def < 0) return ''
  const alike = (t.catalog.clausesOf[clause.def] ?? []).filter(
    ({ ability }) => ability.ability === clause.ability.ability,
  )
  return alike.length > 1 ? `, text ${alike.indexOf(clause) + 1}` : ''
}

/** One option in words. */
export function label(t: Table, option: Option): string {
  const card = typeof option.card === 'number' ? named(t, option.card) : ''
  const at = typeof option.at === 'number' && option.do !== 'to' ? named(t, option.at) : ''
  switch (option.do) {
    case 'pass':
      return 'pass'
    case 'done':
      return 'done'
    case 'activate':
      return `activate ${option.n} Force`
    case 'drain':
      return `drain at ${at}`
    case 'battle':
      return `battle at ${at}`
    case 'deploy':
      return `deploy ${card}`
    case 'to':
      return destination(t, option)
    case 'play':
      return `play ${card}${option.as === undefined ? '' : ` as ${option.as}`}${which(t, option)}`
    case 'use':
      return option.seat === undefined
        ? `use ${card}${which(t, option)}`
        : `use Force of ${option.seat === t.s.decision?.seat ? 'your' : "the opponent's"} Force Pile`
    case 'respond':
      return `respond with ${card}${which(t, option)}`
    case 'react':
      return `react with ${card}`
    case 'awaited':
      return `what ${card} was waiting for`
    case 'attack':
      return `attack ${card}`
    case 'creature':
      return `let ${card} attack`
    case 'side':
      return option.seat === 0 ? 'the Dark side' : 'the Light side'
    case 'settle':
      return option.foe === undefined
        ? `${card} leaves the table`
        : `${card} and ${named(t, option.foe as number)} fight`
    case 'fire':
      return option.shots === undefined ? `fire ${card}` : `fire ${card}, ${option.shots} shots combined`
    case 'move':
      return `move ${card}`
    case 'reseat':
      return `let ${card} sit ${roleNames[option.as as number]}`
    case 'transit':
      return `transit from ${at}`
    case 'transfer':
      return `transfer ${card} to ${named(t, option.to as number)}`
    case 'replace':
      return `replace ${named(t, option.old as number)} with ${card}`
    case 'asteroids':
      return `let ${card} pass through the asteroids`
    case 'remain':
      return `let ${card} stay there`
    case 'escape':
      return card === '' ? 'let it escape to the Used Pile' : `let ${card} escape to the Used Pile`
    case 'deliver':
      return `deliver ${card} to ${named(t, option.to as number)}`
    case 'take-custody':
      return `take ${card} into custody with ${named(t, option.to as number)}`
    case 'form':
      return `form ${card} at ${at}`
    case 'go-over':
      return `let cards go over from ${card}`
    case 'steer':
      return `move ${card}`
    case 'course':
      return `parsec ${option.parsec}, ${(option.orbit as number) < 0 ? 'in deep space' : `orbiting ${named(t, option.orbit as number)}`}`
    case 'again':
      return 'fire again'
    case 'break-cover':
      return `break the cover of ${card}`
    case 'draw':
      return t.s.phase === 'draw' && t.s.battle === null ? 'draw a card' : 'draw destiny'
    case 'decline':
      return 'do not'
    case 'lose':
      return `lose ${card === '' ? piles[option.from as string] : card}`
    case 'lose-force':
      return 'lose 1 Force'
    case 'forfeit':
      return `forfeit ${card}`
    case 'start':
      return `start at ${card}`
    case 'none':
      return `start without ${missing[t.s.decision?.kind ?? ''] ?? 'a location'}`
    case 'agree':
      return 'let yours be converted'
    case 'refuse':
      return 'refuse'
    case 'number':
      return `destiny ${option.n}`
    case 'next':
      return card
    case 'choose':
      return typeof option.draw === 'number'
        ? `destiny ${(option.draw as number) + 1}`
        : card || String(option.n ?? option.seat ?? '')
    case 'initiate':
      return 'go on'
    case 'withdraw':
      return 'do not do it after all'
    default:
      return [option.do, card, at, option.n].filter((part) => part !== '' && part !== undefined).join(' ')
  }
}
