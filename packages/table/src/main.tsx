import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './page/App.js'
import './style/base.css'
import './style/card.css'
import './style/home.css'
import './style/lesson.css'
import './style/table.css'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// After the first visit the table can be laid without a connection.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('sw.js')
