import type { Card, Decision } from '@dejarik/kernel'
import { cardName } from './labels.js'
import { effectWords } from './speak.js'
import type { Table } from './state.js'

const questions: Record<string, string> = {
  action: 'Take an action or pass.',
  'resolve-more': 'Resolve another die of this symbol, or stop.',
  modify: 'Add a modifier to the die you resolve, or go on.',
  redeploy: 'Move the upgrade to another of your characters?',
  battlefield: 'Choose the battlefield.',
  opponent: 'Which opponent?',
  order: 'Which ability comes first?',
  replace: 'Which replacement takes effect?',
  distribute: 'To whom does the next one go?',
  turn: 'Turn a die to which side?',
  side: 'Resolve which side?',
  place: 'Where do you play it?',
  number: 'How many?',
  redraw: 'Which cards do you shuffle back and redraw?',
  'upkeep-discard': 'Which cards do you discard before you draw?',
  twin: 'Which die leaves with the upgrade?',
  'order-cards': 'Where does the next card go?',
}

const purposes: Record<string, string> = {
  damage: 'Deal the damage to which character?',
  shield: 'Give the shields to which character?',
  reroll: 'Which dice do you reroll?',
  'upgrade-limit': 'A character has at most 3 upgrades: which do you discard?',
}

/** The open question in plain words. */
export function question(t: Table, decision: Decision): string {
  const about = (decision.about ?? {}) as { for?: string; node?: number; clause?: number; card?: number }
  if (decision.kind === 'pick' && about.for !== undefined && purposes[about.for]) return purposes[about.for] as string
  const said =
    about.node !== undefined
      ? nodeWords(t, about.node)
      : about.clause !== undefined
        ? clauseWords(t, about.clause, about.card)
        : ''
  const asked = questions[decision.kind]
  if (decision.kind === 'pick') return said ? `Choose: ${said}` : 'Choose.'
  if (asked !== undefined) return said ? `${asked} (${said})` : asked
  return said ? `${said}?` : 'Choose.'
}

const nodeWords = (t: Table, node: number): string => effectWords(t.catalog.nodes[node] as object)

function clauseWords(t: Table, clause: number, card?: Card): string {
  const found = t.catalog.clauses[clause]
  if (found === undefined) return ''
  const said = found.ability.effect ? effectWords(found.ability.effect) : found.name
  return card === undefined ? said : `${cardName(t, card)}: ${said}`
}
