import { expect, test } from 'vitest'
import { testCtx } from '../../../tests/helpers/context.ts'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { answerLister } from '#/lister/page/lister-wire.server.ts'
import { answerChildBike, answerParentBike, answerProduct } from './product-wire.server.ts'

const ctx = testCtx((await demoDatabase()).db)

test('bikes and accessories list their specification under one name, a bike’s in groups', async () => {
  const [{ product }, { bike }] = await Promise.all([
    answerProduct(ctx, { urlKey: 'crest-helmet' }),
    answerChildBike(ctx, { urlKey: 'wold-sl-105-di2' }, {}),
  ])
  expect(product.linked_specifications).toContainEqual({ group: null, label: 'Vents', value: '18' })
  expect(bike.linked_specifications).toContainEqual(
    expect.objectContaining({ group: 'Frameset', label: 'Frame' }),
  )
})

test('a model lists what its builds have in common, and every card what the filters know', async () => {
  const [{ bike }, { products }] = await Promise.all([
    answerParentBike(ctx, { urlKey: 'wold-al' }),
    answerLister(ctx, { urlKey: 'bikes' }, {}),
  ])
  const labels = bike.linked_specifications.map(({ label }) => label)
  expect(labels).toContain('Frame')
  // Its builds have other gears.
  expect(labels).not.toContain('Rear derailleur')
  expect(bike.children.length).toBeGreaterThan(1)
  const cards = [...bike.children, ...products.items]
  for (const { sku, linked_specifications: rows } of cards)
    expect(
      rows.map(({ label }) => label),
      sku,
    ).toContain('Material')
})
