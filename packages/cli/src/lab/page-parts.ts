import type { Interval } from '@dejarik/bots'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const text = (words: string): string => words.replace(/[&<>"]/g, (sign) => escapes[sign] as string)

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

export const between = ({ least, most }: Interval): string => `${percent(least)} to ${percent(most)}`

/** A share with its interval as a line: a dot where it is, a bar where it may be, a mark at one half. */
export function whisker({ share, least, most }: Interval, width = 200): string {
  const x = (n: number) => (4 + 192 * n).toFixed(1)
  return [
    `<svg viewBox="0 0 200 16" width="${width}" height="16" role="img" aria-label="${percent(share)}, ${between({ share, least, most })}">`,
    '<line x1="4" x2="196" y1="8" y2="8" class="axis"/><line x1="100" x2="100" y1="2" y2="14" class="axis"/>',
    `<line x1="${x(least)}" x2="${x(most)}" y1="8" y2="8" class="bar"/><circle cx="${x(share)}" cy="8" r="4" class="dot"/>`,
    '</svg>',
  ].join('')
}

export const cell = (share: Interval): string =>
  `<td class="n">${percent(share.share)}</td><td>${whisker(share)}</td><td class="n">${between(share)}</td>`

/** A table in a box of its own, so that a narrow screen scrolls it and not the page. */
export const table = (heads: readonly string[], rows: readonly string[]): string =>
  `<div class="wide"><table><thead><tr>${heads.map((head) => `<th scope="col">${text(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
