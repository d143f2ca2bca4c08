import { keyed } from './keyed.js'

/** What the deck builder says. */
export const decks = {
  decks: {
    heading: 'Decks',
    search: 'Search cards',
    count: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    yourDeck: 'The deck',
    /** On a phone, where the deck lies far below. */
    jump: (cards: number, faults: number) =>
      `Your deck: ${cards === 1 ? '1 card' : `${cards} cards`}, ${faults === 0 ? 'legal' : faults === 1 ? '1 fault' : `${faults} faults`} ↓`,
    startFrom: 'Start from',
    empty: 'an empty deck',
    pasted: 'a list that I paste or drop…',
    takeOver: 'Go on with these cards',
    add: (name: string) => `Add ${name}`,
    remove: (name: string) => `Take out ${name}`,
    export: 'Export',
    /** The formats that other programs read. */
    writers: keyed({
      text: 'Text',
      json: 'SWDestinyDB (JSON)',
      dek: 'LackeyCCG',
      gemp: 'GEMP',
      wire: 'GEMP, short',
      holotable: 'Holotable',
    }),
    copy: 'Copy',
    copied: 'Copied',
    play: 'Play with it',
    keeping: {
      saveAs: 'Keep in this browser',
      saved: 'Kept',
      /** The browser has no room or allows none. */
      meanwhile: 'Kept until this page is closed: export it',
    },
    byType: 'By type',
    byCost: 'By cost',
    name: 'Name of the deck',
    unnamed: 'My deck',
    faultsIn: 'What is wrong with it',
  },
}
