import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reader } from '../../../tests/helpers/account-shop.ts'
import { bike, cartOf, review, reviewShop, upsellOf } from '../../../tests/review/review-shop.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

const { db, shop, buyer } = await reviewShop()

test('the page shows the added bike with its size, total and every part', async () => {
  const { open, at } = await buyer()
  const page = await open(at)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('Moor Ti Rival XPLR')
  expect(html).toContain('3Al/2.5V titanium')
  expect(html).toContain('£3,499')
  expect(html).toContain('mulo pedals')
  expect(html).not.toContain('cavallo pedals')
})

test('the page is personal: neither cached nor indexed', async () => {
  const { open, at } = await buyer()
  const page = await open(at)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(await page.text()).toContain('<meta name="robots" content="noindex, follow"/>')
  const payload = await open(at.replace('?', '_payload.json?'))
  expect(payload.headers.get('cache-control')).toBe('no-store')
})

test('two shoppers at the same time each see their own bike', async () => {
  const [buying, looking] = [await buyer(), reader(shop)]
  const pages = await Promise.all([buying.open(review), looking.open(review), buying.open(review)])
  const texts = await Promise.all(pages.map((page) => page.text()))
  expect(texts.map((text) => text.includes('not in your cart'))).toEqual([false, true, false])
})

test('a chosen part is marked, with the part it replaces and its extra price', async () => {
  const { open, at, cart } = await buyer([btoa('bundle/14/SDL-MOOR-145/1')])
  const html = await (await open(at)).text()
  expect(html).toContain('SDL-MOOR saddle, 145\u00A0mm')
  expect(html).toContain('+ £30')
  expect(cart.items[0]?.prices.price_including_tax.value).toBe(3499 + 30)
})

test('the size of a part the bike has anyway costs nothing and changes nothing', async () => {
  const { open, at, cart } = await buyer([btoa('bundle/14/SDL-PERCH-145/1')])
  expect(cart.items[0]?.prices.price_including_tax.value).toBe(3499)
  expect(await (await open(at)).text()).toContain('Exactly as shown')
})

test('another shopper’s line is not shown', async () => {
  const { bikeUid } = await buyer()
  const other = await buyer()
  expect((await upsellOf(other, `slug=moor-ti-rival&bikeUid=${bikeUid}`)).groups).toEqual([])
  expect(await (await other.open(`${review}?bike=${bikeUid}`)).text()).toContain('not in your cart')
})

test('without scripts one button adds an accessory and another removes it', async () => {
  const shopper = await buyer()
  const added = await shopper.send(shopper.at, { add: 'MULO' })
  expect(added.status).toBe(303)
  expect(added.headers.get('location')).toBe(`${shopper.at}#additions`)
  expect(await cartOf(shopper)).toEqual([bike, 'MULO'])
  const offers = await upsellOf(shopper, 'slug=moor-ti-rival')
  expect(offers.groups[0]?.items.map(({ sku }) => sku)).toEqual(['PLATT'])
  const html = await (await shopper.open(shopper.at)).text()
  const [, uid = ''] = /<button(?=[^>]* name="undo")[^>]* value="([\da-f]+)"/.exec(html) ?? []
  await shopper.send(shopper.at, { undo: uid, left: '0' })
  expect(await cartOf(shopper)).toEqual([bike])
})

test('an accessory that has sold out meanwhile is reported and not added', async () => {
  const shopper = await buyer()
  await putOnSale(db, [{ sku: 'PLATT', place: 'halifax', quantity: 0 }])
  const refused = await shopper.send(shopper.at, { add: 'PLATT' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(
    'This product is out of stock. Please choose another size or colour.',
  )
  expect(await cartOf(shopper)).toEqual([bike])
  await putOnSale(db, [{ sku: 'PLATT', place: 'halifax', quantity: 5 }])
})

test('an accessory that cannot be added again shows the error on its card', async () => {
  const shopper = await buyer()
  await shopper.call('cart/add-item', { cartItems: [{ sku: 'MULO', quantity: 5 }] })
  const refused = await shopper.send(shopper.at, { add: 'MULO' })
  expect(await refused.text()).toMatch(
    /role="alert"[^>]*>(?:(?!<\/p>).)*Sorry, we do not have that many in stock\./,
  )
})

test('without scripts the bike itself is added by a form, and reviewed next', async () => {
  const shopper = reader(shop)
  const html = await (await shopper.open('/moor-ti-rival/?size=M')).text()
  expect(/action="([^"]*\/review\/)"/.exec(html)?.[1]).toBe(review)
  const added = await shopper.send(review, { bike })
  expect(added.status).toBe(303)
  expect(added.headers.get('location')).toMatch(/^\/moor-ti-rival\/review\/\?bike=[\da-f]{16}$/)
  expect(await cartOf(shopper)).toEqual([bike])
})

test('without scripts items can be added after the cart was ordered or taken over', async () => {
  const shopper = await buyer()
  await db.execute(sql`update carts set is_active = false where id = ${shopper.cart.id}`)
  expect((await shopper.send(review, { bike })).status).toBe(303)
  expect(shopper.jar.get('cart_id')).not.toBe(shopper.cart.id)
  expect(await cartOf(shopper)).toEqual([bike])
  await db.execute(
    sql`update carts set customer_id = 4711 where id = ${shopper.jar.get('cart_id')}`,
  )
  expect((await shopper.send(review, { add: 'MULO' })).status).toBe(303)
  expect(await cartOf(shopper)).toEqual(['MULO'])
})

test.each([
  ['', 'Please choose a size first.'],
  ['HLM-CREST-M-INK', 'Please choose a bike first.'],
  ['NOTHING', 'We cannot find the item'],
])('a form with the bike "%s" adds nothing and says why', async (sku, why) => {
  const shopper = reader(shop)
  const refused = await shopper.send(review, { bike: sku })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(why)
})

test('without scripts the way to pay is a button too', async () => {
  const shopper = await buyer()
  const leaving = await shopper.send(shopper.at, { go: 'checkout' })
  expect(leaving.status).toBe(303)
  expect(leaving.headers.get('location')).toBe('/checkout/')
})

test('there is no review page for a product that is not a bike', async () => {
  const shopper = await buyer()
  expect((await shopper.open('/crest-helmet/review/')).status).toBe(404)
  expect((await shopper.open('/moor-ti/review/')).status).toBe(404)
  expect((await shopper.send('/crest-helmet/review/', { add: 'MULO' })).status).toBe(404)
  expect(await cartOf(shopper)).toEqual([bike])
})
