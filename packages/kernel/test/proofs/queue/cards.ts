import { type AbilityTree, buildCatalog, type Definition, KEYWORD } from '@dejarik/kernel'

export interface Tree extends AbilityTree {
  /** Which occurrences: by whom, and about which card. */
  by?: 'you' | 'opponent'
  what?: 'host' | 'yours'
}

export interface Def extends Definition {
  kind: 'character' | 'upgrade' | 'support' | 'event'
  health: number
  /** Sides of its die; none for a card without one. */
  die: readonly string[]
  keywords: readonly string[]
  abilities: readonly Tree[]
}

const all: Def[] = []
function card(name: string, kind: Def['kind'], more: Partial<Def> = {}): void {
  all.push({ id: `queue:${all.length}`, name, kind, health: 0, die: [], keywords: [], abilities: [], ...more })
}
const on = (when: 'before' | 'after' | 'instead', kind: string, effect: object, more: Partial<Tree> = {}): Tree =>
  ({ ability: 'triggered', when, event: { on: kind }, effect, ...more }) as Tree
const note = (text: string): object => ({ do: 'note', text })

for (const name of ['x', 'y']) card(name, 'event')
card('Rey', 'character', { health: 6 })
card('Finn', 'character', { health: 4 })
card('Kylo', 'character', { health: 6 })
card('Scout', 'support', { abilities: [on('after', 'play', note('scout'), { by: 'you' })] })
card('Spy', 'support', { abilities: [on('after', 'play', note('spy'), { by: 'opponent' })] })
card('Herald', 'support', { abilities: [on('before', 'begin-to-play', note('herald'), { by: 'opponent' })] })
card('Pistol', 'upgrade', { die: ['2', 'blank'], keywords: ['ambush'] })
card('Blade', 'upgrade', { die: ['3', '1', 'blank'], keywords: ['redeploy'] })
card('Cloak', 'upgrade', { die: ['shield', 'blank'] })
card('Strike', 'event', { abilities: [{ ability: 'play', effect: { do: 'strike', n: 6 } } as Tree] })
card('Rally', 'event', { abilities: [{ ability: 'play', effect: note('rally') } as Tree] })
card('Second', 'upgrade', {
  abilities: [
    on(
      'instead',
      'defeat',
      { do: 'sequence', steps: [{ do: 'heal', n: 5 }, { do: 'discard-this' }] },
      { what: 'host' },
    ),
  ],
})
card('Medal', 'support', {
  abilities: [
    on(
      'instead',
      'defeat',
      { do: 'sequence', steps: [{ do: 'heal', n: 1 }, note('medal')] },
      { what: 'yours', may: true },
    ),
  ],
})
card('Reaper', 'support', { abilities: [on('after', 'defeat', note('reaper'))] })

/** rules destiny.ambush, destiny.redeploy: what the keywords stand for. */
const keywords: Tree[] = [
  { ability: 'keyword', name: 'ambush', may: true, effect: { do: 'extra-action' } } as Tree,
  { ability: 'keyword', name: 'redeploy', may: true, effect: { do: 'redeploy' } } as Tree,
]

export const catalog = buildCatalog(
  all,
  keywords.map((ability) => ({ from: KEYWORD, ability })),
)
export const keyword = (name: string): number =>
  catalog.clauses.find((each) => each.def < 0 && each.name === name)?.id as number
