import { say } from '../messages/index.js'
import { capital } from '../messages/log.js'
import type { GameId } from '../protocol.js'
import type { PuzzleStage } from '../protocol-puzzles.js'
import { reasonWords, saidWords } from './log-parts.js'
import { choiceWords, deedWords, doneWords, playerWords } from './puzzle-words.js'
import { RuleList } from './RuleList.js'
import { linkTo } from './route.js'

/** What was done, what chance brings, and the question. */
export function Asked({
  stage,
  chosen,
  choose,
}: {
  stage: PuzzleStage
  chosen: number | null
  choose(choice: number): void
}) {
  const { question, done, chance } = stage
  const isMay = question.kind === 'may'
  return (
    <>
      {done.length > 0 && (
        <div className="puzzle-done">
          <h2>{say.puzzles.happened}</h2>
          <ol>
            {done.map((each, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was done never changes
              <li key={i}>
                <b>{playerWords(each.seat)}</b>: {doneWords(stage, each)}
              </li>
            ))}
          </ol>
        </div>
      )}
      {chance.length > 0 && (
        <p>
          {say.puzzles.chance}: {chance.map((each) => saidWords(each)).join(', ')}
        </p>
      )}
      <fieldset className="puzzle-choices">
        <legend>
          {isMay
            ? say.puzzles.may(playerWords(question.seat ?? ''), question.deed ? deedWords(stage, question.deed) : '')
            : done.length > 0
              ? say.puzzles.what
              : say.puzzles.whatNow}
        </legend>
        {question.choices.map(({ says, right }, i) => (
          <button
            key={says.says}
            type="button"
            disabled={chosen !== null}
            data-right={(chosen !== null && right) || undefined}
            data-wrong={(chosen === i && !right) || undefined}
            onClick={() => choose(i)}
          >
            {choiceWords(stage, says)}
          </button>
        ))}
      </fieldset>
    </>
  )
}

/** Right or wrong, why, and the rules in our words with where they stand. */
export function Told({ game, stage, chosen }: { game: GameId; stage: PuzzleStage; chosen: number }) {
  const { question } = stage
  const right = question.choices[chosen]?.right === true
  const answer = question.choices.find((choice) => choice.right)
  return (
    <div className="puzzle-told" role="status" data-right={right || undefined}>
      <p>
        <b>{right ? say.puzzles.right : say.puzzles.wrong}</b>{' '}
        {!right && answer !== undefined && say.puzzles.rightIs(choiceWords(stage, answer.says))}
      </p>
      {question.why.map((reason) => (
        <p key={`${reason.rule} ${reason.says}`}>
          {capital(reasonWords(reason))}. <a href={linkTo('rules', reason.rule)}>{say.rules.link}</a>
        </p>
      ))}
      <RuleList game={game} ids={question.rules.slice(0, 3)} />
    </div>
  )
}
