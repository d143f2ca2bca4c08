import { useSyncExternalStore } from 'react'

/** The page shown is in the address, so that Back works and a reload stays: `#/rules/destiny.activate`. */
export const route = (): readonly string[] => location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)

export const go = (...to: readonly (string | number)[]): void => {
  location.hash = `#/${to.map((part) => encodeURIComponent(part)).join('/')}`
}

export const linkTo = (...to: readonly (string | number)[]): string =>
  `#/${to.map((part) => encodeURIComponent(part)).join('/')}`

const hashHere = (): string => location.hash

export function useRoute(): readonly string[] {
  const hash = useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener)
      return () => removeEventListener('hashchange', listener)
    },
    hashHere,
    hashHere,
  )
  return hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
}
