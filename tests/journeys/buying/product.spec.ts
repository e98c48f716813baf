import { expect, test, type Page } from '../helpers/journey.ts'
import { agreesTo } from '../helpers/decided.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { complaintsOf, livesIn, once, openAlive, overflowOf } from '../helpers/visit.ts'

const bike = '/wold-sl-105-di2/'
const words = {
  en: {
    colour: 'Colour',
    size: 'Size',
    finder: 'Find your size',
    height: 'Height (cm, or ft and in)',
    inseam: 'Inside leg (cm or in)',
    find: 'Find my size',
    yourSize: 'Your size',
    between: /You are between M and L/,
    chosen: /We have chosen size M/,
    stack: 'Stack',
    geometry: 'Geometry of every size',
    recent: 'Recently viewed',
    notSold: /Not available in your country \(United States\)/,
  },
  de: {
    colour: 'Farbe',
    size: 'Größe',
    finder: 'Welche Größe passt mir?',
    height: 'Körpergröße in cm',
    inseam: 'Schrittlänge in cm',
    find: 'Größe finden',
    yourSize: 'Deine Größe',
    between: /Du liegst zwischen M und L/,
    chosen: /Wir haben Größe M/,
    stack: 'Stack',
    geometry: 'Geometrie aller Größen',
    recent: 'Zuletzt angesehen',
    notSold: /In dein Land \(Vereinigte Staaten\) können wir das nicht liefern/,
  },
} as const

const stage = (page: Page) => page.locator('#view-shared img')

inEachLanguage(words, (labels) => {
  test('a chosen colour and size are in the URL and survive a reload', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, bike)
    const before = await stage(page).getAttribute('src')
    const colours = page.getByRole('radiogroup', { name: labels.colour }).getByRole('radio')
    await colours.nth(1).click()
    await expect(page).toHaveURL(/\?colour=[\w-]+$/)
    const colour = new URL(page.url()).searchParams.get('colour') ?? ''
    await expect(colours.nth(1)).toBeChecked()
    await expect(stage(page)).not.toHaveAttribute('src', before ?? '')
    const sizes = page.getByRole('radiogroup', { name: labels.size }).getByRole('radio')
    await sizes.filter({ hasText: /^L/ }).click()
    await expect(page).toHaveURL(new RegExp(`colour=${colour}&size=L`))
    await expect(stage(page)).toHaveAttribute('src', new RegExp(`/${colour}/L\\.svg`))
    await expect(page.locator('[data-chosen-sku]')).toHaveAttribute(
      'data-chosen-sku',
      `WOLDSL-105DI2-L-${colour.toUpperCase().replaceAll('-', '')}`,
    )
    await page.reload()
    await expect(sizes.filter({ hasText: /^L/ })).toBeChecked()
    expect(complaints).toEqual([])
    expect(await overflowOf(page)).toBe(0)
  })

  test('the size finder gives a rider between two sizes both, with the numbers', async ({
    page,
  }) => {
    await openAlive(page, bike)
    // The link beside the sizes opens the form below them.
    await page.getByRole('link', { name: labels.finder }).click()
    await page.getByLabel(labels.height).fill('178')
    await page.getByLabel(labels.inseam).fill('84')
    await page.getByRole('button', { name: labels.find }).click()
    await expect(page.getByText(labels.between)).toBeVisible()
    await expect(page.getByText(/742\smm/)).toBeVisible()
    await expect(page.getByText(labels.yourSize, { exact: true })).toHaveCount(2)
    await expect(page.getByText(labels.chosen)).toBeInViewport()
    await expect(page).toHaveURL(/size=M/)
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page, '#content')
    await page.getByLabel(labels.height).fill('17')
    await page.getByRole('button', { name: labels.find }).click()
    await expect(page.getByLabel(labels.height)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(labels.between)).toBeHidden()
  })

  test('a URL that names a view opens the gallery there', once.onPhone, async ({ page }) => {
    await openAlive(page, `${bike}#view-detail-wheel`)
    await expect(page.locator('#view-detail-wheel')).toBeInViewport()
    await expect(page.locator('a[href="#view-detail-wheel"]')).toHaveAttribute(
      'aria-current',
      'true',
    )
  })

  test(
    'a row of the geometry highlights its dimension in the drawing',
    once.onDesktop,
    async ({ page }) => {
      await openAlive(page, bike)
      const row = page
        .getByRole('region', { name: labels.geometry })
        .getByRole('button', { name: labels.stack, exact: true })
      const measure = page.locator('g[data-dim="stack"]')
      const other = page.locator('g[data-dim="reach"]')
      await row.focus()
      await expect(measure).toHaveCSS('opacity', '1')
      await expect(measure).toHaveCSS('color', 'rgb(26, 79, 234)')
      await expect(other).toHaveCSS('opacity', '0.16')
    },
  )

  test(
    'recently viewed products are at the foot of the page',
    once.onPhone,
    async ({ page, context }) => {
      await agreesTo(context, 'preferences')
      // A product is remembered once it is known that the visitor is not in a store.
      const viewed = () =>
        page.evaluate(() => window.localStorage.getItem('recently_viewed')?.split(' ').length)
      await openAlive(page, '/ginnel-flood-sealant/')
      await expect.poll(viewed).toBe(1)
      await openAlive(page, '/keld-ti/')
      await expect.poll(viewed).toBe(2)
      await openAlive(page, bike)
      const recent = page.getByRole('region', { name: labels.recent })
      await expect(recent.getByRole('heading', { level: 3 })).toHaveCount(2)
      await expect(recent.getByRole('heading', { level: 3 }).first()).toHaveText('Keld Ti')
      // A product sold by volume shows the price of a litre wherever it has a price.
      await expect(recent.getByText(/\d.*\/l$/)).toHaveCount(1)
    },
  )

  test('the page of an e-bike is open to all countries', once.onPhone, async ({ page }) => {
    await openAlive(page, '/causey-al-e-105/')
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page, '#content')
  })

  test(
    'a bike that cannot be sent to a country says so',
    once.onDesktop,
    async ({ page, context }) => {
      await livesIn(context, 'us')
      await openAlive(page, '/snicket-e-cues/')
      await expect(page.getByText(labels.notSold)).toBeVisible()
      await expect(page.locator('[data-chosen-sku]')).toHaveCount(0)
    },
  )
})

for (const { window, width, opensWith } of [
  { window: 'a phone', width: 390, opensWith: /^\/img\/w_(?:640|960),b_stone100\// },
  { window: 'a wide window', width: 1440, opensWith: /^\/img\/bike\// },
]) {
  test(`${window} fetches one picture of the bike it opens, the right one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const fetched: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\/wold-sl-105\/[a-z]+\.svg$/.test(pathname)) fetched.push(pathname)
    })
    await page.goto('/wold-sl-105/')
    await expect(
      page.getByRole('img', { name: 'Wold SL 105 in Reservoir', exact: true }),
    ).toBeVisible()
    await page.waitForLoadState('networkidle')
    const large = fetched.filter((path) => !path.includes('/w_160') && !path.includes('/w_320'))
    expect(large).toEqual([expect.stringMatching(opensWith)])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('colour, size and size finder work by plain links and a form', async ({ page }) => {
    await page.goto(bike)
    await page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio').nth(1).click()
    await page
      .getByRole('radiogroup', { name: 'Size' })
      .getByRole('radio')
      .filter({ hasText: /^M/ })
      .click()
    await expect(page).toHaveURL(/colour=[\w-]+&size=M/)
    await page.locator('summary').filter({ hasText: 'Find your size' }).click()
    await page.getByLabel('Height (cm, or ft and in)').fill('174')
    await page.getByLabel('Inside leg (cm or in)').fill('82')
    await page.getByRole('button', { name: 'Find my size' }).click()
    await expect(page).toHaveURL(/height=174/)
    await expect(page.getByText('Your size is M.')).toBeVisible()
    await expect(page).toHaveURL(/colour=[\w-]+&size=M/)
  })
})
