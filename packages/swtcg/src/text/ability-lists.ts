import { type Form, isRecord, type Reading } from '@dejarik/kernel/grammar'

/** Says all of a list, with these marks between; nothing where one of them cannot be said. */
function sayAll(list: unknown, between: readonly string[], say: (one: unknown) => string[] | undefined) {
  if (!Array.isArray(list)) return undefined
  const words: string[] = []
  for (const [i, one] of list.entries()) {
    const said = say(one)
    if (said === undefined) return undefined
    if (i > 0) words.push(...between)
    words.push(...said)
  }
  return words
}

/** "A, B": all of them are paid. */
export const costs: Form = {
  sort: 'costs',
  read(reader, start, voice) {
    const found: Reading[] = []
    if (reader.at(start, 'no') && reader.at(start + 1, 'cost')) found.push({ end: start + 2, node: [], cost: 0 })
    const go = (place: number, before: unknown[], cost: number): void => {
      for (const { end, node, cost: more } of reader.readings('act', place, voice)) {
        const all = [...before, node]
        found.push({ end, node: all, cost: cost + more })
        const mark = reader.at(end, ',') || reader.at(end, ';') ? end + 1 : end
        if (reader.at(mark, 'and')) go(mark + 1, all, cost + more)
        else if (mark > end) go(mark, all, cost + more)
      }
    }
    go(start, [], 0)
    return found
  },
  write(writer, node, voice) {
    const words = sayAll(node, [','], (one) => writer.say('act', one, voice))
    return words?.length === 0 ? ['no', 'cost'] : words
  },
}

/** Abilities that are given together, each behind a dot of its own. */
export const reserveItems: Form = {
  sort: 'reserve-items',
  read(reader, start, voice) {
    const found: Reading[] = []
    const go = (place: number, before: unknown[], cost: number): void => {
      for (const { end, node, cost: more } of reader.readings('ability', place, voice)) {
        found.push({ end, node: [...before, node], cost: cost + more })
        if (reader.at(end, '.') && reader.at(end + 1, '•')) go(end + 2, [...before, node], cost + more)
        else if (reader.at(end, '•')) go(end + 1, [...before, node], cost + more)
      }
    }
    go(reader.at(start, '•') ? start + 1 : start, [], 0)
    return found
  },
  write: (writer, node, voice) => sayAll(node, ['.', '•'], (one) => writer.say('ability', one, voice)),
}

/** What a Pilot gives its unit. */
export const pilotGains: Form = {
  sort: 'pilot-gains',
  read(reader, start, voice) {
    const found: Reading[] = []
    const go = (place: number, before: unknown[], cost: number): void => {
      for (const { end, node, cost: more } of [
        ...reader.readings('gain-list', place, voice),
        ...reader.readings('pilot-ability', place, voice),
        ...reader.readings('pilot-rule', place, voice),
      ]) {
        const all = [...before, ...(node as unknown[])]
        found.push({ end, node: all, cost: cost + more })
        for (const next of [end, end + 1])
          if (reader.at(next, '•') && (next === end || reader.at(end, '.'))) go(next + 1, all, cost + more)
      }
    }
    go(reader.at(start, '•') ? start + 1 : start, [], 0)
    return found
  },
  write: (writer, node, voice) =>
    sayAll(node, ['•'], (one) =>
      isRecord(one) && 'has' in one
        ? writer.say('ability', one.has, voice)
        : (writer.say('gain', one, voice) ?? writer.say('pilot-rule', [one], voice)),
    ),
}
