import { useEffect, useId, useState } from 'react'
import { say } from '../messages/index.js'
import type { Screen, Thing } from '../protocol.js'
import type { EditableShown, EditsShown, EditWanted } from '../protocol-edits.js'
import { Dialog } from './Dialog.js'
import { request } from './link.js'
import { saidWords } from './log-parts.js'
import '../style/aids.css'

type NumberShown = EditsShown['numbers'][number]

const placeWords = ({ words, onName }: EditsShown['places'][number]): string =>
  `${saidWords({ says: words })}${onName === undefined ? '' : ` ${onName}`}`

/** One number: a switch where it is yes or no, a list where it stands for something, else a field. */
function SetNumber({ number, set }: { number: NumberShown; set(to: number): void }) {
  const { now, most } = number
  const words = number.words?.map((says) => saidWords({ says }))
  const id = useId()
  const [to, setTo] = useState(now)
  const name = saidWords({ says: number.set })
  return (
    <form
      className="edit-number"
      onSubmit={(event) => {
        event.preventDefault()
        set(to)
      }}
    >
      <div className="edit-field">
        <label htmlFor={id}>{name}</label>
        {words !== undefined || most === 1 ? (
          <select id={id} value={to} onChange={(event) => setTo(Number(event.target.value))}>
            {(words ?? [say.table.no, say.table.yes]).map((word, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a side of a die is its number
              <option key={n} value={n}>
                {word}
              </option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            type="number"
            min={0}
            max={most}
            value={to}
            onChange={(event) => setTo(Number(event.target.value))}
          />
        )}
      </div>
      <button type="submit" disabled={to === now || !Number.isInteger(to) || to < 0 || to > most}>
        {say.edit.apply(
          name,
          words?.[to] ?? (most === 1 ? [say.table.no, say.table.yes][to] : undefined) ?? String(to),
        )}
      </button>
    </form>
  )
}

/** Where a card may be put, and which numbers of a thing may be set. */
function Changes({ thing, edits, propose }: { thing: Thing; edits: EditsShown; propose(wanted: EditWanted): void }) {
  const { places, numbers, busy } = edits
  const isCard = /^(card|top)/.test(thing)
  return (
    <>
      {numbers.length > 0 && <h3>{say.edit.set}</h3>}
      {numbers.map((number) => (
        <SetNumber key={`${thing} ${number.set}`} number={number} set={(to) => propose({ set: number.set, to })} />
      ))}
      {places.length > 0 && <h3>{say.edit.move}</h3>}
      <div className="edit-places">
        {places.map((place) => (
          <button
            key={`${place.put} ${place.on}`}
            type="button"
            onClick={() => propose({ put: place.put, on: place.on })}
          >
            {placeWords(place)}
          </button>
        ))}
      </div>
      {busy && isCard && <p className="quiet">{say.edit.busy}</p>}
      {!busy && places.length + numbers.length === 0 && <p className="quiet">{say.edit.nothing}</p>}
    </>
  )
}

/** The things of one player that may be edited, as a list to choose from. */
function Choices({ things, name }: { things: readonly EditableShown[]; name: string }) {
  const label = ({ kind, name: called, pile }: EditableShown): string => {
    if (kind === 'seat') return say.edit.numbersOf(name)
    if (kind === 'top') return say.edit.topOf(saidWords({ says: called }))
    return kind === 'die' ? say.edit.dieOf(called) : say.edit.lies(called, saidWords({ says: pile }))
  }
  return (
    <optgroup label={name}>
      {things.map((each) => (
        <option key={each.thing} value={each.thing}>
          {label(each)}
        </option>
      ))}
    </optgroup>
  )
}

/** Something went wrong: what is to be changed, and how. Whoever else sits at the table must agree. */
export function EditDialog({ screen, start, close }: { screen: Screen; start: Thing; close(): void }) {
  const [things, setThings] = useState<readonly EditableShown[]>([])
  const [thing, setThing] = useState<Thing>(start)
  const [edits, setEdits] = useState<EditsShown | null>(null)
  const [fault, setFault] = useState('')
  useEffect(() => void request('editable', {}).then(setThings), [])
  useEffect(() => {
    let gone = false
    setEdits(null)
    if (thing !== '') void request('edits', { thing }).then((got) => !gone && setEdits(got))
    return () => {
      gone = true
    }
  }, [thing])
  const propose = (edit: EditWanted) =>
    request('propose', { thing, edit }).then(close, (error: Error) => setFault(error.message))
  const alone = screen.players.filter(({ bot }) => bot === undefined).length === 1
  return (
    <Dialog label={say.edit.heading} close={close} className="edit-dialog">
      <h2>{say.edit.heading}</h2>
      <p className="quiet">
        {say.edit.hint} {alone ? say.edit.botAgrees : say.edit.othersAgree}
      </p>
      <label className="edit-what">
        <span>{say.edit.what}</span>
        <select value={thing} onChange={(event) => setThing(event.target.value)}>
          <option value="" disabled>
            {say.edit.choose}
          </option>
          {screen.players.map(({ name }, seat) => (
            <Choices
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              name={name}
              things={things.filter(({ whose }) => whose === seat)}
            />
          ))}
        </select>
      </label>
      {edits !== null && <Changes thing={thing} edits={edits} propose={(wanted) => void propose(wanted)} />}
      {fault !== '' && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  )
}
