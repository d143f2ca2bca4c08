import { aspects, Cache, type Checked, IN_PLAY, Kept } from '@dejarik/kernel'
import { ModifiersInPlay } from '@dejarik/kernel/modifiers'
import type { Ongoing } from './effects/tree.js'
import { printedOn, SUBJECTS } from './rules/modifiers.js'
import { findSavings } from './rules/paying.js'
import type { State } from './state.js'

/** Everything that an engine of this game keeps of the states it has seen. */
export class DestinyCache extends Cache {
  readonly modifiers = new ModifiersInPlay<State, Ongoing>(SUBJECTS, aspects(IN_PLAY), printedOn)
  /** Is there an ability in play that takes something off what is played? */
  readonly isAnySaved = new Kept<boolean, State>('savings in play', aspects(IN_PLAY), findSavings)

  override kept(): readonly Checked[] {
    return [...this.modifiers.kept(), this.isAnySaved]
  }
}
