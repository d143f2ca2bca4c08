/** `build X with 3` is a counter when it is put down and two more; `add 2 to X` is one and another. */
export function spelled(text: string): string {
  const more = (n: string) => ' +1'.repeat(Math.max(0, Number(n) - 1))
  return text
    .replace(/^build (.+?) with (\d+)(?: (?:build )?counters?)?$/i, (_all, card, n) => `build ${card}${more(n)}`)
    .replace(/^add (\d+) to (.+)$/i, (_all, n, card) => `add to ${card}${more(n)}`)
}
