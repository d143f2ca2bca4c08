import { countHeld, takeLast } from '@dejarik/kernel/decks'
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

const cards = (count: number, what: string) => `${count} ${what} card${count === 1 ? '' : 's'}`

/** One card with two types is one unit card. */
function tooFewUnits(held: readonly Held[], format: Format): DeckFault[] {
  const units = countUnits(held)
  if (units >= format.units) return []
  const says = `The deck has ${cards(units, 'unit')}; ${format.units} are needed.`
  const missing = format.units - units
  const fixes = [{ does: 'find', words: 'health>=1', n: missing } as const]
  return [{ rule, says, mend: `Add ${cards(missing, 'unit')}.`, fixes }]
}

function tooFewOfType(counts: Record<UnitType, number>, format: Format): DeckFault[] {
  return unitTypes.flatMap((type) => {
    if (counts[type] >= format.eachType) return []
    const says = `The deck has ${cards(counts[type], `${typeNames[type]} unit`)}; ${format.eachType} are needed.`
    const missing = format.eachType - counts[type]
    const fixes = [{ does: 'find', words: `type:${type}`, n: missing } as const]
    return [{ rule, says, mend: `Add ${cards(missing, `${typeNames[type]} unit`)}.`, fixes }]
  })
}

function lopsided(held: readonly Held[], counts: Record<UnitType, number>, format: Format): DeckFault[] {
  const few = unitTypes.reduce((least, type) => (counts[type] < counts[least] ? type : least))
  return unitTypes.flatMap((type) => {
    const most = counts[few] * format.ratio
    if (counts[type] <= most) return []
    const says =
      `The deck has ${cards(counts[type], `${typeNames[type]} unit`)}, more than ` +
      `${format.ratio === 2 ? 'twice' : `${format.ratio} times`} its ${counts[few]} ${typeNames[few]} unit cards.`
    const missing = Math.ceil(counts[type] / format.ratio) - counts[few]
    const mend = `Take out ${counts[type] - most}, or add ${cards(missing, `${typeNames[few]} unit`)}.`
    const own = held.filter(({ data }) => unitTypesOf(data).includes(type))
    const surplus = takeLast(
      own.map(({ data, copies }) => ({ card: data.id, copies })),
      counts[type] - most,
    )
    return [{ rule, says, mend, fixes: [surplus, { does: 'find', words: `type:${few}`, n: missing }] }]
  })
}
