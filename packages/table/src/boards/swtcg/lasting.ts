import type { EffectView, LastingView, SwtcgView } from '@dejarik/swtcg/views'
import { say } from '../../messages/index.js'
import { listed } from '../outline.js'
import { unitsByNumber } from './view.js'

const words = say.fights.effects

/** Until when it lasts, in words. */
export const untilWords = (until: string): string =>
  until.startsWith('step:') ? words.step(until.slice(5)) : (words.until[until] ?? words.lasts)

/** What waits or lasts, ready to be shown: which card, how long, and what it does. */
export interface EffectShown {
  readonly name: string
  readonly id?: string
  readonly short: string
  readonly full: string
}

const shownOf = ({ name = words.someCard, id, says = '' }: EffectView, short: string, on = ''): EffectShown => ({
  name,
  short,
  full: listed(`${name}: ${says === '' ? short : says}`, on),
  ...(id === undefined ? {} : { id }),
})

/** Triggers that wait come first: they take effect next. */
export function effectsIn(view: SwtcgView): EffectShown[] {
  const units = unitsByNumber(view)
  const about = ({ on }: LastingView): string => {
    const names = on.flatMap((card) => units.get(card)?.name ?? [])
    return names.length === 0 ? '' : words.on(names.join(', '))
  }
  return [
    ...view.waiting.map((each) => shownOf(each, words.waits)),
    ...view.lasting.map((each) => shownOf(each, untilWords(each.until), about(each))),
  ]
}
