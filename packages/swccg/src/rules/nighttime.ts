import type { Card } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { hasRule } from './modifiers/permissions.js'

/** rule swccg.nighttime-conditions: set up by cards. */
export const isNighttime = (t: Table, location: Card): boolean => hasRule(t, 'nighttime', location)
