import { wordsOf } from './words-of.js'

/** A rule or example id that a file mentions. */
export interface Citation {
  readonly id: string
  readonly line: number
}

// An id stands on its own: nothing of a path, a package name, a property chain or a longer word around it.
const cited = /(?<![\w@/.$-])(?:ex\.)?(?:swccg|swtcg|destiny)\.[a-z0-9]+(?:-[a-z0-9]+)*(?![\w/$-]|\.\w)/g
const fileName = /\.(?:jsonl?|[cm]?[jt]sx?|md|ya?ml|txt|html?|css|csv|xml|svg|png|dek|htd)$/

/** The citations of a file: ids in the comments and strings of code, anywhere in YAML and JSON. */
export const citations = (text: string, code: boolean): Citation[] => {
  const searched = code ? wordsOf(text) : text
  const found: Citation[] = []
  let line = 1
  let at = 0
  for (const match of searched.matchAll(cited)) {
    if (fileName.test(match[0])) continue
    for (; at < match.index; at++) if (searched[at] === '\n') line++
    found.push({ id: match[0], line })
  }
  return found
}
