import {
  constant,
  type Form,
  isRecord,
  list,
  type Production,
  pass,
  type Saying,
  sayings,
} from '@dejarik/kernel/grammar'

/** Said of you, of another player, and of nobody in particular. */
function event(on: string | string[], does: string, done: string, verbs = does.replace(/^(\w+)/, '$1s')): Production[] {
  const says: (string | Saying)[] = [{ says: `you ${does}`, with: { by: 'you' } }, `{by:somebody} ${verbs}`, done]
  return sayings('event', { on }, says)
}
const at = '({at:place})'

export const eventWords: (Production | Form)[] = [
  pass('subject', '{x:ref}', {
    match: (node) => (typeof node === 'string' || (isRecord(node) && 'that' in node) ? { x: node } : undefined),
  }),
  pass('subject', '{x:inner}'),
  ...event('battle', `initiate a battle ${at}`, `a battle is initiated ${at}`),
  ...event('drain', `Force drain ${at}`, `a Force drain is initiated ${at}`, `drains Force ${at}`),
  ...event(['battle', 'drain'], `initiate a battle or drain ${at}`, `a battle or drain is initiated ${at}`),
  ...event('win-battle', `win a battle ${at}`, `a battle is won ${at}`),
  ...event('lose-battle', `lose a battle ${at}`, `a battle is lost ${at}`, `loses a battle ${at}`),
  ...sayings('event', { on: 'battle-end' }, [`a battle ends ${at}`]),
  ...sayings('event', { on: 'damage-segment' }, [`the damage segment of a battle begins ${at}`]),
  ...sayings('event', { on: 'battle-destinies' }, ['both battle destinies are drawn']),
  ...event('deploy', 'deploy {what:subject} ({to:place})', '{what:subject} is deployed ({to:place})'),
  ...event('play', 'play {what:subject}', '{what:subject} is played'),
  ...event(
    ['play', 'deploy'],
    'play or deploy {what:subject}',
    '{what:subject} is played or deployed',
    'plays or deploys {what:subject}',
  ),
  ...event('react', 'react (with {what:subject})', 'somebody reacts (with {what:subject})'),
  ...sayings('event', { on: 'move' }, ['{what:subject} moves ({to:place}) (from {from:to-place})']),
  ...sayings('event', { on: 'hyperspace' }, ['{what:subject} moves through hyperspace']),
  ...sayings('event', { on: 'reach' }, ['{what:subject} reaches this card']),
  ...event(
    'fire',
    `fire ({with:subject}) (against {what:subject}) ${at}`,
    `{with:subject} is fired (against {what:subject}) ${at}`,
  ),
  ...event(
    'target',
    'target {what:subject} (with {with:subject}) (to {deed:deeds})',
    '{what:subject} is targeted (with {with:subject}) (to {deed:deeds})',
  ),
  ...event('hit', `hit {what:subject} ${at}`, `{what:subject} is hit ${at}`),
  ...event('break-cover', 'break the cover of {what:subject}', 'the cover of {what:subject} is broken'),
  ...event('steal', `steal {what:subject} ${at}`, `{what:subject} is stolen ${at}`),
  ...event('lose', `lose {what:subject} ${at}`, `{what:subject} is lost ${at}`, `loses {what:subject} ${at}`),
  ...event('forfeit', `forfeit {what:subject} ${at}`, `{what:subject} is forfeited ${at}`),
  ...event(
    ['lose', 'forfeit'],
    `lose or forfeit {what:subject} ${at}`,
    `{what:subject} is lost or forfeited ${at}`,
    `loses or forfeits {what:subject} ${at}`,
  ),
  ...event('lose-force', `lose Force ({from:loss})`, `Force is lost ({from:loss})`, `loses Force ({from:loss})`),
  ...event('use-force', `use Force (of {from:who})`, `Force is used (of {from:who})`, `uses Force (of {from:who})`),
  ...event('activate', 'activate Force (number {nth:digits})', 'Force is activated (number {nth:digits})'),
  ...event(
    'destiny',
    'draw {what:subject} as destiny (for {for:draw-for}) (against {versus:stat})',
    '{what:subject} is drawn as destiny (for {for:draw-for}) (against {versus:stat})',
  ),
  ...event(
    'destiny',
    'draw destiny (for {for:draw-for}) (against {versus:stat})',
    'destiny is drawn (for {for:draw-for}) (against {versus:stat})',
  ),
  ...sayings('event', { on: 'turn-start' }, [
    { says: 'your turn starts', with: { by: 'you' } },
    '{by:whos} turn starts',
    'a turn starts',
  ]),
  ...sayings('event', { on: 'turn-end' }, [
    { says: 'your turn ends', with: { by: 'you' } },
    '{by:whos} turn ends',
    'a turn ends',
  ]),
  ...sayings('event', { on: 'surface' }, ['this card surfaces']),
  ...constant('draw-for', 'battle', ['battle']),
  ...constant('draw-for', 'weapon', ['a weapon']),
  ...constant('loss', 'battle', ['from a battle']),
  ...constant('loss', 'drain', ['from a drain']),
  ...['steal', 'hit', 'lose', 'capture'].flatMap((deed) => constant('deed-done', deed, [deed])),
  list('deeds', 'deed-done', 'or'),
]
