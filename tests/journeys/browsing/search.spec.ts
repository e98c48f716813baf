import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { agreesTo } from '../helpers/decided.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { complaintsOf, once, openAlive, overflowOf, reads } from '../helpers/visit.ts'

const words = {
  en: {
    box: 'Search the shop',
    open: 'Open search',
    typed: 'grav',
    category: /^Gravel\s*Bikes$/,
    categoryPath: '/bikes/gravel/',
    all: 'All results for “grav”',
    product: 'crest helmet',
    productPath: '/crest-helmet/',
    results: 'Results for “helmet”',
    query: 'helmet',
    misspelt: 'gravle tyre',
    corrected: 'No results for “gravle”. Showing results for “gravel”.',
    lost: 'Nothing found for “qqxyzzy”.',
    sort: 'Sort by',
    bestMatch: 'Best match',
    start: 'What are you looking for?',
    recent: 'Recent searches',
    clear: /^Clear/,
    browse: 'Browse',
    unknown: 'mudgarrdes',
    guess: 'Did you mean',
  },
  de: {
    box: 'Im Shop suchen',
    open: 'Suche öffnen',
    typed: 'ruckl',
    category: /^Rücklichter/,
    categoryPath: '/accessories/lights/rear/',
    all: 'Alle Ergebnisse für „ruckl“',
    product: 'helm crest',
    productPath: '/crest-helmet/',
    results: 'Ergebnisse für „Helm“',
    query: 'Helm',
    misspelt: 'Schutzbelche',
    corrected:
      'Keine Ergebnisse für „Schutzbelche“. Angezeigt werden Ergebnisse für „Schutzbleche“.',
    lost: 'Nichts gefunden für „qqxyzzy“.',
    sort: 'Sortieren nach',
    bestMatch: 'Beste Treffer',
    start: 'Was suchst du?',
    recent: 'Zuletzt gesucht',
    clear: /^Löschen/,
    browse: 'Stöbern',
    unknown: 'Sattelltaschchen',
    guess: 'Meintest du',
  },
} as const

/** The box as the window shows it: in the header, or in a sheet behind a button. */
async function searchBox(page: Page, w: (typeof words)[keyof typeof words]) {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1280
  if (isNarrow) await page.getByRole('button', { name: w.open }).click()
  const place = page.getByRole(isNarrow ? 'dialog' : 'banner')
  // A plain box until somebody turns to it, then one with a list.
  return place
    .getByRole('searchbox', { name: w.box })
    .or(place.getByRole('combobox', { name: w.box }))
}

inEachLanguage(words, (w) => {
  test('suggestions appear while typing, follow the arrow keys and include categories', async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, '/')
    const box = await searchBox(page, w)
    await box.pressSequentially(w.typed)
    const list = page.getByRole('listbox')
    await expect(list.getByRole('option', { name: w.category })).toBeVisible()
    expect(await list.getByRole('option').count()).toBeLessThanOrEqual(10)
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page, 'search:has([role=listbox])')
    await box.press('ArrowUp')
    await expect(list.getByRole('option', { name: w.all })).toHaveAttribute('aria-selected', 'true')
    await box.press('Escape')
    await expect(list).toBeHidden()
    await expect(box).toHaveValue(w.typed)
    await box.press('ArrowDown')
    await box.press('ArrowDown')
    await expect(list.getByRole('option', { selected: true })).toHaveCount(1)
    await expect(box).toHaveAttribute('aria-activedescendant', /.+/)
    await list.getByRole('option', { name: w.category }).click()
    await expect(page).toHaveURL(w.categoryPath)
    expect(complaints).toEqual([])
  })

  test(
    'the search of a phone opens with the cursor in its field',
    once.onPhone,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openAlive(page, '/')
      const box = await searchBox(page, w)
      await expect(box).toBeFocused()
      await page.keyboard.type('bell')
      await expect(box).toHaveValue('bell')
    },
  )

  test(
    'an empty search box of a phone shows last searches, which can be cleared, and categories',
    once.onPhone,
    async ({ page, context }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await agreesTo(context, 'preferences')
      await openAlive(page, `/search/?q=${w.query}`)
      // A search is remembered once it is known that the visitor is not in a store.
      await expect
        .poll(() => page.evaluate(() => window.localStorage.getItem('recent_searches')))
        .toContain(w.query)
      await openAlive(page, '/')
      const box = await searchBox(page, w)
      const sheet = page.getByRole('dialog')
      await expect(box).toBeFocused()
      const recent = sheet.getByRole('region', { name: w.recent })
      await expect(recent.getByRole('link', { name: w.query })).toBeVisible()
      await expect(sheet.getByRole('region', { name: w.browse }).getByRole('link')).toHaveCount(4)
      await expectAccessible(page, 'dialog[open]')
      // Behind the sheet the page has no scroll bar, and is as much narrower.
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await recent.getByRole('button', { name: w.clear }).click()
      await expect(recent).toBeHidden()
      await expect(box).toBeFocused()
      await sheet.getByRole('region', { name: w.browse }).getByRole('link').first().click()
      await expect(sheet).toBeHidden()
    },
  )

  test('a product is found by its name from the keyboard alone', async ({ page }) => {
    await openAlive(page, '/')
    const box = await searchBox(page, w)
    // The suggestions for half the name come first, and are replaced.
    const answer = page.waitForResponse(
      (response) => new URL(response.url()).searchParams.get('q') === w.product,
    )
    await box.pressSequentially(w.product)
    await answer
    const products = page.getByRole('option').filter({ has: page.locator('img') })
    await expect(products.first()).toContainText(/crest/i)
    for (let step = 0; step < 9; step += 1) {
      if ((await products.first().getAttribute('aria-selected')) === 'true') break
      await box.press('ArrowDown')
    }
    await box.press('Enter')
    await expect(page).toHaveURL(w.productPath)
  })

  test('results are filtered and sorted like any listing, and Back goes back', async ({ page }) => {
    await openAlive(page, '/')
    const box = await searchBox(page, w)
    await box.fill(w.query)
    await box.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.results)
    await expect(page.getByLabel(w.sort)).toHaveValue('position')
    await expect(page.getByLabel(w.sort).getByText(w.bestMatch)).toBeAttached()
    await page.getByLabel(w.sort).selectOption('price')
    await expect(page).toHaveURL(new RegExp(`q=${w.query}&sort=price`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.results)
    await page.goBack()
    await expect(page.getByLabel(w.sort)).toHaveValue('position')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })

  test('a typing error is corrected, and the page says so', async ({ page }) => {
    await page.goto(`/search/?q=${w.misspelt}`)
    await expect(page.getByRole('status').filter({ hasText: w.corrected })).toBeVisible()
    await expect(page.getByRole('searchbox').last()).toHaveValue(w.misspelt)
  })

  test('a search without results keeps the query and suggests where to begin', async ({ page }) => {
    await page.goto('/search/?q=qqxyzzy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.lost)
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('qqxyzzy')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Gravel', exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })

  test('a spelling that finds nothing is guessed, and the guess leads to products', async ({
    page,
  }) => {
    await page.goto(`/search/?q=${w.unknown}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(w.unknown)
    const guess = page.getByRole('status').filter({ hasText: w.guess })
    await expectAccessible(page)
    await guess.getByRole('link').first().click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(w.unknown)
  })

  test('before a search the page shows the categories', async ({ page }) => {
    await page.goto('/search/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.start)
    await expectAccessible(page)
  })
})

test('Tab to the button closes the suggestions, and no row stays selected', async ({
  page,
  context,
}) => {
  await reads(context, 'en')
  await openAlive(page, '/search/')
  const main = page.getByRole('main')
  const box = main.getByLabel(words.en.box)
  await box.pressSequentially(words.en.typed)
  await expect(main.getByRole('listbox')).toBeVisible()
  await box.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant')
  await box.press('Tab')
  await expect(main.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
  await expect(main.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Shift+Tab')
  await expect(main.getByRole('listbox')).toBeVisible()
  await expect(box).not.toHaveAttribute('aria-activedescendant')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('searching, filtering and sorting are plain forms', async ({ page, context }) => {
    await reads(context, 'en')
    await page.goto('/search/')
    const box = page.getByRole('main').getByRole('searchbox', { name: words.en.box })
    await box.fill('helmet')
    await box.press('Enter')
    await expect(page).toHaveURL('/search/?q=helmet')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.results)
  })
})
