import type { Card, Json, Reason, Seat } from '@dejarik/kernel'
import { arenas, type State, type Verdict } from '@dejarik/swtcg'
import { plain } from '../game.js'
import { cardsNamed } from './names.js'
import type { Setting } from './setting.js'

/** What a step is about: what is done, with which card, to which other one or where. */
interface Deed {
  readonly verbs: readonly string[]
  readonly card: string
  readonly to?: string | undefined
  readonly arena?: string | undefined
}

/** The forms of steps that can be explained. */
const forms: readonly [RegExp, (words: readonly string[]) => Deed][] = [
  [/^(attack|pilot|equip) (.+) with (.+?)(?: by .*)?$/, ([verb, to, card]) => ({ verbs: [verb!], card: card!, to })],
  [/^stack (.+?) (?:on top of|beneath) (.+)$/, ([card, to]) => ({ verbs: ['stack', 'deploy'], card: card!, to })],
  [/^rearrange (.+) on top$/, ([card]) => ({ verbs: ['rearrange'], card: card! })],
  [/^add (?:\d+ )?to (.+)$/, ([card]) => ({ verbs: ['add'], card: card! })],
  [/^(move) (.+) to (\S+)$/, ([verb, card, arena]) => ({ verbs: [verb!], card: card!, arena })],
  [/^(?:deploy) (.+?)(?: to (.+))?$/, ([card]) => ({ verbs: ['deploy', 'stack'], card: card! })],
  [/^(?:complete) (.+?)(?: in (\S+))?$/, ([card, arena]) => ({ verbs: ['complete'], card: card!, arena })],
  [/^(?:play|use) (.+?)(?: ability \d+)?(?: for .+)?$/, ([card]) => ({ verbs: ['play'], card: card! })],
  [/^(build) (.+?)(?: with \d+)?$/, ([verb, card]) => ({ verbs: [verb!], card: card! })],
  [/^(retreat|skip) (.+)$/, ([verb, card]) => ({ verbs: [verb!], card: card! })],
]

/** Why a seat may not do what a step says, as the engine explains it. */
export function why(x: Setting, s: State, seat: Seat, text: string): Reason[] | undefined {
  for (const [form, read] of forms) {
    const found = form.exec(plain(text))
    if (found === null) continue
    const deed = read(found.slice(1))
    const cards = cardsNamed(x, s, deed.card).filter((card) => s.controller[card] === seat)
    if (cards.length === 0) continue
    const said = cards.flatMap((card) => reasons(x, s, seat, card, deed))
    return said.length > 0 ? said : undefined
  }
  return undefined
}

function reasons(x: Setting, s: State, seat: Seat, card: Card, { verbs, to, arena }: Deed): Reason[] {
  const verdicts = x.engine.explain(s, seat, { card } as Json) as unknown as Verdict[]
  const others = to === undefined ? undefined : cardsNamed(x, s, to)
  const there = arena === undefined ? -1 : arenas.indexOf(arena as 'space')
  const meant = verdicts.filter((verdict) => {
    if (!verbs.includes(verdict.do)) return false
    if (others !== undefined && verdict.arena !== undefined) return false
    if (others !== undefined && verdict.to !== undefined && !others.includes(verdict.to)) return false
    return there < 0 || verdict.arena === undefined || verdict.arena === there
  })
  return meant.filter(({ may }) => !may).flatMap((verdict) => verdict.why)
}
