/** A change to the rules as they are played: a record made before it may go another way. */
export interface RuleChange {
  /** The id of the rule. */
  readonly rule: string
  /** What is different now, in a sentence. */
  readonly what: string
  /** The ids of the only cards it concerns; absent where it may concern any game. */
  readonly cards?: readonly string[]
  /** Before it, things of a set were named in the order of the table; older records are played so. */
  readonly anyOrder?: true
}

/** Was a game of that version played with the things of a set named in the order of the table? */
export function wasInOrder(changes: readonly RuleChange[], version: string): boolean {
  const at = changes.findIndex(({ anyOrder }) => anyOrder === true)
  return at >= 0 && Number(version) <= at + 1
}

/** The version of the rules: each change raises it by one. */
export const versionAfter = (changes: readonly RuleChange[]): string => String(changes.length + 1)

/** What has changed since a version, as far as it concerns games with these cards. */
export const changesSince = (
  changes: readonly RuleChange[],
  version: string,
  cards: Readonly<Record<string, unknown>>,
): readonly RuleChange[] =>
  changes
    .slice(Math.max(0, Number(version) - 1))
    .filter((change) => change.cards?.some((id) => Object.hasOwn(cards, id)) ?? true)
