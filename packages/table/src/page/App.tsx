import { lazy, Suspense, useEffect } from 'react'
import { say } from '../messages/index.js'
import { Home } from './Home.js'
import { LanguageSwitch } from './LanguageSwitch.js'
import { linkTo, useRoute } from './route.js'
import { TablePage } from './TablePage.js'
import { ThemeSwitch } from './Theme.js'

const Rules = lazy(async () => ({ default: (await import('./Rules.js')).Rules }))
const Puzzles = lazy(async () => ({ default: (await import('./Puzzles.js')).Puzzles }))
const Decks = lazy(async () => ({ default: (await import('./Decks.js')).Decks }))

export function App() {
  const [page = '', ...rest] = useRoute()
  useEffect(() => {
    if (page !== 'play') document.title = say.title
  }, [page])
  if (page === 'play') return <TablePage game={Number(rest[0])} />
  return (
    <div className="site">
      <header className="site-head">
        <a className="brand" href={linkTo()}>
          <img src="icon.svg" alt="" width="28" height="28" />
          {say.title}
        </a>
        <nav>
          <a href={linkTo()} aria-current={page === '' ? 'page' : undefined}>
            {say.nav.play}
          </a>
          <a href={linkTo('decks')} aria-current={page === 'decks' ? 'page' : undefined}>
            {say.nav.decks}
          </a>
          <a href={linkTo('puzzles')} aria-current={page === 'puzzles' ? 'page' : undefined}>
            {say.puzzles.nav}
          </a>
          <a href={linkTo('rules')} aria-current={page === 'rules' ? 'page' : undefined}>
            {say.nav.rules}
          </a>
        </nav>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className="site-main">
        <Suspense fallback={<p className="quiet">…</p>}>
          {page === 'rules' ? (
            <Rules id={rest[0] ?? ''} />
          ) : page === 'decks' ? (
            <Decks start={rest} />
          ) : page === 'puzzles' ? (
            <Puzzles at={rest} />
          ) : (
            <Home />
          )}
        </Suspense>
      </main>
      <footer className="site-foot">{say.unofficial}</footer>
    </div>
  )
}
