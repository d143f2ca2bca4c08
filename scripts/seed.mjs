// Property tests try the same cases every time, so that a red run means a change and not a draw of luck.
// DEJARIK_SEED=random (or any number) tries others; a failure prints the seed that shows it.
import fc from 'fast-check'

const { DEJARIK_SEED: wanted = '1977' } = process.env
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) })
