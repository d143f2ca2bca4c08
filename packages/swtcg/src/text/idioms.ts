import { heard, type Production } from '@dejarik/kernel/grammar'

/** Turns of print that stand for nothing of their own: the pattern around them says what they mean. */
const idioms: Record<string, readonly string[]> = {
  'damage-done': ['damage would be done'],
  'dice-of-damage': ['dice of damage'],
  'no-more-than': ['equal to or less than'],
  often: ['any number of times'],
  'over-four': ['more than 4 cards'],
  'from-hand': ['from your hand'],
  'makes-you': ['causes you to'],
  'some-dice': ['one or more dice'],
  'as-found': ['until you reveal'],
  'would-attack': ['when this unit would attack'],
}

export const idiomWords: Production[] = Object.entries(idioms).flatMap(([sort, list]) =>
  list.map((says) => heard(sort, says, () => true)),
)
