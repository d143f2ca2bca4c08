/** What the pages for playing say of a game that is watched, looked back at, or answered with several things at once. */
export const playing = {
  paused: 'The game is paused',
  pausedHint: (who: string) => `${who} is next. “Play” lets the bots go on, “One step” lets one choice be made.`,
  /** Shows and hides the list, on a small screen. */
  choices: 'Choices',
  askHint: 'The next card or number that you point at explains itself (W)',
  asking: 'Point at any card, die or number: it explains itself.',
  replay: 'Replay',
  drawQuestion: 'Do you agree to a draw?',
  branch: 'As a game of its own: the one that you look at is kept as it is.',
  gather: {
    more: 'or several…',
    about: (n: number) =>
      `${n === 1 ? '1 die' : `${n} dice`} chosen. Add others, here or on the table, or confirm; a modifier goes with the die before it.`,
    place: (n: number) => `${n}.`,
    confirm: (n: number) => (n === 1 ? 'Resolve this die' : `Resolve these ${n} dice`),
  },
}
