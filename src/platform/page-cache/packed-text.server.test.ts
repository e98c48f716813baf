import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { packedText } from './packed-text.server.ts'

const text = 'räder '.repeat(2_000)
const app = new Hono().get('/', packedText(text))
const get = (encoding: string) => app.request('/', { headers: { 'accept-encoding': encoding } })
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a text is compressed as the browser accepts and decodes to the same text', async () => {
  const [br, gzip, plain] = await Promise.all([get('gzip, br'), get('gzip'), get('identity')])
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await bytes(br)).toString()).toBe(text)
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytes(gzip)).toString()).toBe(text)
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect((await bytes(plain)).toString()).toBe(text)
})
