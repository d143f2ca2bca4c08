import assert from 'node:assert/strict'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'

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
