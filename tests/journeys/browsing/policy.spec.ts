import { expect, test } from '../helpers/journey.ts'
import { comesFromHome, joins } from '../helpers/member.ts'
import { violationsOn } from '../helpers/violations.ts'
import { complaintsOf, openAlive } from '../helpers/visit.ts'

test('no page does what its own policy forbids', async ({ page }) => {
  test.slow()
  const violations = await violationsOn(page)
  const complaints = complaintsOf(page)
  // Pages that the router changes to set HTML by script: structured data, drawings, texts.
  for (const list of ['/bikes/', '/blog/']) {
    await openAlive(page, list)
    await page.getByRole('main').getByRole('heading').getByRole('link').first().click()
    await expect(page).not.toHaveURL(list)
    await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached()
  }
  // One page of each kind, except those that are looked at in the same way while nobody has consented (consent.spec.ts).
  const paths = [
    '/keld-ti-grx-820/build-v2/?size=M',
    '/cart/',
    '/blog/gravel-tyre-width-and-pressure/',
    '/auth/register/',
    '/nothing/here/',
  ]
  for (const path of paths) await openAlive(page, path)
  expect(violations).toEqual([])
  expect(complaints.filter((each) => /trusted|security/i.test(each))).toEqual([])
})

test('no page of an account does what its own policy forbids', async ({ page, context }) => {
  await comesFromHome(context)
  const violations = await violationsOn(page)
  await openAlive(page, '/')
  await joins(page)
  for (const path of ['/my-account/', '/my-account/orders/', '/my-account/addresses/'])
    await openAlive(page, path)
  expect(violations).toEqual([])
})

test('injected text is neither run nor turned into HTML', async ({ page }) => {
  const violations = await violationsOn(page)
  await openAlive(page, '/')
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script')
    let refused = 0
    const tries = [
      () => (document.body.innerHTML = '<img src=x onerror="globalThis.isRun = true">'),
      () => (script.textContent = 'globalThis.isRun = true'),
      () => document.write('<p>x'),
    ]
    for (const attempt of tries)
      try {
        attempt()
      } catch {
        refused += 1
      }
    document.body.append(script)
    return { refused, isRun: 'isRun' in globalThis }
  })
  expect(outcome).toEqual({ refused: 3, isRun: false })
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3)
})

test('a script in the document that the shop did not put there is not run', async ({ page }) => {
  await page.route('**/about-nothing/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace('<main', '<script>globalThis.isRun = true</script><main')
    expect(body).not.toBe(html)
    await route.fulfill({ response, body })
  })
  const violations = await violationsOn(page)
  await page.goto('/about-nothing/')
  await expect.poll(() => violations.join()).toContain('script-src-elem inline')
  expect(await page.evaluate(() => 'isRun' in globalThis)).toBe(false)
})

test('a URL with a line break gets the not-found page with links', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const response = await page.goto('/bikes/%E2%80%A8/')
  expect(response?.status()).toBe(404)
  // Scripts are at work a moment after the page has been painted.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /messages/.test(name)),
  )
  await page.mouse.move(1, 1)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/%E2/)
  expect(errors).toEqual([])
})
