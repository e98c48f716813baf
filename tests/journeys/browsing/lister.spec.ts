import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { isPhone, listingIn, listingWords } from '../helpers/listing-page.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { complaintsOf, once, openAlive, overflowOf, reads } from '../helpers/visit.ts'

const words = {
  en: {
    ...listingWords.en,
    title: 'Bikes from Halifax',
    count: /^\d+ bikes?$/,
    home: /home page$/,
    sort: 'Sort by',
    priceUp: 'Price, low to high',
  },
  de: {
    ...listingWords.de,
    title: 'Fahrräder aus Halifax',
    count: /^\d+ (?:Rad|Räder)$/,
    home: /Startseite$/,
    sort: 'Sortieren nach',
    priceUp: 'Preis, aufsteigend',
  },
} as const

inEachLanguage(words, (w, language) => {
  const { cards, names } = listingIn(language)
  /** A phone shows most of a product before anybody scrolls. */
  const expectEarlyPicture = async (page: Page) => {
    const picture = await cards(page).first().getByRole('img').boundingBox()
    expect(picture?.y).toBeLessThanOrEqual(320)
  }

  test('shows and counts bikes without errors', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, '/bikes/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.title)
    await expect(cards(page)).toHaveCount(24)
    await expect(page.getByRole('status').first()).toHaveText(w.count)
    if (isPhone(page)) await expectEarlyPicture(page)
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

  test(
    'sorted by price the cheapest comes first, also from a shared link',
    once.onDesktop,
    async ({ page, browser, baseURL }) => {
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
    },
  )

  test(
    'more products load below with the focus on the first of them, and stay after a reload',
    once.onPhone,
    async ({ page }) => {
      await openAlive(page, '/bikes/')
      await page.getByRole('link', { name: w.more }).click()
      await expect(cards(page)).toHaveCount(36)
      await expect(page).toHaveURL(/show=36/)
      await expect(cards(page).nth(24).getByRole('heading').getByRole('link')).toBeFocused()
      const shown = await names(page)
      await page.reload()
      expect(await names(page)).toEqual(shown)
    },
  )

  test('Back restores the same products at the same position', once.onDesktop, async ({ page }) => {
    await openAlive(page, '/bikes/?show=36')
    await cards(page).nth(30).scrollIntoViewIfNeeded()
    const logo = await page.getByRole('link', { name: w.home }).first().boundingBox()
    const before = await page.evaluate(() => Math.round(scrollY))
    // A click by name would first scroll the page.
    await page.mouse.click((logo?.x ?? 0) + 20, (logo?.y ?? 0) + 10)
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(cards(page)).toHaveCount(36)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
  })

  test('on a phone the first helmet begins as early', once.onPhone, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAlive(page, '/accessories/helmets/')
    await expectEarlyPicture(page)
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page)
  })

  test(
    'names and prices of a row stand level, with colours or without',
    once.onDesktop,
    async ({ page }) => {
      await openAlive(page, '/accessories/')
      const rows = await cards(page).evaluateAll((articles) => {
        const tops = articles.map((article) => ({
          row: Math.round(article.getBoundingClientRect().top),
          name: article.querySelector('h2')?.getBoundingClientRect().top,
          price: article.querySelector('.card-facts')?.getBoundingClientRect().top,
          hasColours: article.querySelector('fieldset') !== null,
        }))
        return [...Map.groupBy(tops, ({ row }) => row).values()]
      })
      expect(rows.length).toBeGreaterThan(3)
      expect(rows.flat().some(({ hasColours }) => !hasColours)).toBe(true)
      for (const row of rows) {
        expect(new Set(row.map(({ name }) => name)).size).toBe(1)
        expect(new Set(row.map(({ price }) => price)).size).toBe(1)
      }
    },
  )

  test(
    'a colour dot repaints the card without leaving the list',
    once.onPhone,
    async ({ page }) => {
      await openAlive(page, '/bikes/')
      const card = cards(page).first()
      const picture = card.getByRole('img').first()
      const before = await picture.getAttribute('src')
      const dot = card.getByRole('button').last()
      await dot.click()
      await expect(dot).toHaveAttribute('aria-current', 'true')
      await expect(picture).not.toHaveAttribute('src', before ?? '')
      await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', /\?colour=/)
      await expect(page).toHaveURL(/\/bikes\/$/)
    },
  )
})
