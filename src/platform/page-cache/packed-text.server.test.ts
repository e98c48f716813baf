import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { packedText } from './packed-text.server.ts'

const text = 'räder '.repeat(2_000)
const app = new Hono().get('/', packedText(text))
const ask = (encoding: string) => app.request('/', { headers: { 'accept-encoding': encoding } })
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('a text goes out packed as the browser likes it, and is the same text', async () => {
  const [br, gzip, plain] = await Promise.all([ask('gzip, br'), ask('gzip'), ask('identity')])
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await bytes(br)).toString()).toBe(text)
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytes(gzip)).toString()).toBe(text)
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect((await bytes(plain)).toString()).toBe(text)
})
