import { expect, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { complaintsOf, openAlive, openFooter, overflowOf, reads } from '../helpers/visit.ts'

const words = {
  en: {
    title: 'Help centre',
    help: 'Help',
    search: 'Search the help centre',
    query: 'refund',
    results: /for “refund”/,
    article: 'When and how you are refunded',
    category: 'Returns and refunds',
    no: 'No',
    sorry: 'We are sorry it did not help',
  },
  de: {
    title: 'Hilfe',
    help: 'Hilfe',
    search: 'Hilfe durchsuchen',
    query: 'Erstattung',
    results: /für „Erstattung“/,
    article: 'Wann und wie du dein Geld zurückbekommst',
    category: 'Rückgabe und Erstattung',
    no: 'Nein',
    sorry: 'Schade, dass es nicht geholfen hat',
  },
} as const

inEachLanguage(words, (w) => {
  test('the footer leads to the help centre, whose search finds an article while typing', async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, '/contact/')
    const footer = await openFooter(page)
    await footer.getByRole('link', { name: w.help, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)

    await page.getByRole('searchbox', { name: w.search }).pressSequentially(w.query)
    await expect(page.getByRole('heading', { name: w.results })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: w.search })).toHaveValue(w.query)
    await expect(page).toHaveURL(new RegExp(`\\?q=${w.query}$`))
    await expectAccessible(page)

    const results = page.getByRole('region', { name: w.results })
    await results.getByRole('link', { name: w.article }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.article })).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    expect(complaints).toEqual([])
  })

  test('a reader says that an article did not help, and is led to a person', async ({ page }) => {
    await openAlive(page, '/help-centre/returns/')
    await expect(page.getByRole('heading', { level: 1, name: w.category })).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await page.getByRole('main').getByRole('link', { name: w.article }).first().click()
    await page.getByRole('button', { name: w.no, exact: true }).click()
    await expect(page.getByText(w.sorry)).toBeVisible()
    await expect(
      page
        .getByRole('region')
        .getByRole('link', { name: /reach|Wege/ })
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('search and rating work', async ({ page, context }) => {
    await reads(context, 'en')
    await page.goto('/help-centre/')
    await page.getByRole('searchbox', { name: words.en.search }).fill('torque')
    await page.keyboard.press('Enter')
    await page
      .getByRole('link', { name: /how tight/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(page.getByText('We are glad it helped')).toBeVisible()
  })
})
