import { useEffect, useState } from 'react'
import { log, say } from '../messages/index.js'
import type { Explanation, Thing } from '../protocol.js'
import { useTable } from './context.js'
import { request } from './link.js'
import { promptWords, reasonWords } from './log-parts.js'
import { linkTo } from './route.js'
import { together, type Verdicts as VerdictsTogether } from './verdicts.js'

/** What the engine tells about a thing, asked anew for every screen. */
export function useWhy(thing: Thing | undefined): Explanation | null {
  const { screen } = useTable()
  const [told, setTold] = useState<{ thing: Thing; got: Explanation } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen may change the answer
  useEffect(() => {
    let gone = false
    if (thing !== undefined) void request('why', { thing }).then((got) => !gone && setTold({ thing, got }))
    return () => {
      gone = true
    }
  }, [thing, screen.number])
  return told !== null && told.thing === thing ? told.got : null
}

const RuleLink = ({ rule }: { rule: string }) => (
  <a href={linkTo('rules', rule)} target="_blank" rel="noreferrer">
    {say.rules.link}
  </a>
)

/** A part of a number with its sign: the first stands alone. */
const signed = (value: number, isFirst: boolean): string =>
  value < 0 ? `− ${-value}` : isFirst ? String(value) : `+ ${value}`

type Sum = Explanation['numbers'][number]

const nameOf = ({ name }: Sum): string => say.card.stats[name] ?? name

function Parts({ sum: { parts } }: { sum: Sum }) {
  if (parts.length === 0) return say.card.noParts
  return parts.map(({ value, from, rule }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are made once for each question
    <span key={i} className="sum-part">
      <b>{signed(value, i === 0)}</b> {say.card.sources[from] ?? from}
      {rule !== undefined && <RuleLink rule={rule} />}
    </span>
  ))
}

/** Is there more to say than that it is printed so? */
const isPlain = ({ parts: [first, ...more] }: Sum): boolean => first?.from === 'printed' && more.length === 0

/** Numbers as they are now, part by part; the one that was asked about comes first, what is as printed last. */
export function Numbers({
  numbers,
  asked,
  short = false,
}: {
  numbers: readonly Sum[]
  asked?: string | undefined
  /** Only what is not as it is printed. */
  short?: boolean
}) {
  // Who asks about health asks about what is left of it too.
  const isAsked = ({ name }: Sum) => asked !== undefined && (name === asked || name === `${asked} left`)
  const told = numbers.filter((sum) => isAsked(sum) || !isPlain(sum))
  const plain = short ? [] : numbers.filter((sum) => !told.includes(sum))
  if (told.length + plain.length === 0) return null
  const ordered = [...told].sort((a, b) => Number(isAsked(b)) - Number(isAsked(a)))
  return (
    <section className="sums">
      <h3>{say.card.numbers}</h3>
      <dl>
        {ordered.map((sum) => (
          <div key={sum.name} data-asked={isAsked(sum) || undefined}>
            <dt>
              {nameOf(sum)} <b>{sum.total}</b>
            </dt>
            <dd>
              <Parts sum={sum} />
            </dd>
          </div>
        ))}
      </dl>
      {plain.length > 0 && (
        <p className="sums-plain">{say.card.asPrinted(plain.map((sum) => `${nameOf(sum)} ${sum.total}`))}</p>
      )}
    </section>
  )
}

/** What may be done, or may not and why. */
function VerdictLine({ of: { what, may, why } }: { of: VerdictsTogether }) {
  const deeds = log.grammar.either(what)
  return (
    <li data-may={may}>
      {may ? say.card.may(deeds) : why.length > 0 ? say.card.mayNot(deeds) : say.card.mayNotNow(deeds)}
      {why.length > 0 && (
        <ul>
          {why.map((reason) => (
            <li key={`${reason.rule} ${reason.says}`}>
              {reasonWords(reason)} <RuleLink rule={reason.rule} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** What may be done with a thing now, and what may not, reason by reason with the rule. */
export function Verdicts({ told: { verdicts } }: { told: Explanation }) {
  const { screen } = useTable()
  return (
    <section className="why">
      <h3>{say.card.now}</h3>
      {verdicts.length === 0 && <p className="quiet">{say.card.nothing}</p>}
      <ul>
        {together(verdicts, (deed) => promptWords(screen, deed)).map((each) => (
          <VerdictLine key={each.what.join()} of={each} />
        ))}
      </ul>
    </section>
  )
}

/** Under the options of a card that was pointed at: what else could be done with it, and why not now. */
export function Refused() {
  const { choice, screen } = useTable()
  const [thing] = choice.path
  const told = useWhy(thing)
  const deeds = told === null ? [] : together(told.verdicts, (deed) => promptWords(screen, deed))
  const refused = deeds.filter(({ may }) => !may)
  if (refused.length === 0) return null
  return (
    <details className="refused why" key={thing}>
      <summary>{say.card.refused}</summary>
      <ul>
        {refused.map((each) => (
          <VerdictLine key={each.what.join()} of={each} />
        ))}
      </ul>
    </details>
  )
}
