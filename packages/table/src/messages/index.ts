import { en, type Messages } from './en.js'
import { englishLog, type LogTold } from './log.js'

/** Everything that the page says in one language: its own texts, and what the engine tells by keys and forms. */
export interface Language {
  readonly say: Messages
  readonly log: LogTold
}

export const english: Language = { say: en, log: englishLog }

/** The texts of the interface in the language of the page. */
export let say: Messages = english.say

/** What happened, what is asked and why not, in the same language. */
export let log: LogTold = english.log

/** The page speaks this from now on. Before anything is drawn: what is drawn once may keep its words. */
export function speak(language: Language): void {
  say = language.say
  log = language.log
}
