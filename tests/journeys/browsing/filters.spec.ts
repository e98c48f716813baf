import { expect, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { isPhone, listingIn, listingWords } from '../helpers/listing-page.ts'
import { languages, once, openAlive, reads } from '../helpers/visit.ts'

const words = {
  en: {
    gravel: 'Gravel',
    titanium: 'Titanium',
    removeGravel: 'Remove Gravel',
    clear: 'Clear all',
    chosen: 'Chosen filters',
    noMatch: 'No results',
    lowest: 'Minimum price',
    highest: 'Maximum price',
    apply: 'Apply',
    update: 'Update the list',
    without: /^Without “Colour”/,
  },
  de: {
    gravel: 'Gravel',
    titanium: 'Titan',
    removeGravel: 'Gravel entfernen',
    clear: 'Alle löschen',
    chosen: 'Gewählte Filter',
    noMatch: 'Keine Treffer',
    lowest: 'Mindestpreis',
    highest: 'Höchstpreis',
    apply: 'Übernehmen',
    update: 'Liste aktualisieren',
    without: /^Ohne „Farbe“/,
  },
} as const

for (const language of languages) {
  const w = { ...listingWords[language], ...words[language] }
  const { cards, closeFilters, count, openFilters } = listingIn(language)

  test.describe(`a listing in ${language}`, () => {
    test.beforeEach(({ context }) => reads(context, language))

    test('a filter narrows the list, and Back widens it again', async ({ page }) => {
      await openAlive(page, '/bikes/')
      const all = await count(page)
      const filters = await openFilters(page)
      await filters.getByRole('checkbox', { name: w.gravel, exact: false }).first().check()
      await expect(page).toHaveURL(/discipline=gravel/)
      await expect.poll(() => count(page)).toBeLessThan(all)
      await expectAccessible(page, isPhone(page) ? 'dialog[open]' : 'main')
      await closeFilters(page)
      await expect(page.getByRole('link', { name: w.removeGravel })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/\/bikes\/$/)
      await expect.poll(() => count(page)).toBe(all)
    })

    test(
      'two values of a filter widen, two filters narrow, a chip takes one back',
      once.onPhone,
      async ({ page }) => {
        await openAlive(page, '/bikes/?discipline=gravel')
        const gravel = await count(page)
        const filters = await openFilters(page)
        await filters.getByRole('checkbox', { name: new RegExp(`^${w.titanium}`) }).check()
        await expect(page).toHaveURL(/material=titanium/)
        await expect.poll(() => count(page)).toBeLessThan(gravel)
        await closeFilters(page)
        const both = await count(page)
        await page.getByRole('link', { name: w.removeGravel }).click()
        await expect.poll(() => count(page)).toBeGreaterThan(both)
        await page.getByRole('link', { name: w.clear }).click()
        await expect(page).toHaveURL(/\/bikes\/$/)
      },
    )

    test('a typed price range is part of the URL', once.onDesktop, async ({ page }) => {
      await openAlive(page, '/bikes/')
      const all = await count(page)
      const filters = await openFilters(page)
      await filters.getByRole('textbox', { name: w.lowest }).fill('2000')
      await filters.getByRole('textbox', { name: w.highest }).fill('3000')
      await filters.getByRole('button', { name: w.apply }).click()
      await expect(page).toHaveURL(/price=2000_3000/)
      await expect.poll(() => count(page)).toBeLessThan(all)
      await expect(filters.getByRole('slider', { name: w.lowest })).toHaveValue(/^(?:19|20)\d\d$/)
    })

    test('the keyboard focus stays while the list changes', once.onPhone, async ({ page }) => {
      await openAlive(page, '/bikes/')
      const filters = await openFilters(page)
      const lowest = filters.getByRole('slider', { name: w.lowest })
      await lowest.focus()
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL(/price=\d+_/)
      const [before] = /price=\d+_/.exec(page.url()) ?? []
      await page.keyboard.press('ArrowRight')
      await expect(page).not.toHaveURL(new RegExp(`${before}`))
      await expect(lowest).toBeFocused()
      const field = filters.getByRole('textbox', { name: w.lowest })
      await field.fill('£2,500')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/price=2500_/)
      await expect(field).toBeFocused()
    })

    test(
      'after a chip is removed the focus moves to the next one',
      once.onDesktop,
      async ({ page }) => {
        await openAlive(page, '/bikes/?discipline=gravel&material=titanium')
        const chips = page.getByRole('list', { name: w.chosen }).getByRole('link')
        await expect(chips).toHaveCount(3)
        await chips.first().focus()
        await page.keyboard.press('Enter')
        await expect(chips).toHaveCount(2)
        await expect(chips.first()).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(chips).toHaveCount(0)
        await expect(page.getByRole('main')).toBeFocused()
      },
    )

    test('an empty list says which filter to remove', async ({ page }) => {
      await openAlive(page, '/bikes/?material=titanium&colour=yellow')
      await expect(page.getByRole('heading', { name: w.noMatch })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: w.without }).click()
      await expect(cards(page).first()).toBeVisible()
    })
  })

  test.describe(`a listing in ${language} without scripts`, () => {
    test.use({ javaScriptEnabled: false })
    test.beforeEach(({ context }) => reads(context, language))

    test(
      'filters and sorts by a form that is sent, shows more by a plain link',
      once.onPhone,
      async ({ page }) => {
        await page.goto('/bikes/')
        await expect(page.getByRole('link', { name: w.more })).toHaveAttribute(
          'href',
          '/bikes/?show=36',
        )
        const all = await count(page)
        if (isPhone(page)) await page.getByRole('button', { name: w.filter }).click()
        await page.getByRole('checkbox', { name: w.gravel }).first().check()
        await page.getByRole('button', { name: w.update }).click()
        await expect(page).toHaveURL(/discipline=gravel/)
        expect(await count(page)).toBeLessThan(all)
      },
    )
  })
}
