import { type Card, NONE } from '@dejarik/kernel'
import { hasStatus } from '../columns.js'
import { COLLAPSED, type Table } from '../state.js'

/** rule swccg.collapsed: its icons and text are canceled until a new copy is deployed over it. */
export const isCollapsed = (t: Table, location: Card): boolean =>
  location !== NONE && hasStatus(t.s, location, COLLAPSED)

/** rule swccg.collapsed: 1 Force more for each deployment or move to or from there. */
export const toll = (t: Table, location: Card): number => (isCollapsed(t, location) ? 1 : 0)
