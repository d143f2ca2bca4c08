import type { Entry, Section } from '../boards/outline.js'
import { say } from '../messages/index.js'
import { useTable } from './context.js'

/** One thing in words; a button where it can be pointed at or looked at. */
function TextEntry({ entry }: { entry: Entry }) {
  const { choice, open, asking } = useTable()
  const { text, thing, id, inside = [] } = entry
  const marking = thing === undefined ? null : choice.marking(thing)
  const unfit = thing === undefined ? null : (choice.unfit?.(thing) ?? null)
  const taught = marking === 'offered' && thing !== undefined && choice.taught(thing)
  const press = () => {
    const asks = asking && (id !== undefined || thing?.startsWith('seat:'))
    if (thing !== undefined && marking !== null && !asks) choice.point(thing)
    else if (id !== undefined) open(thing === undefined ? { id } : { id, thing })
    // The numbers of a player, part by part.
    else if (thing?.startsWith('seat:')) open({ thing })
  }
  return (
    <li>
      {thing === undefined && id === undefined ? (
        <span>{text}</span>
      ) : (
        <button
          type="button"
          className="text-thing"
          data-thing={thing}
          data-card={id}
          data-marking={marking ?? undefined}
          data-taught={taught || undefined}
          onClick={press}
        >
          {marking !== null && <span aria-hidden="true">{marking === 'chosen' ? '◆ ' : '◇ '}</span>}
          {text}
          {taught && ` (${say.lesson.taught})`}
          {unfit !== null && ` (${unfit})`}
        </button>
      )}
      {inside.length > 0 && (
        <ul>
          {inside.map((each, i) => (
            <TextEntry key={each.thing ?? i} entry={each} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** The same table as nested lists, complete, for whoever listens to it or prefers words. */
export function TextView({ outline }: { outline: readonly Section[] }) {
  return (
    <div className="text-view">
      {outline.map((section) => (
        <section key={section.heading}>
          <h2>{section.heading}</h2>
          <ul>
            {section.entries.map((entry, i) => (
              <TextEntry key={entry.thing ?? i} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
