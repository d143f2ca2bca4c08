import { type Form, heard, isRecord, list, type Production, type Reading, type Slots } from '@dejarik/kernel/grammar'
import { the } from './refer.js'

const drawn = { drawn: 'you' }
/** One after the other; a sequence in it is no step of its own. */
const sequence = (list: readonly unknown[]): unknown => {
  const steps = (list as Slots[]).flatMap((step) => (step.do === 'sequence' ? (step.steps as Slots[]) : [step]))
  return steps.length === 1 ? steps[0] : { do: 'sequence', steps }
}

/** A piece of what happens: an effect, what is added to the draw before it, or what happens otherwise. */
type Piece = { effect: Slots } | { plus: unknown } | { otherwise: unknown }

/** What is added is part of the draw; "otherwise" belongs to the "if" before it. */
function joined(pieces: readonly Piece[]): unknown {
  const steps: Slots[] = []
  for (const piece of pieces) {
    const last = steps[steps.length - 1]
    if ('effect' in piece) steps.push(piece.effect)
    else if ('plus' in piece) {
      if (last?.do !== 'draw-destiny') return undefined
      const sum = last.plus === undefined ? piece.plus : { plus: [last.plus, piece.plus] }
      steps[steps.length - 1] = { ...last, plus: sum }
    } else {
      if (last?.do !== 'if' || 'else' in last) return undefined
      steps[steps.length - 1] = { ...last, else: piece.otherwise }
    }
  }
  return steps.length === 0 ? undefined : sequence(steps)
}

/** One thing after another, a sentence each. */
const course: Form = {
  sort: 'course',
  read(reader, start, voice) {
    const found: Reading[] = []
    const go = (place: number, before: readonly Piece[], cost: number): void => {
      for (const { end, node, cost: more } of reader.readings('piece', place, voice)) {
        const pieces = [...before, node as Piece]
        const whole = joined(pieces)
        if (whole !== undefined) found.push({ end, node: whole, cost: cost + more })
        if (reader.at(end, '.')) go(end + 1, pieces, cost + more)
      }
    }
    go(start, [], 0)
    return found
  },
  write: () => undefined,
}

const test = (number: unknown, so: unknown, then: unknown): Slots => {
  const [sign, value] = so as [string, unknown]
  return { effect: { do: 'if', if: { compare: [number, sign, value] }, then } }
}

/** What happens when destiny is drawn, and what comes of it. */
export const printCourses: (Production | Form)[] = [
  course,
  heard('piece', '{d:all-feats}', ({ d }) => ({ effect: d }), { cost: 1 }),
  list('feat-list', 'feat', 'and', { more: 1 }),
  heard('all-feats', '{d:feat-list}', ({ d }) => sequence(d as unknown[])),
  heard('piece', 'draw (one) destiny', () => ({ effect: { do: 'draw-destiny', n: 1 } })),
  heard('piece', 'draw two destiny', () => ({ effect: { do: 'draw-destiny', n: 2 } })),
  heard('piece', 'opponent draws destiny', () => ({
    effect: { do: 'as', who: 'opponent', effect: { do: 'draw-destiny', n: 1 } },
  })),
  heard('piece', 'draw one destiny and {d:all-feats}', ({ d }) => ({
    effect: sequence([{ do: 'draw-destiny', n: 1 }, d]),
  })),
  heard('piece', 'add {n:digits} if {c:so-of-it}', ({ n, c }) => ({ plus: { if: c, then: n, else: 0 } })),
  heard('piece', 'subtract {n:digits} if {c:so-of-it}', ({ n, c }) => ({
    plus: { if: c, then: -(n as number), else: 0 },
  })),
  heard('piece', 'add {n:digits} (to destiny) for each {w:per}', ({ n, w }) => ({
    plus: n === 1 ? w : { times: [n, w] },
  })),
  heard('piece', 'add {v:against}', ({ v }) => (isRecord(v) ? { plus: v } : undefined)),
  heard('so-of-it', '{c:whole-so}', ({ c }) => c),
  heard('so-of-it', 'targeting {x:one}', ({ x }) => ({ is: the, a: x })),
  // The number that counts: what was drawn, and whatever is added where it is compared.
  heard('destiny', '(total) destiny', () => drawn),
  heard('destiny', '(total) destiny {n:signed}', ({ n }) => ({ plus: [drawn, n] })),
  heard('destiny', '(total) destiny + {v:against}', ({ v }) => ({ plus: [drawn, v] })),
  heard('piece', 'if {a:destiny} {b:beyond}, {d:all-feats}', ({ a, b, d }) => test(a, b, d)),
  heard('piece', '{d:all-feats} if {a:destiny} {b:beyond}', ({ a, b, d }) => test(a, b, d)),
  heard('piece', 'otherwise, {d:all-feats}', ({ d }) => ({ otherwise: d })),
  heard('piece', 'otherwise {d:all-feats}', ({ d }) => ({ otherwise: d })),
  ...['ability', 'maneuver', 'forfeit', 'power'].map((stat) =>
    heard('against', `({:whose-own}) ${stat}`, () => ({ stat, of: the })),
  ),
  heard('whose-own', "{:the-one} 's", () => true),
  heard('against', '({:whose-own}) defense value', () => ({ stat: 'defense', of: the })),
  heard('against', '{:whose-own} destiny number', () => ({ stat: 'destiny', of: the })),
  heard('against', 'ability of {x:highest}', ({ x }) => ({ most: 'ability', of: x })),
  heard('highest', 'your highest ability {x:bare} (on table)', ({ x }) => ({ ...(x as object), whose: 'yours' })),
  heard('against', '{n:digits}', ({ n }) => n),
  heard('against', 'the number of {x:many}', ({ x }) => ({ count: x })),
  heard('beyond', 'above {v:against}', ({ v }) => ['>', v]),
  heard('beyond', 'below {v:against}', ({ v }) => ['<', v]),
  heard('beyond', '= {v:against}', ({ v }) => ['=', v]),
]
