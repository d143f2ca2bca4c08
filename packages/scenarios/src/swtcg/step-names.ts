import { type Card, cardOf, exactly, NONE, type Ref, type Seat } from '@dejarik/kernel'
import { arenas, clauseOf, type State, type SwtcgStepNames } from '@dejarik/swtcg'
import { abilitiesOf, grantedAbilities } from '@dejarik/swtcg/board'
import { cardNames } from './names.js'
import { type Setting, seatName, tableOf } from './setting.js'

export const placeName = (arena: unknown): string => arenas[arena as number] ?? 'the build zone'

/** What the steps of a scenario call things on this table. */
export const stepNames = (x: Setting, s: State): SwtcgStepNames => ({
  of(kind, value) {
    if (kind === 'card') return cardNames(x, s, value as Card).map(exactly)
    if (kind === 'die')
      return [exactly(`die ${(value as number) + 1}`), { text: `a ${s.dice[value as number]}`, rank: 1 }]
    if (kind === 'arena') return [exactly(placeName(value))]
    return [exactly(kind === 'seat' ? seatName(x, value as Seat) : String(value))]
  },
  asking() {
    const card = (s.decision?.about as { card?: Card } | undefined)?.card
    return card === undefined ? [] : cardNames(x, s, card)
  },
  purpose: () => (s.decision?.about as { for?: string } | undefined)?.for ?? '',
  ability({ card = NONE, clause = NONE, from: giver }) {
    const { catalog } = x.engine
    // What units have traded counts as printed on the other.
    const printed = abilitiesOf(tableOf(x, s), card)
    const place = printed.findIndex((ability) => clauseOf(catalog, ability).id === clause)
    if (place >= 0) return [`ability ${place + 1}`]
    if (catalog.clauses[clause]?.ability.ability === 'lucky') return ['by lucky']
    return grantedAbilities(tableOf(x, s), card)
      .filter(({ ability, from }) => clauseOf(catalog, ability).id === clause && from === (giver ?? from))
      .flatMap(({ from }) => cardNames(x, s, from).map((name) => `by ${name}`))
  },
  subject(occasion) {
    const ref = (s.stack.at(-1) as { about?: { ref?: Ref }[] } | undefined)?.about?.[occasion]?.ref
    return ref === undefined ? [] : cardNames(x, s, cardOf(ref))
  },
})
