import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { say } from './messages/index.js'
import { speakHere } from './messages/languages.js'
import './style/base.css'
import './style/card.css'
import './style/home.css'
import './style/lesson.css'
import './style/table.css'

async function start(): Promise<void> {
  await speakHere()
  document.querySelector('meta[name=description]')?.setAttribute('content', say.about)
  // Only now: parts of the page keep the words that they were loaded with.
  const { App } = await import('./page/App.js')
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void start()

// After the first visit the table can be laid without a connection.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('sw.js')
