import type { ActionView } from '@dejarik/swccg/views'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { Spot } from '../../page/Spot.js'

const words = say.swccg

/** The stack of actions in progress: the first began it, the last is resolved first. */
export function Actions({ actions }: { actions: readonly ActionView[] }) {
  const { screen } = useTable()
  if (actions.length === 0) return null
  return (
    <ol className="actions" aria-label={words.inProgress}>
      {actions.map(({ kind, seat, card, id, name, answers }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stack grows and shrinks at its end
        <li key={i} data-answers={answers || undefined}>
          <span>
            {words.actionOf(screen.players[seat]?.name ?? '', words.actions[kind] ?? kind)}
            {name !== undefined && ` · ${name}`}
          </span>
          {card !== undefined && <Spot thing={`card:${card}`} id={id} label={name ?? ''} />}
        </li>
      ))}
    </ol>
  )
}
