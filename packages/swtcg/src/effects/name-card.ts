import { ask, finish, type Option } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, scopeOf } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'

/** Binds `{that:'name'}`. */
export interface NameCard {
  do: 'name-card'
}

export const nameCardWords = words('name-card', ['<name> a card'])

/** Any name there is, whoever's card it may be; what is kept is one definition of that name. */
export const nameCard = effect<NameCard, object, State>('name-card', {
  choose(t, f) {
    const names = new Map<string, number>()
    t.catalog.defs.forEach(({ name }, def) => {
      if (!names.has(name)) names.set(name, def)
    })
    const options: Option[] = [...names]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, def]) => ({ do: 'name', name, def }))
    ask(t, f.you, 'name', options, { about: { node: f.node } })
  },
  named(t, f, answer) {
    scopeOf(t, f).that.name = [answer.def as number]
    t.watch?.({ is: 'chose', seat: f.you, name: answer.name as string })
    finish(t, f, true)
  },
})
