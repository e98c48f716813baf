import { expect, test } from 'vitest'
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
