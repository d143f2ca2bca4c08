import { say } from '../messages/index.js'
import { choose, languageHere, languages } from '../messages/languages.js'

/** The language of the page, where there is a choice. */
export function LanguageSwitch() {
  if (languages.size < 2) return null
  return (
    <label className="theme">
      <span className="unseen">{say.settings.language}</span>
      <select value={languageHere()} onChange={(event) => choose(event.target.value)}>
        {[...languages].map(([tag, { name }]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
