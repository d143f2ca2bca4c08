import { isRecord } from '@dejarik/kernel/grammar'
import { chooses, refersTo, retarget } from './retarget.js'

type Node = Record<string, unknown>
const isEffect = (node: unknown): node is Node => isRecord(node) && 'do' in node
const map = (node: unknown, change: (part: unknown) => unknown): unknown => {
  if (Array.isArray(node)) return node.map(change)
  if (!isRecord(node)) return node
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, change(part)]))
}
const joined = (...parts: unknown[]): Node => ({
  do: 'sequence',
  steps: parts.flatMap((part) => (isEffect(part) && part.do === 'sequence' ? (part.steps as unknown[]) : [part])),
})

/** "You may A. If you do, B": B hangs on A, and A is yours to do. */
function optional(node: Node): Node {
  const { first, next } = node
  if (node.do !== 'then' || node.to === true) return node
  if (isEffect(first) && first.do === 'sequence') {
    const steps = first.steps as unknown[]
    return joined(...steps.slice(0, -1), optional({ ...node, first: steps.at(-1) }))
  }
  if (isEffect(first) && first.do === 'may') {
    return { do: 'may', effect: { do: 'then', first: first.effect, next, to: true } }
  }
  // "Your opponent may A. If they do, B": declining is their way to keep B from happening.
  if (isEffect(first) && first.do === 'as' && isEffect(first.effect) && first.effect.do === 'may') {
    return { do: 'then', first, next, to: true }
  }
  return node
}

/** What speaks of a thing chosen only if you did belongs to it. */
function gather(steps: unknown[]): unknown[] {
  const made: unknown[] = []
  for (const step of steps) {
    const before = made[made.length - 1]
    const noun = ['unit', 'card'].find((one) => refersTo(step, one))
    if (isEffect(before) && noun !== undefined) {
      const inner = before.do === 'may' && isEffect(before.effect) ? before.effect : undefined
      if (inner?.do === 'then' && chooses(inner.next, noun)) {
        made[made.length - 1] = { ...before, effect: { ...inner, next: joined(inner.next, step) } }
        continue
      }
      // "You may put one of them there. If that unit is tapped, untap it."
      if (inner !== undefined && chooses(inner, noun)) {
        made[made.length - 1] = { ...before, effect: { do: 'then', first: inner, next: step, to: true } }
        continue
      }
      // "If it is a Ground card, put it there. When the battle ends, discard it."
      if (before.do === 'if' && before.else === undefined && isEffect(step) && step.do === 'await') {
        if (isEffect(before.then) && before.then.do === 'put' && refersTo(before.then, noun)) {
          made[made.length - 1] = { ...before, then: joined(before.then, step) }
          continue
        }
      }
      // "If there is one, choose it. Discard it."
      if (before.do === 'if' && chooses(before.then, noun) && before.else === undefined) {
        made[made.length - 1] = { ...before, then: joined(before.then, step) }
        continue
      }
    }
    if (isEffect(before) && isEffect(step) && step.instead === true) {
      const { instead: _, ...rest } = step
      made[made.length - 1] = { ...rest, then: retarget(step.then, before), else: before }
      continue
    }
    made.push(step)
  }
  return made
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

/** "In one arena": the arena is chosen by an effect of its own just before. */
function hoist(effect: Node): unknown[] {
  const choices: unknown[] = []
  const look = (node: unknown): unknown => {
    if (isEffect(node)) return node
    if (isRecord(node) && node.one === 'arena') {
      choices.push({ do: 'choose-arena' })
      return { that: 'arena' }
    }
    return map(node, look)
  }
  const rest = map(effect, look)
  return [...choices, rest]
}

/** "If there are any …, choose one of them": one of those, not of all the cards looked at. */
function ofThem(node: Node): Node {
  const exists = node.do === 'if' && isRecord(node.if) ? node.if.exists : undefined
  const what = isEffect(node.then) && node.then.do === 'choose' ? node.then.what : undefined
  if (!isRecord(exists) || !isRecord(what) || !isRecord(what.from) || !('one-of' in what.from)) return node
  return { ...node, then: { ...(node.then as Node), what: { ...what, from: exists } } }
}

/** rule swtcg.gl-discard: a card that is discarded comes from the hand unless the text says from where. */
function fromHand(what: unknown): unknown {
  const from = isRecord(what) ? what.from : undefined
  if (
    !isRecord(from) ||
    from.kind !== 'card' ||
    'zone' in from ||
    'one-of' in from ||
    'under' in from ||
    'building' in from
  )
    return what
  return { ...(what as Node), from: { ...from, zone: 'hand', whose: from.whose ?? 'yours' } }
}

/** "Move one of your Characters from the Space arena": there it is on a unit. rule swtcg.pilots */
function fromUnits(what: unknown): unknown {
  const from = isRecord(what) ? what.from : undefined
  if (!isRecord(from) || from.kind !== 'character' || (from.zone !== 'space' && from.zone !== 'ground')) return what
  return 'aboard' in from || 'pilots' in from ? what : { ...(what as Node), from: { ...from, pilots: true } }
}

/** "Each Battle card costs 3 more Force this turn": whoever plays one pays it, for cards drawn later too. */
function forPlayers(node: Node): Node {
  const each = isRecord(node.to) ? node.to.each : undefined
  if (!isRecord(each) || each.kind !== 'battle') return node
  const { whose, ...of } = each
  const to = whose === 'yours' ? 'you' : (whose ?? 'each-player')
  return { ...node, to, gets: (node.gets as Node[]).map((gain) => ({ ...gain, of })) }
}

/** "Move a damage counter from one unit to another in the same arena": the first is in an arena, too. */
function fromArena(node: Node): Node {
  const [from, to] = [node.from, node.to].map((target) => (isRecord(target) ? target.from : undefined))
  if (!isRecord(from) || 'zone' in from || !isRecord(to) || !isRecord(to.zone) || !('of' in to.zone)) return node
  return { ...node, from: { ...(node.from as Node), from: { ...from, zone: 'arena' } } }
}

const isThatUnit = (node: unknown): boolean =>
  isRecord(node) && (node.that === 'unit' || Object.values(node).some(isThatUnit))

/** The same query, of things of which this is so. What is said of the unit itself is said by filters. */
function having(query: Node, where: unknown): Node {
  const a = isRecord(where) && isRecord(where.is) && where.is.that === 'unit' ? where.a : undefined
  if (!isRecord(a) || a.kind !== 'unit') return { ...query, where }
  const { kind: _, ...more } = a
  const fits = Object.keys(more).every((key) => !(key in query) || query[key] === more[key])
  return fits ? { ...query, ...more } : { ...query, where }
}

/** The first thing that an effect chooses must be so. */
function narrowed(node: unknown, where: unknown): { node: unknown; done: boolean } {
  if (Array.isArray(node)) {
    for (const [i, part] of node.entries()) {
      const made = narrowed(part, where)
      if (made.done) return { node: node.map((each, j) => (i === j ? made.node : each)), done: true }
    }
  } else if (isRecord(node)) {
    if ('choose' in node && isRecord(node.from))
      return { node: { ...node, from: having(node.from, where) }, done: true }
    for (const [key, part] of Object.entries(node)) {
      const made = narrowed(part, where)
      if (made.done) return { node: { ...node, [key]: made.node }, done: true }
    }
  }
  return { node, done: false }
}

/** "Play only if … that unit": what is asked of the unit that the effect chooses narrows the choice. */
function onlyIf(ability: Node): Node {
  const when = Array.isArray(ability.when) ? ability.when : []
  const about = when.find((each) => isRecord(each) && isThatUnit(each.if)) as Node | undefined
  if (about === undefined) return ability
  const made = narrowed(ability.effect, about.if)
  if (!made.done) return ability
  const rest = when.filter((each) => each !== about)
  const { when: _, ...others } = ability
  return { ...others, effect: made.node, ...(rest.length > 0 && { when: rest }) }
}

/** rule swtcg.paying-activation-costs: what a cost names is one's own, unless it says whose. */
function ownCost(part: unknown): unknown {
  if (!isRecord(part) || !isRecord(part.what) || !isRecord(part.what.from)) return part
  const { from } = part.what
  return 'whose' in from ? part : { ...part, what: { ...part.what, from: { ...from, whose: 'yours' } } }
}

/** "Tap Leia. Play only if Leia is in the Character arena": the one that pays must be there. */
function paidThere(ability: Node): Node {
  if (!Array.isArray(ability.cost)) return ability
  const cost = ability.cost.map(ownCost)
  const when = Array.isArray(ability.when) ? ability.when : []
  const exists = (each: unknown) =>
    isRecord(each) && isRecord(each.if) && isRecord(each.if.exists) ? each.if.exists : {}
  for (const [i, part] of cost.entries()) {
    const from = isRecord(part) && isRecord(part.what) ? part.what.from : undefined
    if (!isRecord(from) || from.name === undefined || 'zone' in from) continue
    const said = when.find((each) => exists(each).name === from.name)
    if (said === undefined) continue
    const { when: _, ...others } = ability
    const left = when.filter((each) => each !== said)
    cost[i] = {
      ...(part as Node),
      what: { ...((part as Node).what as Node), from: { ...from, zone: exists(said).zone } },
    }
    return { ...others, cost, ...(left.length > 0 && { when: left }) }
  }
  return { ...ability, cost }
}

/** "When this card is discarded from your hand". */
const isOfHand = (event: unknown): boolean =>
  isRecord(event) && event.on === 'discard' && event.what === 'this' && event.from === 'hand'

/**
 * An ability that takes its own card from a pile works there; so does one that waits for its card to be discarded from hand,
 * whatever the card is otherwise played for. rule swtcg.term-this-card-from-hand
 */
function whereItWorks(ability: Node): Node {
  const { effect } = ability
  if (ability.ability === 'play' && isEffect(effect) && effect.do === 'await' && isOfHand(effect.event))
    return { ability: 'triggered', when: effect.when, event: effect.event, effect: effect.effect, zone: 'hand' }
  if (ability.ability === 'triggered' && isOfHand(ability.event)) return { ...ability, zone: 'hand' }
  const from = isEffect(effect) && effect.do === 'put' && effect.what === 'this' ? effect.from : undefined
  return ability.ability === 'activated' && from !== undefined ? { ...ability, zone: from } : ability
}

/** Says in the vocabulary's words what print says in fewer. */
export function lower(tree: unknown): unknown {
  if (isRecord(tree) && tree.ability === 'triggered') return whereItWorks(map(tree, lower) as Node)
  if (isRecord(tree) && (tree.ability === 'play' || tree.ability === 'activated')) {
    return whereItWorks(paidThere(onlyIf(map(tree, lower) as Node)))
  }
  if (!isEffect(tree)) return map(tree, lower)
  const inner = map(tree, lower) as Node
  if (inner.do === 'sequence') {
    const flat = (inner.steps as unknown[]).flatMap((step) =>
      isEffect(step) && step.do === 'sequence' ? (step.steps as unknown[]) : [step],
    )
    const steps = gather(counted(flat))
    return steps.length === 1 ? steps[0] : { ...inner, steps }
  }
  if (inner.do === 'discard') inner.what = fromHand(inner.what)
  if (inner.do === 'put') inner.what = fromUnits(inner.what)
  const made = inner.do === 'get' ? forPlayers(inner) : inner.do === 'move-damage' ? fromArena(inner) : inner
  const parts = hoist(optional(ofThem(made)))
  return parts.length === 1 ? parts[0] : joined(...parts)
}
