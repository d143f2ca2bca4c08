import { en, type Messages } from './en.js'

/** The texts of the interface in the language of the page. */
export const say: Messages = en
