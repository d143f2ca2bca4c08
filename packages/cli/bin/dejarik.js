#!/usr/bin/env node
import { existsSync } from 'node:fs'

// Node 20 warns that importing JSON is experimental; nobody at the table needs to read that.
process.removeAllListeners('warning')
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const built = new URL('../dist/src/main.js', import.meta.url)
if (existsSync(built)) {
  const { main } = await import(built.href)
  process.exitCode = await main(process.argv.slice(2))
} else {
  console.error('dejarik is not built yet: run `npm run build` in the checkout first.')
  process.exitCode = 2
}
