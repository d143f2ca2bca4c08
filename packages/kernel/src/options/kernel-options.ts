import type { Option } from '../decisions/decisions.js'
import type { Card, Seat } from '../state/state.js'
import type { FieldTypes, OptionOf } from './types.js'

/** What the options hold that the kernel offers. A game describes those that its players meet. */
export const kernelFields = {
  pass: {},
  done: {},
  decline: {},
  initiate: {},
  withdraw: {},
  either: { n: 'amount' },
  opponent: { seat: 'seat' },
  use: { card: 'card?', clause: 'part?' },
  respond: { card: 'card', clause: 'part?', subject: 'place?', from: 'card?', by: 'seat?' },
  next: { card: 'card', clause: 'part?', n: 'amount?' },
  choose: { card: 'card?', die: 'die?', seat: 'seat?' },
  edit: {
    by: 'seat',
    card: 'card?',
    top: 'place?',
    die: 'die?',
    seat: 'seat?',
    put: 'text?',
    on: 'card?',
    set: 'text?',
    to: 'amount?',
  },
} as const satisfies Readonly<Record<string, FieldTypes>>

type KernelFields = typeof kernelFields

/** An option of the kernel, by its kind. */
export type Kernel<K extends keyof KernelFields> = { [Q in K]: OptionOf<Q, KernelFields[Q]> }[K]

const PASS = { do: 'pass' } as const
const DONE = { do: 'done' } as const
const DECLINE = { do: 'decline' } as const

/** Constructors of the kernel's options. */
export const kernelOffers = {
  pass: (): Kernel<'pass'> => PASS,
  done: (): Kernel<'done'> => DONE,
  decline: (): Kernel<'decline'> => DECLINE,
  initiate: (): Kernel<'initiate'> => ({ do: 'initiate' }),
  withdraw: (): Kernel<'withdraw'> => ({ do: 'withdraw' }),
  either: (n: number): Kernel<'either'> => ({ do: 'either', n }),
  opponent: (seat: Seat): Kernel<'opponent'> => ({ do: 'opponent', seat }),
  use: (clause?: number): Kernel<'use'> => (clause === undefined ? { do: 'use' } : { do: 'use', clause }),
  next: (card: Card, clause: number, n: number): Kernel<'next'> => ({ do: 'next', card, clause, n }),
  chooseCard: (card: Card): Kernel<'choose'> => ({ do: 'choose', card }),
  chooseDie: (die: number): Kernel<'choose'> => ({ do: 'choose', die }),
} satisfies Readonly<Record<string, (...fields: never[]) => Option>>
