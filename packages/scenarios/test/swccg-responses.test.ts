import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Card, Clause, CoreState, Json, Occurrence, Seat } from '@dejarik/kernel'
import { readScenarios, scenarioFiles } from '@dejarik/scenarios'
import { cards, type Explained, swccg } from '@dejarik/swccg'
import type { Line, ScenarioFile } from '../src/file.js'
import type { Board } from '../src/game.js'
import { gameOf } from '../src/games.js'
import { Run } from '../src/run.js'

interface Definition {
  readonly id: string
  readonly name: string
}
interface Response {
  readonly name: string
  readonly of: string
  offered: boolean
  refused: boolean
}

const keyOf = (id: string, clause: Clause): string => `${id} ${JSON.stringify(clause.ability)}`
const isResponse = (clause: Clause): boolean => !clause.automatic && (clause.responds?.length ?? 0) > 0

/** The responses that cards of Premiere can make, none of them seen yet. */
function responsesOfPremiere(): Map<string, Response> {
  const { catalog } = swccg(cards)
  const found = new Map<string, Response>()
  for (const clause of catalog.clauses) {
    const def = catalog.defs[clause.def]
    if (def?.id.startsWith('swccg:1_') && isResponse(clause))
      found.set(keyOf(def.id, clause), {
        name: def.name,
        of: `${def.name} ${JSON.stringify('when' in clause.ability ? clause.ability.when : undefined)}`,
        offered: false,
        refused: false,
      })
  }
  return found
}

/** Looks at what a scenario says about the options at a decision. */
class Looking {
  constructor(
    private readonly board: Board,
    private readonly responses: Map<string, Response>,
  ) {}

  look(line: Line): void {
    const { decision } = this.state
    if (decision === null || this.board.seats.indexOf(line.who) !== decision.seat) return
    const exact = line.kind === 'may' && typeof line.says !== 'string' && decision.kind === 'respond'
    if (exact) for (const { clause } of decision.options) this.note(clause as number | undefined, 'offered')
    if (exact || (line.kind === 'may not' && line.because !== undefined)) this.refusals(decision.seat)
  }

  private get state(): CoreState {
    return this.board.state as CoreState
  }

  /** Those that could answer what may be answered now, of cards that the seat has, and are not offered for a reason. */
  private refusals(seat: Seat): void {
    const { catalog } = this.board.engine
    const { def, controller, stack, decision } = this.state
    const about = (stack[stack.length - 1] as { about?: Occurrence[] }).about ?? []
    for (let card = 0; card < def.length; card++)
      for (const clause of controller[card] === seat ? (catalog.clausesOf[def[card] as number] ?? []) : []) {
        if (!isResponse(clause) || !about.some(({ on }) => clause.responds.includes(on))) continue
        if (decision?.options.some((option) => option.clause === clause.id && option.card === card)) continue
        if (this.isExplained(seat, card)) this.note(clause.id, 'refused')
      }
  }

  /** Is there a reason for everything that may not be done with it? */
  private isExplained(seat: Seat, card: Card): boolean {
    const { deeds } = this.board.engine.explain(this.state, seat, { card } as Json) as unknown as Explained
    const not = deeds.filter(({ may }) => !may)
    return not.length > 0 && not.every(({ why }) => why.length > 0)
  }

  private note(clause: number | undefined, how: 'offered' | 'refused'): void {
    const { clauses, defs } = this.board.engine.catalog
    const found = clauses[clause ?? -1]
    if (found === undefined || found.def < 0) return
    const response = this.responses.get(keyOf((defs[found.def] as unknown as Definition).id, found))
    if (response !== undefined) response[how] = true
  }
}

function follow(file: ScenarioFile, responses: Map<string, Response>): void {
  const board = gameOf('swccg').layOut(file)
  if (board.state === null) return
  const run = new Run(board, file.strict === true)
  const looking = new Looking(board, responses)
  for (const line of file.steps) {
    run.take(line)
    for (const each of line.kind === 'expect' ? (line.expect ?? []) : [line]) looking.look(each)
  }
}

test('every response of Premiere is offered in some scenario, and in some other it is not, for a reason', () => {
  const responses = responsesOfPremiere()
  const folder = fileURLToPath(new URL('../../../swccg/scenarios', import.meta.url))
  // The scenarios about responses first; of the others only those with a card whose responses were not seen both ways.
  const paths = scenarioFiles(folder).sort(
    (a, b) => Number(b.endsWith('responses.yaml')) - Number(a.endsWith('responses.yaml')),
  )
  for (const path of paths)
    for (const file of readScenarios(readFileSync(path, 'utf8'), path)) {
      const text = JSON.stringify([file.table, file.seats])
      const isOpen = ({ name, offered, refused }: Response): boolean => !(offered && refused) && text.includes(name)
      if ([...responses.values()].some(isOpen)) follow(file, responses)
    }
  const without = (how: 'offered' | 'refused'): string[] =>
    [...responses.values()].filter((each) => !each[how]).map(({ of }) => of)
  assert.ok(responses.size >= 80, `${responses.size}`)
  assert.deepEqual(without('offered'), [])
  assert.deepEqual(without('refused'), [])
})
