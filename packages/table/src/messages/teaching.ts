import { destiny } from './lesson-destiny.js'
import { swccg } from './lesson-swccg.js'
import { swtcg } from './lesson-swtcg.js'

/** The lesson of each game, in words. */
const lessons = { destiny, swtcg, swccg }

/** What is said around lessons. */
export const teaching = {
  lessons,
  lesson: {
    heading: 'Lesson',
    begin: 'Teach me this game',
    nth: (step: number, of: number) => `Step ${step} of ${of}`,
    happened: 'What happened',
    watch: 'Watch what your opponent does.',
    next: 'Next',
    notYet: (tried: string, why: string) => (tried === '' ? `Not yet. ${why}` : `Not yet: “${tried}”. ${why}`),
    taught: 'this one now',
    over: 'Lesson over',
    playOn: 'Play on from here, against the easy bot',
    whole: 'Start a whole game',
    restart: 'Begin the lesson again',
    kept: 'Lesson',
  },
}
