import { useEffect, useLayoutEffect, useState } from 'react'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { RELAID } from '../../page/flip.js'
import { Hand } from '../Hand.js'
import { PhaseStrip } from '../PhaseStrip.js'
import '../board.css'
import { Actions } from './Actions.js'
import { Column } from './Column.js'
import { Focus } from './Focus.js'
import { Beside, Side } from './Side.js'
import './swccg.css'
import './focus.css'
import type { SwccgView } from '@dejarik/swccg/views'
import { bySystem, phases, seated } from './view.js'

const words = say.swccg
const strip = [...phases, 'respond'].map((key) => ({ key, name: words.phases[key] ?? key }))

function Moment({ view }: { view: SwccgView }) {
  const { screen } = useTable()
  return (
    <div className="moment-strip">
      <b>{view.turn === 0 ? words.starting : words.turn(view.turn, screen.players[view.active]?.name ?? '')}</b>
      {view.turn > 0 && <PhaseStrip phases={strip} current={view.phase} />}
    </div>
  )
}

interface Zoom {
  readonly at: number | null
  to(location: number | null): void
}

/** Which location is seen large: the one of a battle or an attack while it lasts, or whichever is wanted; Z goes there and back. */
function useZoom({ battle, attack, locations }: SwccgView): Zoom {
  const [at, to] = useState<number | null>(null)
  const fought = battle?.at ?? attack?.at ?? null
  useEffect(() => to(fought), [fought])
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything lies elsewhere now
  useLayoutEffect(() => void dispatchEvent(new Event(RELAID)), [at])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const from = event.target instanceof Element ? event.target : null
      if (event.key.toLowerCase() !== 'z' || event.ctrlKey || event.metaKey || event.altKey) return
      if (from?.closest('input, select, textarea, dialog')) return
      const column = from?.closest<HTMLElement>('[data-location]')?.dataset.location
      const wanted = column === undefined ? (fought ?? locations[0]?.card ?? null) : Number(column)
      to((is) => (is === null ? wanted : null))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [fought, locations])
  return { at: locations.some(({ card }) => card === at) ? at : null, to }
}

/** A table of the customizable card game: locations in a row, the opponent above, oneself below with the hand. */
export function Board() {
  const { screen, cards } = useTable()
  const view = screen.view as unknown as SwccgView
  const [far, near] = seated(view, screen.eyes)
  const mine = screen.eyes === near.seat
  const zoom = useZoom(view)
  const zoomed = view.locations.find(({ card }) => card === zoom.at)
  const battleAt = (location: number) => (view.battle?.at === location ? view.battle : null)
  return (
    <div className="board swccg" data-zoomed={zoomed !== undefined || undefined}>
      <Moment view={view} />
      <div className="band band-far">
        <Side player={far} view={view} mine={false} />
        <div className="far-cards">
          <Actions actions={view.actions} />
          <Beside player={far} mine={false} />
        </div>
      </div>
      {zoomed === undefined ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="line" tabIndex={0} aria-label={words.locations}>
          {bySystem(view.locations, ({ id }) => cards.get(id)?.group).map(({ name, locations }) => (
            <div key={locations[0]?.card} className="system" style={{ '--columns': locations.length } as never}>
              <p className="system-name">{name ?? ''}</p>
              <div className="system-columns">
                {locations.map((location) => (
                  <Column
                    key={location.card}
                    location={location}
                    far={far}
                    near={near}
                    battle={view.battle}
                    zoom={() => zoom.to(location.card)}
                  />
                ))}
              </div>
            </div>
          ))}
          {view.locations.length === 0 && <p className="quiet">{words.noLocations}</p>}
        </section>
      ) : (
        <Focus
          location={zoomed}
          far={far}
          near={near}
          battle={battleAt(zoomed.card)}
          attacked={view.attack?.at === zoomed.card}
          close={() => zoom.to(null)}
        />
      )}
      <div className="band band-near">
        <Side player={near} view={view} mine={mine} />
        <div className="near-cards">
          <Beside player={near} mine={mine} />
          {mine && <Hand label={words.yourHand} cards={near.hand.known} />}
        </div>
      </div>
    </div>
  )
}
