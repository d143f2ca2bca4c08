import { useState } from 'react'
import { say } from '../messages/index.js'
import type { Screen } from '../protocol.js'
import { Dialog } from './Dialog.js'
import { download } from './download.js'
import { mayGoThrough } from './gone-through.js'
import { request } from './link.js'
import { go, linkTo } from './route.js'
import { ThemeSwitch } from './Theme.js'

interface MenuDialogProps {
  readonly screen: Screen
  close(): void
  showLog(): void
  think(): void
  /** Goes through the game. */
  analyse(): void
  edit(): void
  report(): void
  showKeys(): void
}

async function save({ game, moments }: Screen): Promise<void> {
  const { text } = await request('save', {})
  download(`dejarik-${game}-${moments}.json`, text)
}

/** Whether somebody really wants the game to end here. */
export function Sure({
  screen,
  how,
  close,
  back,
}: {
  screen: Screen
  how: 'concede' | 'draw'
  close(): void
  back(): void
}) {
  const others = screen.players.filter(({ bot }) => bot === undefined).length > 1
  return (
    <div className="menu-list">
      <p>{how === 'concede' ? say.table.concedeSure : `${say.table.draw}?`}</p>
      {how === 'draw' && <p className="quiet">{others ? say.edit.othersAgree : say.edit.botAgrees}</p>}
      <button
        type="button"
        className="primary"
        onClick={() => {
          void request('concede', { how })
          close()
        }}
      >
        {say.table.yes}
      </button>
      <button type="button" onClick={back}>
        {say.table.no}
      </button>
    </div>
  )
}

export function MenuDialog({ screen, close, showLog, think, analyse, edit, report, showKeys }: MenuDialogProps) {
  const [sure, setSure] = useState<'concede' | 'draw' | null>(null)
  const playing = screen.result === null && typeof screen.eyes === 'number'
  const hasBots = screen.players.some(({ bot }) => bot !== undefined)
  const item = (words: string, act: () => void, className?: string) => (
    <button
      type="button"
      className={className}
      onClick={() => {
        close()
        act()
      }}
    >
      {words}
    </button>
  )
  return (
    <Dialog label={say.table.menu} close={close} className="menu-dialog">
      <h2>{say.table.menu}</h2>
      {sure !== null ? (
        <Sure screen={screen} how={sure} close={close} back={() => setSure(null)} />
      ) : (
        <div className="menu-list">
          <button type="button" onClick={() => void save(screen)}>
            {say.table.save}
          </button>
          {screen.moments > 0 && item(say.playing.replay, () => void request('look', { at: screen.moments }))}
          {item(say.table.log, showLog, 'only-narrow')}
          {playing && (
            <button type="button" onClick={() => setSure('concede')}>
              {say.table.concede}
            </button>
          )}
          {playing && (
            <button type="button" onClick={() => setSure('draw')}>
              {say.table.draw}
            </button>
          )}
          {hasBots && screen.recorded !== null && item(say.thought.open, think)}
          {mayGoThrough(screen) && item(say.analysis.open, analyse)}
          {screen.mayEdit && item(say.edit.open, edit)}
          {item(say.report.open, report)}
          <a href={linkTo('rules')} target="_blank" rel="noreferrer">
            {say.nav.rules}
          </a>
          {item(say.table.keys, showKeys)}
          <button type="button" onClick={() => go()}>
            {say.table.leave}
          </button>
          <ThemeSwitch />
        </div>
      )}
    </Dialog>
  )
}

/** Every key and what it does. */
export function KeysDialog({ close }: { close(): void }) {
  return (
    <Dialog label={say.keys.heading} close={close}>
      <h2>{say.keys.heading}</h2>
      <dl className="keys">
        {say.keys.list.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
