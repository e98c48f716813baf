import { expect, test } from 'vitest'
import { testCtx } from '../../../tests/helpers/context.ts'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { answerChildBike, answerProduct } from './product-wire.server.ts'

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
