import type { Tree } from '../tree.js'
import type { AsEffect } from './as.js'
import type { Choose } from './choose.js'
import type { Either } from './either.js'
import type { ForEach } from './for-each.js'
import type { IfEffect } from './if.js'
import type { May } from './may.js'
import type { Native } from './native.js'
import type { Sequence } from './sequence.js'
import type { Then } from './then.js'
import type { TryEffect } from './try.js'
import type { Unless } from './unless.js'

export type SharedEffect<G extends Tree> =
  | Sequence<G>
  | Then<G>
  | May<G>
  | TryEffect<G>
  | IfEffect<G>
  | Either<G>
  | Choose<G>
  | ForEach<G>
  | AsEffect<G>
  | Unless<G>
  | Native

export type { AsEffect, Choose, Either, ForEach, IfEffect, May, Native, Sequence, Then, TryEffect, Unless }
