import { type ReactNode, useEffect, useRef } from 'react'
import { say } from '../messages/index.js'

/** A window over the page: the browser keeps the focus in it, Escape and a click beside it close it. */
export function Dialog({
  label,
  close,
  children,
  className = '',
}: {
  label: string
  close(): void
  children: ReactNode
  className?: string
}) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    element.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself
    <dialog
      ref={element}
      className={`dialog ${className}`}
      aria-label={label}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="dialog-body">
        {children}
        <button type="button" className="dialog-close" aria-label={say.table.close} onClick={close}>
          ×
        </button>
      </div>
    </dialog>
  )
}
