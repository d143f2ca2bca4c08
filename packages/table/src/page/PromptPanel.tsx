import { Fragment, useEffect, useRef, useState } from 'react'
import { moments } from '../boards/moments.js'
import { CardFace } from '../drawing/CardFace.js'
import { say } from '../messages/index.js'
import type { OptionShown, Screen, Seat } from '../protocol.js'
import { placeOf, useTable } from './context.js'
import { GatherOptions } from './GatherOptions.js'
import { Hint } from './Hint.js'
import { request } from './link.js'
import { promptWords } from './log-parts.js'
import type { Offered } from './narrow.js'
import { oddsWords } from './Odds.js'
import { cardIn, isOnTable, showOnTable } from './on-table.js'
import { linkTo } from './route.js'
import { SetOptions } from './SetOptions.js'
import { Spot } from './Spot.js'
import { Refused } from './Why.js'

/** More options than this are put under headings. */
const MANY = 6
/** As many take little room on any screen. */
const FEW = 2

const whoseWords = ({ eyes, players }: Screen, seat: Seat): string =>
  seat === eyes ? say.table.yoursToo : (players[seat]?.name ?? '')

/** What tells an option apart from another that reads the same. */
function whichWords(screen: Screen, { whose, where, nth }: OptionShown): string {
  const words = [whose === undefined ? '' : whoseWords(screen, whose), where ?? '', nth === undefined ? '' : `#${nth}`]
  const said = words.filter((word) => word !== '').join(', ')
  return said === '' ? '' : ` (${said})`
}

function OptionButton({ offered: { option, index }, n }: { offered: Offered; n: number }) {
  const { choice, screen, hover } = useTable()
  const show = (from: Element) => {
    showOnTable(option.things)
    // A card that no board shows, somewhere in a pile, is shown large.
    const [thing] = option.things
    const id = thing === undefined || isOnTable(thing) ? undefined : cardIn(screen.view, thing)
    if (thing !== undefined && id !== undefined) hover({ id, thing, at: placeOf(from) })
  }
  const hide = () => {
    showOnTable([])
    hover(null)
  }
  return (
    <li data-at-table={(option.things.length > 0 && !option.passes) || undefined}>
      <button
        type="button"
        className="option"
        data-option={index}
        data-passes={option.passes || undefined}
        data-taught={choice.taughtOption === index || undefined}
        onClick={() => choice.choose(index)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && show(event.currentTarget)}
        onPointerLeave={hide}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(event.currentTarget)}
        onBlur={hide}
      >
        {n <= 9 && (
          <span className="option-key" aria-hidden="true">
            {n}
          </span>
        )}
        <span className="option-label">
          {promptWords(screen, option.label)}
          {whichWords(screen, option)}
          {choice.taughtOption === index && <span className="taught-words">{say.lesson.taught}</span>}
          {option.odds && <small className="option-odds">{oddsWords(option.odds)}</small>}
        </span>
        {option.gathers && choice.taughtOption === null && (
          <span className="option-more">{say.playing.gather.more}</span>
        )}
        {option.passes && (
          <span className="option-pass" aria-hidden="true">
            {say.table.passKey}
          </span>
        )}
      </button>
    </li>
  )
}

/** The options under their headings; what passes comes last and stays in its place. */
function Options({ left }: { left: readonly Offered[] }) {
  const passes = left.filter(({ option }) => option.passes)
  const others = left.filter(({ option }) => !option.passes)
  const groups = [...new Set(others.map(({ option }) => option.group))]
  const ordered = [...groups.flatMap((group) => others.filter(({ option }) => option.group === group)), ...passes]
  const numberOf = (offered: Offered) => ordered.indexOf(offered) + 1
  const headed = left.length > MANY && groups.length > 1
  return (
    <section className="options" id="options" aria-label={say.table.options}>
      <div className="options-list">
        {groups.map((group) => (
          <Fragment key={group}>
            {headed && <h3>{say.groups[group] ?? group}</h3>}
            <ul>
              {others
                .filter(({ option }) => option.group === group)
                .map((offered) => (
                  <OptionButton key={offered.index} offered={offered} n={numberOf(offered)} />
                ))}
            </ul>
          </Fragment>
        ))}
      </div>
      {passes.length > 0 && (
        <ul className="options-pass">
          {passes.map((offered) => (
            <OptionButton key={offered.index} offered={offered} n={numberOf(offered)} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Passing until the phase ends: for whoever has nothing to say for a while. */
function Skip({ screen: { prompt, skipping } }: { screen: Screen }) {
  if (skipping)
    return (
      <button type="button" className="skip-stop" onClick={() => void request('skip', { on: false })}>
        {say.skip.passing} {say.skip.stop}
      </button>
    )
  if (!prompt?.chance) return null
  return (
    <button type="button" className="skip-pass" onClick={() => void request('skip', { on: true })}>
      {say.skip.pass}
    </button>
  )
}

/** Cards that are offered and lie where the board does not show them. */
function Tray() {
  const { screen, cards } = useTable()
  const tray = screen.prompt?.tray ?? []
  if (tray.length === 0) return null
  return (
    <section className="tray" aria-label={say.table.tray}>
      {tray.map(({ thing, id, name }) => {
        const card = cards.get(id)
        return (
          <div key={thing} className="tray-card">
            {card && <CardFace card={card} size="hand" />}
            <Spot thing={thing} id={id} label={name} />
          </div>
        )
      })}
    </section>
  )
}

/** Bots among themselves wait for somebody to let them play. */
const isPaused = ({ paused, players, asked }: Screen): boolean =>
  paused && asked !== null && players[asked]?.bot !== undefined

/** What somebody else does just now, as far as all may know it. */
function othersMove(screen: Screen): string {
  if (isPaused(screen)) return say.playing.paused
  const { asked, players, game } = screen
  const { name = '', bot } = asked === null ? {} : (players[asked] ?? {})
  return moments[game]?.(screen) || (bot === undefined ? say.table.choosing(name) : say.table.thinking(name))
}

/** A bot thinks just now: something moves, so that it can be told from a table that has stopped. */
const isThinking = (screen: Screen): boolean =>
  screen.asked !== null && screen.players[screen.asked]?.bot !== undefined && !screen.paused && !screen.passing

/** On a small screen the list may be put away: what can be pointed at on the table need not be read as well. */
function useFolding({ prompt, lesson }: Screen): { mayFold: boolean; folded: boolean; fold(): void } {
  const [wanted, setWanted] = useState(false)
  const offers = prompt?.set?.offers ?? prompt?.options.filter(({ things }) => things.length > 0) ?? []
  const mayFold = offers.length > FEW && lesson === null
  return { mayFold, folded: mayFold && wanted, fold: () => setWanted(!wanted) }
}

/** The one place that says whose move it is, what is asked, and what may be answered. */
export function PromptPanel() {
  const { screen, choice } = useTable()
  const { prompt, asked, players, result } = screen
  const ask = useRef<HTMLDivElement>(null)
  const { mayFold, folded, fold } = useFolding(screen)
  // Whoever answers by keyboard goes on from the next question, not from the top of the page.
  // What was shown for a question that is answered is shown no longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => showOnTable([]), [screen.number])
  const gathers = choice.gathering !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => {
    if (prompt !== null && document.activeElement === document.body) ask.current?.focus({ preventScroll: true })
  }, [screen.number, gathers])
  if (result !== null || screen.looking) return null
  const name = asked === null ? '' : (players[asked]?.name ?? '')
  return (
    <section
      className="prompt"
      data-yours={prompt !== null || undefined}
      data-thinking={(prompt === null && isThinking(screen)) || undefined}
      data-folded={folded || undefined}
    >
      <div className="prompt-ask" role="status" aria-live="polite" ref={ask} tabIndex={-1}>
        <p className="prompt-whose">
          {screen.passing ? say.stops.passing : prompt === null ? othersMove(screen) : say.table.yours}
        </p>
        {isPaused(screen) && <p className="prompt-paused">{say.playing.pausedHint(name)}</p>}
        {prompt !== null && (
          <p className="prompt-question">
            {promptWords(screen, prompt.question)}
            {prompt.rule !== undefined && (
              <a className="rule-link" href={linkTo('rules', prompt.rule)} target="_blank" rel="noreferrer">
                {say.rules.link}
              </a>
            )}
          </p>
        )}
        {gathers && <p className="gather-about">{say.playing.gather.about(choice.path.length)}</p>}
      </div>
      {mayFold && (
        <button
          type="button"
          className="prompt-fold only-narrow"
          aria-expanded={!folded}
          aria-controls="options"
          onClick={fold}
        >
          {say.playing.choices} <span aria-hidden="true">{folded ? '▴' : '▾'}</span>
        </button>
      )}
      <Tray />
      {choice.path.length > 0 && prompt?.set === undefined && (
        <button type="button" className="option-clear" onClick={choice.clear}>
          ← {say.table.clear}
        </button>
      )}
      {prompt !== null &&
        !screen.skipping &&
        (prompt.set !== undefined ? (
          <SetOptions set={prompt.set} />
        ) : choice.gathering !== undefined ? (
          <GatherOptions all={choice.gathering} />
        ) : (
          <Options left={choice.left} />
        ))}
      {!gathers && <Refused />}
      {screen.lesson === null && (
        <div className="prompt-more">
          <Skip screen={screen} />
          <Hint screen={screen} />
        </div>
      )}
    </section>
  )
}
