import { say } from '../messages/index.js'
import type { DeckCounted, DeckFaultShown, DeckFix } from '../protocol.js'
import { saidWords } from './log-parts.js'
import { linkTo } from './route.js'
import '../style/aids.css'

interface FaultsProps {
  readonly deck: DeckCounted
  mend(fix: DeckFix, line: number | undefined): void
  /** Takes the last fix back; absent where there is none. */
  undo?: (() => void) | undefined
  /** Looks for cards that these words describe; absent where there is no search. */
  find?(words: string): void
}

/** What a fix does, in words. */
function fixWords(fix: DeckFix, { entries }: DeckCounted): string {
  if (fix.does === 'name') return say.mend.name(fix.name)
  if (fix.does === 'drop') return say.mend.drop
  if (fix.does === 'find') return say.mend.find(fix.n)
  const adds = fix.cards.every(({ by }) => by > 0)
  const nameOf = (id: string): string => entries.find((entry) => entry.id === id)?.name ?? id
  const [first, ...more] = fix.cards
  const sum = fix.cards.reduce((total, { by }) => total + Math.abs(by), 0)
  const what =
    first !== undefined && more.length === 0
      ? say.mend.copies(Math.abs(first.by), nameOf(first.card))
      : fix.cards.length <= 3
        ? fix.cards.map(({ card, by }) => say.mend.copies(Math.abs(by), nameOf(card))).join(', ')
        : say.mend.some(sum >= 99 ? fix.cards.length : sum)
  return adds ? say.mend.add(what) : say.mend.takeOut(what)
}

function Fault({ fault, deck, mend, find }: FaultsProps & { fault: DeckFaultShown }) {
  const { line, mend: advice, rule, fixes = [] } = fault
  const offered = fixes.filter(({ does }) => does !== 'find' || find !== undefined)
  return (
    <li>
      {line !== undefined && <b>{line}: </b>}
      {saidWords(fault)} <i>{saidWords(advice)}</i>{' '}
      {rule !== undefined && (
        <a href={linkTo('rules', rule)} target="_blank" rel="noreferrer">
          {say.rules.link}
        </a>
      )}
      {offered.length > 0 && (
        <span className="fixes">
          {offered.map((fix) => (
            <button
              key={JSON.stringify(fix)}
              type="button"
              onClick={() => (fix.does === 'find' ? find?.(fix.words) : mend(fix, line))}
            >
              {fixWords(fix, deck)}
            </button>
          ))}
        </span>
      )}
    </li>
  )
}

/** Every fault of a deck at once, each with what a click can do about it. */
export function DeckFaults(props: FaultsProps) {
  const { deck, undo } = props
  return (
    <div className="faults" role="status">
      <p>{say.home.faults(deck.faults.length)}</p>
      <ul>
        {deck.faults.map((fault, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: faults are made anew for each list
          <Fault key={i} {...props} fault={fault} />
        ))}
      </ul>
      {undo !== undefined && (
        <button type="button" className="fix-undo" onClick={undo}>
          {say.mend.undo}
        </button>
      )}
    </div>
  )
}
