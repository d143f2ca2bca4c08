// The browser that tests drive: the one that is installed, or Debian's, installed where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const found = () => places.find((place) => place !== '' && existsSync(place))

export function browser() {
  const here = found()
  if (here !== undefined) return here
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing chromium for the tests of the table ...')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' })
  }
  return found()
}
