import type { Card, Decision, Seat } from '@dejarik/kernel'
import { cardName } from './labels.js'
import { seesDice } from './rules/secret-dice.js'
import { abilityWords, effectWords } from './speak.js'
import { arenas, type Table } from './state.js'

const questions: Record<string, string> = {
  setup: 'Put a unit into an arena, or stop.',
  build: 'Build, deploy, complete, move, or end your build step.',
  attack: 'Attack, use an ability instead, or tap the unit.',
  respond: 'Play or pass?',
  'start-of-build': 'Your build step starts. What comes first?',
  bid: 'How much Force do you bid?',
  side: 'Which side do you bid for?',
  contest: 'Which unique card is contested first?',
  overkill: 'Where do the hits beyond its remaining health go?',
  upkeep: 'How do you pay the upkeep?',
  order: 'Which comes first?',
  number: 'How many?',
  'how-much': 'How much damage is prevented?',
  place: 'Where does it go?',
  unique: 'Only one of that unique name may stay: which do you discard?',
  search: 'Which card do you take?',
  deflect: 'To which unit is the damage deflected?',
}

const purposes: Record<string, string> = {
  mulligan: 'Which cards do you exchange?',
  retreat: 'Which units retreat?',
  'stay-tapped': 'Which units stay tapped?',
  lucky: 'Which dice are rerolled?',
}

/** What a chance to play or pass is about. rule swtcg.pop-chances */
const chances: Record<string, string> = {
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

const bidQuestion = (side: unknown): string =>
  `With how many build points would you play ${side === 0 ? 'Dark' : 'Light'}?`

/** The open question in plain words. */
export function question(t: Table, decision: Decision): string {
  const about = (decision.about ?? {}) as { for?: string; node?: number; clause?: number; card?: Card; side?: Seat }
  if (about.for !== undefined && purposes[about.for]) return purposes[about.for] as string
  if (decision.kind === 'bid-side') return bidQuestion(about.side)
  const asked = questions[decision.kind] ?? 'Choose.'
  const said = saidOf(t, about) || chanceWords(t, decision)
  return said === '' ? asked : `${asked} (${said})`
}

function saidOf(t: Table, { node, clause, card }: { node?: number; clause?: number; card?: Card }): string {
  if (node !== undefined) return effectWords(t.catalog.nodes[node] as object)
  const ability = clause === undefined ? undefined : t.catalog.clauses[clause]?.ability
  if (ability === undefined) return ''
  return [card === undefined ? '' : cardName(t, card), abilityWords(ability)].filter((part) => part !== '').join(': ')
}

/** Which chance it is, in which battle, about what. */
function chanceWords(t: Table, { kind }: Decision): string {
  const { s } = t
  const battle = s.battle < 0 ? '' : `${arenas[s.battle]} battle`
  const on = (s.stack.at(-1) as { about?: { on: string }[] } | undefined)?.about?.[0]?.on
  const when = kind === 'respond' ? (chances[on ?? ''] ?? '') : ''
  const attack = s.attacker < 0 || s.defender < 0 ? '' : `${cardName(t, s.attacker)} attacks ${cardName(t, s.defender)}`
  const dice = s.dice.length > 0 && seesDice(t, s.decision?.seat ?? 0) ? `the dice show ${s.dice.join(', ')}` : ''
  return kind === 'respond' || kind === 'overkill' || kind === 'attack'
    ? [battle, when, attack, dice].filter((part) => part !== '').join('; ')
    : ''
}
