import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { createLiveCache } from '#/platform/server-cache/live-cache.ts'
import { allForIndex } from './catalogue.server.ts'
import { importFiles } from '#/catalogue/import/import.server.ts'
import { knownEntries } from './known-entries.server.ts'
import { newOffers } from '#/catalogue/prices/new-offers.ts'
import { sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { setPrice } from '../../../tests/catalogue/set-price.ts'
import { setStock } from '#/catalogue/stock/set-stock.server.ts'

const now = new Date('2026-11-15T10:00:00Z')
const { db } = await testDatabase()
await importFiles(db, sampleFiles(), { now })
const sku = 'MOORTI-RIVAL-M-RAW'

let liveCache = createLiveCache(() => {})
beforeEach(() => {
  liveCache = createLiveCache(() => {})
})
const known = () => knownEntries(db, liveCache)
const byId = (entries: Awaited<ReturnType<typeof known>>) => entries.toSorted((a, b) => a.id - b.id)

const isOfFamily = (entry: { sku: string }) => entry.sku.startsWith('MOORTI')

test('a stock change updates the entries of its bike and model only', async () => {
  const before = await known()
  const { changedTags } = await setStock(db, [{ sku, place: 'halifax', quantity: 1 }])
  await liveCache.refresh(changedTags)
  const after = await known()
  const changed = newOffers(before, after) ?? []
  expect(changed.flatMap(({ offers }) => offers.map((offer) => offer.sku))).toContain(sku)
  const outside = (entries: typeof before) => entries.filter((entry) => !isOfFamily(entry))
  expect(outside(before).length).toBeGreaterThan(0)
  expect(outside(after)).toHaveLength(outside(before).length)
  expect(outside(after).every((entry) => before.includes(entry))).toBe(true)
  expect(byId(after)).toEqual(byId(await allForIndex(db)))
})

test('adds a product that is sold again and removes one that is not', async () => {
  const before = await known()
  const [first, ...others] = before.filter(({ kind }) => kind === 'accessory')
  expect(first).toBeDefined()
  await db.execute(`update products set is_active = false where id = ${first?.id}`)
  await liveCache.refresh(['catalogue', `product:${first?.id}`])
  const without = await known()
  expect(without).toHaveLength(before.length - 1)
  expect(newOffers(before, without)).toBeNull()
  await db.execute(`update products set is_active = true where id = ${first?.id}`)
  await liveCache.refresh(['catalogue', `product:${first?.id}`])
  expect(byId(await known())).toEqual(byId(before))
  expect(others.every((entry) => without.includes(entry))).toBe(true)
})

test('reads the whole catalogue again when no single product is named', async () => {
  const before = await known()
  const first = before.find(({ kind }) => kind === 'accessory')
  await db.execute(`update products set is_active = false where id = ${first?.id}`)
  await liveCache.refresh(['catalogue'])
  expect(await known()).toHaveLength(before.length - 1)
  await db.execute(`update products set is_active = true where id = ${first?.id}`)
})

test('newOffers returns null for a new name, but not for a new price', async () => {
  const before = await known()
  await setPrice(db, { sku, country: null, price: 123_400 }, now)
  const priced = await allForIndex(db)
  const named = before.map((entry, i) =>
    i === 0 ? { ...entry, name: { en: 'Other', de: 'Anders' } } : entry,
  )
  expect(newOffers(before, named)).toBeNull()
  expect(newOffers(before, priced)?.length).toBe(before.length)
})
