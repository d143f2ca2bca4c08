import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { hostOf, roleOf, setStatus } from '../columns.js'
import { allOn } from '../rules/card-states.js'
import { isCharacter, isSite } from '../rules/facts.js'
import { leave } from '../rules/leaving.js'
import { BENEATH, COLLAPSED } from '../state.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** All cards at a site are lost; its icons and text are canceled, and coming and going cost more. rule swccg.collapsed */
export interface Collapse {
  do: 'collapse'
  what: Target
}

export const collapseWords = words('collapse', ['<collapse> {what:target}'])

export const collapse = effect<Collapse, { full?: boolean }>(
  'collapse',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Collapse>(t, f).what)
    },
    collapse(t, f) {
      const { what } = nodeOf<Collapse>(t, f)
      const sites = aimed(t, f, what)
      f.full = inFull(t, f, what, sites)
      for (const site of sites) setStatus(t.s, site, COLLAPSED)
      // rule swccg.all-cards-all-characters: whoever is on or aboard something there is one of them, in whatever state.
      const there = sites.flatMap((site) =>
        allOn(t, site).filter(
          (card) => roleOf(t.s, card) !== BENEATH && (hostOf(t.s, card) === site || isCharacter(t, card)),
        ),
      )
      if (there.length > 0) leave(t, there, 'lost', f.you, 'lost')
    },
    done(t, f) {
      finish(t, f, f.full)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you, (card) => isSite(t, card)),
)
