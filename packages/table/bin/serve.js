import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const site = fileURLToPath(new URL('../dist/site/', import.meta.url))

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** The page may load nothing from elsewhere, and run nothing that is not a file of its own. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The file that an address means, or null: nothing outside the site is ever read. */
function fileFor(url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://table').pathname))
  const file = join(site, path.endsWith('/') ? `${path}index.html` : path)
  if (!file.startsWith(site)) return null
  const found = statSync(file, { throwIfNoEntry: false })
  return found?.isFile() ? file : null
}

/** A file that cannot be read now, since too many are open or it has just gone, is one failed answer and no more. */
export function send(file, headers, response) {
  const content = createReadStream(file)
  content.once('open', () => content.pipe(response.writeHead(200, headers)))
  content.once('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('Try again in a moment.')
  })
  response.once('close', () => content.destroy())
}

function answer(request, response) {
  let file = null
  try {
    file = fileFor(request.url ?? '/')
  } catch {
    // An address that cannot be read is the address of nothing.
  }
  if (file === null || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.writeHead(file === null ? 404 : 405, { 'content-type': 'text/plain' }).end('There is nothing here.')
    return
  }
  const headers = {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // Files with a hash in their name never change.
    'cache-control': file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  if (request.method === 'HEAD') response.writeHead(200, headers).end()
  else send(file, headers, response)
}

/** Serves the built table to this machine alone; the address is given once it listens. */
export function serve(port) {
  const server = createServer(answer)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve({ url: `http://127.0.0.1:${server.address().port}/`, server }))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = Number(process.env.PORT ?? 8124)
  // Another table may be open already: then any free door will do.
  const { url } = await serve(wanted).catch(() => serve(0))
  console.log(`\nThe table is laid: ${url}\nStop it with Ctrl-C.`)
}
