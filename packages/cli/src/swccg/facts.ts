import { type CardData, setName, sideName } from '@dejarik/swccg'

/** `6 or 2`, `3`, `π`. */
const destinyWords = (values: readonly number[]): string =>
  values.map((value) => (value === Math.PI ? 'π' : String(value))).join(' or ')

/** `3 + destiny`, `two destiny`, `destiny − 4`. */
function ferocityWords({ destiny, plus }: NonNullable<CardData['ferocity']>): string {
  const drawn = destiny === 0 ? '' : destiny === 1 ? 'destiny' : `${destiny} destiny`
  if (drawn === '') return String(plus)
  if (plus === 0) return drawn
  return plus === '*' ? `${drawn} and as its text says` : `${drawn} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`
}

const limitWords = ({ dots, diamonds }: CardData): string => {
  if (diamonds !== undefined) return `${diamonds} at a system`
  return dots === undefined ? '' : dots === 1 ? 'unique' : `restricted to ${dots}`
}

/** `pilot ×3, nav computer` */
const iconWords = (icons: CardData['icons']): string =>
  Object.entries(icons)
    .map(([icon, count]) => (count === 1 ? icon : `${icon} ×${count}`))
    .join(', ')

/** The numbers of a card, in the order in which players read them. */
const numbers = [
  'power',
  'ability',
  'armor',
  'maneuver',
  'hyperspeed',
  'landspeed',
  'defense',
  'deploy',
  'forfeit',
  'parsec',
] as const

/** The facts of a card, in the order in which players read them. */
export function facts(card: CardData): [string, string][] {
  const { force, crew, icons } = card
  const found: [string, string | undefined][] = [
    ['set', `${setName(card.set)} #${card.number} ${card.rarity}`],
    ['side', sideName(card)],
    ['type', [limitWords(card), card.subtypes.join(', ') || card.type].filter((word) => word !== '').join(' ')],
    ['model', card.model],
    ['Force sensitivity', card.sensitivity],
    ['destiny', destinyWords(card.destiny)],
    ...numbers.map((key): [string, string | undefined] => [key, card[key]?.toString()]),
    ['ferocity', card.ferocity && ferocityWords(card.ferocity)],
    ['Force icons', force && `Light ${force.light}, Dark ${force.dark}`],
    ['system', card.system],
    ['icons', iconWords(icons) || undefined],
    ['permanent pilot', crew && `ability ${crew.ability}${crew.persona ? `, ${crew.persona}` : ''}`],
    ['characteristics', card.characteristics.join(', ') || undefined],
    ['persona', card.personas.join(', ') || undefined],
    ['matching', card.matching?.join(', ')],
  ]
  return found.filter((fact): fact is [string, string] => fact[1] !== undefined)
}
