import { aspects, CONTROL, FIRST_OWN_ASPECT, IN_PLAY, LASTING } from '@dejarik/kernel'

/** What of a state changes by itself, besides what every game has; see the kernel's `cache/aspects.ts`. */

/** Where cards lie on table, the line of locations, and where a battle is fought. */
export const PLACES = FIRST_OWN_ASPECT
/** What is noted on cards and by name, and the order of what is multiplied. */
export const STATUS = FIRST_OWN_ASPECT + 1
/** How a battle or an attack stands. */
export const BATTLE = FIRST_OWN_ASPECT + 2
/** What has happened. */
export const HISTORY = FIRST_OWN_ASPECT + 3
/** What is noted on cards until the end of the turn. */
export const MARKS = FIRST_OWN_ASPECT + 4

/** Which cards are active, and where. */
export const LAYOUT = aspects(IN_PLAY, CONTROL, PLACES, STATUS)
/** What any text on table may look at. */
export const TABLE_ASPECTS = LAYOUT | aspects(LASTING)
