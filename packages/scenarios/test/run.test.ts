import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tableWith, whyNot } from './story.js'

test('an unknown card says which was meant', () => {
  const first = tableWith('Kylo Ren', 'Kylo Ran')
  assert.match(whyNot('steps: []', first), /No card is called "Kylo Ran"\. Did you mean Kylo Ren/)
})

test('an impossible step says why and what was possible', () => {
  const why = whyNot('steps:\n  - a: play Lightsaber on Rey')
  assert.match(why, /^step 1 \(a: play Lightsaber on Rey\): that is not possible\./)
  assert.match(why, /on Rey: it costs 3 and you have 2 \(destiny\.cost\)\./)
  assert.match(why, /Possible for a: play Comlink on Rey; .*activate Rey; .*claim; pass\.$/)
})

test('a phase or format that does not exist says which do', () => {
  assert.match(whyNot('at: { phase: upkep }'), /There is no phase "upkep"; .* Did you mean upkeep\?/)
  assert.match(whyNot('format: standard'), /There is no format "standard"; there are awakenings/)
})

test('one seat is no game', () => {
  assert.match(whyNot('steps: []', tableWith(/ {2}b: .*\n/, '')), /two to four seats/)
})

test('a step of the wrong seat says who must choose', () => {
  assert.match(whyNot('steps:\n  - b: pass'), /it is a who must choose now/)
})

test('an unknown seat says which there are', () => {
  assert.match(whyNot('steps:\n  - c: pass'), /there is no seat "c"; there are a, b\./)
})

test('a step that could mean several things asks which', () => {
  const both = tableWith('[Kylo Ren, Count Dooku]', '[Nightsister, Nightsister]')
  assert.match(
    whyNot('steps:\n  - a: resolve 1 melee on Nightsister', both),
    /could mean resolve .*, choose Nightsister#1 or resolve .*, choose Nightsister#2\./,
  )
  assert.match(
    whyNot('steps:\n  - a: resolve 1 melee\n  - a: choose Nightsister', both),
    /"choose Nightsister" could mean choose Nightsister#1 or choose Nightsister#2/,
  )
})

test('dice that were never rolled are a fault', () => {
  assert.match(
    whyNot('dice: [blank, 1 melee]\nsteps:\n  - a: activate Rey'),
    /^These dice were never rolled: 1MD\. Possible for b: activate Kylo Ren;/,
  )
})

test('dice that were not written down are a fault', () => {
  assert.match(whyNot('steps:\n  - a: activate Rey'), /activate Rey: More is rolled than the script holds\./)
})

test('a side that the die does not have is a fault', () => {
  assert.match(whyNot('dice: [4 melee]\nsteps:\n  - a: activate Rey'), /The die of Rey has no side 4MD, only 1MD/)
  assert.match(whyNot('dice: [1 mele]\nsteps: []'), /"1 mele" is not a side .* Did you mean melee\?/)
})

test('random picks that never happened are a fault', () => {
  assert.match(whyNot('random: [Comlink]\nsteps: []'), /These cards were never picked at random: Comlink\./)
})

test('a choice that no step mentions is a fault', () => {
  const why = whyNot('steps:\n  - a: resolve 1 melee\n  - b: pass')
  assert.match(why, /it is a who must choose now\. Possible for a: choose Rey; /)
})

test('an optional window is passed, unless the file is strict', () => {
  const steps = 'steps:\n  - a: play Comlink on Padawan\n  - b: pass'
  assert.equal(whyNot(steps), '')
  assert.match(whyNot(`strict: true\n${steps}`), /it is a who must choose now\. Possible for a: use; decline\./)
})

test('an exact set is asked for at the next chance of that seat, which is not passed over', () => {
  const story = `id: story
game: swccg
rules: []
at: { turn: light, phase: battle }
table: [{ location: "Tatooine: Cantina", light: [Luke Skywalker], dark: [Stormtrooper] }]
seats: { light: { force: 1 }, dark: { hand: [You Overestimate Their Chances, Ommni Box] } }
`
  assert.match(
    whyNot('steps:\n  - light: battle at Cantina\n  - dark may: [play Ommni Box, pass]', story),
    /these are not offered: play Ommni Box\. .*Possible for dark: play You Overestimate Their Chances; pass\./,
  )
})

test('an exact set that is not exact says what is missing or too many', () => {
  assert.match(
    whyNot('steps:\n  - a may: [activate Rey, claim, pass]'),
    /these are offered too: play Comlink on Rey; play Comlink on Padawan; /,
  )
  assert.match(
    whyNot('steps:\n  - a may: [activate Padawan]'),
    /these are not offered: activate Padawan\. Possible for a/,
  )
})

test('`may not` fails when it may, or for another reason', () => {
  assert.match(whyNot('expect:\n  - a may not: activate Rey'), /"activate Rey" is offered/)
  assert.match(
    whyNot('expect:\n  - a may not: activate Padawan   # because: destiny.cost'),
    /the reason is not destiny\.cost, but it is exhausted \(destiny\.activate\)/,
  )
})

test('an expectation that does not hold says what is so', () => {
  assert.equal(whyNot('expect: [Rey has 2 damage]'), 'expected Rey has 2 damage: but it has 0.')
  assert.match(whyNot('expect: [Comlink is in a discard pile]'), /but Comlink is in a hand\.$/)
  assert.match(whyNot('expect: [b wins]'), /but the game is not over\.$/)
})

test('an expectation in unknown words lists the known forms', () => {
  const why = whyNot('expect: [Rey feels well]')
  assert.match(why, /no statement reads like this\. Statements are:\n {2}SEAT deck is legal/)
})

test('an expectation about a card that is not there says so', () => {
  assert.match(whyNot('expect: [Ray is ready]'), /there is no card "Ray" on this table\. Did you mean Rey\?/)
})

test('nothing is expected while the last step waits for a choice that nothing speaks of', () => {
  const first = [
    'id: story',
    'game: swccg',
    'rules: []',
    'at: { turn: dark, phase: control }',
    'table: [{ location: "Tatooine: Cantina", dark: [Stormtrooper] }]',
    'seats: { light: { force: 1 }, dark: { force: 1 } }',
    '',
  ].join('\n')
  const drain = 'steps: [{ dark: drain at Cantina }'
  assert.match(
    whyNot(`${drain}]\nexpect: [nobody has won]`, first),
    /after the last step a choice is still open\. Possible for light: lose from/,
  )
  assert.equal(whyNot(`${drain}, { light: lose from force pile }]\nexpect: [nobody has won]`, first), '')
  assert.equal(
    whyNot(`${drain}, { light may: [lose from force pile, lose from reserve deck] }]\nexpect: [nobody has won]`, first),
    '',
  )
})

test('things may be listed in any order', () => {
  const first = tableWith('Padawan, showing: 1 melee', 'Padawan, dice: 2, showing: [1 melee, 1 focus]')
  const steps = 'dice: [blank, blank]\nsteps:\n  - a: reroll with Comlink for 1 focus and 1 melee'
  assert.equal(whyNot(`${steps}\nexpect: ['a pool shows blank, blank']`, first), '')
})

test('a step may name an answer that was the only one, and only the right one', () => {
  const first = [
    'id: story',
    'game: swccg',
    'rules: []',
    'at: { turn: light, phase: deploy }',
    'table: [{ location: "Tatooine: Cantina" }, { location: Kessel }]',
    'seats: { light: { hand: [Rebel Trooper], force: 3 } }',
    '',
  ].join('\n')
  const steps = (place: string) => `steps: [{ light: deploy Rebel Trooper to ${place} }]\nexpect: [nobody has won]`
  assert.equal(whyNot(steps('Cantina'), first), '')
  assert.match(whyNot(steps('Kessel'), first), /that is not possible/)
})
