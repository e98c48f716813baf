import { expect, test, type Page } from '@playwright/test'
import { complaintsOf, openAlive, overflowOf } from './helpers/visit.ts'

/** Counts how often the browser is asked to show a change of pages. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...given) => {
      document.documentElement.dataset['transitions'] = String(
        Number(document.documentElement.dataset['transitions'] ?? 0) + 1,
      )
      return start(...given)
    }
  })

/** As if the browser ran on a machine with this many cores. */
const withCores = (page: Page, cores: number) =>
  page.addInitScript((count) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count })
  }, cores)

const transitions = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['transitions'] ?? 0))

const bike = (page: Page) => page.getByRole('link', { name: 'Wold SL 105', exact: true })

test.describe('for those who like motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('one page fades into the next, a filter changes at once', async ({ page }) => {
    const complaints = complaintsOf(page)
    await withCores(page, 8)
    await countTransitions(page)
    await openAlive(page, '/bikes/road/')
    await bike(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wold SL 105' })).toBeVisible()
    expect(await transitions(page)).toBe(1)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Road' })).toBeVisible()
    const before = await transitions(page)
    // on the phone the filters are in a sheet
    const sheet = page.getByRole('button', { name: /^Filter/ })
    if (await sheet.isVisible()) await sheet.click()
    await page.getByRole('checkbox', { name: /^Aero/ }).locator('visible=true').first().check()
    await expect(page).toHaveURL(/discipline=aero/)
    expect(await transitions(page)).toBe(before)
    expect(await overflowOf(page)).toBe(0)
    expect(complaints).toEqual([])
  })

  test('a weak machine shows the next page at once', async ({ page }) => {
    await withCores(page, 2)
    await countTransitions(page)
    await openAlive(page, '/bikes/road/')
    await bike(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wold SL 105' })).toBeVisible()
    expect(await transitions(page)).toBe(0)
  })
})

test('who asked for less motion sees the next page at once', async ({ page }) => {
  await withCores(page, 8)
  await countTransitions(page)
  await openAlive(page, '/bikes/road/')
  await bike(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wold SL 105' })).toBeVisible()
  expect(await transitions(page)).toBe(0)
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
