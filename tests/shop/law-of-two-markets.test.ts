import { expect, test } from 'vitest'
import { reader } from '../helpers/account-shop.ts'
import { demoDatabase } from '../helpers/demo-database.ts'
import { testShop } from '../helpers/shop.ts'

const shop = await testShop({}, await demoDatabase())

const inGermany = {
  headers: { host: 'de.localhost' },
  cookies: { location_country: 'de', i18n_redirected: 'de' },
}
const inBritain = { cookies: { location_country: 'gb', i18n_redirected: 'en' } }

const pageOf = async (path: string, options: object) => {
  const answer = await shop.get(path, options)
  expect(answer.status, path).toBe(200)
  return (await answer.text()).replaceAll('\u00A0', ' ').replaceAll('<!-- -->', '')
}

test('what is sold by volume shows its price by the litre on card and page, in both countries', async () => {
  const card = await pageOf('/accessories/workshop/care/', inGermany)
  expect(card).toMatch(/\d,\d\d €\/l/)
  expect(await pageOf('/ginnel-flood-sealant/', inGermany)).toMatch(/Grundpreis \d+,\d\d €\/l/)
  expect(await pageOf('/ginnel-flood-sealant/', inBritain)).toContain('Unit price £56/l')
})

/** A small card of the browser: recently viewed, or suggested while a search is typed. */
type SmallCard = { sku: string; unit_price: string | null }
const cardsOf = async (call: string, name: string) => {
  const answer: Record<string, SmallCard[]> = JSON.parse(await pageOf(call, inGermany))
  return new Map(answer[name]?.map(({ sku, unit_price: unit }) => [sku, unit]))
}

test('it shows that price as well where it was viewed before or is suggested by the search', async () => {
  const viewed = await cardsOf(
    '/nuxt/api/catalog/recently-viewed?skus=SEA-FLOOD,BTL-BIDON',
    'items',
  )
  expect(viewed.get('SEA-FLOOD')).toMatch(/^\d+,\d\d €\/l$/)
  expect(viewed.get('BTL-BIDON')).toBeNull()
  const suggested = await cardsOf('/nuxt/api/search/suggest?q=ginnel+flood', 'products')
  expect(suggested.get('SEA-FLOOD')).toBe(viewed.get('SEA-FLOOD'))
})

test('it shows that price as well beside a bike that was added, and in the checkout', async () => {
  const shopper = reader(shop)
  for (const [name, value] of Object.entries(inGermany.cookies)) shopper.jar.set(name, value)
  const open = async (path: string) =>
    (await (await shopper.open(path)).text()).replaceAll('\u00A0', ' ').replaceAll('<!-- -->', '')
  const bike = { sku: 'WOLDSL-105-M-SLATE', quantity: 1 }
  const { answer } = await shopper.call('cart/add-bike', { cartItems: [bike] })
  expect(await open(`/wold-sl-105/review/?bike=${String(answer['bikeUid'])}`)).toMatch(/\d €\/l/)
  await shopper.call('cart/add-item', { cartItems: [{ sku: 'CAR-WASH-1000', quantity: 1 }] })
  expect(await open('/checkout/')).toMatch(/\d,\d\d €\/l/)
})

test('a bottle to drink from is sold by the piece', async () => {
  expect(await pageOf('/calder-bidon/', inGermany)).not.toContain('Grundpreis')
})

test('a bike without lights says in Germany what it lacks for the road, and nowhere else', async () => {
  const path = '/keld-sl-rival-xplr/'
  expect(await pageOf(path, inGermany)).toContain(
    'Nicht nach StVZO ausgestattet: Dieses Rad kommt ohne Beleuchtung.',
  )
  expect(await pageOf(path, inBritain)).not.toContain('StVZO')
  expect(await pageOf('/causey-al-e-105-equipped/', inGermany)).not.toContain(
    'Dieses Rad kommt ohne',
  )
})

test('a struck price in Germany is named the lowest of thirty days, on home and in lists', async () => {
  for (const path of ['/', '/sale/'])
    expect(await pageOf(path, inGermany), path).toMatch(/30-Tage-Tiefstpreis <s>/)
  expect(await pageOf('/sale/', inBritain)).not.toContain('Lowest price in 30 days')
})

test('lists link the costs of delivery beside their prices', async () => {
  expect(await pageOf('/bikes/', inGermany)).toMatch(
    /Preise inkl\. MwSt\., zzgl\. <a[^>]*href="\/delivery\/"[^>]*>Versandkosten<\/a>/,
  )
})

test('a guarantee names who gives it, where it applies and how to use it', async () => {
  const page = await pageOf('/keld-sl-rival-xplr/', inGermany)
  for (const words of ['Garantiegeber: Calder Cycles', 'in allen Ländern, in die wir liefern'])
    expect(page).toContain(words)
  expect(page).toContain('Deine gesetzlichen Rechte bei Mängeln sind unentgeltlich')
})

test('the range of an e-bike is in miles first in Britain, and in kilometres alone in Germany', async () => {
  const path = '/keld-sl-e-rival-xplr/'
  expect(await pageOf(path, inBritain)).toMatch(/\d+–\d+ miles \(\d+–\d+ km\)/)
  expect(await pageOf(path, inBritain)).toContain('up to 15.5 mph (25 km/h)')
  expect(await pageOf(path, inGermany)).not.toContain('miles')
})

test('heights of riders are in feet as well in Britain', async () => {
  expect(await pageOf('/keld-sl-rival-xplr/', inBritain)).toMatch(/\d+–\d+ cm \(\d′\d+″–\d′\d+″\)/)
  expect(await pageOf('/keld-sl-rival-xplr/', inGermany)).not.toMatch(/\d′\d+″/)
})

test('the legal notice shows the numbers in the registers', async () => {
  const page = await pageOf('/legal-notice/', inGermany)
  for (const words of ['WEEE-Reg.-Nr.', 'Batt-Reg.-Nr.', 'LUCID']) expect(page).toContain(words)
  expect(page).not.toContain('{{')
})
