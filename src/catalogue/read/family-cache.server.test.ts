import { expect, test } from 'vitest'
import type { BikeFamily } from '#/catalogue/model/product.ts'
import { createLiveCache } from '#/platform/server-cache/live-cache.ts'
import { cachedFamily, maxFamilies } from './family-cache.server.ts'

test('a bike that is looked at again does not empty a full cache', async () => {
  const liveCache = createLiveCache(() => {})
  const reads: string[] = []
  const load = (key: string) =>
    cachedFamily(liveCache, key, () => {
      reads.push(key)
      return Promise.resolve({ bikes: [] } as unknown as BikeFamily)
    })
  for (let index = 0; index < maxFamilies; index += 1) await load(`bike-${index}`)
  await load('bike-0')
  await load('bike-1')
  expect(reads).toHaveLength(maxFamilies)
})
