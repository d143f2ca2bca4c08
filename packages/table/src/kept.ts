/** What a browser that keeps nothing (or has no room) was given: it lasts as long as the page. */
const meanwhile = new Map<string, string>()

/** What was kept in this browser under a name, or this instead; what cannot be read counts as nothing. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = meanwhile.get(key) ?? localStorage.getItem(key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

/** Keeps it in this browser; returns whether it will be there when the page is opened again. */
export function keep(key: string, value: unknown): boolean {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
    meanwhile.delete(key)
    return true
  } catch {
    meanwhile.set(key, text)
    return false
  }
}
