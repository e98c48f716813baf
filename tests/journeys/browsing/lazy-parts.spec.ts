import { expect, test, type Page, type Route } from '../helpers/journey.ts'
import { aSlowLine, complaintsOf, openAlive, reads } from '../helpers/visit.ts'

const lazyChunk = /\/assets\/lazy-chunk-[^/]+\.js$/

/** Opens a page that is hydrated except for its lazy parts, whose chunk is fetched over a bad line. */
async function openWithoutLazyParts(page: Page, path: string, fetched: (route: Route) => unknown) {
  await page.route(lazyChunk, fetched)
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#boot') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  )
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
}

const isSameDocument = (page: Page) => page.locator('html[data-same-document]')

// On a narrow window menu, search and filters are elsewhere.
test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ context }) => reads(context, 'en'))

test('a link in a part that is not hydrated is followed without a full load', async ({ page }) => {
  const { letGo, fetched } = aSlowLine()
  await openWithoutLazyParts(page, '/bikes/gravel/', fetched)
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Road').first().click()
  letGo()
  await expect(page).toHaveURL('/bikes/road/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Road bikes')
  await expect(isSameDocument(page)).toBeAttached()
})

test('text typed into the search before its script comes is not lost', async ({ page }) => {
  const { letGo, fetched } = aSlowLine()
  await openWithoutLazyParts(page, '/', fetched)
  const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first()
  await box.click()
  await page.keyboard.type('helmet')
  letGo()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(box).toHaveValue('helmet')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search/?q=helmet')
})

test('the arrow of a menu entry opens the whole menu until its script comes', async ({ page }) => {
  const complaints = complaintsOf(page)
  const { letGo, fetched } = aSlowLine()
  await openWithoutLazyParts(page, '/', fetched)
  const arrow = page.getByRole('button', { name: 'Road, open submenu' })
  await arrow.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await sheet.getByText('Road', { exact: true }).click()
  await expect(sheet.getByRole('link', { name: 'All road bikes' })).toBeVisible()
  letGo()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(async () => {
    await arrow.press('Enter')
    await expect(arrow).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
  }).toPass()
  await expect(sheet).toBeHidden()
  expect(complaints).toEqual([])
})

test('the menu works before any script has come', async ({ page }) => {
  const { fetched } = aSlowLine()
  await page.route(/\/assets\/framework-[^/]+\.js$/, fetched)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Road, open submenu' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await sheet.getByText('Road', { exact: true }).click()
  await sheet.getByRole('link', { name: 'Endurance' }).click()
  await expect(page).toHaveURL('/bikes/road/endurance/')
})

test('a chunk that is lost does not hold up the next page', async ({ page }) => {
  const complaints = complaintsOf(page)
  await openWithoutLazyParts(page, '/bikes/road/', (route) => route.abort())
  await page.getByRole('link', { name: 'Wold SL 105', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wold SL 105' })).toBeVisible()
  await expect(isSameDocument(page)).not.toBeAttached()
  expect(complaints.filter((each) => !lazyChunk.test(each))).toEqual([])
})

test('a filter ticked before hydration is applied after it', async ({ page }) => {
  const { letGo, fetched } = aSlowLine()
  await page.route(/\/assets\/[^/]+\.js$/, fetched)
  await page.goto('/bikes/road/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('checkbox', { name: /^Aero/ }).check()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price')
  letGo()
  await expect(page).toHaveURL('/bikes/road/?discipline=aero&sort=price')
  await expect(page.getByRole('checkbox', { name: /^Aero/ })).toBeChecked()
})

test('a price typed before hydration is applied with Enter', async ({ page }) => {
  const { letGo, fetched } = aSlowLine()
  await page.route(/\/assets\/[^/]+\.js$/, fetched)
  await page.goto('/bikes/road/', { waitUntil: 'domcontentloaded' })
  const price = page.getByRole('textbox', { name: 'Minimum price' })
  await price.fill('3000')
  letGo()
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
  await expect(price).toHaveValue('3000')
  await price.press('Enter')
  await expect(page).toHaveURL('/bikes/road/?price=3000_')
})

test('a colour chosen on a card whose script is still to come leads to the bike in that colour', async ({
  page,
}) => {
  const { fetched } = aSlowLine()
  await page.route(/\/assets\/home-sections-[^/]+\.js$/, fetched)
  await openWithoutLazyParts(page, '/', (route) => route.continue())
  const dot = page.locator('article').getByRole('group').first().getByRole('button').nth(1)
  const colour = await dot.getAttribute('value')
  await dot.click()
  await expect(page).toHaveURL(new RegExp(`\\?colour=${colour}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('Back to the foot of a bike’s page restores the position', async ({ page }) => {
  await openAlive(page, '/bikes/road/')
  await page.getByRole('link', { name: 'Wold SL 105', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wold SL 105' })).toBeVisible()
  const other = page.getByRole('link', { name: 'Crest helmet', exact: true }).first()
  // The click scrolls too, so it alone knows from where the page was left.
  await page.evaluate(() => {
    const keep = () => (document.documentElement.dataset.leftFrom = String(window.scrollY))
    window.addEventListener('click', keep, { capture: true })
  })
  await other.click()
  const place = Number(await page.locator('html').getAttribute('data-left-from'))
  expect(place).toBeGreaterThan(1_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Crest helmet' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Wold SL 105' })).toBeVisible()
  // A phone scrolls by parts of a pixel, and is put back by whole ones.
  const distance = () => page.evaluate((from) => Math.abs(window.scrollY - from), place)
  await expect.poll(distance).toBeLessThanOrEqual(1)
})

for (const { line, chunk } of [
  { line: '', chunk: /^never$/ },
  { line: ', though its script comes last', chunk: /\/assets\/child-bike\.page-[^/]+\.js$/ },
]) {
  test(`a link to one part of a bike’s page leads to that part${line}`, async ({ page }) => {
    const { letGo, fetched } = aSlowLine()
    await page.route(chunk, fetched)
    await openWithoutLazyParts(page, '/bikes/road/', (route) => route.continue())
    const link = page.getByRole('link', { name: 'Wold SL 105', exact: true })
    // Only the retailer's own texts link to a part of a page, so a link of the shop is turned into one.
    await link.evaluate((a) => a.setAttribute('href', '/wold-sl-105/#geometry'))
    await link.click()
    letGo()
    await expect(page).toHaveURL('/wold-sl-105/#geometry')
    await expect(page.locator('#geometry')).toBeInViewport()
    await expect(isSameDocument(page)).toBeAttached()
  })
}

const untilIdle = () =>
  new Promise<void>((done) => {
    requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => done())))
  })

for (const { path, part } of [
  { path: '/wold-sl-105-di2/', part: 'Find your size' },
  { path: '/calder-lane-jersey/', part: 'Size chart' },
]) {
  test(`${part} stays on the page of a visitor who only reads`, async ({ page }) => {
    const stock = page.waitForResponse(/\/catalog\/stock/)
    await page.goto(path)
    await (await stock).finished()
    // The new stock is rendered after its answer, before the page is idle.
    await page.evaluate(untilIdle)
    await expect(page.locator('summary').filter({ hasText: part })).toBeVisible()
  })
}
