import { expect, test } from '@playwright/test'
import { expectAccessible } from './helpers/axe.ts'
import { complaintsOf, languages, openAlive, overflowOf, reads } from './helpers/visit.ts'

const words = {
  en: { stories: 'Stories from road and workshop', all: 'All stories', journal: 'Journal' },
  de: {
    stories: 'Geschichten von Straße und Werkstatt',
    all: 'Alle Geschichten',
    journal: 'Magazin',
  },
} as const

for (const language of languages) {
  const w = words[language]

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => reads(context, language))

    test('a story opens from the home page, then the list of all, and Back leads home', async ({
      page,
    }) => {
      const complaints = complaintsOf(page)
      await openAlive(page, '/')
      const newest = page.getByRole('region', { name: w.stories }).getByRole('heading', {
        level: 3,
      })
      const title = await newest.first().innerText()
      await newest.first().getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)

      await page.getByRole('link', { name: w.all }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.journal)
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)

      await page.goBack()
      await page.goBack()
      await expect(newest.first()).toHaveText(title)
      expect(complaints).toEqual([])
    })
  })
}
