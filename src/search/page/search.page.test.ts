import { expect, test } from 'vitest'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const shop = await testShop({}, await demoDatabase())

test.each([
  ['en', 'bikes between 1000 and 2000', '/search/?price=1000_2000&q=bikes'],
  ['de', 'Rennrad ab 3.000 €', '/search/?price=3000_&q=Rennrad'],
  ['de', 'unter 50 Euro', '/search/?price=_50'],
])('in %s the page for “%s” is %s', async (locale, query, address) => {
  const country = locale === 'de' ? 'de' : 'gb'
  const page = await shop.get(`/search/?q=${encodeURIComponent(query)}`, {
    cookies: { i18n_redirected: locale, location_country: country },
  })
  expect(page.status).toBe(302)
  expect(page.headers.get('location')).toBe(address)
  const next = await shop.get(address, { cookies: { i18n_redirected: locale } })
  expect(next.status).toBe(200)
})

test.each([
  ['colour=red&price=500_', '/search/?colour=red&price=500_2000&q=bike'],
  ['price=3000_', '/search/?price=_2000&q=bike'],
  ['price=_1500&sort=price', '/search/?price=_2000&q=bike&sort=price'],
  ['page=3&show=48', '/search/?price=_2000&q=bike'],
])('a price in the query is combined with %s', async (chosen, address) => {
  const query = `q=bike+under+2000&${chosen}`
  const page = await shop.get(`/search/?${query}`)
  expect(page.headers.get('location')).toBe(address)
  const payload = await shop.get(`/search/_payload.json?${query}`)
  expect(await payload.json()).toEqual({ redirect: address, status: 302 })
})

test.each([
  ['en', 'mudgarrdes', 'Did you mean '],
  ['de', 'Sattelltaschchen', 'Meintest du '],
])('in %s a misspelt “%s” finds nothing, and the page guesses', async (locale, query, words) => {
  const page = await (
    await shop.get(`/search/?q=${query}`, { cookies: { i18n_redirected: locale } })
  ).text()
  expect(page).toContain(words)
  const [, to = ''] = /href="(\/search\/\?q=[^"]+)"[^>]*>[^<]+<\/a>\?/.exec(page) ?? []
  const guessed = await (await shop.get(to, { cookies: { i18n_redirected: locale } })).text()
  expect(guessed).toContain('<article class="card">')
  expect(guessed).not.toContain(words)
})

test('a search that finds nothing recommends four different bikes', async () => {
  const page = await (await shop.get('/search/?q=qqxyzzy')).text()
  const names = [...page.matchAll(/<h3><a href="\/([\w-]+)\//g)].map(([, slug]) => slug)
  expect(names).toHaveLength(4)
  expect(new Set(names.map((slug) => slug?.split('-').slice(0, 2).join('-'))).size).toBe(4)
  expect(page).not.toContain('Did you mean')
})

test('the page states which words were left out, and is not indexed', async () => {
  const page = await shop.get('/search/?q=qqxyzzy+helmet', { cookies: { i18n_redirected: 'en' } })
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('we left out “qqxyzzy”')
  expect(html).toContain('noindex')
})

test('a query is shown as text, whatever is in it', async () => {
  const page = await shop.get('/search/?q=%3Cscript%3Ealert(1)%3C/script%3E')
  expect(await page.text()).not.toContain('<script>alert')
})
