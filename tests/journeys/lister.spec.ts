import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { complaintsOf, languages, openAlive, overflowOf, reads } from './visit.ts'

const words = {
  en: {
    title: 'Bikes from Halifax',
    count: /^\d+ bikes?$/,
    filter: /^Filter/,
    sheet: 'Filter',
    home: /home page$/,
    show: /^Show \d+ bikes?$/,
    gravel: 'Gravel',
    titanium: 'Titanium',
    removeGravel: 'Remove Gravel',
    clear: 'Clear all',
    sort: 'Sort by',
    priceUp: 'Price, low to high',
    more: /^Show 12 more$/,
    results: 'Results',
    chosen: 'Chosen filters',
    noMatch: 'No match',
    lowest: 'Lowest price',
    highest: 'Highest price',
    apply: 'Apply',
    update: 'Update the list',
    without: /^Without “Colour”/,
  },
  de: {
    title: 'Fahrräder aus Halifax',
    count: /^\d+ (?:Rad|Räder)$/,
    filter: /^Filtern/,
    sheet: 'Filtern',
    home: /Startseite$/,
    show: /^\d+ (?:Rad|Räder) zeigen$/,
    gravel: 'Gravel',
    titanium: 'Titan',
    removeGravel: 'Gravel entfernen',
    clear: 'Alle löschen',
    sort: 'Sortieren nach',
    priceUp: 'Preis, aufsteigend',
    more: /^12 weitere/,
    results: 'Ergebnisse',
    chosen: 'Gewählte Filter',
    noMatch: 'Kein Treffer',
    lowest: 'Niedrigster Preis',
    highest: 'Höchster Preis',
    apply: 'Übernehmen',
    update: 'Liste aktualisieren',
    without: /^Ohne „Farbe“/,
  },
} as const

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

for (const language of languages) {
  const w = words[language]
  const results = (page: Page) => page.getByRole('region', { name: w.results })
  const cards = (page: Page) => results(page).getByRole('article')
  const names = (page: Page) => cards(page).getByRole('heading').allTextContents()
  const count = async (page: Page) =>
    Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10)

  /** The filters as this visitor finds them: beside the list, or in the sheet of a phone. */
  async function openFilters(page: Page) {
    if (!isPhone(page)) return page.getByRole('region', { name: w.sheet })
    await page.getByRole('button', { name: w.filter }).click()
    return page.getByRole('dialog', { name: w.sheet })
  }

  async function closeFilters(page: Page) {
    if (isPhone(page)) await page.getByRole('button', { name: w.show }).click()
  }

  test.describe(`a listing in ${language}`, () => {
    test.beforeEach(({ context }) => reads(context, language))

    test('shows bikes, counts them, and nobody complains', async ({ page }) => {
      const complaints = complaintsOf(page)
      await openAlive(page, '/bikes/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.title)
      await expect(cards(page)).toHaveCount(24)
      await expect(page.getByRole('status').first()).toHaveText(w.count)
      expect(await overflowOf(page)).toBe(0)
      await expectAccessible(page)
      expect(complaints).toEqual([])
    })

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

    test('two values of a filter widen, two filters narrow, a chip takes one back', async ({
      page,
    }) => {
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
    })

    test('sorted by price the cheapest comes first, also for a friend', async ({
      page,
      browser,
      baseURL,
    }) => {
      await openAlive(page, '/bikes/')
      const before = await names(page)
      await page.getByRole('combobox', { name: w.sort }).selectOption({ label: w.priceUp })
      await expect(page).toHaveURL(/sort=price/)
      await expect.poll(() => names(page)).not.toEqual(before)
      const sorted = await names(page)
      const friend = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' })
      await reads(friend, language)
      const other = await friend.newPage()
      await other.goto(page.url())
      expect(await names(other)).toEqual(sorted)
      await friend.close()
    })

    test('more products come below, the keyboard goes on there, and reload keeps them', async ({
      page,
    }) => {
      await openAlive(page, '/bikes/')
      await page.getByRole('link', { name: w.more }).click()
      await expect(cards(page)).toHaveCount(36)
      await expect(page).toHaveURL(/show=36/)
      await expect(cards(page).nth(24).getByRole('heading').getByRole('link')).toBeFocused()
      const shown = await names(page)
      await page.reload()
      expect(await names(page)).toEqual(shown)
    })

    test('Back finds the same products at the same place', async ({ page }) => {
      await openAlive(page, '/bikes/?show=36')
      await cards(page).nth(30).scrollIntoViewIfNeeded()
      const logo = await page.getByRole('link', { name: w.home }).first().boundingBox()
      const before = await page.evaluate(() => Math.round(scrollY))
      // a click by name would first scroll the page
      await page.mouse.click((logo?.x ?? 0) + 20, (logo?.y ?? 0) + 10)
      await expect(page).toHaveURL('/')
      await page.goBack()
      await expect(cards(page)).toHaveCount(36)
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
    })

    test('a price range typed in is kept in the address', async ({ page }) => {
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

    test('the keyboard keeps its place while the list changes under it', async ({ page }) => {
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

    test('when a chip goes the keyboard goes on at the next', async ({ page }) => {
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
    })

    test('a colour dot repaints the card without leaving the list', async ({ page }) => {
      await openAlive(page, '/bikes/')
      const card = cards(page).first()
      const picture = card.getByRole('img').first()
      const before = await picture.getAttribute('src')
      const dot = card.getByRole('button').last()
      await dot.click()
      await expect(dot).toHaveAttribute('aria-pressed', 'true')
      await expect(picture).not.toHaveAttribute('src', before ?? '')
      await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', /\?colour=/)
      await expect(page).toHaveURL(/\/bikes\/$/)
    })

    test('a list with nothing on it says which filter to loosen', async ({ page }) => {
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

    test('filters and sorts by a form that is sent, shows more by a plain link', async ({
      page,
    }) => {
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
    })
  })
}
