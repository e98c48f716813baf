import { expect, test, type Page } from '@playwright/test'
import { complaintsOf, openAlive } from './helpers/visit.ts'

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
})

test('a page that was left stays in the memory of the browser', async ({ baseURL, playwright }) => {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {}
  const browser = await playwright.chromium.launch({
    ...(executablePath && { executablePath }),
    ...(args && { args }),
    // Playwright turns this memory off, and it is what this journey is about.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  await openAlive(page, `${baseURL}/bikes/road/`)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.title = persisted ? 'from memory' : 'anew'
    })
  })
  await page.goto(`${baseURL}/robots.txt`)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveTitle('from memory')
  await browser.close()
})

test('Back from a place within a page leads to where one was', async ({ page }) => {
  await openAlive(page, '/bikes/gravel/')
  await page.getByRole('link', { name: /APR representative/ }).click()
  const example = page.getByRole('heading', { name: 'Representative example' })
  await expect(example).toBeInViewport()
  await page.goBack()
  await expect(example).not.toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})
