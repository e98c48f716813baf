import { expect, test } from 'vitest'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'
import { optionUid } from '#/cart/lines/option-uid.ts'
import { loadItems } from '#/cart/items/sellable-items.server.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { placeOrder } from './place-order.server.ts'

const { db } = await demoDatabase()
const bike = 'KELDTI-GRX820-M-RAW'

test('an order keeps the colours that the buyer named, each mixed to order', async () => {
  const items = await loadItems(testCtx(db))
  expect(items.get(bike)?.kind).toBe('bike')
  const fade = optionUid({ sectionId: 59, sku: 'PNT-FADE-OWN-A1B2C3' })
  const { ctx, cartId } = await buyer(db, [
    anItem(bike, { ref: 'a', selectedOptions: [fade] }),
    anItem('BBCOLOUR-OWN-1F5EFF', { associatedRef: 'a' }),
  ])
  const { order } = await placeOrder(ctx, anOrderRequest(cartId))
  expect(order.lines).toHaveLength(1)
  expect(order.lines[0]).toMatchObject({
    paint: {
      sku: 'BBCOLOUR-OWN-1F5EFF',
      name: { de: 'Eigene Farbe #1F5EFF zu Eigene Farbe #A1B2C3' },
    },
    options: [{ sku: 'PNT-FADE-OWN-A1B2C3' }],
  })
})
