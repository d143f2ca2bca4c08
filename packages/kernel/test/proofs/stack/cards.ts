import type { AbilityTree, Definition } from '@dejarik/kernel'
import { buildCatalog } from '@dejarik/kernel'

/** Which occurrences a response answers, by public facts. */
export interface Answered {
  by?: 'you' | 'opponent'
  kind?: string[]
  name?: string[]
  /** The occurrence is about this very card. */
  self?: true
  /** A destiny of this value was drawn. */
  value?: number
  /** There is room for so many draws of battle destiny. */
  room?: number
  /** Another card of this name is on table. */
  with?: string
}

export interface Tree extends AbilityTree {
  from?: 'hand' | 'table'
  /** The phases or segments in which it may be initiated as a top-level action. */
  phase?: string[]
  if?: Answered
  cost?: number
  /** Draws destiny in initiation and pays so much Force. */
  asking?: true
  /** A card to target, by kind: the opponent's or one's own, on table. */
  aim?: { kind: string[]; whose: 'yours' | 'opponent'; n?: number; to?: 'site' }
  once?: true
  mandatory?: true
}

export interface Def extends Definition {
  side: number
  kind: string
  destiny: number
  cost: number
  lost?: true
  abilities: readonly Tree[]
}

interface Words {
  do: string
  [field: string]: unknown
}

const L = 0
const D = 1
const all: Def[] = []
function card(name: string, side: number, kind: string, more: Partial<Def> & { abilities?: Tree[] } = {}): void {
  all.push({ id: `stack:${all.length}`, name, side, kind, destiny: 1, cost: 0, abilities: [], ...more })
}
const response = (responds: string[], effect: Words, more: Partial<Tree> = {}): Tree =>
  ({ ability: 'response', from: 'hand', responds, effect, ...more }) as Tree
const play = (phase: string[], effect: Words, more: Partial<Tree> = {}): Tree =>
  ({ ability: 'play', from: 'hand', phase, effect, ...more }) as Tree
const text = (phase: string[], effect: Words, more: Partial<Tree> = {}): Tree =>
  ({ ability: 'text', from: 'table', phase, effect, ...more }) as Tree
const steps = (...list: Words[]): Words => ({ do: 'sequence', steps: list })
const drawAnd = (over: number, then: Words): Words =>
  steps({ do: 'destiny' }, { do: 'if', if: { compare: [{ that: 'number' }, '>', over] }, then })

// Cards whose only business is to be units of Force, each with its destiny.
for (const n of [0, 1, 2, 3, 4, 5, 6]) {
  card(`l${n}`, L, 'unit', { destiny: n })
  card(`d${n}`, D, 'unit', { destiny: n })
}
for (const side of [L, D]) {
  const of = side === L ? 'Light' : 'Dark'
  card(`${of} Sense`, side, 'interrupt', {
    abilities: [response(['play'], drawAnd(3, { do: 'cancel' }), { if: { kind: ['interrupt'], by: 'opponent' } })],
  })
  card(`${of} Alter`, side, 'interrupt', {
    lost: true,
    abilities: [
      response(['deploy', 'play'], { do: 'cancel' }, { if: { kind: ['effect'], by: 'opponent' }, name: 'effect' }),
      response(['play'], { do: 'cancel' }, { if: { name: [`${side === L ? 'Dark' : 'Light'} Sense`] }, name: 'sense' }),
    ],
  })
  card(`${of} Control`, side, 'interrupt', {
    lost: true,
    abilities: [
      response(
        ['play'],
        { do: 'cancel' },
        { if: { name: ['Light Sense', 'Light Alter', 'Dark Sense', 'Dark Alter'], by: 'opponent' } },
      ),
    ],
  })
}
card('Memorial', L, 'effect')
card('Stun', D, 'interrupt', {
  lost: true,
  abilities: [
    play(['deploy'], drawAnd(2, { do: 'to-hand', what: 'target' }), {
      cost: 2,
      aim: { kind: ['character'], whose: 'opponent' },
    }),
  ],
})
card('Bones', L, 'effect', {
  abilities: [
    response(['drawn'], { do: 'activate', n: 1 }, { from: 'table', automatic: true, if: { by: 'opponent', value: 2 } }),
  ],
})
for (const name of ['Luke', 'Han', 'Obi', 'Talz']) card(name, L, 'character')
card('R2', L, 'droid')
card('Audience', L, 'site')
card('Yavin', L, 'site')
card('Transport', L, 'interrupt', {
  abilities: [
    play(
      ['move'],
      { do: 'relocate' },
      { asking: true, aim: { kind: ['character', 'droid'], whose: 'yours', n: 2, to: 'site' } },
    ),
  ],
})
card('Tentacle', D, 'effect', {
  abilities: [
    response(['play'], { do: 'stack-later' }, { cost: 1, if: { kind: ['interrupt'], by: 'opponent' }, name: 'on' }),
  ],
})
card('Swindler', D, 'interrupt', {
  abilities: [response(['transported'], { do: 'lose-force', n: 1, who: 'opponent' })],
})
card('Gift', L, 'interrupt', {
  abilities: [response(['moved'], { do: 'draw', n: 1 }, { if: { by: 'you', kind: ['droid'] } })],
})
card('Walker', D, 'vehicle', {
  abilities: [
    response(
      ['deployed'],
      { do: 'deploy-from-reserve', kind: 'warrior', reshuffle: true },
      { from: 'table', if: { self: true } },
    ),
  ],
})
for (const name of ['Vader', 'Dengar', 'Bossk', 'Boba', 'Evazan']) card(name, D, 'warrior', { destiny: 5 })
card('Feet', D, 'effect')
card('Wait', L, 'interrupt', {
  abilities: [
    response(['deployed'], { do: 'to-hand', what: 'subject' }, { if: { by: 'opponent', kind: ['vehicle'] } }),
  ],
})
card('Battle', L, 'rule', {
  abilities: [text(['battle'], { do: 'battle' }, { cost: 1, once: true })],
})
card('Dark Battle', D, 'rule', { abilities: [text(['battle'], { do: 'battle' }, { cost: 1, once: true })] })
card('Overestimate', D, 'interrupt', {
  lost: true,
  abilities: [response(['battle'], { do: 'note', text: 'battle damage is tripled' }, { if: { by: 'opponent' } })],
})
card('Skiff', D, 'vehicle', {
  abilities: [response(['battle'], { do: 'react' }, { from: 'table', if: { by: 'opponent' }, name: 'react' })],
})
card('Cocky', L, 'interrupt', {
  lost: true,
  abilities: [play(['weapons'], { do: 'note', text: 'cocky' })],
})
card('Depa', L, 'seer', {
  abilities: [text(['deploy', 'battle'], { do: 'note', text: 'destiny will miss' }, { cost: 1, once: true })],
})
card('Stew', L, 'effect', { abilities: [text(['deploy'], { do: 'note', text: 'stew' }, { once: true })] })
card('Barrier', L, 'interrupt', {
  abilities: [
    response(['deployed'], { do: 'note', text: 'barred' }, { cost: 1, if: { by: 'opponent', kind: ['warrior'] } }),
  ],
})
card('Deneb', L, 'character', {
  abilities: [response(['deployed'], { do: 'draw', n: 2 }, { from: 'table', automatic: true, if: { self: true } })],
})
card('Arleil', L, 'character', {
  abilities: [response(['deployed'], { do: 'take', kind: 'alien' }, { from: 'table', if: { self: true } })],
})
card('Alien', L, 'alien')
card('Kiss', D, 'interrupt', {
  abilities: [
    response(['deployed'], { do: 'to-hand', what: 'subject' }, { if: { by: 'opponent', kind: ['character'] } }),
  ],
})
card('Protector', L, 'interrupt', {
  abilities: [response(['play'], { do: 'cancel' }, { if: { name: ['Kiss'] } })],
})
card('Bubo', D, 'creature', {
  abilities: [text(['battle'], { do: 'note', text: 'Bubo has attacked' }, { once: true, mandatory: true })],
})
card('Box', D, 'device', { abilities: [text(['battle'], { do: 'shuffle' }, { once: true })] })
card('Avenger', D, 'ship')
card('Emperor', D, 'warrior')
card('Battery', D, 'weapon')
card('Turbolaser', L, 'weapon', {
  abilities: [text(['weapons'], { do: 'hit' }, { once: true, aim: { kind: ['ship'], whose: 'opponent' } })],
})
card('Pivot', L, 'interrupt', {
  abilities: [response(['hit'], { do: 'lose-all' }, { if: { kind: ['ship'] } })],
})
card('Base', D, 'effect', {
  abilities: [response(['lost'], { do: 'stack-here' }, { from: 'table', if: { kind: ['ship'] } })],
})
card('Reign', L, 'interrupt', {
  abilities: [
    response(['lost'], steps({ do: 'destiny' }, { do: 'lose-force', n: { that: 'number' }, who: 'opponent' }), {
      if: { name: ['Emperor'] },
    }),
  ],
})
card('Evader', D, 'interrupt', {
  abilities: [
    response(
      ['lost'],
      { do: 'place', what: 'subject', in: 'used' },
      { if: { kind: ['warrior', 'weapon'], by: 'opponent' } },
    ),
  ],
})
card('Bounty', L, 'effect', {
  abilities: [
    response(['lost'], { do: 'note', text: 'bounty' }, { from: 'table', automatic: true, if: { name: ['Emperor'] } }),
  ],
})
card('Emergency', D, 'interrupt', { abilities: [play(['deploy'], { do: 'deploy-revealed', n: 3 })] })
card('Try', L, 'effect', {
  abilities: [
    response(
      ['done'],
      { do: 'lose-force', n: 2, who: 'opponent' },
      { from: 'table', automatic: true, if: { name: ['Dark Sense'] } },
    ),
  ],
})
card('Rebel Barrier', L, 'interrupt', {
  abilities: [response(['deployed'], { do: 'note', text: 'barred' }, { if: { by: 'opponent', kind: ['warrior'] } })],
})
card('Dash', L, 'ship', {
  abilities: [
    response(
      ['before-battle-destiny'],
      { do: 'draw-choose', draw: 2 },
      { from: 'table', if: { by: 'you', with: 'Speeder', room: 2 } },
    ),
  ],
})
card('Speeder', L, 'ship')
card('Commander', L, 'ship', {
  abilities: [response(['power'], { do: 'schedule', n: 2 }, { from: 'table', automatic: true })],
})
card('Power', L, 'rule', { abilities: [text(['battle'], { do: 'power' }, { once: true })] })
card('Access', D, 'insert', {
  abilities: [
    response(
      ['surfaced'],
      steps({ do: 'lose-force', n: 1, who: 'opponent' }, { do: 'place', what: 'this', in: 'lost' }),
      {
        from: 'table',
        automatic: true,
        if: { self: true },
      },
    ),
  ],
})
card('Zutton', D, 'warrior', {
  abilities: [
    response(['before-activate'], { do: 'note', text: 'seen it coming' }, { from: 'table', if: { by: 'opponent' } }),
  ],
})

card('Tax', L, 'effect', { abilities: [{ ability: 'tax', from: 'table', cost: 1 }] })

export const defs: readonly Def[] = all
export const catalog = buildCatalog(defs)
