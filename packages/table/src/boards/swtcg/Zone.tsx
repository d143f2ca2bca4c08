import type { BuildView, PlayerView, SwtcgView } from '@dejarik/swtcg/views'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { Figure } from '../../page/Figure.js'
import { Spot } from '../../page/Spot.js'
import { listed } from '../outline.js'
import { Pile } from '../Pile.js'
import { Stocks } from '../Stocks.js'
import { Tile } from '../Tile.js'
import { countersWords } from './outline.js'
import { Unit } from './Unit.js'
import { isNamed, isUnit } from './view.js'

const words = say.swtcg

function Building({ card }: { card: BuildView }) {
  if (isUnit(card)) return <Unit unit={card} />
  const named = isNamed(card)
  const label = listed(card.name ?? words.faceDown, !card.faceUp && countersWords(card), card.tapped && words.tapped)
  return (
    <li className="building" data-down={!card.faceUp || undefined} data-flip={named ? `card:${card.card}` : undefined}>
      {named ? (
        <Tile card={card} label={label} dim={card.tapped} className="strip" />
      ) : (
        <div className="tile strip back" role="img" aria-label={label} />
      )}
      {card.counters > 0 && (
        <span
          className="counters"
          data-full={card.counters >= (card.cost ?? Number.POSITIVE_INFINITY) || undefined}
          aria-hidden="true"
        >
          {card.cost === undefined ? card.counters : say.fights.counters.short(card.counters, card.cost)}
        </span>
      )}
    </li>
  )
}

/** Who it is, what there is to spend, the piles, and the build zone. */
export function Zone({ player, view, mine }: { player: PlayerView; view: SwtcgView; mine: boolean }) {
  const { screen } = useTable()
  const name = screen.players[player.seat]?.name ?? ''
  const acts = view.active === player.seat
  const known = mine ? [] : player.hand.known
  return (
    <section
      className="zone"
      data-side={player.side}
      data-asked={screen.asked === player.seat || undefined}
      aria-label={`${name}, ${words[player.side]}`}
    >
      <div className="counts">
        <h2 className="player-name" data-acts={acts || undefined}>
          {name} <small>{words[player.side]}</small>
          <Spot thing={`seat:${player.seat}`} label={name} />
        </h2>
        <p className="purse">
          <span title={words.force}>
            <i className="force" aria-hidden="true" />
            <span className="unseen">{words.force} </span>
            <Figure thing={`seat:${player.seat}`} number="force">
              <b>{player.force}</b>
            </Figure>
          </span>
          <span title={words.points}>
            <i className="points" aria-hidden="true" />
            <span className="unseen">{words.points} </span>
            <Figure thing={`seat:${player.seat}`} number="build points">
              <b>{player.points}</b>
            </Figure>
          </span>
        </p>
        <p className="piles">
          <Stocks of={player} words={words} />
          {player.out.length > 0 && <Pile heading={words.out(player.out.length)} cards={player.out} />}
          {known.length > 0 && <Pile heading={`${words.known}: ${known.length}`} cards={known} />}
        </p>
      </div>
      <ul className="build-zone" aria-label={words.build}>
        {player.build.length === 0 && <li className="quiet">{words.build}</li>}
        {player.build.map((card, i) => (
          <Building key={card.card ?? `back ${i}`} card={card} />
        ))}
      </ul>
    </section>
  )
}
