import { expect, test } from 'vitest'
import { testShop } from '../helpers/shop.ts'

const shop = await testShop()

const page = async (country: string, language: string) => {
  const cookies = { location_country: country, i18n_redirected: language }
  return (await shop.get('/withdrawal/', { cookies })).text()
}

test.each([
  ['gb', 'en', 'Cancel your order', 'Cancel an order'],
  ['us', 'en', 'Cancel your order', 'Cancel an order'],
  ['ie', 'en', 'Withdraw from contract here', 'Withdraw from contract here'],
  ['de', 'en', 'Withdraw from contract here', 'Withdraw from contract here'],
  ['gb', 'de', 'Vertrag widerrufen', 'Vertrag widerrufen'],
  ['de', 'de', 'Vertrag widerrufen', 'Vertrag widerrufen'],
])('a shopper in %s who reads %s finds “%s”', async (country, language, title, footer) => {
  const html = await page(country, language)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(html).toMatch(new RegExp(`href="/withdrawal/"[^>]*>${footer}</a>`))
})

test('only British English speaks of cancelling, and the law of the EU never does', async () => {
  expect(await page('gb', 'en')).toContain('You may cancel the whole order or part of it.')
  expect(await page('ie', 'en')).not.toMatch(/<main.*cancel.*<\/main>/s)
})
