import { expect, test } from 'vitest'
import { reader, type Reader } from '../../../tests/helpers/account-shop.ts'
import { reviewShop, upsellOf } from '../../../tests/review/review-shop.ts'

const { shop, buyer } = await reviewShop()

test('the API suggests fitting accessories by section, and none for a bike that is not in the cart', async () => {
  const shopper = await buyer()
  const { groups } = await upsellOf(shopper, `slug=moor-ti-rival&bikeUid=${shopper.bikeUid}`)
  expect(groups).toMatchObject([
    { title: 'Pedals', section_id: 25, items: [{ sku: 'MULO' }, { sku: 'PLATT' }] },
  ])
  expect(await upsellOf(shopper, 'slug=moor-ti-rival&bikeUid=0123456789abcdef')).toEqual({
    groups: [],
    skip_url: '/checkout/',
    error: null,
  })
  expect((await upsellOf(reader(shop), 'slug=moor-ti-rival')).groups).toEqual([])
})

type Suggestions = { items: { sku: string; reason: string | null; price: object }[] }

test('the cart suggests what its bike lacks, with the reason, and nothing it has already', async () => {
  const shopper = await buyer()
  const suggested = async (whose: Reader) =>
    ((await whose.call('catalog/cart-suggestions')).answer as Suggestions).items
  expect(await suggested(shopper)).toMatchObject([
    {
      sku: 'MULO',
      reason: 'This bike comes without pedals, because most riders prefer their own.',
      price: { value: 79, currency: 'GBP' },
    },
  ])
  await shopper.call('cart/add-item', { cartItems: [{ sku: 'MULO', quantity: 1 }] })
  expect(await suggested(shopper)).toEqual([])
  expect(await suggested(reader(shop))).toEqual([])
})
