import { expect, test } from '@playwright/test'
import { expectAccessible } from './helpers/axe.ts'
import { complaintsOf, languages, openAlive, overflowOf, reads } from './helpers/visit.ts'

const words = {
  en: { delivery: 'Delivery', terms: 'Terms', contents: 'On this page' },
  de: { delivery: 'Lieferung', terms: 'AGB', contents: 'Auf dieser Seite' },
} as const

for (const language of languages) {
  const w = words[language]

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => reads(context, language))

    test('the footer links to delivery, where questions open', async ({ page }) => {
      const complaints = complaintsOf(page)
      await openAlive(page, '/')
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('link', { name: w.delivery, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(w.delivery)
      await expect(page.getByRole('table').first()).toBeVisible()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
      expect(complaints).toEqual([])
    })

    test('the contents of a legal page link to its sections', async ({ page }) => {
      await openAlive(page, '/terms/')
      const contents = page.getByRole('navigation', { name: w.contents })
      const last = contents.getByRole('link').last()
      const title = await last.innerText()
      await last.click()
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
    })
  })
}
