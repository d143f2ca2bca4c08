import { writeFileSync } from 'node:fs'
import { below } from '@dejarik/kernel'
import { damage } from '@dejarik/kernel/laws'
import { type GameId, gameIds } from '../games.js'
import { command } from './command-door.js'
import { damageText } from './damage-text.js'
import type { Door } from './doors.js'

const card = (code: string, type: string, more: object) => ({
  ...{ code, set_code: 'XX', position: Number(code.slice(-3)), name: `Card ${code}`, type_code: type },
  ...{ affiliation_code: 'neutral', faction_code: 'gray', rarity_code: 'C', is_unique: false },
  ...more,
})

/** Public card data as each game's players publish it, with cards that nobody has printed. */
const data: Readonly<Record<GameId, unknown>> = {
  destiny: [
    card('99001', 'event', { cost: 1, text: 'Deal 2 damage to a character.' }),
    card('99002', 'upgrade', {
      cost: 2,
      sides: ['1MD', '2MD', '1R', '-', '-', 'Sp'],
      text: '<b>Special</b> - Gain 1 resource.',
    }),
    card('99003', 'character', { points: '9/12', health: 10, sides: ['1RD', '2RD', '1Dr', '1R', '-', '-'], text: '' }),
  ],
  swccg: { cards: [{ gempId: '1_19', front: { title: 'One' } }, { gempId: '1_168' }, { gempId: '999_1' }] },
  swtcg: [
    'Name\tSet\tNumber\tText',
    'One\tAOTC\t1\tPay 2 Force: Evade 2.',
    'Two\tAOTC\t2\t',
    '"Three ""3"""\tROTS\t3\tArmor',
  ].join('\n'),
}

/** Card data that is looked at and imported. The first line says of which game. */
export const cards: Door = {
  async make(g) {
    const game = gameIds[below(g, gameIds.length)]!
    const own = data[game]
    if (typeof own === 'string') return `${game}\n${damageText(g, own)}`
    const copy = JSON.parse(JSON.stringify(own)) as object
    if (below(g, 3) === 0) return `${game}\n${damageText(g, JSON.stringify(copy))}`
    for (let n = 1 + below(g, 3); n > 0; n--) damage(g, copy)
    return `${game}\n${JSON.stringify(copy)}`
  },
  async enter(input, file) {
    const end = input.indexOf('\n')
    const game = input.slice(0, end)
    writeFileSync(file, input.slice(end + 1))
    process.env.DEJARIK_HOME = `${file}.home`
    const covered = await command(['cards', 'coverage', '--game', game, '--data', file, '--json'])
    if (covered.verdict === 'crashed') return covered
    const imported = await command(['cards', 'import', '--game', game, '--data', file])
    return imported.verdict === 'crashed' ? imported : covered
  },
}
