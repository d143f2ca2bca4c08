// npm run play: installs and builds what is missing, then opens a game in the terminal.
import { build } from './build.mjs'
import { node } from './run.mjs'

build()
node(['packages/cli/bin/dejarik.js', 'play', ...process.argv.slice(2)])
