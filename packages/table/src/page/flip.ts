import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Screen } from '../protocol.js'
import { fly, pulse, type Stock, stocksIn, transfers } from './stocks.js'

const still = matchMedia('(prefers-reduced-motion: reduce)')
const MOVE: KeyframeAnimationOptions = { duration: 260, easing: 'cubic-bezier(.2,.7,.2,1)' }

interface Places {
  readonly things: ReadonlyMap<string, DOMRect>
  readonly stocks: ReadonlyMap<string, Stock>
}

const nowhere: Places = { things: new Map(), stocks: new Map() }

function glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (Math.abs(x) + Math.abs(y) > 2) element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], MOVE)
}

function appear(element: HTMLElement): void {
  element.animate(
    [
      { opacity: 0, scale: '.9' },
      { opacity: 1, scale: '1' },
    ],
    MOVE,
  )
}

/** Said by a board that has laid its things out anew by itself: what moves next moves from there. */
export const RELAID = 'relaid'

function measure(board: HTMLElement): Places & { readonly elements: ReadonlyMap<string, HTMLElement> } {
  const things = new Map<string, DOMRect>()
  const elements = new Map<string, HTMLElement>()
  for (const element of board.querySelectorAll<HTMLElement>('[data-flip]')) {
    const name = element.dataset.flip as string
    elements.set(name, element)
    things.set(name, element.getBoundingClientRect())
  }
  return { things, elements, stocks: stocksIn(board) }
}

/**
 * What moved on the table moves on the screen: each thing glides from where it was to where it is, what comes out of a
 * pile comes from there, and what is gone goes where a pile has grown.
 */
export function useFlip(board: RefObject<HTMLElement | null>, screen: Screen | null): void {
  const places = useRef<Places>(nowhere)
  const number = screen?.number
  useEffect(() => {
    const again = () => {
      if (board.current !== null) places.current = measure(board.current)
    }
    addEventListener(RELAID, again)
    addEventListener('scrollend', again, true)
    addEventListener('resize', again)
    return () => {
      removeEventListener(RELAID, again)
      removeEventListener('scrollend', again, true)
      removeEventListener('resize', again)
    }
  }, [board])
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured after every screen
  useLayoutEffect(() => {
    if (board.current === null) return
    const before = places.current
    const { things, stocks, elements } = measure(board.current)
    places.current = { things, stocks }
    // The first look at a table is no move.
    if (still.matches || before.stocks.size + before.things.size === 0) return
    const { flights, shrunk, grown } = transfers(before.stocks, stocks)
    for (const [from, to, n] of flights) fly(from.rect, to.rect, n)
    for (const stock of [...shrunk, ...grown]) pulse(stock)
    const [source] = shrunk
    for (const [name, element] of elements) {
      const rect = things.get(name) as DOMRect
      const was = before.things.get(name) ?? source?.rect
      if (was === undefined) appear(element)
      else glide(element, was, rect)
    }
    const [target] = grown
    if (target !== undefined) for (const [name, rect] of before.things) if (!things.has(name)) fly(rect, target.rect, 1)
  }, [number])
}
