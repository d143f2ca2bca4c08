import { useEffect, useRef, useState } from 'react'
import { say } from '../messages/index.js'
import type { LessonText } from '../messages/lesson.js'
import type { Screen } from '../protocol.js'
import { useTable } from './context.js'
import { request } from './link.js'
import { promptWords } from './log-parts.js'
import { go, linkTo } from './route.js'

/** Which text of the step is being read. */
export interface Reading {
  readonly page: number
  /** The last text points out what to do; before it nothing is pointed out. */
  readonly points: boolean
  next(): void
}

export function useReading(screen: Screen | null): Reading {
  const step = screen?.lesson?.step ?? -1
  const last = (screen?.lesson?.texts.length ?? 0) - 1
  const [read, setRead] = useState({ step, pages: 0 })
  const page = Math.min(read.step === step ? read.pages : 0, Math.max(0, last))
  return { page, points: page >= last, next: () => setRead({ step, pages: page + 1 }) }
}

/** The rule that a step is about. */
function Rule({ id }: { id: string }) {
  if (id === '') return null
  return (
    <a className="rule-link" href={linkTo('rules', id)} target="_blank" rel="noreferrer">
      {say.rules.link}
    </a>
  )
}

/** Everything is taught: how to go on. */
function Ending({ screen, done }: { screen: Screen; done: string | undefined }) {
  const again = async () => go('play', (await request('again', { swap: false })).key)
  return (
    <>
      <div role="status" aria-live="polite">
        <h2>{screen.result?.winner === screen.eyes ? say.table.youWon : say.lesson.over}</h2>
        {done !== undefined && <p className="lesson-done">{done}</p>}
        <p>{say.lessons[screen.game].end}</p>
      </div>
      <div className="buttons">
        {screen.result === null && (
          <button type="button" className="primary lesson-on" onClick={() => void request('free', {})}>
            {say.lesson.playOn}
          </button>
        )}
        <button
          type="button"
          className={screen.result === null ? 'lesson-whole' : 'primary lesson-whole'}
          onClick={() => void again()}
        >
          {say.lesson.whole}
        </button>
        <button type="button" onClick={() => void request('undo', { to: 0 })}>
          {say.lesson.restart}
        </button>
      </div>
    </>
  )
}

/** A lesson at the table: what happened, what is to be seen, what to do; and kindly, what not yet. */
export function Lesson({ screen, reading }: { screen: Screen; reading: Reading }) {
  const { lesson, number, game } = screen
  const panel = useRef<HTMLElement>(null)
  const { page, points } = reading
  const pointed = useTable().choice.path.length
  // Whoever learns by keyboard goes on from here: the button that leads on, or else the text before the choices.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every text
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const target = panel.current?.querySelector<HTMLElement>('.lesson-next, .primary') ?? panel.current
    target?.focus({ preventScroll: true })
  }, [number, page])
  // What is pointed out is to be seen, on a small screen too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is pointed out
  useEffect(() => {
    for (const marked of ['.option[data-taught]', '.spot[data-taught]'])
      document.querySelector(marked)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [number, page, pointed])
  if (lesson === null) return null
  const { texts } = say.lessons[game]
  const told = (key: string | null | undefined): LessonText | undefined => (key ? texts[key] : undefined)
  const text = told(lesson.texts[page])
  const done = told(lesson.done)?.done
  const tried = lesson.wrong === 'set' ? '' : promptWords(screen, lesson.wrong)
  return (
    <section className="lesson" aria-label={say.lesson.heading} ref={panel} tabIndex={-1}>
      {lesson.over ? (
        <Ending screen={screen} done={done} />
      ) : (
        <>
          <p className="lesson-step">
            <progress value={lesson.step} max={lesson.of} aria-hidden="true" />
            {say.lesson.nth(Math.min(lesson.step + 1, lesson.of), lesson.of)}
          </p>
          <div role="status" aria-live="polite">
            {lesson.wrong !== null && (
              <p className="lesson-wrong">{say.lesson.notYet(tried, told(lesson.texts.at(-1))?.notYet ?? '')}</p>
            )}
            {page === 0 && lesson.wrong === null && done !== undefined && (
              <p className="lesson-done">
                <b>{say.lesson.happened}:</b> {done}
              </p>
            )}
            <p>{text === undefined ? say.lesson.watch : text.says}</p>
            {points && text?.do !== undefined && (
              <p className="lesson-do">
                {text.do} <Rule id={lesson.rule} />
              </p>
            )}
          </div>
          {!points && (
            <button type="button" className="primary lesson-next" onClick={reading.next}>
              {say.lesson.next}
            </button>
          )}
        </>
      )}
    </section>
  )
}
