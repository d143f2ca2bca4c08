/** A pile on the screen: whose, how many cards, and where. */
export interface Stock {
  readonly name: string
  readonly count: number
  readonly rect: DOMRect
  readonly element: HTMLElement
}

/** The piles that a board shows; `data-stock` says which, `data-count` how many. */
export function stocksIn(board: HTMLElement): Map<string, Stock> {
  const found = new Map<string, Stock>()
  for (const element of board.querySelectorAll<HTMLElement>('[data-stock]')) {
    const name = element.dataset.stock as string
    found.set(name, { name, count: Number(element.dataset.count), rect: element.getBoundingClientRect(), element })
  }
  return found
}

export interface Transfers {
  /** From one pile of a player to another. */
  readonly flights: readonly (readonly [from: Stock, to: Stock, n: number])[]
  /** Piles that lost or gained cards beyond that: to or from the table. */
  readonly shrunk: readonly Stock[]
  readonly grown: readonly Stock[]
}

const ownerOf = ({ name }: Stock): string => name.split('/')[0] ?? ''

/** Which cards went from pile to pile, as far as numbers tell. */
export function transfers(before: ReadonlyMap<string, Stock>, after: ReadonlyMap<string, Stock>): Transfers {
  const changes = [...after.values()].map((stock) => ({
    stock,
    n: stock.count - (before.get(stock.name)?.count ?? stock.count),
  }))
  const flights: [Stock, Stock, number][] = []
  for (const less of changes)
    for (const more of changes) {
      if (less.n >= 0 || more.n <= 0 || ownerOf(less.stock) !== ownerOf(more.stock)) continue
      const n = Math.min(-less.n, more.n)
      flights.push([less.stock, more.stock, n])
      less.n += n
      more.n -= n
    }
  return {
    flights,
    shrunk: changes.flatMap(({ stock, n }) => (n < 0 ? [stock] : [])),
    grown: changes.flatMap(({ stock, n }) => (n > 0 ? [stock] : [])),
  }
}

/** So many backs are seen to fly at most. */
const MOST = 4
const FLIGHT = 320

/** Backs of cards fly from one place to another. */
export function fly(from: DOMRect, to: DOMRect, n: number): void {
  for (let i = 0; i < Math.min(n, MOST); i++) {
    const back = document.createElement('div')
    back.className = 'flying'
    back.setAttribute('aria-hidden', 'true')
    document.body.append(back)
    const at = ({ left, top, width, height }: DOMRect) => `${left + width / 2}px ${top + height / 2}px`
    back
      .animate(
        [
          { translate: at(from), opacity: 0.9, scale: '1' },
          { translate: at(to), opacity: 0.6, scale: '.7' },
        ],
        { duration: FLIGHT, delay: i * 60, easing: 'cubic-bezier(.3,.6,.3,1)', fill: 'backwards' },
      )
      .finished.finally(() => back.remove())
  }
}

/** A number that has changed is seen to have changed. */
export function pulse({ element }: Stock): void {
  element.animate([{ scale: '1' }, { scale: '1.08' }, { scale: '1' }], { duration: 240 })
}
