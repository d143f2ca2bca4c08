/** The worked examples of the rulebook, all in one file that is loaded when somebody wants puzzles. */
export const texts: Readonly<Record<string, string>> = import.meta.glob('../../../../swccg/scenarios/examples/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
