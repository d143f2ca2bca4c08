import { countHeld, takeLast } from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import { type UnitType, unitTypes, unitTypesOf } from '../cards/card.js'
import { countUnits, type DeckFault, type Held } from './deck.js'
import type { Format } from './formats.js'

const rule = 'swtcg.deck-rules'
const typeNames: Record<UnitType, string> = { space: 'Space', ground: 'Ground', character: 'Character' }

/** A multi-arena card counts once for each of its types. */
export const countTypes = (held: readonly Held[]): Record<UnitType, number> => {
  const count = (type: UnitType) => countHeld(held, (card) => unitTypesOf(card).includes(type))
  return { space: count('space'), ground: count('ground'), character: count('character') }
}

/** rule swtcg.deck-rules: enough unit cards, enough of each type, no type more than double another. */
export function unitFaults(held: readonly Held[], format: Format): DeckFault[] {
  const counts = countTypes(held)
  return [...tooFewUnits(held, format), ...tooFewOfType(counts, format), ...lopsided(held, counts, format)]
}

/** One card with two types is one unit card. */
function tooFewUnits(held: readonly Held[], format: Format): DeckFault[] {
  const units = countUnits(held)
  if (units >= format.units) return []
  const says = said('The deck has {0} unit {0|card|cards}; {1} are needed.', units, format.units)
  const missing = format.units - units
  const fixes = [{ does: 'find', words: 'health>=1', n: missing } as const]
  return [{ rule, ...says, mend: said('Add {0} unit {0|card|cards}.', missing), fixes }]
}

function tooFewOfType(counts: Record<UnitType, number>, format: Format): DeckFault[] {
  return unitTypes.flatMap((type) => {
    if (counts[type] >= format.eachType) return []
    const [count, name] = [counts[type], typeNames[type]]
    const says = said('The deck has {0} {1} unit {0|card|cards}; {2} are needed.', count, name, format.eachType)
    const missing = format.eachType - counts[type]
    const fixes = [{ does: 'find', words: `type:${type}`, n: missing } as const]
    return [{ rule, ...says, mend: said('Add {0} {1} unit {0|card|cards}.', missing, name), fixes }]
  })
}

function lopsided(held: readonly Held[], counts: Record<UnitType, number>, format: Format): DeckFault[] {
  const few = unitTypes.reduce((least, type) => (counts[type] < counts[least] ? type : least))
  return unitTypes.flatMap((type) => {
    const most = counts[few] * format.ratio
    if (counts[type] <= most) return []
    const than =
      format.ratio === 2
        ? 'The deck has {0} {1} unit {0|card|cards}, more than twice its {2} {3} unit cards.'
        : 'The deck has {0} {1} unit {0|card|cards}, more than {4} times its {2} {3} unit cards.'
    const says = said(than, counts[type], typeNames[type], counts[few], typeNames[few], format.ratio)
    const missing = Math.ceil(counts[type] / format.ratio) - counts[few]
    const surplus = counts[type] - most
    const mend = said('Take out {0}, or add {1} {2} unit {1|card|cards}.', surplus, missing, typeNames[few])
    const own = held.filter(({ data }) => unitTypesOf(data).includes(type))
    const out = takeLast(
      own.map(({ data, copies }) => ({ card: data.id, copies })),
      surplus,
    )
    return [{ rule, ...says, mend, fixes: [out, { does: 'find', words: `type:${few}`, n: missing }] }]
  })
}
