import { expect, test } from 'vitest'
import { brotliBest, brotliFast, bytesFrom, gzip, unbrotli } from './page-cache-bytes.server.ts'

const plain = bytesFrom('Gravel bikes, £1,299 each. '.repeat(50))

test('buffers hold no more memory than their length', async () => {
  const buffers = [
    plain,
    brotliFast(plain),
    await brotliBest(plain),
    gzip(plain),
    unbrotli(brotliFast(plain)),
  ]
  expect(buffers.map(({ buffer }) => buffer.byteLength)).toEqual(
    buffers.map(({ length }) => length),
  )
})

test('fast and best brotli both decode to the same page', async () => {
  expect(unbrotli(brotliFast(plain))).toEqual(plain)
  expect(unbrotli(await brotliBest(plain))).toEqual(plain)
})
