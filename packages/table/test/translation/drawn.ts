/** Pages drawn to a string, without a browser: what they show before anybody has clicked. */
import { register } from 'node:module'
import { Writable } from 'node:stream'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { Reply } from '../../src/protocol.js'

// Style sheets say nothing.
const hook = `export const resolve = (specifier, context, next) =>
  specifier.endsWith('.css') ? { url: 'data:text/javascript,', shortCircuit: true } : next(specifier, context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)

/** What was kept in the browser. */
export const kept = new Map<string, string>()

const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem() {}, removeItem() {} }
const nowhere = { hash: '', search: '' }
const worker: { onmessage?: (event: { data: Reply }) => void } = {}

/** As much of a browser as a page that is only drawn needs. */
const browser = {
  localStorage: storage,
  sessionStorage: storage,
  location: nowhere,
  navigator: { languages: [] },
  document: { documentElement: { dataset: {}, lang: '' } },
  matchMedia: () => ({ matches: true }),
  addEventListener() {},
  Worker: function Worker() {
    return Object.assign(worker, { postMessage() {} })
  },
}
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

/** The page hears this of the engine. */
export const hear = (reply: Reply): void => worker.onmessage?.({ data: reply })

/** The page is at this address. */
export const goTo = (hash: string): void => {
  nowhere.hash = hash
}

/** What a component shows, as HTML; whatever is loaded late is waited for. */
export const drawn = <Props extends object>(of: FunctionComponent<Props>, props: Props, children?: ReactNode) =>
  new Promise<string>((resolve, reject) => {
    let html = ''
    const sink = new Writable({
      write(chunk, _encoding, next) {
        html += chunk
        next()
      },
      final: (next) => next(),
    })
    sink.on('finish', () => resolve(html))
    const { pipe } = renderToPipeableStream(createElement(of, props, children), {
      onAllReady: () => pipe(sink),
      onError: reject,
    })
  })
