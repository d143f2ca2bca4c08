import { useState } from 'react'
import { keep, recall } from '../kept.js'
import { say } from '../messages/index.js'

const KEY = 'dejarik.theme'
const themes = ['system', 'dark', 'light'] as const
type Theme = (typeof themes)[number]

const kept = (): Theme => themes.find((theme) => theme === recall<string>(KEY, '')) ?? 'system'

function wear(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
wear(kept())

/** Light, dark, or as the system says. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(kept)
  return (
    <label className="theme">
      <span className="unseen">{say.settings.theme}</span>
      <select
        value={theme}
        onChange={(event) => {
          const next = event.target.value as Theme
          keep(KEY, next)
          wear(next)
          setTheme(next)
        }}
      >
        {themes.map((each) => (
          <option key={each} value={each}>
            {say.settings[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
