import type { Option } from '@dejarik/kernel'
import type { LessonShown } from '../protocol-lessons.js'
import { isSame, type Planned } from './lesson.js'
import type { Session } from './session.js'
import { setAsked } from './sets.js'

/** Is this table a lesson that is not over yet, or whose end is not yet left behind? */
export const isTaught = ({ lesson, info }: Session): boolean =>
  lesson !== null && info.lesson === 'on' && info.ended === undefined

/** What the lesson says is answered next; null where it is at its end, and where nothing is taught. */
export const planned = (session: Session): Planned | null =>
  isTaught(session) ? (session.lesson?.plan[session.record.answers.length] ?? null) : null

/** Nothing more is planned: the learner chooses how to go on. */
export const isAtEnd = (session: Session): boolean => isTaught(session) && planned(session) === null

/** Where the step before this moment began; -1 where there is none. */
export function stepBefore({ lesson, record }: Session): number {
  const taken = (lesson?.plan ?? []).slice(0, record.answers.length)
  return taken.findLastIndex(({ first }) => first)
}

/** The things of the set that is to be picked, as places among its offers. */
function plannedSet(session: Session): number[] | null {
  const next = planned(session)
  const set = next === null ? null : setAsked(session.s, next.seat)
  if (next === null || set === null) return null
  const from = session.record.answers.length
  const ofStep = (session.lesson?.plan ?? []).slice(from).filter(({ step }) => step === next.step)
  return set.offers.flatMap((offer, i) => (ofStep.some(({ option }) => isSame(option, offer)) ? [i] : []))
}

/** Is this the answer that is taught? */
export const isRight = (session: Session, option: Option): boolean => {
  const next = planned(session)
  return next !== null && isSame(next.option, option)
}

/** Is this the set that is taught, by the places of its things among the offers? */
export function isRightSet(session: Session, chosen: readonly number[]): boolean {
  const set = plannedSet(session)
  return set !== null && set.length === chosen.length && set.every((place) => chosen.includes(place))
}

/** What the learner is told in this moment. */
export function lessonShown(session: Session, wrong: LessonShown['wrong']): LessonShown | null {
  const { lesson, s, game } = session
  if (lesson === null || !isTaught(session)) return null
  const next = planned(session)
  const before = lesson.plan[stepBefore(session)]?.step
  const step = next?.step
  const option = step === undefined ? -1 : optionOf(session, next as Planned)
  // In the middle of a step its own text goes on; what came before it was said when it began.
  const done = before === undefined || before === step ? null : (before.texts.at(-1) ?? null)
  const set = plannedSet(session)
  return {
    step: step?.number ?? (before === undefined ? 0 : before.number + 1),
    of: lesson.steps.length,
    texts: step === undefined ? [] : next?.first ? step.texts : step.texts.slice(-1),
    rule: step?.rule ?? '',
    done,
    option: option < 0 ? null : option,
    set:
      set === null
        ? null
        : (setAsked(s, lesson.learner)?.offers ?? []).flatMap((offer, i) =>
            set.includes(i) ? game.things(offer, s).slice(0, 1) : [],
          ),
    wrong,
    over: next === null,
  }
}

const optionOf = ({ game, s }: Session, { option }: Planned): number =>
  (game.engine.decision(s)?.options ?? []).findIndex((each) => isSame(each, option))
