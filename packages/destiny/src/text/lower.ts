import { isRecord } from '@dejarik/kernel/grammar'

type Node = Record<string, unknown>

const isChoice = (node: unknown): node is { choose: unknown; from: { kind: string } } =>
  isRecord(node) && 'choose' in node
const isEffect = (node: unknown): node is Node => isRecord(node) && 'do' in node
const nounOf = (kind: string) => (kind === 'die' || kind === 'character' ? kind : 'card')

const map = (node: unknown, change: (part: unknown, key: string) => unknown): unknown => {
  if (Array.isArray(node)) return node.map((part) => change(part, ''))
  if (!isRecord(node)) return node
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, change(part, key)]))
}

/** Things chosen in passing, inside a value or a query, are chosen by an effect of their own just before. */
function hoist(effect: Node): unknown[] {
  const choices: unknown[] = []
  const look = (node: unknown, key: string): unknown => {
    if (isEffect(node)) return node
    if (['value', 'cost', 'attached-to'].includes(key) && isChoice(node)) {
      choices.push({ do: 'choose', what: node })
      return { that: nounOf(node.from.kind) }
    }
    return map(node, look)
  }
  const rest = map(effect, look)
  return [...choices, rest]
}

/** "Reroll A or B" is "reroll A or reroll B". */
function alternatives(effect: Node): Node {
  for (const [key, target] of Object.entries(effect)) {
    if (!isRecord(target) || !Array.isArray(target.or)) continue
    return { do: 'either', options: target.or.map((one) => ({ ...effect, [key]: one })) }
  }
  return effect
}

const isThatNumber = (node: unknown) => isRecord(node) && node.that === 'number'

/** "Count the … . Draw that many": the number is counted where it is used. */
function counted(steps: unknown[]): unknown[] {
  const made: unknown[] = []
  let number: unknown
  const put = (node: unknown): unknown => (isThatNumber(node) ? number : map(node, put))
  for (const step of steps) {
    if (isEffect(step) && step.do === 'count') number = step.n
    else made.push(number === undefined ? step : put(step))
  }
  return made
}

/** Counting all the cards of a hand has a word of its own. */
function hand(node: Node): Node {
  const { count } = node
  if (!isRecord(count) || Object.keys(count).length !== 3) return node
  const { kind, zone, whose } = count
  if (kind !== 'card' || zone !== 'hand' || whose === undefined) return node
  return { hand: whose === 'yours' ? 'you' : whose }
}

/** Says in the vocabulary's words what print says in fewer. */
export function lower(tree: unknown): unknown {
  if (isRecord(tree) && 'count' in tree) return map(hand(tree), lower)
  if (!isEffect(tree)) return map(tree, lower)
  const inner = map(tree, lower) as Node
  if (inner.do === 'sequence') {
    const flat = (inner.steps as unknown[]).flatMap((step) =>
      isEffect(step) && step.do === 'sequence' ? (step.steps as unknown[]) : [step],
    )
    const steps = counted(flat)
    return steps.length === 1 ? steps[0] : { ...inner, steps }
  }
  if (inner.do === 'then' && isEffect(inner.first) && inner.first.do === 'try') {
    // Whatever came of it counts as done, so what follows is simply next.
    return lower({ do: 'sequence', steps: [inner.first, inner.next] })
  }
  const parts = hoist(alternatives(inner))
  return parts.length === 1 ? parts[0] : { do: 'sequence', steps: parts }
}
