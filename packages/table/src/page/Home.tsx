import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import { type GameId, type GameSummary, gameIds } from '../protocol.js'
import { LessonStart } from './LessonStart.js'
import { request } from './link.js'
import { NewGame } from './NewGame.js'
import { go } from './route.js'

const playable: readonly GameId[] = gameIds

function Kept({ games, refresh }: { games: readonly GameSummary[]; refresh(): void }) {
  const [fault, setFault] = useState('')
  const load = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      go('play', (await request('load', { text: await file.text(), names: [1, 2, 3, 4].map(say.names.player) })).key)
    } catch (error) {
      setFault((error as Error).message)
    }
  }
  return (
    <section className="kept">
      <h2>{say.home.goOn}</h2>
      <ul>
        {games.slice(0, 6).map(({ key, game, players, moments, over, lesson }) => (
          <li key={key}>
            <button type="button" className="kept-open" onClick={() => go('play', key)}>
              <b>{say.games[game].name}</b>
              <span>{players.map(({ deck, name }) => deck || name).join(say.home.versus)}</span>
              <small>
                {over ? say.table.over : lesson ? say.lesson.kept : moments === null ? '' : say.home.moments(moments)}
              </small>
            </button>
            <button
              type="button"
              className="kept-forget"
              aria-label={say.home.forget}
              onClick={() => void request('forget', { key }).then(refresh)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <label className="file">
        {say.home.load}
        <input type="file" accept=".json,application/json" onChange={(event) => void load(event.target.files?.[0])} />
      </label>
      {fault !== '' && <p className="fault">{fault}</p>}
    </section>
  )
}

/** The first page: choose a game and begin, or go on with one. */
export function Home() {
  const [game, setGame] = useState<GameId>('destiny')
  const [games, setGames] = useState<readonly GameSummary[]>([])
  const refresh = () => void request('games', {}).then(setGames)
  useEffect(refresh, [])
  return (
    <div className="home">
      <p className="tagline">{say.tagline}</p>
      <div className="home-columns">
        <div>
          <h1>{say.home.newGame}</h1>
          <fieldset className="game-choice">
            <legend>{say.home.chooseGame}</legend>
            {gameIds.map((id) => (
              <label key={id} className="game-card" data-game={id}>
                <input
                  type="radio"
                  name="game"
                  value={id}
                  checked={game === id}
                  disabled={!playable.includes(id)}
                  onChange={() => setGame(id)}
                />
                <span className="game-name">{say.games[id].name}</span>
                <span className="game-about">{say.games[id].about}</span>
              </label>
            ))}
          </fieldset>
          <LessonStart key={`lesson ${game}`} game={game} />
          <NewGame key={game} game={game} />
        </div>
        <Kept games={games} refresh={refresh} />
      </div>
    </div>
  )
}
