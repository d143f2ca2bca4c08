import { nth } from '@dejarik/kernel'
import type { Ability } from '../effects/tree.js'
import { render } from './render.js'

type Part = string | readonly Part[]

/** The text cut at its brackets. */
function parts(words: string[]): Part[] {
  const found: Part[] = []
  for (let word = words.shift(); word !== undefined && word !== ']'; word = words.shift())
    found.push(word === '[' ? parts(words) : word)
  return found
}

const between = /^(?:, and|,| and) $/
const list = /\b(all|any) of $/

function say(text: readonly Part[], nested: boolean): string {
  let said = ''
  for (let i = 0; i < text.length; i++) {
    const part = nth(text, i)
    if (typeof part === 'string') {
      said += part
      continue
    }
    const how = list.exec(said)?.[1]
    const members = [part]
    while (how !== undefined && between.test(String(text[i + 1])) && Array.isArray(text[i + 2])) {
      members.push(text[i + 2] as readonly Part[])
      i += 2
    }
    if (members.length === 1) said += say(part, nested)
    else {
      const each = members.map((member) => say(member, true))
      const word = how === 'all' ? 'and' : 'or'
      const joined = `${each.slice(0, -1).join(', ')}${each.length > 2 ? ',' : ''} ${word} ${each.at(-1)}`
      said = said.replace(list, '') + (nested ? `(${joined})` : joined)
    }
  }
  return said
}

/**
 * The canonical text brackets whatever could be read in two ways, because it is read back as the same tree. People get
 * it without: `all of [A], [B], and [C]` is A, B, and C; `any of` is A or B; a list within a list keeps parentheses.
 */
export const withoutBrackets = (text: string): string =>
  say(parts(text.split(/([[\]])/).filter((word) => word !== '')), false)

/** A card's text as people read it, a paragraph for each ability. */
export const sayCard = (abilities: readonly Ability[]): string[] =>
  abilities.map((ability) => withoutBrackets(render(ability)))
