import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { consentIn } from '../helpers/consent-page.ts'
import { undecided } from '../helpers/decided.ts'
import { languages, once, overflowOf } from '../helpers/visit.ts'

test.use({ storageState: undecided })

declare global {
  interface Window {
    bannerCameAt?: number
  }
}

/** Notes when the banner comes: a shift before it, such as by a late font on a busy machine, is not its doing. */
const watchForBanner = () => {
  new MutationObserver(() => {
    if (document.querySelector('#consent-title')) window.bannerCameAt ??= performance.now()
  }).observe(document, { childList: true, subtree: true })
}

/** The sum of the layout shifts since the banner came, and whether the largest paint was a part of it. */
const paintOf = (page: Page) =>
  page.evaluate(async () => {
    const shifts: (PerformanceEntry & { value: number })[] = []
    const keep = (entries: PerformanceEntryList) => shifts.push(...(entries as typeof shifts))
    const shiftObserver = new PerformanceObserver((list) => keep(list.getEntries()))
    shiftObserver.observe({ type: 'layout-shift', buffered: true })
    // A page that is shown has a largest paint, and shifts are told before it; a page may have none of those.
    const paints = (await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
    })) as (PerformanceEntry & { element: Element | null })[]
    keep(shiftObserver.takeRecords())
    const banner = document.querySelector('#consent-title')?.closest('section')
    return {
      shift: shifts
        .filter(({ startTime }) => startTime >= (window.bannerCameAt ?? 0))
        .reduce((sum, { value }) => sum + value, 0),
      isBannerLargest: banner?.contains(paints.at(-1)?.element ?? null) ?? false,
    }
  })

for (const language of languages) {
  const { w, url, banner, dialog, open, reads, press } = consentIn(language)

  test.describe(`consent banner ${language}`, () => {
    test.beforeEach(({ context }) => reads(context))

    test('the banner and the settings serve the keyboard and the screen reader', async ({
      page,
    }) => {
      await open(page, '/')
      await expect(banner(page)).toBeVisible()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
      // The skip link comes first, the banner next.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(banner(page).getByRole('button', { name: w.reject })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(banner(page).getByRole('button', { name: w.accept })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeVisible()
      for (const summary of await dialog(page).locator('summary').all()) await summary.click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(banner(page).getByRole('button', { name: w.settings })).toBeFocused()
    })

    test('a decision counts in all tabs at once', once.onDesktop, async ({ page, context }) => {
      await open(page, '/')
      const other = await context.newPage()
      await open(other, '/delivery/')
      await expect(banner(other)).toBeVisible()
      await page.bringToFront()
      await press(page, w.reject)
      await expect(banner(other)).toHaveCount(0)
    })

    test('to reject is as easy as to accept', async ({ page }) => {
      await open(page, '/')
      const look = (name: string) =>
        banner(page)
          .getByRole('button', { name, exact: true })
          .evaluate((button) => {
            const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
            const { width, height, top } = button.getBoundingClientRect()
            // The grid may round half a pixel to one side.
            const size = [width, height, top].map(Math.round)
            return { backgroundColor, color, fontSize, fontWeight, size }
          })
      expect(await look(w.reject)).toEqual(await look(w.accept))
    })

    test('on the smallest phone the choice is in view, and only the text scrolls', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      await open(page, '/')
      for (const name of [w.reject, w.accept, w.settings])
        await expect(banner(page).getByRole('button', { name, exact: true })).toBeInViewport({
          ratio: 1,
        })
      expect(await overflowOf(page)).toBe(0)
      await expectAccessible(page)
      await banner(page).getByText('Bloomreach').scrollIntoViewIfNeeded()
      await expect(banner(page).getByText('Bloomreach')).toBeInViewport()
      await expect(banner(page).getByRole('button', { name: w.reject })).toBeInViewport({
        ratio: 1,
      })
    })

    for (const path of ['/', '/bikes/', '/wold-sl-105-di2/', '/delivery/'])
      test(`the banner moves nothing and is not the largest paint of ${path}`, async ({ page }) => {
        await page.addInitScript(watchForBanner)
        await page.goto(url(path))
        await expect(banner(page)).toBeVisible()
        expect(await page.evaluate(() => window.bannerCameAt)).toBeGreaterThan(0)
        expect(await paintOf(page)).toEqual({ shift: 0, isBannerLargest: false })
      })
  })
}
