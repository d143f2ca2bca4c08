import { useEffect, useRef } from 'react'
import type { Screen } from '../protocol.js'
import type { Choice } from './choice.js'
import { type Looked, placeOf } from './context.js'
import { request } from './link.js'
import type { StopsHere } from './stops.js'

interface Keyed {
  readonly screen: Screen | null
  readonly choice: Choice
  readonly stops: StopsHere
  open(looked: Looked): void
  toggleText(): void
  toggleAsking(): void
  stopAsking(): void
  showKeys(): void
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null

/** Focus goes to the next button of its kind, so that arrows walk through options and through what is marked. */
function walk(event: KeyboardEvent): void {
  const back = event.key === 'ArrowUp' || event.key === 'ArrowLeft'
  const forth = event.key === 'ArrowDown' || event.key === 'ArrowRight'
  const from = document.activeElement
  if ((!back && !forth) || !(from instanceof HTMLElement)) return
  const group = from.matches('.option') ? '.option' : from.matches('.spot') ? '.spot' : null
  if (group === null) return
  const all = [...document.querySelectorAll<HTMLElement>(group)]
  const next = all[(all.indexOf(from) + (back ? -1 : 1) + all.length) % all.length]
  next?.focus()
  event.preventDefault()
}

function lookAtFocus(open: Keyed['open']): void {
  const from = document.activeElement
  const { card, thing } = (from as HTMLElement | null)?.dataset ?? {}
  if (from === null || card === undefined) return
  open({ id: card, at: placeOf(from), ...(thing === undefined ? {} : { thing }) })
}

/** Everything by keyboard; see the list in the menu. */
export function useKeys(keyed: Keyed): void {
  const latest = useRef(keyed)
  latest.current = keyed
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { screen, choice, stops, open, toggleText, toggleAsking, stopAsking, showKeys } = latest.current
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || screen === null) return
      const { key } = event
      if (/^[1-9]$/.test(key)) {
        const button = document.querySelectorAll<HTMLButtonElement>('.option')[Number(key) - 1]
        if (!event.repeat) button?.click()
        return
      }
      if (key === ' ') {
        // On a button Space presses that button, as everywhere.
        if (document.activeElement?.closest('button, a, [role=log]')) return
        event.preventDefault()
        if (event.shiftKey) {
          if (!event.repeat && screen.prompt?.chance) void request('skip', { on: true })
          return
        }
        if (!event.repeat && (screen.prompt?.set !== undefined || choice.gathering !== undefined)) {
          choice.confirm()
          return
        }
        const [pass] = choice.left.filter(({ option }) => option.passes)
        if (!event.repeat && pass) choice.answer(pass.index)
        return
      }
      if (key === 'Escape') {
        choice.clear()
        stopAsking()
        if (screen.skipping) void request('skip', { on: false })
      } else if (key === 'i' || key === 'I') lookAtFocus(open)
      else if (key === 'u' || key === 'U') void request('undo', {})
      else if (key === 's' || key === 'S') stops.stopAll()
      else if ((key === 'o' || key === 'O') && screen.place !== '') stops.toggle(screen.place)
      else if (key === 'w' || key === 'W') toggleAsking()
      else if (key === 't' || key === 'T') toggleText()
      else if (key === 'l' || key === 'L') document.getElementById('log')?.focus()
      else if (key === 'p' || key === 'P') void request('pace', { paused: !screen.paused })
      else if (key === '?') showKeys()
      else walk(event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
