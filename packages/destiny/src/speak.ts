import { asWritten, wordsOnce, write } from '@dejarik/kernel/grammar'
import { destinyGrammar } from './text/grammar.js'

/** What an effect does, in the words of the card. A tree that the grammar cannot say is an error. */
export const effectWords = wordsOnce((node) => write(destinyGrammar, 'text', asWritten(node)))
