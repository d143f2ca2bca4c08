// npm start: installs and builds what is missing, then lays the table for a browser on this machine.
import { build } from './build.mjs'
import { node } from './run.mjs'

build()
node(['packages/table/bin/serve.js'])
