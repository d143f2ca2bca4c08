import type { CharacterView, PlayedView } from '@dejarik/destiny/views'
import { DieAsleep } from '../../drawing/DieFace.js'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { listed } from '../outline.js'
import { Tile } from '../Tile.js'

const words = say.destiny

/** The dice of a card, those that lie on it and those that are away. */
export function OnCard({ card }: { card: PlayedView }) {
  const { cards } = useTable()
  const tone = cards.get(card.id)?.tone ?? 'gray'
  return (
    <span className="on-card" aria-hidden="true">
      {card.dice.map(({ die, at }) => (
        <DieAsleep key={die} tone={tone} away={at !== 'card'} />
      ))}
    </span>
  )
}

function Health({ damage, health, shields }: { damage: number; health: number; shields: number }) {
  return (
    <span className="health" aria-hidden="true">
      <span
        className="health-bar"
        style={{ '--left': `${Math.max(0, 1 - damage / Math.max(1, health)) * 100}%` } as never}
      />
      <span className="health-number" data-number="health left">
        {Math.max(0, health - damage)}
        <small>/{health}</small>
      </span>
      {shields > 0 && (
        <span className="shields">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 1l9 3v8c0 5-4 9-9 11-5-2-9-6-9-11V4z" />
            <text x="12" y="16" textAnchor="middle" fontSize="12.5">
              {shields}
            </text>
          </svg>
        </span>
      )}
    </span>
  )
}

/** A character with its upgrades. */
export function Character({ card }: { card: CharacterView }) {
  const label = listed(
    card.name,
    words.damage(card.damage, card.health),
    card.shields > 0 && words.shields(card.shields),
    card.exhausted && words.exhausted,
    card.guardian && words.guardian,
  )
  return (
    <li className="character" data-flip={`card:${card.card}`}>
      <Tile card={card} label={label} dim={card.exhausted} className="character-tile">
        <Health damage={card.damage} health={card.health} shields={card.shields} />
        <OnCard card={card} />
        {card.exhausted && <span className="tag">{words.exhausted}</span>}
        {card.guardian && <span className="tag tag-guardian">{words.guardian}</span>}
      </Tile>
      {card.upgrades.length > 0 && (
        <ul className="upgrades" aria-label={words.upgrades}>
          {card.upgrades.map((upgrade) => (
            <li key={upgrade.card} data-flip={`card:${upgrade.card}`}>
              <Tile card={upgrade} label={upgrade.name} dim={upgrade.exhausted} className="strip">
                <OnCard card={upgrade} />
              </Tile>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
