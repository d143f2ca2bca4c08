import { type Form, heard, isRecord, type Production } from '@dejarik/kernel/grammar'

/** Of whom a sentence of print speaks: this card, whoever bears it, all of some sort, somebody by name. */
export const printSubjects: (Production | Form)[] = [
  heard('subject-all', 'this card', () => 'this'),
  heard('subject-all', 'all {x:many}', ({ x }) => x),
  heard('subject-all', 'each of your other {x:bare}', ({ x }) => ({ ...(x as object), whose: 'yours', other: true })),
  heard('subject-all', 'each of {x:many}', ({ x }) => x),
  heard('subject-all', 'your other {x:bare}', ({ x }) => ({ ...(x as object), whose: 'yours', other: true })),
  heard('subject-all', 'other {x:bare}', ({ x }) => ({ ...(x as object), other: true })),
  heard('subject-all', '{x:one}', ({ x }) => (isRecord(x) && 'whose' in x && 'name' in x ? x : undefined)),
  heard('subject-all', 'each other {x:bare}', ({ x }) => ({ ...(x as object), other: true })),
  heard('subject-all', 'each {x:bare}', ({ x }) => x),
  heard('subject-all', 'each {x:one}', ({ x }) => x, { cost: 1 }),
  heard('subject-all', 'any {x:bare}', ({ x }) => x),
  heard('subject-all', '{x:many}', ({ x }) => x, { cost: 1 }),
  heard('subject-all', '{x:one}', ({ x }) => (isRecord(x) && 'name' in x ? x : undefined)),
  heard('subject-all', '{x:named-and}', ({ x }) => x),
  heard('subject-all', '{x:many} here', ({ x }) => ({ ...(x as object), at: 'here' })),
  heard('subject-all', '(a|an) {x:bare} alone here', ({ x }) => ({ ...(x as object), alone: true, at: 'here' })),
  heard(
    'subject-all',
    'that character|imperial|alien|trooper|warrior|scout|rebel|pilot|spy|starship',
    () => 'attached',
  ),
  heard('subject-all', 'imperial|rebel|alien|scout|spy|pilot', () => 'attached', { cost: 1 }),
  heard('subject-all', 'character|trooper|target', () => 'attached', { cost: 1 }),
  heard('named-and', '{a:title} and {b:title}', ({ a, b }) => ({ kind: 'character', name: [a, b] })),
  heard('named-and', '{a:title}, {b:title} and {c:title}', ({ a, b, c }) => ({ kind: 'character', name: [a, b, c] })),
]
