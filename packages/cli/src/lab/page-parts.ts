import type { Interval } from '@dejarik/bots'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const text = (words: string): string => words.replace(/[&<>"]/g, (sign) => escapes[sign] as string)

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

export const between = ({ least, most }: Interval): string => `${percent(least)} to ${percent(most)}`

/** So many games, in words. */
export const games = (n: number): string => `${n} ${n === 1 ? 'game' : 'games'}`

/** Where a share lies on a line of 200. */
const x = (share: number): string => (4 + 192 * share).toFixed(1)

/** A share with its interval as a line: a dot where it is, a bar where it may be, a mark at one half or what it is measured by. */
export function whisker({ share, least, most }: Interval, width = 200, mark = 0.5): string {
  return [
    `<svg viewBox="0 0 200 16" width="${width}" height="16" role="img" aria-label="${percent(share)}, ${between({ share, least, most })}">`,
    `<line x1="4" x2="196" y1="8" y2="8" class="axis"/><line x1="${x(mark)}" x2="${x(mark)}" y1="0" y2="16" class="mark"/>`,
    `<line x1="${x(least)}" x2="${x(most)}" y1="8" y2="8" class="bar"/><circle cx="${x(share)}" cy="8" r="4" class="dot"/>`,
    '</svg>',
  ].join('')
}

/** What the lines below it are measured by. */
export const scale = (width = 200): string =>
  `<svg viewBox="0 0 ${width} 14" width="${width}" height="14" class="scale" aria-hidden="true"><text x="0" y="11">0</text><text x="${width / 2}" y="11" text-anchor="middle">50</text><text x="${width}" y="11" text-anchor="end">100 %</text></svg>`

export const cell = (share: Interval): string =>
  `<td class="n">${percent(share.share)}</td><td>${whisker(share)}</td><td class="n">${between(share)}</td>`

/** A share with all that is known of it, one above the other; nothing where there were no games. */
export function tall(share: Interval, of: number, { mark = 0.5, is = '', says = '' } = {}): string {
  if (of === 0) return '<td class="none">never</td>'
  return `<td${is === '' ? '' : ` class="${is}"`}>${whisker(share, 110, mark)}<b>${percent(share.share)}</b><small>${between(share)}</small><small>${games(of)}${says}</small></td>`
}

/** The head of a column: words, or a scale for the lines in it. */
export type Head = string | { readonly html: string }

const head = (of: Head): string => `<th scope="col">${typeof of === 'string' ? text(of) : of.html}</th>`

/** A table in a box of its own, so that a narrow screen scrolls it and not the page. */
export const table = (heads: readonly Head[], rows: readonly string[]): string =>
  `<div class="wide"><table><thead><tr>${heads.map(head).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
