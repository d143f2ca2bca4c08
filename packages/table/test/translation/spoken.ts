/** The page speaks in brackets: a language is added as any other would be, and chosen by the setting of the browser. */
import { english } from '../../src/messages/index.js'
import { languages, speakHere } from '../../src/messages/languages.js'
import { inBrackets } from './bracketed.js'
import { kept } from './drawn.js'

languages.set('x-brackets', { name: '⟦Brackets⟧', load: async () => inBrackets(english) })
kept.set('dejarik.language', '"x-brackets"')
// Only then the page is loaded: parts of it keep the words that they were loaded with.
await speakHere()
