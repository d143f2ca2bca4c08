import { ask, finish, type Option, perCatalog } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import type { State } from '../state.js'

/** Binds `{that:'name'}`. */
export interface NameCard {
  do: 'name-card'
}

export const nameCardWords = words('name-card', ['<name> a card'])

/** Every name of a catalog, in the order of letters; found once. */
const namesIn = perCatalog(({ defs }): readonly Option[] => {
  const names = new Map<string, number>()
  defs.forEach(({ name }, def) => {
    if (!names.has(name)) names.set(name, def)
  })
  return [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, def]) => offer.name(name, def))
})

/** Any name there is, whoever's card it may be; what is kept is one definition of that name. */
export const nameCard = effect<NameCard, object, State>('name-card', {
  choose(t, f) {
    ask(t, f.you, 'name', namesIn(t.catalog), { about: { node: f.node } })
  },
  named(t, f, answer: Of<'name'>) {
    scopeOf(t, f).that.name = [answer.def]
    t.watch?.({ is: 'chose', seat: f.you, name: answer.name })
    finish(t, f, true)
  },
})
