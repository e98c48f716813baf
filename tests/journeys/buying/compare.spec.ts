import { expect, test } from '@playwright/test'
import { expectAccessible } from '../helpers/axe.ts'
import { languages, openAlive, overflowOf, reads } from '../helpers/visit.ts'

const bike = '/wold-sl-105-di2/'
const words = {
  en: {
    tick: 'Add to compare',
    compare: 'Compare 2 bikes',
    compareTitle: 'Compare bikes',
  },
  de: {
    tick: 'Zum Vergleich hinzufügen',
    compare: '2 Räder vergleichen',
    compareTitle: 'Räder vergleichen',
  },
} as const

for (const language of languages) {
  const labels = words[language]

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => reads(context, language))

    test('two ticked bikes are compared, and the URL names them', async ({ page }) => {
      await openAlive(page, bike)
      await page.getByLabel(labels.tick).check()
      await openAlive(page, '/keld-ti-grx-di2/')
      await page.getByLabel(labels.tick).check()
      await page.getByRole('link', { name: labels.compare }).click()
      await expect(page.getByRole('heading', { level: 1, name: labels.compareTitle })).toBeVisible()
      const heads = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
      await expect(heads).toHaveText([/Wold SL/, /Keld Ti/])
      await page.reload()
      await expect(heads).toHaveText([/Wold SL/, /Keld Ti/])
      expect(await overflowOf(page)).toBe(0)
      await expectAccessible(page, '#content')
      await page.getByRole('combobox', { name: /Wold SL 105 Di2$/ }).selectOption('XL')
      await expect(page).toHaveURL(/bikes=wold-sl-105-di2~XL,keld-ti-grx-di2/)
      await expect(page.getByRole('cell', { name: '616 mm' })).toBeVisible()
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('bikes are compared by a plain form', async ({ page }) => {
    await page.goto(bike)
    await page.getByRole('link', { name: 'Compare with others' }).click()
    await page.getByLabel('Add a bike').selectOption('keld-ti-grx-di2')
    await page.getByRole('button', { name: 'Compare' }).click()
    const heads = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
    await expect(heads).toHaveText([/Wold SL/, /Keld Ti/])
  })
})
