import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import { type GameId, gameIds } from '../protocol.js'
import type { PuzzleListed } from '../protocol-puzzles.js'
import { donePuzzles, puzzleId } from './done-puzzles.js'
import { LessonStart } from './LessonStart.js'
import { request } from './link.js'
import { Puzzle } from './Puzzle.js'
import { go, linkTo } from './route.js'
import { type Rule, readBook, titleOf } from './rulebook.js'
import '../style/pages.css'
import '../style/aids.css'

/** What the puzzles are called by: the titles of the rules that they show. */
function useTitles(game: GameId): (rule: string) => string {
  const [book, setBook] = useState<ReadonlyMap<string, Rule>>(new Map())
  useEffect(() => {
    let gone = false
    void readBook(game).then((rules) => !gone && setBook(new Map(rules.map((rule) => [rule.id, rule]))))
    return () => {
      gone = true
    }
  }, [game])
  return (id) => {
    const rule = book.get(id)
    return rule === undefined ? id : titleOf(rule)
  }
}

function useList(game: GameId): readonly PuzzleListed[] | null {
  const [found, setFound] = useState<{ game: GameId; list: readonly PuzzleListed[] } | null>(null)
  useEffect(() => {
    let gone = false
    void request('puzzles', { game }).then((list) => !gone && setFound({ game, list }))
    return () => {
      gone = true
    }
  }, [game])
  // The list of another game is not shown while this one's is fetched.
  return found?.game === game ? found.list : null
}

/** Puzzles of a game, each with a mark where it was solved. */
function List({ game, list, title }: { game: GameId; list: readonly PuzzleListed[]; title(rule: string): string }) {
  const done = donePuzzles()
  const solved = list.filter(({ key }) => done.has(puzzleId(game, key))).length
  return (
    <>
      <p role="status">{say.puzzles.solved(solved, list.length)}</p>
      <ul className="puzzle-list" data-game={game}>
        {list.map(({ key, rules, case: which }) => {
          const isDone = done.has(puzzleId(game, key))
          return (
            <li key={key} data-done={isDone || undefined}>
              <a href={linkTo('puzzles', game, key)}>
                <span className="puzzle-mark" aria-hidden="true">
                  {isDone ? '✓' : ''}
                </span>
                <span>
                  {title(rules[0] ?? '')}
                  {which !== undefined && <small> · {which}</small>}
                </span>
                {isDone && <span className="unseen">{say.puzzles.done}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The worked examples of the rulebooks: a list for each game, and one of them laid out. */
export function Puzzles({ at: [wanted = '', key = ''] }: { at: readonly string[] }) {
  const game = gameIds.find((id) => id === wanted) ?? 'destiny'
  const list = useList(game)
  const title = useTitles(game)
  if (key !== '') {
    const place = list?.findIndex((each) => each.key === key) ?? -1
    const called = title(list?.[place]?.rules[0] ?? '')
    const next = place < 0 ? undefined : list?.[place + 1]?.key
    return <Puzzle key={key} game={game} name={key} title={called} next={next} />
  }
  return (
    <div className="puzzles">
      <h1>{say.puzzles.heading}</h1>
      <p className="quiet">{say.puzzles.about}</p>
      <fieldset className="segments">
        <legend>{say.home.chooseGame}</legend>
        {gameIds.map((id) => (
          <label key={id}>
            <input type="radio" name="puzzles-of" value={id} checked={game === id} onChange={() => go('puzzles', id)} />
            <span>{say.games[id].name}</span>
          </label>
        ))}
      </fieldset>
      <LessonStart key={game} game={game} />
      {list === null ? <p className="quiet">{say.puzzles.loading}</p> : <List game={game} list={list} title={title} />}
    </div>
  )
}
