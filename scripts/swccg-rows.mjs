// Reads public card data of the customizable card game, as the Players Committee publishes it. A person downloads it;
// neither it nor a sentence from it comes into the repository. Shared by the scripts that write facts and compile wordings.
import { readFileSync } from 'node:fs'

/** Printings of a card that is there under the same number: only the wording is typed anew. */
const printings = /\s*\(Readable\)$/

/**
 * Each card once, in the order of its numbers: {id, set, number, side, rarity, title, dots, diamonds, type, subtype, text,
 * lore, matching, front}. `text` is the wording of its game text, or {light, dark} for a location.
 */
export function readRows(path) {
  const { cards } = JSON.parse(readFileSync(path, 'utf8'))
  if (!Array.isArray(cards)) throw new Error(`${path} has no list of cards`)
  return cards
    .filter(({ front }) => !printings.test(front.title) && front.type !== 'Game Aid')
    .map(row)
    .sort((a, b) => a.number - b.number)
}

function row({ gempId, side, rarity, front, matching = [], matchingWeapon = [] }) {
  const [set, number] = gempId.split('_')
  const [, signs, title] = /^((?:•|<>)*)\s*(.*)$/.exec(front.title)
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
    text: front.type === 'Location' ? sidesOf(front.gametext) : printed(front.gametext),
    // What is hashed: the wording as it stands, and nothing where nothing is printed.
    wording: printed(front.gametext) === '' ? '' : front.gametext,
    lore: front.lore ?? '',
    matching: [...matching, ...matchingWeapon],
    front,
  }
}

/** Nothing printed is written in five ways. */
const printed = (text = '') => {
  const words = text.replace(/\s+/g, ' ').trim()
  return /^(?:-|Blank\.?|<?none>?\.?|\(none\)\.?)$/i.test(words) ? '' : words
}

/** `Light: … Dark: …`, the side of the card first. */
function sidesOf(text) {
  const halves = text.split(/(?:^|(?<=\s))(Light|Dark):/).slice(1)
  const half = (name) => (halves.includes(name) ? printed(halves[halves.indexOf(name) + 1]) : '')
  return { light: half('Light'), dark: half('Dark') }
}
