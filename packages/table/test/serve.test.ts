import assert from 'node:assert/strict'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'

let url = ''
let server: import('node:http').Server
before(async () => {
  const { serve } = await import(new URL('../../bin/serve.js', import.meta.url).href)
  ;({ url, server } = await serve(0))
})
after(() => server.close())

/** A path exactly as written: fetch would tidy it. */
const get = (path: string, method = 'GET'): Promise<{ code: number; body: string; policy: string }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ host: '127.0.0.1', port, path, method }, (response) => {
      let body = ''
      response.on('data', (part) => {
        body += part
      })
      const policy = String(response.headers['content-security-policy'] ?? '')
      response.on('end', () => resolve({ code: response.statusCode ?? 0, body, policy }))
    })
      .on('error', reject)
      .end()
  })

test('the table is served to this machine alone', () => {
  assert.equal((server.address() as AddressInfo).address, '127.0.0.1')
  assert.match(url, /^http:\/\/127\.0\.0\.1:\d+\/$/)
})

test('the site is served, and nothing beside it', async () => {
  const { code, body, policy } = await get('/')
  assert.equal(code, 200)
  assert.match(body, /<title>Dejarik<\/title>/)
  assert.match(policy, /default-src 'self'/)
  for (const path of ['/../../package.json', '/..%2f..%2fpackage.json', '/%', '/assets', '/nothing.js'])
    assert.equal((await get(path)).code, 404, path)
  assert.equal((await get('/', 'POST')).code, 405)
})

test('a file that cannot be read fails one answer, and the server goes on', async () => {
  const { send } = await import(new URL('../../bin/serve.js', import.meta.url).href)
  const files = ['/no/such/file', fileURLToPath(import.meta.url)]
  const own = createServer((_request, response) => send(files.shift(), { 'x-sent': 'yes' }, response))
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  const ask = () => fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}/`)
  try {
    const failed = await ask()
    assert.deepEqual([failed.status, await failed.text()], [503, 'Try again in a moment.'])
    const sent = await ask()
    assert.deepEqual([sent.status, sent.headers.get('x-sent')], [200, 'yes'])
    assert.match(await sent.text(), /x-sent/)
  } finally {
    own.close()
    own.closeAllConnections()
  }
})
