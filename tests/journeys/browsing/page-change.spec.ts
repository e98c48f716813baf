import { expect, test, type Page } from '../helpers/journey.ts'
import { launchWithPageCache, returnsFromPageCache } from '../helpers/page-cache-browser.ts'
import { aSlowLine, complaintsOf, openAlive } from '../helpers/visit.ts'

/** Counts view transitions: their snapshots would delay the next page. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...given) => {
      document.documentElement.setAttribute('data-transition', '')
      return start(...given)
    }
  })

test.describe('for visitors who have no objection to motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the next page is shown at once, on every machine', async ({ page }) => {
    const complaints = complaintsOf(page)
    await countTransitions(page)
    await openAlive(page, '/bikes/road/')
    await page.getByRole('link', { name: 'Wold SL 105', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wold SL 105' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Road' })).toBeVisible()
    await expect(page.locator('html[data-transition]')).not.toBeAttached()
    expect(complaints).toEqual([])
  })

  test('the loading bar moves without React, whose work on the next page it would interrupt', async ({
    page,
  }) => {
    const { letGo, fetched } = aSlowLine()
    await openAlive(page, '/bikes/road/')
    await page.route(/_payload\.json/, fetched)
    const bar = page.locator('.loading-bar')
    await bar.evaluate((element) => {
      const { dataset } = element.ownerDocument.documentElement
      const count = (records: MutationRecord[]) =>
        (dataset['changes'] = String(Number(dataset['changes'] ?? 0) + records.length))
      new MutationObserver(count).observe(element, { attributes: true, childList: true })
    })
    // The first ones have been prefetched.
    const link = page.locator('article h2 a').last()
    const name = (await link.textContent()) ?? ''
    await link.click()
    const width = () => bar.evaluate((element) => element.getBoundingClientRect().width)
    await expect.poll(width).toBeGreaterThan(100)
    const before = await width()
    await expect.poll(width).toBeGreaterThan(before)
    await expect(page.locator('html')).toHaveAttribute('data-changes', '1')
    letGo()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(bar).not.toHaveAttribute('data-loading')
  })
})

test('a page that was left stays in the browser’s page cache', async ({ baseURL, playwright }) => {
  const browser = await launchWithPageCache(playwright)
  const page = await browser.newPage()
  await returnsFromPageCache(async () => {
    await openAlive(page, `${baseURL}/bikes/road/`)
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
    await page.goto(`${baseURL}/robots.txt`)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Road' })).toBeVisible()
    return page.locator('html[data-left]').isVisible()
  })
  await browser.close()
})

test('Back from a section of a page restores the position', async ({ page }) => {
  await openAlive(page, '/bikes/gravel/')
  await page.getByRole('link', { name: /APR representative/ }).click()
  const example = page.getByRole('heading', { name: 'Representative example' })
  await expect(example).toBeInViewport()
  await page.goBack()
  await expect(example).not.toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})
