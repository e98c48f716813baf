import { expect, test } from 'vitest'
import { brotliBest, brotliFast, bytesFrom, gzip, unbrotli } from './page-cache-bytes.server.ts'

const plain = bytesFrom('Gravel bikes, £1,299 each. '.repeat(50))

test('kept bytes hold no more memory than they are long', async () => {
  const kept = [
    plain,
    brotliFast(plain),
    await brotliBest(plain),
    gzip(plain),
    unbrotli(brotliFast(plain)),
  ]
  expect(kept.map(({ buffer }) => buffer.byteLength)).toEqual(kept.map(({ length }) => length))
})

test('fast or best, brotli gives back the same page', async () => {
  expect(unbrotli(brotliFast(plain))).toEqual(plain)
  expect(unbrotli(await brotliBest(plain))).toEqual(plain)
})
