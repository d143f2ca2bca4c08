import type { BattleView, LocationView, PlayerView, TableCard } from '@dejarik/swccg/views'
import { useEffect, useState } from 'react'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { Figure } from '../../page/Figure.js'
import { request } from '../../page/link.js'
import { oddsWords, useOdds } from '../../page/Odds.js'
import type { Explanation } from '../../protocol.js'
import { Location } from './Column.js'
import { Pieces } from './Pieces.js'
import { segments, sideAt } from './view.js'

const words = say.swccg

/** Where a battle stands: its segments in their order. */
function Segments({ battle }: { battle: BattleView }) {
  return (
    <ol className="segments-strip" aria-label={words.battle}>
      {segments.map((segment) => (
        <li key={segment} aria-current={battle.segment === segment ? 'step' : undefined}>
          {words.segments[segment]}
        </li>
      ))}
    </ol>
  )
}

type Sum = Explanation['numbers'][number]

/** What the powers at a location are made of, part by part, asked anew for every screen while somebody wants to know. */
function usePowers(location: number, asked: boolean): readonly Sum[] {
  const { screen } = useTable()
  const [sums, setSums] = useState<readonly Sum[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen may change the answer
  useEffect(() => {
    if (asked) void request('why', { thing: `card:${location}` }).then(({ numbers }) => setSums(numbers))
  }, [location, asked, screen.number])
  return asked ? sums : []
}

function Parts({ sum }: { sum: Sum | undefined }) {
  if (sum === undefined) return null
  return (
    <ul className="parts">
      {sum.parts.length === 0 && <li>{words.noPower}</li>}
      {sum.parts.map(({ value, from }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are made once for each question
        <li key={i}>
          <b>{value < 0 ? `−${-value}` : `+${value}`}</b> {from}
        </li>
      ))}
    </ul>
  )
}

/** What a destiny of one's own comes to on average, or is, where it is known. */
function DestinyMean() {
  const [odds] = useOdds(['pile:reserve'])
  if (odds === undefined) return null
  const { mean, value } = odds.args
  return (
    <small title={oddsWords(odds)}>
      {mean === undefined ? `= ${value}` : say.odds.each(say.odds.mean(Number(mean)))}
    </small>
  )
}

/** What is drawn, and what is left to pay. */
function Dues({ battle, player: { seat, destiny } }: { battle: BattleView; player: PlayerView }) {
  const { screen } = useTable()
  const drawn = battle.drawn[seat] ?? []
  const compared = battle.segment === 'damage' || battle.segment === 'over'
  const [attrition = 0, total = 0, damage = 0] = [
    battle.attrition[seat],
    battle.totalAttrition[seat],
    battle.damage[seat],
  ]
  return (
    <dl className="dues">
      <div>
        <dt>{words.destinies}</dt>
        <dd>
          {drawn.map((value, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: draws stay in their order
            <span key={i} className="destiny-drawn">
              {value}
            </span>
          ))}
          {destiny.map(({ card, name }) => (
            <small key={card}>{name}</small>
          ))}
          {drawn.length + destiny.length === 0 && (compared ? words.noDestiny : words.mayDraw(battle.draws[seat] ?? 0))}
          {drawn.length + destiny.length === 0 && !compared && screen.eyes === seat && <DestinyMean />}
          {(battle.destiny[seat] ?? -1) >= 0 && <b className="destiny-total">= {battle.destiny[seat]}</b>}
        </dd>
      </div>
      {compared ? (
        <>
          <div data-due={attrition > 0 || undefined}>
            <dt>{words.attrition}</dt>
            <dd>
              {total === 0 ? (
                '–'
              ) : (
                <Figure thing={`seat:${seat}`} number="attrition">
                  {words.leftOf(attrition, total)}
                </Figure>
              )}
            </dd>
          </div>
          <div data-due={damage > 0 || undefined}>
            <dt>{words.damage}</dt>
            <dd>
              {battle.winner < 0 || battle.winner === seat ? (
                '–'
              ) : (
                <Figure thing={`seat:${seat}`} number="damage">
                  {damage > 0 ? words.left(damage) : words.paid}
                </Figure>
              )}
            </dd>
          </div>
        </>
      ) : (
        <div>
          <dt>{words.ability}</dt>
          <dd>{battle.ability[seat] ?? 0}</dd>
        </div>
      )}
    </dl>
  )
}

interface FocusProps {
  readonly location: LocationView
  readonly far: PlayerView
  readonly near: PlayerView
  readonly battle: BattleView | null
  /** A creature is being attacked there. */
  readonly attacked: boolean
  close(): void
}

/** One location, large; a battle there with its segments, totals, destinies and what is left to pay. */
export function Focus({ location, far, near, battle, attacked, close }: FocusProps) {
  const { screen } = useTable()
  const [asked, setAsked] = useState(false)
  const sums = usePowers(location.card, asked)
  const fights = battle === null ? undefined : new Set(battle.cards)
  const nameOf = (seat: number) => screen.players[seat]?.name ?? ''
  const half = (player: PlayerView, where: 'far' | 'near') => {
    const power = battle?.power[player.seat] ?? location.powers[player.seat] ?? 0
    const there = sideAt(location, player.seat)
    const takesPart = ({ card, on = [] }: TableCard): boolean =>
      fights === undefined || fights.has(card) || on.some((each) => takesPart(each))
    const beside = there.filter((card) => !takesPart(card))
    return (
      <section className={`focus-half focus-${where}`} data-side={player.side} aria-label={nameOf(player.seat)}>
        <div className="totals">
          <h3>{nameOf(player.seat)}</h3>
          <p className="total" data-wins={battle?.winner === player.seat || undefined}>
            <span className="unseen">{words.power} </span>
            <b>{power}</b>
            <button type="button" className="why-power" aria-expanded={asked} onClick={() => setAsked(!asked)}>
              {say.card.why}
            </button>
          </p>
          <Parts sum={sums.find(({ name }) => name === `power ${player.side}`)} />
          {battle && <Dues battle={battle} player={player} />}
        </div>
        <div className="focus-cards">
          <Pieces cards={there.filter(takesPart)} label={words.fighting(nameOf(player.seat))} fights={fights} />
          {beside.length > 0 && (
            <div className="not-fighting">
              <small>{words.notFighting}</small>
              <Pieces cards={beside} label={words.notFighting} />
            </div>
          )}
        </div>
      </section>
    )
  }
  return (
    <section className="focus" data-battle={battle !== null || attacked || undefined} aria-label={location.name}>
      <header className="focus-head">
        <h2>{battle ? words.battleAt(location.name) : attacked ? words.attackAt(location.name) : location.name}</h2>
        {battle && <Segments battle={battle} />}
        <button type="button" className="unzoom" title={words.zoomKey} onClick={close}>
          {words.wholeTable}
        </button>
      </header>
      {half(far, 'far')}
      <Location location={location} far={far} near={near} />
      {half(near, 'near')}
    </section>
  )
}
