import type { Screen, Thing } from '../protocol.js'

type View = Screen['view']

/** What an option is about is shown on the table, while the pointer or the focus is on it. */
export function showOnTable(things: readonly Thing[]): void {
  for (const each of document.querySelectorAll('.spot[data-shown]')) each.removeAttribute('data-shown')
  for (const thing of things)
    for (const each of document.querySelectorAll(`.spot[data-thing="${thing}"]`)) each.setAttribute('data-shown', '')
}

/** Is it drawn anywhere? */
export const isOnTable = (thing: Thing): boolean => document.querySelector(`.spot[data-thing="${thing}"]`) !== null

/** Which card a thing is, by what a view says of it; undefined where it is no card, or nobody knows which. */
export function cardIn(view: View, thing: Thing): string | undefined {
  const [kind, n] = thing.split(':')
  if (kind !== 'card') return undefined
  const find = (part: View): string | undefined => {
    if (typeof part !== 'object' || part === null) return undefined
    if (!Array.isArray(part)) {
      const { card, id } = part as { readonly card?: View; readonly id?: View }
      if (card === Number(n) && typeof id === 'string') return id
    }
    for (const each of Object.values(part)) {
      const found = find(each as View)
      if (found !== undefined) return found
    }
    return undefined
  }
  return find(view)
}
