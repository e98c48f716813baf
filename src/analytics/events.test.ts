import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Currency, minorDigits } from '#/money/currency.ts'
import { money } from '#/money/money.ts'
import { createDataLayer } from './data-layer.client.ts'
import { aboutCart, aboutItems, chosenFrom, listShown, orderPlaced } from './events.ts'

const helmet = {
  id: 'HLM',
  sku: 'HLM-M',
  name: 'Crest helmet',
  price: money(8999, 'GBP'),
  brand: 'Calder',
  category: 'Helmets',
  variant: 'M, Ink',
}

test('a change of the cart is reported in both forms, with the same amounts', () => {
  expect(aboutCart('added', [{ ...helmet, quantity: 3 }])).toEqual([
    {
      event: 'add_to_cart',
      ecommerce: {
        currency: 'GBP',
        value: 269.97,
        items: [
          {
            item_id: 'HLM',
            item_sku: 'HLM-M',
            item_name: 'Crest helmet',
            item_brand: 'Calder',
            item_category: 'Helmets',
            item_variant: 'M, Ink',
            price: 89.99,
            quantity: 3,
          },
        ],
      },
    },
    {
      event: 'addToCart',
      ecommerce: {
        currencyCode: 'GBP',
        add: {
          products: [
            {
              id: 'HLM',
              sku: 'HLM-M',
              name: 'Crest helmet',
              brand: 'Calder',
              category: 'Helmets',
              variant: 'M, Ink',
              price: 89.99,
              quantity: 3,
            },
          ],
        },
      },
    },
  ])
  expect(aboutCart('removed', [{ ...helmet, quantity: 1 }]).map(({ event }) => event)).toEqual([
    'remove_from_cart',
    'removeFromCart',
  ])
})

test('with a coupon both forms of a change have the price after it', () => {
  const pieces = [{ ...helmet, quantity: 2, discount: money(1800, 'GBP') }]
  expect(aboutCart('added', pieces)).toMatchObject([
    { ecommerce: { value: 161.98, items: [{ price: 80.99, discount: 9, quantity: 2 }] } },
    { ecommerce: { add: { products: [{ price: 80.99, quantity: 2 }] } } },
  ])
})

test('the value is the sum to the last penny, in every currency', () => {
  const currencies = Object.keys(minorDigits) as Currency[]
  const piece = fc.record({ amount: fc.nat(10_000_000), quantity: fc.integer({ min: 1, max: 99 }) })
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.array(piece, { minLength: 1, maxLength: 20 }),
      (currency, rows) => {
        const pieces = rows.map(({ amount, quantity }) => ({
          ...helmet,
          price: money(amount, currency),
          quantity,
        }))
        const [event] = aboutItems('view_cart', pieces)
        const whole = rows.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0)
        const value = event && 'ecommerce' in event && 'value' in event.ecommerce
        expect(value && event.ecommerce).toMatchObject({
          currency,
          value: Number(`${whole}e-${minorDigits[currency]}`),
        })
      },
    ),
  )
})

test('nothing is reported about no items', () => {
  expect(aboutItems('begin_checkout', [])).toEqual([])
  expect(aboutCart('added', [])).toEqual([])
  expect(listShown({ id: 'a', name: 'A', pieces: [] })).toEqual([])
})

test('a product opened from a list is reported with its position; another one is not', () => {
  const pieces = [
    { ...helmet, id: 'a' },
    { ...helmet, id: 'b' },
  ]
  const list = { id: 'helmets', name: 'Helmets', pieces }
  expect(chosenFrom([list], 'b')).toMatchObject([
    { event: 'select_item', ecommerce: { item_list_id: 'helmets', items: [{ index: 1 }] } },
  ])
  expect(chosenFrom([list], 'c')).toEqual([])
  expect(chosenFrom([], 'a')).toEqual([])
  const other = { id: 'home/offers', name: 'Offers', pieces: [{ ...helmet, id: 'c' }] }
  expect(chosenFrom([list, other], 'c')).toMatchObject([
    { ecommerce: { item_list_id: 'home/offers', items: [{ index: 0 }] } },
  ])
})

test('a purchase has its number, tax, delivery and coupon', () => {
  const [event] = orderPlaced({
    number: '7K4M-9QX2',
    tax: money(1500, 'GBP'),
    shipping: null,
    coupon: 'SPRING',
    pieces: [{ ...helmet, quantity: 1 }],
  })
  expect(event).toMatchObject({
    event: 'purchase',
    ecommerce: {
      transaction_id: '7K4M-9QX2',
      value: 89.99,
      tax: 15,
      shipping: 0,
      coupon: 'SPRING',
    },
  })
})

test('a purchase with a coupon has the value that was paid, to the penny', () => {
  const pieces = [{ ...helmet, quantity: 3, discount: money(1000, 'GBP') }]
  const order = { number: 'A', tax: money(0, 'GBP'), shipping: null, coupon: 'TEN', pieces }
  expect(orderPlaced(order)).toMatchObject([
    { ecommerce: { value: 259.97, items: [{ price: 86.66, discount: 3.33, quantity: 3 }] } },
  ])
})

test('items of the event before are cleared first, and what others pushed stays', () => {
  const target: { dataLayer?: unknown[] } = { dataLayer: ['theirs'] }
  createDataLayer(target)(aboutItems('view_item', [{ ...helmet, quantity: 1 }]))
  createDataLayer(target)([{ event: 'search', search_term: 'bell', results: 2 }])
  expect(target.dataLayer).toEqual([
    'theirs',
    { ecommerce: null },
    expect.objectContaining({ event: 'view_item' }),
    expect.objectContaining({ event: 'search' }),
  ])
})
