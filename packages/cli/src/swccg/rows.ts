import { isRecord } from '@dejarik/kernel/facts'

/** What is printed on a face, as public card data has it. */
export interface Front {
  readonly title: string
  readonly type: string
  readonly subType?: string
  readonly gametext?: string
  readonly lore?: string
  readonly destiny?: string
  readonly destinyValues?: readonly (string | number)[]
  readonly power?: string
  readonly ability?: string
  readonly deploy?: string
  readonly forfeit?: string
  readonly armor?: string
  readonly maneuver?: string
  readonly hyperspeed?: string
  readonly landspeed?: string
  readonly ferocity?: string
  readonly parsec?: string
  readonly lightSideIcons?: number
  readonly darkSideIcons?: number
  readonly extraText?: readonly string[]
  readonly icons?: readonly string[]
  readonly characteristics?: readonly string[]
}

/** One card of public card data. */
export interface Row {
  readonly id: string
  readonly set: string
  readonly number: number
  readonly side: string
  readonly rarity: string
  readonly title: string
  readonly dots: number
  readonly diamonds: number
  readonly type: string
  readonly subtype: string
  /** The wording of its game text; both halves of a location. */
  readonly text: string | { readonly light: string; readonly dark: string }
  /** What is hashed: the wording as it stands, and nothing where nothing is printed. */
  readonly wording: string
  readonly lore: string
  readonly matching: readonly string[]
  readonly front: Front
}

interface Printed {
  readonly gempId: string
  readonly side: string
  readonly rarity: string
  readonly front: Front
  readonly matching?: readonly string[]
  readonly matchingWeapon?: readonly string[]
}

/** Printings of a card that is there under the same number: only the wording is typed anew. */
const printings = /\s*\(Readable\)$/

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string'
const isTexts = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((each) => typeof each === 'string'))

const texts =
  'subType gametext lore destiny power ability deploy forfeit armor maneuver hyperspeed landspeed ferocity parsec'.split(
    ' ',
  )
const lists = ['extraText', 'icons', 'characteristics']
const isNumbers = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((each) => Number.isFinite(Number(each))))

/** Is every field what it should be, as far as it is read? */
const isFront = (front: unknown): boolean =>
  isRecord(front) &&
  typeof front.title === 'string' &&
  typeof front.type === 'string' &&
  texts.every((key) => isText(front[key])) &&
  lists.every((key) => isTexts(front[key])) &&
  isNumbers(front.destinyValues)

const isPrinted = (value: unknown): value is Printed =>
  isRecord(value) &&
  typeof value.gempId === 'string' &&
  /^\d+_\d+$/.test(value.gempId) &&
  typeof value.side === 'string' &&
  isTexts(value.matching) &&
  isTexts(value.matchingWeapon) &&
  isFront(value.front)

const listIn = (file: unknown): unknown[] => (isRecord(file) && Array.isArray(file.cards) ? file.cards : [])

/** Cards of which nothing but the number can be read, or not even that. */
export const numbersIn = (file: unknown): string[] =>
  listIn(file).flatMap((card, i) => {
    if (!isRecord(card) || isPrinted(card)) return []
    return typeof card.gempId === 'string' ? card.gempId : `number ${i + 1} of the list`
  })

/** Each card of a file of the Players Committee once, in the order of its numbers; game aids are no cards. */
export function rowsIn(file: unknown): Row[] {
  return listIn(file)
    .filter(isPrinted)
    .filter(({ front }) => !printings.test(front.title) && front.type !== 'Game Aid')
    .map(rowOf)
    .sort((a, b) => a.number - b.number)
}

function rowOf({ gempId, side, rarity, front, matching = [], matchingWeapon = [] }: Printed): Row {
  const [set = '', number] = gempId.split('_')
  const [, signs = '', title = ''] = /^((?:•|<>)*)\s*(.*)$/.exec(front.title) ?? []
  return {
    id: `swccg:${gempId}`,
    set,
    number: Number(number),
    side: side.toLowerCase(),
    rarity,
    title,
    dots: signs.replaceAll('<>', '').length,
    diamonds: signs.replaceAll('•', '').length / 2,
    type: front.type.replace(/ #\d$/, '').toLowerCase(),
    subtype: front.subType ?? '',
    text: front.type === 'Location' ? halvesOf(front.gametext) : printed(front.gametext),
    wording: printed(front.gametext) === '' ? '' : (front.gametext as string),
    lore: front.lore ?? '',
    matching: [...matching, ...matchingWeapon],
    front,
  }
}

/** Nothing printed is written in five ways. */
function printed(text = ''): string {
  const words = text.replace(/\s+/g, ' ').trim()
  return /^(?:-|Blank\.?|<?none>?\.?|\(none\)\.?)$/i.test(words) ? '' : words
}

/** `Light: … Dark: …`, the side of the card first. */
function halvesOf(text = ''): { light: string; dark: string } {
  const halves = text.split(/(?:^|(?<=\s))(Light|Dark):/).slice(1)
  const half = (name: string) => (halves.includes(name) ? printed(halves[halves.indexOf(name) + 1]) : '')
  return { light: half('Light'), dark: half('Dark') }
}
