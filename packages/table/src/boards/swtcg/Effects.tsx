import type { SwtcgView } from '@dejarik/swtcg/views'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { effectsIn } from './lasting.js'

/** What waits to take effect and what lasts, each with its card to look at. */
export function Effects({ view }: { view: SwtcgView }) {
  const { hover, open } = useTable()
  const all = effectsIn(view)
  if (all.length === 0) return null
  return (
    <ul className="effects" aria-label={say.fights.effects.heading}>
      {all.map(({ name, id, short, full }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal effects are told apart by nothing else
        <li key={i} title={full}>
          {id === undefined ? (
            <span>{full}</span>
          ) : (
            <button
              type="button"
              className="effect"
              onPointerEnter={(event) => event.pointerType === 'mouse' && hover({ id })}
              onPointerLeave={() => hover(null)}
              onClick={() => open({ id })}
            >
              {name} <small>{short}</small>
              <span className="unseen"> ({full})</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
