/**
 * Names that count as one for the rules of unique cards, and for nothing else: a card text that names one of them never
 * means another. rule swtcg.unique-name-groups
 */
export const nameGroups: readonly (readonly string[])[] = [
  ['Anakin Skywalker', 'Darth Vader'],
  ['Beru Lars', 'Beru Whitesun'],
  ['Chancellor Palpatine', 'Emperor Palpatine', 'Darth Sidious', 'Senator Palpatine'],
  // The rulebook doubles the n; the cards do not.
  ['Darth Tyranus', 'Darth Tyrannus', 'Count Dooku'],
  ['Finis Valorum', 'Chancellor Finis Valorum'],
  ['Mara Jade', 'Mara Jade Skywalker'],
  ['Obi-Wan Kenobi', 'Ben Kenobi'],
  ['Padme Amidala', 'Queen Amidala', 'Padme Naberrie', 'Padme Skywalker'],
  ['Princess Leia', 'Leia Organa', 'Leia Organa Solo'],
  ['Shmi Skywalker', 'Shmi Lars'],
]

const heads = new Map(nameGroups.flatMap((group) => group.map((name) => [name, group[0]!] as const)))

/** One name for each unique person, ship or thing. The accent of Padmé is not written everywhere. */
export const uniqueName = (name: string): string => {
  const bare = name.normalize('NFD').replace(/\u0301/g, '')
  return heads.get(bare) ?? bare
}

/** Whether two names are one for stacking, contesting and uniqueness. rule swtcg.gl-unique */
export const sameUnique = (one: string, other: string): boolean => uniqueName(one) === uniqueName(other)
