import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, generator, no, onlyOn, type Reason } from '@dejarik/kernel'
import { newPaper } from '../src/engine/deck-requests.js'
import { gameOf } from '../src/engine/games.js'
import { promptFor } from '../src/engine/screen.js'
import { answer, begin, toldTo } from '../src/engine/session.js'
import { englishLog, sayLine } from '../src/messages/log.js'
import { linesShown, promptWords, reasonWords } from '../src/page/log-parts.js'
import type { GameId, LogLine, PromptShown } from '../src/protocol.js'

/** A game between people, played at random for a while, and what one of them was told. */
async function played(id: GameId, answers: number) {
  const game = await gameOf(id)
  const seats = [0, 1].map((shipped) => ({ name: ['Ann', 'Bea'][shipped] as string, deck: { shipped } }))
  const session = begin(game, newPaper(game, seats, `log of ${id}`, true))
  const g = generator(`log of ${id}`)
  const prompts: PromptShown[] = []
  for (let i = 0; i < answers; i++) {
    const options = game.engine.decision(session.s)?.options
    if (options === undefined) break
    const { seat } = game.engine.decision(session.s)!
    prompts.push(promptFor(session, session.s, seat, game.engine.view(session.s, seat))!)
    answer(session, options[below(g, options.length)]!)
  }
  return { session, lines: toldTo(session, 0), names: session.names, prompts }
}

for (const id of ['destiny', 'swtcg', 'swccg'] as const)
  test(`every line of ${id} is a key with arguments that the message table can say`, async () => {
    const { lines, names } = await played(id, 500)
    assert.ok(lines.length > 80)
    for (const { key } of lines) assert.ok(key in englishLog.sentences[id], `${key} has no sentence`)
    const shown = linesShown({ game: id, eyes: 0, players: names.map((name) => ({ name, deck: '' })) }, lines)
    const cards = shown.flatMap(({ parts }) => parts.filter((part) => typeof part === 'object'))
    assert.ok(cards.length > 20, 'lines name cards')
    for (const { parts } of shown) {
      const text = parts.map((part) => (typeof part === 'string' ? part : 'name' in part ? part.name : '')).join('')
      assert.doesNotMatch(text, /undefined|NaN|\[object/)
      assert.match(text, /^[^a-z]/)
    }
  })

for (const id of ['destiny', 'swtcg', 'swccg'] as const)
  test(`every question and option of ${id} is a key with arguments that the message table can say`, async () => {
    const { prompts, names } = await played(id, 300)
    const reading = { game: id, eyes: 0, players: names.map((name) => ({ name, deck: '' })) }
    const keys = new Set<string>()
    for (const { question, options, set } of prompts)
      for (const line of [
        question,
        ...options.map(({ label }) => label),
        ...(set?.offers ?? []).map(({ label }) => label),
      ]) {
        assert.ok(line.key in englishLog.prompts[id] && line.key !== 'other', `${line.key} has no sentence`)
        const text = promptWords(reading, line)
        assert.ok(text !== '' && !/undefined|NaN|\[object| {2}/.test(text), `${line.key}: ${text}`)
        keys.add(line.key)
      }
    assert.ok(keys.size > 12, [...keys].join())
  })

test('equal lines are told once: what is counted is summed, the rest says how often', () => {
  const line = (key: string, args: LogLine['args']): LogLine => ({ at: 0, key, args })
  const tell = (lines: readonly LogLine[]) =>
    linesShown(
      {
        game: 'swccg',
        eyes: 0,
        players: [
          { name: 'Ann', deck: '' },
          { name: 'Bea', deck: '' },
        ],
      },
      lines,
    ).map(({ parts, times }) => `${parts.join('')}${times > 1 ? ` ×${times}` : ''}`)
  const force = () => line('activated', { seat: 0 })
  assert.deepEqual(tell([force(), force(), force(), line('activated', { seat: 1 })]), [
    'You activate 3 Force',
    'Bea activates 1 Force',
  ])
  const shuffled = () => line('shuffled', { seat: 1, pile: 'reserve' })
  assert.deepEqual(tell([shuffled(), shuffled()]), ["Bea's Reserve Deck is reshuffled ×2"])
})

test('a sentence that has named somebody says "its" or "their" of what is theirs, and names begin small within it', () => {
  const rey = { card: 'rey', name: 'Rey' }
  const tell = (key: string, args: LogLine['args'], eyes: 0 | 1 | 'public' = 0) =>
    linesShown(
      {
        game: 'destiny',
        eyes,
        players: [
          { name: 'Ann', deck: '' },
          { name: 'The bot', deck: '', bot: 'random' },
        ],
      },
      [{ at: 0, key, args }],
    )[0]
      ?.parts.map((part) => (typeof part === 'string' ? part : 'name' in part ? part.name : ''))
      .join('')
  const activated = (seat: number, of: number) => ({ seat, card: { ...rey, of } })
  assert.equal(tell('activated', activated(1, 1)), 'The bot activates its Rey')
  assert.equal(tell('activated', activated(0, 0), 'public'), 'Ann activates their Rey')
  assert.equal(tell('activated', activated(0, 0)), 'You activate your Rey')
  assert.equal(tell('activated', activated(0, 1)), "You activate the bot's Rey")
  assert.equal(tell('battlefield', { seat: 1, card: rey }), 'The battle is fought at Rey; the bot controls it')
  assert.equal(tell('battlefield', { seat: 0, card: rey }), 'The battle is fought at Rey; you control it')
  assert.equal(tell('discarded', { card: rey, from: 'hand', whose: 1 }), "Rey is discarded from the bot's hand")
  assert.equal(tell('resources', { seat: 1, n: -1, paid: true }), 'The bot spends 1 resource')
  assert.equal(tell('rolled', { card: { ...rey, of: 1 }, side: '-' }), "The bot's Rey rolls a blank")
})

test('another language is another table: the lines stay as they are', () => {
  const grammar = {
    ...englishLog.grammar,
    who: (name: string | null, verb: string) => `${name ?? 'Du'} ${verb}`,
    someCard: 'eine Karte',
  }
  const sentences = {
    drew: (a: LogLine['args'], w: { who(s: never, v: string): string; card(c: never): string }) =>
      `${w.who(a.seat as never, a.seat === 0 ? 'ziehst' : 'zieht')} ${w.card(a.card as never)}`,
  }
  const reader = { seat: 0, names: ['Ann', 'Bea'] } as const
  assert.equal(sayLine(sentences as never, grammar, { key: 'drew', args: { seat: 1 } }, reader), 'Bea zieht eine Karte')
  const card = { card: 'x', name: 'Tatooine' }
  assert.equal(
    sayLine(sentences as never, grammar, { key: 'drew', args: { seat: 0, card } }, reader),
    'Du ziehst Tatooine',
  )
})

test('a reason is an English sentence with its gaps filled, and can be said in another language', async () => {
  const why: Reason[] = []
  assert.equal(no(why, 'destiny.die-cost', 'it costs {0}', 2), false)
  const [reason] = why as [Reason]
  assert.deepEqual(reason, { rule: 'destiny.die-cost', says: 'it costs 2', form: 'it costs {0}', gaps: [2] })
  assert.equal(reasonWords(onlyOn(reason, ['Rey', 'Finn'])), 'on Rey or Finn: it costs 2')
  const german = { ...englishLog, said: { 'it costs {0}': 'er kostet {0}' } }
  assert.equal(reasonWords(reason, german), 'er kostet 2')
  // Whatever anybody may ask about, no gap is left open.
  for (const id of ['destiny', 'swtcg', 'swccg'] as const) {
    const { session } = await played(id, 60)
    const { s, game } = session
    const verdicts = s.def.flatMap((_def, card) => game.why(s, 0, `card:${card}`).verdicts)
    for (const { what } of verdicts) {
      assert.ok(what.key in englishLog.prompts[id] && what.key !== 'other', what.key)
      assert.doesNotMatch(promptWords({ game: id, eyes: 0, players: [] }, what), /undefined|\[object| {2}|^$/)
    }
    const told = verdicts.flatMap((each) => each.why)
    assert.ok(told.length > 0)
    for (const { says, form = says, gaps = [] } of told) {
      assert.doesNotMatch(says, /[{}]|undefined/)
      assert.equal(new Set(form.match(/\{\d\}/g)).size, gaps.length, form)
    }
  }
})
