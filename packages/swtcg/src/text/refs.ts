import { constant, heard, isRecord, type Production, pass, pattern } from '@dejarik/kernel/grammar'

/** A pronoun; what it stands for is found once the whole text is read (antecedents.ts). */
const it = (noun: string) => () => ({ it: noun })
const unitNouns = 'character|speeder|starfighter|jedi|creature|transport|walker|droid|location|clone|diplomat'.split(
  '|',
)
const thisNouns = ['unit', 'card', 'location', 'mission', 'capital ship', 'patrol ship', 'space unit', ...unitNouns]

const said = (ref: unknown, says: string): Production => ({
  sort: 'ref',
  parts: pattern(says),
  build: () => undefined,
  match: (node) => (JSON.stringify(node) === JSON.stringify(ref) ? {} : undefined),
})

const nounOf = (r: unknown) => (isRecord(r) ? (r.that ?? r.it) : undefined)
const among = (r: unknown) => ({
  kind: nounOf(r) === 'unit' ? 'unit' : nounOf(r) === 'die' ? 'die' : 'card',
  'one-of': r,
})
const oneOfThose: Production = {
  sort: 'target',
  parts: pattern('1|one of {r:those}'),
  build: ({ r }) => ({ choose: 1, from: among(r) }),
  match(node) {
    const from = isRecord(node) && node.choose === 1 ? node.from : undefined
    const r = isRecord(from) ? from['one-of'] : undefined
    return r !== undefined && isRecord(from) && Object.keys(from).length === 2 && from.kind === among(r).kind
      ? { r }
      : undefined
  },
}

/** Things that are already known. The sort `thing` also understands "it". */
export const refWords: Production[] = [
  ...constant(
    'ref',
    'this',
    thisNouns.map((noun) => `this ${noun}`),
  ),
  heard('ref', 'itself|himself|herself', it('self')),
  ...constant('ref', 'attacker', ['the attacker', 'the attacking unit']),
  ...constant('ref', 'defender', ['the defender', 'the defending unit']),
  ...constant('ref', 'granter', ['the pilot']),
  ...constant('ref', 'attached', ['the equipped unit']),
  said({ that: 'unit' }, 'the unit'),
  ...constant('ref', { that: 'space' }, ['the Space unit']),
  ...constant('ref', { that: 'ground' }, ['the Ground unit']),
  ...constant('ref', { that: 'character' }, ['the unit of the Character arena']),
  said({ that: 'card' }, 'the card'),
  said({ that: 'die' }, 'those dice'),
  said({ that: 'rest' }, 'the rest'),
  said({ that: 'player' }, 'that player'),
  heard('ref', 'that|the|those unit|units', it('unit')),
  ...unitNouns.flatMap((noun) => [
    heard('ref', `that|the|those ${noun}`, it('unit')),
    heard('ref', `those ${noun}s`, it('unit')),
  ]),
  heard('ref', 'the chosen unit|character|card|one', it('unit')),
  heard('ref', 'the discarded unit|character', it('unit')),
  heard('ref', 'the other unit', it('unit')),
  heard('ref', 'the unit you tapped', it('unit')),
  heard('ref', 'the new unit', it('unit')),
  heard('ref', 'that|the|those card|cards', it('card')),
  heard('ref', 'the revealed card|cards', it('card')),
  heard('ref', 'that mission|location', it('card')),
  heard('ref', 'that|those die|dice', it('die')),
  ...constant('ref', { that: 'rest' }, ['the rest', 'the other revealed cards', 'the others']),

  pass('those', '{x:ref}'),
  heard('those', 'them', it('it')),

  heard('thing', 'it|him|her|them', it('it')),
  pass('thing', '{x:target}'),
  heard('thing', '{name:title}', ({ name }) => ({
    choose: 1,
    from: { kind: 'unit', name, pilots: true },
  })),
  heard('subject-ref', 'it|he|she', it('it')),
  pass('subject-ref', '{x:ref}'),
  heard('whose-ref', 'its|his', it('it')),
  pass('whose-ref', "{x:ref} 's"),
  oneOfThose,
]
