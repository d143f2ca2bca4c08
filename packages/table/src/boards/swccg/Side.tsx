import type { CardView, PileView, PlayerView, SwccgView } from '@dejarik/swccg/views'
import { useState } from 'react'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { Dialog } from '../../page/Dialog.js'
import { Figure } from '../../page/Figure.js'
import { OddsList, useOdds } from '../../page/Odds.js'
import { Spot } from '../../page/Spot.js'
import { Pile } from '../Pile.js'
import { Tile } from '../Tile.js'
import { Piece } from './Pieces.js'
import { piles } from './view.js'

const words = say.swccg

interface StockProps {
  readonly which: (typeof piles)[number]
  readonly pile: PileView
  readonly player: PlayerView
  readonly mine: boolean
}

function Destinies({ close }: { close(): void }) {
  const odds = useOdds(['pile:reserve'])
  return (
    <Dialog label={say.odds.left} close={close} className="odds-dialog">
      <h2>{say.odds.left}</h2>
      <OddsList odds={odds} />
    </Dialog>
  )
}

/** What is known of the destinies that may still be drawn. */
function DestiniesLeft() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="odds-open"
        aria-haspopup="dialog"
        aria-label={say.odds.left}
        title={say.odds.left}
        onClick={() => setOpen(true)}
      >
        %
      </button>
      {open && <Destinies close={() => setOpen(false)} />}
    </>
  )
}

function Stock({ which, pile, player, mine }: StockProps) {
  const heading = `${words.piles[which]}: ${pile.count}`
  return (
    <li className="stock" data-pile={which} data-stock={`${player.seat}/${which}`} data-count={pile.count}>
      <b>{pile.count}</b>
      <span>{words.piles[which]}</span>
      {pile.known.length > 0 && <Pile heading={words.lookAt(pile.known.length)} cards={pile.known} />}
      {mine && <Spot thing={`pile:${which}`} label={heading} />}
      {mine && which === 'reserve' && pile.count > 0 && <DestiniesLeft />}
    </li>
  )
}

/** A place of the grid for cards that lie open: the last one is seen. */
function Open({ which, cards, heading }: { which: string; cards: readonly CardView[]; heading: string }) {
  const last = cards.at(-1)
  return (
    <li className="stock" data-pile={which} data-empty={last === undefined || undefined}>
      {last === undefined ? (
        <span>{heading}</span>
      ) : (
        <>
          <span className="stock-card">{last.name}</span>
          <Pile heading={`${heading}: ${cards.length}`} cards={cards} />
        </>
      )}
    </li>
  )
}

/** The piles where players have them: Used toward the table, Lost, Reserve and Force at the edge. */
function Stocks({ player, mine }: { player: PlayerView; mine: boolean }) {
  return (
    <ul className="stocks" aria-label={words.pilesOf}>
      <Open which="out" cards={player.out} heading={words.out} />
      {piles.map((which) => (
        <Stock key={which} which={which} pile={player[which]} player={player} mine={mine} />
      ))}
      <Open which="destiny" cards={player.destiny} heading={words.drawn} />
    </ul>
  )
}

/** Who it is, what is left to live on, and the piles. */
export function Side({ player, view, mine }: { player: PlayerView; view: SwccgView; mine: boolean }) {
  const { screen } = useTable()
  const name = screen.players[player.seat]?.name ?? ''
  return (
    <section
      className="side"
      data-side={player.side}
      data-asked={screen.asked === player.seat || undefined}
      aria-label={`${name}, ${words[player.side]}`}
    >
      <div className="counts">
        <h2 className="player-name" data-acts={view.active === player.seat || undefined}>
          {name} <small>{words[player.side]}</small>
          <Spot thing={`seat:${player.seat}`} label={name} />
        </h2>
        <p className="piles">
          <span>{words.life(player.lifeForce)}</span>
          <Figure thing={`seat:${player.seat}`} number="generation">
            {words.generates(player.generation)}
          </Figure>
          <span data-stock={`${player.seat}/hand`} data-count={player.hand.count}>
            {words.hand(player.hand.count)}
          </span>
        </p>
      </div>
      <Stocks player={player} mine={mine} />
    </section>
  )
}

/** What lies on a player's side of the table: Effects, what is being played, what is known of a hand. */
export function Beside({ player, mine }: { player: PlayerView; mine: boolean }) {
  const lists: readonly (readonly [string, readonly CardView[]])[] = [
    [words.playing, player.playing],
    [words.known, mine ? [] : player.hand.known],
  ]
  if (player.table.length === 0 && lists.every(([, cards]) => cards.length === 0)) return null
  return (
    <div className="beside">
      {lists.map(
        ([heading, cards]) =>
          cards.length > 0 && (
            <div key={heading} className="beside-list">
              <small>{heading}</small>
              {cards.slice(-4).map((card) => (
                <Tile key={card.card} card={card} label={`${heading}: ${card.name}`} className="strip" />
              ))}
            </div>
          ),
      )}
      {player.table.length > 0 && (
        <ul className="pieces" aria-label={words.side}>
          {player.table.map((card) => (
            <Piece key={card.card} card={card} />
          ))}
        </ul>
      )}
    </div>
  )
}
