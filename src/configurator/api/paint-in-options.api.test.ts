import { expect, test } from 'vitest'
import { buildShop } from '../../../tests/helpers/build-shop.ts'

const shop = await buildShop()

const sku = 'MOORTI-RIVAL-M-RAW'
const raw = (text: string) => btoa(text)
const uid = (section: number, part: string) => raw(`bundle/${section}/${part}/1`)
const [fog, ink] = [uid(58, 'BBCOLOUR-FOG'), uid(58, 'BBCOLOUR-INK')]

type Item = {
  sku: string
  quantity: number
  selected_options?: string[]
  ref?: string
  associated_ref?: string
}
type Added = {
  cart: { items: { quantity: number; prices: { row_total_including_tax: { value: number } } }[] }
  user_errors: { code: string }[]
}

/** The items of a new cart after a call, and the errors of the call. */
async function added(...cartItems: Item[]) {
  const answer = await shop.post('/nuxt/api/cart/add-bike', { cartItems }, shop.cookiesOf())
  const { addProductsToCart } = (await answer.json()) as { addProductsToCart: Added }
  const { cart, user_errors } = addProductsToCart
  const items = cart?.items ?? []
  return {
    count: items.length,
    total: items.reduce((sum, { prices }) => sum + prices.row_total_including_tax.value, 0),
    errors: user_errors.map(({ code }) => code),
  }
}

test.each<[string, string[], isTaken: boolean]>([
  ['one colour', [fog], true],
  ['one colour in lower case', [uid(58, 'bbcolour-fog')], true],
  ['two colours', [fog, ink], false],
  ['the same colour twice', [fog, fog], false],
  ['the same colour in two spellings', [fog, uid(58, 'bbcolour-fog')], false],
  ['a colour in the section of the fade', [uid(59, 'BBCOLOUR-FOG')], false],
  ['a colour in the section of the wheels', [uid(7, 'BBCOLOUR-FOG')], false],
  ['a colour in the section of the bike', [uid(1, 'BBCOLOUR-FOG')], false],
  ['two of a colour', [raw('bundle/58/BBCOLOUR-FOG/2')], false],
  ['no piece of a colour', [raw('bundle/58/BBCOLOUR-FOG/0')], false],
  ['less than no colour', [raw('bundle/58/BBCOLOUR-FOG/-1')], false],
  ['a colour that was never sold', [uid(58, 'BBCOLOUR-NONE')], false],
  ['a part under the number of the colours', [uid(58, 'WHL-C40')], false],
  ['a name that only contains the mark of paint', [uid(58, 'WHL-C40-BBCOLOUR')], false],
  ['a colour that is no base64', ['bundle/58/BBCOLOUR-FOG/1'], false],
])('quote and cart give the same verdict on %s', async (_name, options, isTaken) => {
  const quote = await shop.quote({ sku, options })
  const cart = await added({ sku, quantity: 1, selected_options: options })
  expect([quote.valid, cart.errors.length === 0]).toEqual([isTaken, isTaken])
  expect(cart.count).toBe(isTaken ? 2 : 0)
  expect(cart.total).toBe(quote.special?.value ?? quote.total?.value ?? 0)
})

test('paint costs the same among the options and as an item of its own, twice for two bikes', async () => {
  const inOptions = await added({ sku, quantity: 2, selected_options: [fog] })
  const apart = await added(
    { sku, quantity: 2, ref: 'a' },
    { sku: 'BBCOLOUR-FOG', quantity: 2, associated_ref: 'a' },
  )
  expect(inOptions.errors).toEqual([])
  expect(inOptions).toEqual(apart)
  const plain = await added({ sku, quantity: 2 })
  expect(inOptions.total).toBeGreaterThan(plain.total)
})

test.each<[string, Item[]]>([
  [
    'paint among the options and another as an item',
    [
      { sku, quantity: 1, ref: 'a', selected_options: [fog] },
      { sku: 'BBCOLOUR-INK', quantity: 1, associated_ref: 'a' },
    ],
  ],
  [
    'the same paint in both ways',
    [
      { sku, quantity: 1, selected_options: [fog] },
      { sku: 'BBCOLOUR-FOG', quantity: 1 },
    ],
  ],
  [
    'paint of nobody beside a painted bike',
    [
      { sku, quantity: 1, ref: 'a', selected_options: [fog] },
      { sku: 'BBCOLOUR-FOG', quantity: 1, associated_ref: 'b' },
    ],
  ],
  [
    'paint with a colour of its own',
    [{ sku: 'BBCOLOUR-FOG', quantity: 1, selected_options: [ink] }],
  ],
  ['an accessory in a colour', [{ sku: 'HELMET-M', quantity: 1, selected_options: [fog] }]],
])('the cart takes nothing of %s', async (_name, items) => {
  const { count, errors } = await added(...items)
  expect([count, errors.length > 0]).toEqual([0, true])
})
