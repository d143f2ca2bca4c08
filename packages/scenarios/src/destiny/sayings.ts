import type { Die, Side, State } from '@dejarik/destiny'
import type { Card, Option } from '@dejarik/kernel'
import type { Saying } from '../game.js'
import { cardNames, dieNames, sideNames } from './names.js'
import { defOf, type Setting, seatName } from './setting.js'

const exact = (text: string): Saying => ({ text, rank: 0 })
const looser = (text: string): Saying => ({ text, rank: 1 })

/** The ways to say an option as a step. */
export function sayings(x: Setting, s: State, o: Option): Saying[] {
  const cards = typeof o.card === 'number' ? cardNames(x, s, o.card) : []
  const dice = typeof o.die === 'number' ? dieNames(x, s, o.die) : []
  switch (o.do) {
    case 'play':
      return cards.flatMap((card) => playing(x, s, o, card))
    case 'activate':
      return cards.map((card) => exact(`activate ${card}`))
    case 'resolve':
    case 'modify':
      return dice.map(({ text, rank }) => ({ text: `${o.do} ${text}`, rank }))
    case 'reroll':
      return cards.map((card) => exact(`reroll with ${card}`))
    case 'use':
      return using(x, s, o, cards, dice)
    case 'claim':
      return [exact('claim'), exact('claim the battlefield')]
    case 'choose':
      if (typeof o.seat === 'number') return [exact(`choose ${seatName(x, o.seat)}`)]
      if (typeof o.die === 'number') return dice.map(({ text, rank }) => ({ text: `choose ${text}`, rank }))
      return cards.map((card) => exact(`choose ${card}`))
    case 'turn':
      return dice.flatMap(({ text, rank }) =>
        turned(x, s, o).map((side) => ({ text: `turn ${text} to ${side}`, rank })),
      )
    case 'give':
      return cards.map((card) => exact(`give one to ${card}`))
    case 'redeploy':
      return cards.flatMap((card) => cardNames(x, s, o.to as Card).map((to) => exact(`redeploy ${card} to ${to}`)))
    case 'battlefield':
      return cards.map((card) => exact(`battlefield ${card}`))
    case 'opponent':
      return [exact(`opponent ${seatName(x, o.seat as number)}`)]
    case 'next':
      return cards.flatMap((card) => [exact(`next ${card}`), exact(`next ${card} ${clauseName(x, o)}`)])
    case 'number':
      return [exact(`number ${o.n}`)]
    case 'either':
      return [exact(`either ${(o.n as number) + 1}`)]
    case 'group':
      return [exact(`group ${(o.n as number) + 1}`)]
    case 'put':
      return cards.map((card) => exact(`put ${card} on the ${o.where}`))
    case 'symbol':
      return [exact(`symbol ${o.symbol}`)]
    default:
      return [exact([o.do, ...cards.slice(0, 1), ...dice.slice(0, 1).map(({ text }) => text)].join(' '))]
  }
}

function playing(x: Setting, s: State, o: Option, card: string): Saying[] {
  if (typeof o.on !== 'number') return [exact(`play ${card}`)]
  const on = cardNames(x, s, o.on).map((host) => `play ${card} on ${host}`)
  if (typeof o.replace !== 'number') return [...on.map(exact), looser(`play ${card}`)]
  const replaced = cardNames(x, s, o.replace)
  return [...on.flatMap((text) => replaced.map((old) => exact(`${text} replacing ${old}`))), ...on.map(looser)]
}

/** An action of a card, or a yes to what an ability offers. */
function using(x: Setting, s: State, o: Option, cards: readonly string[], dice: readonly Saying[]): Saying[] {
  if (dice.length > 0) {
    const withDie = cards.flatMap((card) => dice.map(({ text, rank }) => ({ text: `use ${card} with ${text}`, rank })))
    return [...withDie, ...cards.map((card) => looser(`use ${card}`))]
  }
  if (cards.length > 0) return cards.flatMap((card) => [exact(`use ${card}`), exact(`use ${card} ${clauseName(x, o)}`)])
  const about = s.decision?.about as { card?: Card } | undefined
  const names = about?.card === undefined ? [] : cardNames(x, s, about.card)
  return [exact('use'), ...names.map((name) => exact(`use ${name}`))]
}

const clauseName = (x: Setting, o: Option): string => x.engine.catalog.clauses[o.clause as number]?.name ?? ''

function turned(x: Setting, s: State, o: Option): string[] {
  const sides = defOf(x, s, s.dieCard[o.die as Die] as Card).die as readonly Side[]
  return sideNames(sides[o.side as number] as Side)
}

/** The ways to add an option to the step that led to it. */
export function tails(x: Setting, s: State, o: Option): string[] {
  const cards = typeof o.card === 'number' ? cardNames(x, s, o.card) : []
  const dice = typeof o.die === 'number' ? dieNames(x, s, o.die).map(({ text }) => text) : []
  const seat = typeof o.seat === 'number' ? [seatName(x, o.seat)] : []
  switch (o.do) {
    case 'choose':
      return [...cards, ...dice, ...seat].flatMap((name) =>
        ['on', 'to', 'for', 'from', 'and', ','].map((word) => `${word} ${name}`),
      )
    case 'modify':
      return dice.flatMap((name) => ['with', 'and', ','].map((word) => `${word} ${name}`))
    case 'turn':
      return [
        ...turned(x, s, o).map((side) => `to ${side}`),
        ...dice.flatMap((name) =>
          turned(x, s, o).flatMap((side) => ['for', 'and', ','].map((w) => `${w} ${name} to ${side}`)),
        ),
      ]
    case 'give':
      return cards.flatMap((name) => ['to', 'and', ','].map((word) => `${word} ${name}`))
    case 'opponent':
      return seat.flatMap((name) => [`against ${name}`, `on ${name}`])
    case 'play':
      return sayings(x, s, o).map(({ text }) => text.slice(text.indexOf(' on ') + 1))
    case 'battlefield':
      return cards.map((name) => `at ${name}`)
    case 'number':
      return [`by ${o.n}`]
    case 'either':
      return [`either ${(o.n as number) + 1}`]
    default:
      return []
  }
}
