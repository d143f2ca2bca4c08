import { keyed } from './keyed.js'

/** What the boards say of a fight: the order of a battle, dice and what came of them, chances, what waits and lasts. */
export const fights = {
  order: {
    heading: 'Order of attacks',
    later: 'later',
    over: 'fought',
    empty: 'nobody',
    less: 'This battle only',
    arena: (name: string, n: number, is: string) => `${name}: ${is === '' ? n : is}`,
    is: keyed({
      next: 'is next',
      attacks: 'attacks now',
      attacked: 'has attacked',
      tapped: 'tapped',
      waits: '',
    }),
    unit: (n: number, name: string, whose: string, speed: number, is: string) =>
      `${n}. ${name} (${whose}), speed ${speed}${is === '' ? '' : `, ${is}`}`,
  },
  chance: {
    /** What a chance to play or pass is about; see the rule of chances. */
    on: keyed({
      'build-start': 'as the build step starts',
      start: 'at the start',
      general: 'before the next attack',
      attack: 'after the attack was declared',
      reroll: 'after the roll',
      prevent: 'before the damage',
      disrupt: 'to disrupt what was played',
      discard: 'before the unit is discarded',
      end: 'at the end',
    }),
    of: (who: string, when: string) => `${who} may play or pass${when === '' ? '' : ` ${when}`}`,
    yours: (when: string) => `You may play or pass${when === '' ? '' : ` ${when}`}`,
  },
  roll: {
    for: keyed({
      attack: 'Attack',
      damage: 'Dice of damage',
      build: 'Roll for build points',
      die: 'Roll of a card',
      'roll-off': 'Roll-off',
      sides: 'Roll for sides',
    }),
    last: 'Last attack',
    now: 'Attack',
    die: (n: number, hit: boolean | null, was: number | null) =>
      `${n}${hit === null ? '' : hit ? ', hits' : ', misses'}${was === null ? '' : `, rerolled from ${was}`}`,
    was: (n: number) => `was ${n}`,
    secret: (n: number) => (n === 1 ? '1 die, rolled in secret' : `${n} dice, rolled in secret`),
    hits: (n: number) => (n === 1 ? '1 hit' : `${n} hits`),
    damage: (n: number) => `${n} damage`,
    lucky: (who: string) => `${who} is Lucky`,
  },
  effects: {
    heading: 'Waiting and lasting effects',
    waits: 'Waits',
    someCard: 'a card',
    /** Until when something lasts, by the engine's word for it. */
    until: keyed({
      'turn-end': 'until the end of the turn',
      'attack-end': 'for this attack',
      'battle-end': 'until the battle phase ends',
      'chance-end': 'for this chance',
      'next-untap': 'until the next untapping',
      'next-turn-end': 'until the end of the next turn',
      untaps: 'until it untaps',
      once: 'until it has happened',
      'game-end': 'for the rest of the game',
    }),
    step: (step: string) => `until the ${step.replace(/-/g, ' ')} ends`,
    lasts: 'lasts',
    on: (units: string) => `on ${units}`,
  },
  counters: {
    of: (n: number, cost: number) => `${n} of ${cost} build counters`,
    short: (n: number, cost: number) => `${n} of ${cost}`,
    mark: (n: number, name: string) => `${n} ${name.replace(/-/g, ' ')}`,
    faceDown: (n: number) => (n === 1 ? '1 card face down under it' : `${n} cards face down under it`),
    down: (n: number) => `${n} face down`,
  },
}
