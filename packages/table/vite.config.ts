import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const site = fileURLToPath(new URL('dist/site', import.meta.url))

/** Writes down which files make the site, so that the browser keeps them all and the table can be laid offline. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  writeBundle() {
    const files = readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
      .map((entry) => relative(site, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort()
    const hash = createHash('sha256')
    for (const file of files) hash.update(file).update(readFileSync(join(site, file)))
    const list = JSON.stringify(['./', ...files.filter((file) => file !== 'index.html')])
    const code = readFileSync(new URL('public/sw.js', import.meta.url), 'utf8')
    writeFileSync(
      join(site, 'sw.js'),
      `const VERSION = '${hash.digest('hex').slice(0, 12)}'\nconst FILES = ${list}\n${code}`,
    )
  },
})

/** The page waits for its language before it is loaded; meanwhile its file is fetched. */
const early = (): Plugin => ({
  name: 'early',
  apply: 'build',
  transformIndexHtml(_html, { bundle = {} }) {
    const page = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'App')
    if (page === undefined) throw new Error('There is no file of the page')
    return [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `./${page.fileName}` } }]
  },
})

export default defineConfig({
  // The site may lie anywhere: in a folder of a server, or in a file of an archive.
  base: './',
  plugins: [early(), offline()],
  build: { outDir: 'dist/site', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  // Games are loaded when they are chosen, so the worker comes in several files.
  worker: { format: 'es' },
})
