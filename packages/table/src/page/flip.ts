import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Screen } from '../protocol.js'

const still = matchMedia('(prefers-reduced-motion: reduce)')
const MOVE: KeyframeAnimationOptions = { duration: 260, easing: 'cubic-bezier(.2,.7,.2,1)' }

/** What moved on the table moves on the screen: each thing glides from where it was to where it is. */
export function useFlip(board: RefObject<HTMLElement | null>, screen: Screen | null): void {
  const places = useRef(new Map<string, DOMRect>())
  const number = screen?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured after every screen
  useLayoutEffect(() => {
    const before = places.current
    const now = new Map<string, DOMRect>()
    for (const element of board.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? []) {
      const name = element.dataset.flip as string
      const rect = element.getBoundingClientRect()
      now.set(name, rect)
      if (still.matches) continue
      const was = before.get(name)
      if (was === undefined) {
        if (before.size > 0)
          element.animate(
            [
              { opacity: 0, scale: '.9' },
              { opacity: 1, scale: '1' },
            ],
            MOVE,
          )
        continue
      }
      const [x, y] = [was.left - rect.left, was.top - rect.top]
      if (Math.abs(x) + Math.abs(y) > 2) element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], MOVE)
    }
    places.current = now
  }, [number])
}
