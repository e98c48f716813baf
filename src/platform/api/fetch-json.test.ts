import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fetchJson } from './fetch-json.client.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serverWith(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('reads an object, whatever its status', async () => {
  const url = await serverWith((_, res) => res.writeHead(500).end('{"error":{"code":"X"}}'))
  const answer = await fetchJson(url, {})
  expect(answer).toMatchObject({ status: 500, isOk: false, body: { error: { code: 'X' } } })
})

test.each(['<html>502 Bad Gateway</html>', 'null', '[]', '"words"', '', '{"cart":'])(
  'a response without an object, such as %j, is unreadable, not a lost connection',
  async (text) => {
    const url = await serverWith((_, res) => res.end(text))
    expect(await fetchJson(url, {})).toMatchObject({ status: 200, isOk: true, body: null })
  },
)

test('an unreachable server is a lost connection', async () => {
  expect(await fetchJson('http://127.0.0.1:9/', {})).toBeNull()
})

test('a truncated response is a lost connection', async () => {
  const url = await serverWith((_, res) => {
    res.writeHead(200, { 'content-length': '100' })
    res.write('{"cart":', () => res.destroy())
  })
  expect(await fetchJson(url, {})).toBeNull()
})
