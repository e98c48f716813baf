import { expect, type Page, test } from '../helpers/journey.ts'
import { openAlive } from '../helpers/visit.ts'

type Report = { kind: string; page: string; build: string; message: string }

/** The faults that the page reports from now on. */
function reportsOf(page: Page): Report[] {
  const reports: Report[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/nuxt/api/client-error')) reports.push(request.postDataJSON())
  })
  return reports
}

test('a fault in the browser is reported once, without what is personal', async ({ page }) => {
  const reports = reportsOf(page)
  await openAlive(page, '/bikes/')
  for (let time = 0; time < 3; time += 1)
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('no cart for ada@riders.example')
      })
    })
  await page.evaluate(() => void Promise.reject(new TypeError('quote is not a function')))
  await expect
    .poll(() => reports.map(({ kind, message }) => [kind, message]))
    .toEqual([
      ['error', 'Error: no cart for [e-mail]'],
      ['rejection', 'TypeError: quote is not a function'],
    ])
  expect(reports[0]).toMatchObject({ page: 'lister/page/category' })
})

test('a fault before the scripts are there is reported later', async ({ page }) => {
  const reports = reportsOf(page)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('early')
    })
  })
  await openAlive(page, '/')
  await expect.poll(() => reports.map(({ message }) => message)).toEqual(['Error: early'])
})

test('a page whose scripts all fail to load is reported once', async ({ page }) => {
  const reports = reportsOf(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/bikes/')
  await expect.poll(() => reports.length).toBe(1)
  const { buildId } = JSON.parse((await page.locator('#boot').textContent()) ?? '{}')
  expect(reports[0]).toMatchObject({
    kind: 'chunk',
    page: 'lister/page/category',
    build: buildId,
    message: expect.stringContaining('/assets/'),
  })
  const answer = await page.request.post('/nuxt/api/client-error', { data: reports[0] })
  expect(answer.status()).toBe(200)
  await page.reload()
  await expect.poll(() => reports.length).toBe(2)
})

test('a page that throws shows the error page, and the shop hears of it', async ({ page }) => {
  const reports = reportsOf(page)
  await page.route('**/wold-sl-105-di2/_payload.json*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: {} } })
  })
  await openAlive(page, '/bikes/')
  await page.getByRole('link', { name: 'Wold SL 105 Di2', exact: true }).click()
  await expect(page.locator('[data-error-screen]')).toBeVisible()
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]).toMatchObject({ kind: 'error', message: expect.stringContaining('TypeError') })
})

test('an ordinary visit reports nothing', async ({ page }) => {
  const reports = reportsOf(page)
  for (const path of ['/', '/bikes/', '/cart/', '/nothing/here/']) await openAlive(page, path)
  await page.goto('about:blank')
  expect(reports).toEqual([])
})
