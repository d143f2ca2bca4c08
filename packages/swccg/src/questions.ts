import type { Decision } from '@dejarik/kernel'
import { cardName } from './labels.js'
import type { Table } from './state.js'

interface About {
  card?: number
  during?: string
  n?: number
  for?: string
  min?: number
  max?: number
  attrition?: number
  damage?: number
  kind?: string
  cause?: string
}

const phaseNames: Readonly<Record<string, string>> = {
  activate: 'activate phase',
  control: 'control phase',
  deploy: 'deploy phase',
  battle: 'battle phase',
  move: 'move phase',
  draw: 'draw phase',
  weapons: 'weapons segment',
}

/** The open question in words. */
export function question(t: Table, decision: Decision): string {
  const about = (decision.about ?? {}) as About
  const card = about.card === undefined ? '' : cardName(t, about.card)
  switch (decision.kind) {
    case 'action':
      return `Your action in the ${phaseNames[about.during ?? ''] ?? about.during}`
    case 'respond':
      return 'Do you respond?'
    case 'order':
      return 'Which happens first?'
    case 'order-lost':
      return 'Which of your cards goes to the Lost Pile next?'
    case 'deploy-to':
      return `Where do you deploy ${card}?`
    case 'move-to':
      return `Where does ${card} move?`
    case 'transit-to':
      return 'To which docking bay?'
    case 'lose':
      return `Lose ${about.n} Force: which unit?`
    case 'damage':
      return `Attrition ${about.attrition}, battle damage ${about.damage}: how do you satisfy it?`
    case 'draw-destiny':
      return about.kind === 'battle' ? 'Draw battle destiny?' : 'Draw destiny?'
    case 'destiny-number':
      return `Which destiny number does ${card} have?`
    case 'use-force':
      return 'Whose Force do you use?'
    case 'starting-effect':
      return 'Which Starting Effect do you play?'
    case 'starting-interrupt':
      return 'Which Starting Interrupt do you play?'
    case 'starting-location':
      return 'Where do you start?'
    case 'release':
      return `${card} has lost its escort: where does it go?`
    case 'seize':
      return `Who takes ${card}?`
    case 'convert':
      return `Both start at ${card}: do you let yours be converted?`
    case 'again':
      return 'Do you still do it?'
    case 'may':
      return card === '' ? 'Do you do it?' : `Do you use the text of ${card}?`
    case 'pick':
      return about.min === about.max
        ? `Choose ${about.max} (${about.for})`
        : `Choose ${about.min} to ${about.max} (${about.for})`
    default:
      return decision.kind
  }
}
