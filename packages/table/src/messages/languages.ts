import { keep, recall } from '../kept.js'
import { english, type Language, speak } from './index.js'

interface Shipped {
  /** What it calls itself. */
  readonly name: string
  load(): Promise<Language>
}

/** The languages of the page by their tags. A further one is one line here; it is loaded where it is wanted. */
export const languages = new Map<string, Shipped>([['en', { name: 'English', load: async () => english }]])

const KEY = 'dejarik.language'

/** The first of the wanted languages that is known, `de` also for `de-AT`; else English. */
export function languageFor(wanted: readonly string[], known: readonly string[]): string {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split('-')
    for (let n = parts.length; n > 0; n--) {
      const found = known.find((each) => each.toLowerCase() === parts.slice(0, n).join('-'))
      if (found !== undefined) return found
    }
  }
  return 'en'
}

/** What was chosen in this browser, else what its user reads. */
export function languageHere(): string {
  return languageFor([recall(KEY, ''), ...navigator.languages], [...languages.keys()])
}

/** From now on this one; the page is drawn anew. */
export function choose(tag: string): void {
  keep(KEY, tag)
  location.reload()
}

/** The page speaks the language of whoever sits there. */
export async function speakHere(): Promise<void> {
  const tag = languageHere()
  const language = await languages.get(tag)?.load()
  if (language === undefined) return
  speak(language)
  document.documentElement.lang = tag
}
