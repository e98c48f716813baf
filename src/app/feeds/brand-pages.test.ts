import { expect, test } from 'vitest'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const shop = await testShop({}, await demoDatabase())
const german = { cookies: { i18n_redirected: 'de' } }
const page = async (path: string, options = {}) => (await shop.get(path, options)).text()

test('the pages of the brand are shown in both languages', async () => {
  expect(await page('/home-v2/')).toContain('One bike, one builder, one date')
  expect(await page('/home-v2/', german)).toContain('Ein Rad, eine Hand, ein Termin')
  expect(await page('/rebrand-katy/')).toContain('The C, redrawn')
  expect(await page('/rebrand-katy/', german)).toContain('Das C, neu gezeichnet')
})

test('search engines are not led to the trial pages of the brand', async () => {
  const listed = await page('/sitemaps/pages.xml')
  expect(listed).toContain('/branding/made-in-halifax/')
  expect(listed).not.toMatch(/home-v2|rebrand-katy/)
})
