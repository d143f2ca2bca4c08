import type { CardView, DestinyView, DieView, PlayerView } from '@dejarik/destiny/views'
import { DieFace } from '../../drawing/DieFace.js'
import { sideWords } from '../../drawing/side.js'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { Figure } from '../../page/Figure.js'
import { Spot } from '../../page/Spot.js'
import { listed } from '../outline.js'
import { Pile } from '../Pile.js'
import { Stocks } from '../Stocks.js'
import { Tile } from '../Tile.js'
import { Character, OnCard } from './Character.js'

const words = say.destiny

function Pool({ dice, owners }: { dice: readonly DieView[]; owners: ReadonlyMap<number, CardView> }) {
  const { cards, choice } = useTable()
  return (
    <ul className="pool" aria-label={words.pool}>
      {dice.length === 0 && <li className="pool-empty">{words.emptyPool}</li>}
      {dice.map(({ die, card, shows = '-' }) => {
        const owner = owners.get(card)
        const tone = cards.get(owner?.id ?? '')?.tone ?? 'gray'
        const place = choice.gathering === undefined ? -1 : choice.path.indexOf(`die:${die}`)
        const unfit = choice.unfit?.(`die:${die}`) ?? null
        const label = words.dieOf(sideWords(shows), owner?.name ?? '')
        return (
          // A side that turns up is another die to look at: the key makes it roll in.
          <li
            key={`${die} ${shows}`}
            className="pool-die"
            data-flip={`die:${die}`}
            data-unfit={unfit !== null || undefined}
            title={unfit ?? undefined}
          >
            <DieFace side={shows} tone={tone} />
            <span className="pool-owner" aria-hidden="true">
              {unfit ?? owner?.name}
            </span>
            {place >= 0 && (
              <span className="pool-place" aria-hidden="true">
                {place + 1}
              </span>
            )}
            <Spot thing={`die:${die}`} id={owner?.id} label={listed(label, unfit)} />
          </li>
        )
      })}
    </ul>
  )
}

function Counts({ player, name }: { player: PlayerView; name: string }) {
  const { screen } = useTable()
  const view = screen.view as unknown as DestinyView
  const acts = view.turn === player.seat && view.phase === 'action'
  return (
    <div className="counts">
      <h2 className="player-name" data-acts={acts || undefined}>
        {name}
        {player.out && <small> {words.out}</small>}
        <Spot thing={`seat:${player.seat}`} label={name} />
      </h2>
      <p className="resources" title={words.resources(player.resources)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2l8.7 5v10L12 22l-8.7-5V7z" />
        </svg>
        <Figure thing={`seat:${player.seat}`} number="resources">
          <b>{player.resources}</b>
        </Figure>
        <span className="unseen">{words.resources(player.resources)}</span>
      </p>
      <p className="piles">
        <Stocks of={player} words={words} />
        {player.defeated.length > 0 && (
          <Pile heading={`${words.defeated}: ${player.defeated.length}`} cards={player.defeated} />
        )}
        {player.aside.length > 0 && <Pile heading={`${words.aside}: ${player.aside.length}`} cards={player.aside} />}
      </p>
    </div>
  )
}

/** Who it is, what there is to spend, the piles, the cards in play and the dice. */
export function Player({
  player,
  mine,
  owners,
}: {
  player: PlayerView
  mine: boolean
  owners: ReadonlyMap<number, CardView>
}) {
  const { screen } = useTable()
  const name = screen.players[player.seat]?.name ?? ''
  const known = mine ? [] : player.hand.known
  return (
    <section
      className="player"
      data-mine={mine || undefined}
      data-asked={screen.asked === player.seat || undefined}
      aria-label={name}
    >
      <Counts player={player} name={name} />
      <div className="player-cards">
        <ul className="characters" aria-label={words.characters}>
          {player.characters.map((card) => (
            <Character key={card.card} card={card} />
          ))}
        </ul>
        {player.supports.length > 0 && (
          <ul className="supports" aria-label={words.supports}>
            {player.supports.map((card) => (
              <li key={card.card} data-flip={`card:${card.card}`}>
                <Tile
                  card={card}
                  label={listed(card.name, card.exhausted && words.exhausted)}
                  dim={card.exhausted}
                  className="strip"
                >
                  <OnCard card={card} />
                </Tile>
              </li>
            ))}
          </ul>
        )}
        {known.length > 0 && <Pile heading={`${words.known}: ${known.length}`} cards={known} />}
      </div>
      <Pool dice={player.pool} owners={owners} />
    </section>
  )
}
