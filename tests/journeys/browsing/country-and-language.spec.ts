import { expect, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { languages, openAlive, reads } from '../helpers/visit.ts'

const words = {
  en: {
    title: 'Built to the millimetre.',
    region: /^Delivery country and language/,
    regionTitle: 'Delivery country and language',
  },
  de: {
    title: 'Auf den Millimeter gebaut.',
    region: /^Lieferland und Sprache/,
    regionTitle: 'Lieferland und Sprache',
  },
} as const

for (const language of languages) {
  const w = words[language]

  test(`country and language open from the header (${language})`, async ({ page, context }) => {
    await reads(context, language)
    await openAlive(page, '/')
    await page.getByRole('button', { name: w.region }).first().click()
    const picker = page.getByRole('dialog', { name: w.regionTitle })
    await expect(picker.getByRole('link')).toHaveCount(41)
    await expectAccessible(page, 'dialog[open]')
    await picker.getByRole('searchbox').fill('öster')
    await expect(picker.getByRole('link')).toHaveCount(1)
    await picker.getByRole('link').click()
    await expect(page).toHaveURL('/')
    const country = language === 'en' ? 'Austria' : 'Österreich'
    await expect(page.getByRole('button', { name: w.region }).first()).toContainText(country)
  })
}

test('the language changes in place, and back', async ({ page, context }) => {
  await reads(context, 'en')
  await openAlive(page, '/?page=2')
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  await page.getByRole('button', { name: words.en.region }).first().click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByRole('dialog', { name: words.de.regionTitle })).toBeVisible()
  await expect(page.locator('h1')).toHaveText(words.de.title)
  await expect(page).toHaveTitle(/Räder/)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('h1')).toHaveText(words.en.title)
  await expect(page).toHaveURL('/?page=2')
  await expect(page.locator('body[data-same-document]')).toBeAttached()
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe('en')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('country and language still open and change', async ({ page, context }) => {
    await reads(context, 'en')
    await page.goto('/')
    await page.getByRole('button', { name: words.en.region }).first().click()
    const picker = page.getByRole('dialog', { name: words.en.regionTitle })
    await picker.getByLabel('Deliver to').selectOption('at')
    await picker.getByRole('button', { name: 'Change country' }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('button', { name: words.en.region }).first().click()
    await picker.getByRole('button', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    await expect(page.getByRole('button', { name: words.de.region }).first()).toContainText(
      'Österreich',
    )
  })
})

test('another site cannot change the language by a form', async ({ request }) => {
  const answer = await request.post('/language/', {
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    form: { locale: 'de', to: '/' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(403)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

test('the language form leads back into the shop and nowhere else', async ({
  request,
  baseURL,
}) => {
  const answer = await request.post('/language/', {
    headers: { origin: baseURL ?? '', 'sec-fetch-site': 'same-origin' },
    form: { locale: 'de', to: '//elsewhere.example/' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  expect(answer.headers()['location']).toBe('/elsewhere.example/')
})
