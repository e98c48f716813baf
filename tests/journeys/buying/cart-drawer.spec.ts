import { expect, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { call } from '../helpers/call.ts'
import { atHomeInEachLanguage } from '../helpers/in-each-language.ts'
import { openAlive } from '../helpers/visit.ts'
import { drawerOf } from '../helpers/cart-drawer.ts'

const words = {
  en: {
    country: 'gb',
    add: 'Add to cart',
    missing: /^Spend £\d+(?:\.\d\d)? more for free parcel delivery /,
    suggestions: 'Pairs well with what’s in your cart',
    addIt: /^Add /,
    options: '1 option chosen',
    saddle: /^Saddle: /,
    returns: '14 days to change your mind.',
    returnsLink: 'How returns work',
    delivered: /^Delivered between /,
    empty: 'Your cart is empty',
    remove: /^Remove /,
    bikes: 'See bikes ready to dispatch',
  },
  de: {
    country: 'de',
    add: 'In den Warenkorb',
    missing: /^Noch \d+(?:,\d\d)?\s€ bis zum kostenlosen Paketversand /,
    suggestions: 'Passt gut dazu',
    addIt: /^Hinzufügen: /,
    options: '1 Option gewählt',
    saddle: /^Sattel: /,
    returns: '14 Tage Widerrufsrecht.',
    returnsLink: 'So geht die Rückgabe',
    delivered: /^Lieferung zwischen /,
    empty: 'Dein Warenkorb ist leer',
    remove: / entfernen$/,
    bikes: 'Schnell lieferbare Räder ansehen',
  },
} as const

/** A bike with a fade and another saddle. */
const paintedBike = [
  {
    sku: 'WOLDSL-105-M-SLATE',
    quantity: 1,
    ref: 'bike',
    selected_options: [btoa('bundle/59/PNT-FADE-INK/1'), btoa('bundle/14/SDL-MOOR-142/1')],
  },
  { sku: 'BBCOLOUR-FOG', quantity: 1, associated_ref: 'bike' },
]

atHomeInEachLanguage(words, (w) => {
  test('the cart says what is missing for free delivery and how to return it, and an emptied one leads on', async ({
    page,
  }) => {
    await openAlive(page, '/calder-bidon/')
    await page.getByRole('main').getByRole('button', { name: w.add }).first().click()
    const drawer = drawerOf(page)
    await expect(drawer.getByText(w.missing)).toBeVisible()
    await expect(drawer.getByText(w.delivered)).toBeVisible()
    await expect(drawer.getByText(w.returns)).toBeVisible()
    await expect(drawer.getByRole('link', { name: w.returnsLink })).toBeVisible()
    await expectAccessible(page, '#cart')
    await drawer.getByRole('button', { name: w.remove }).click()
    await expect(drawer.getByText(w.empty)).toBeVisible()
    await expectAccessible(page, '#cart')
    await drawer.getByRole('link', { name: w.bikes }).click()
    await expect(page).toHaveURL(/\/bikes\/\?fast_delivery=yes$/)
    await expect(page.locator('article').first()).toBeVisible()

    await openAlive(page, '/checkout/')
    await expect(page.getByRole('heading', { level: 1, name: w.empty })).toBeVisible()
    await expectAccessible(page)
  })

  test('the cart suggests two things for its painted bike, and one press adds one of them', async ({
    page,
  }) => {
    await call(page, 'cart/add-bike', { cartItems: paintedBike })
    await openAlive(page, '/cookies/')
    await page.getByRole('button', { name: /^(?:Cart|Warenkorb), 1/ }).click()
    const suggestions = drawerOf(page).getByRole('region', { name: w.suggestions })
    const buttons = suggestions.getByRole('button', { name: w.addIt })
    await expect(buttons).toHaveCount(2)
    await drawerOf(page).getByText(w.options).click()
    await expect(drawerOf(page).getByText(w.saddle)).toBeVisible()
    await expectAccessible(page, '#cart')
    const name = (await suggestions.getByRole('heading', { level: 4 }).first().textContent()) ?? ''
    await buttons.first().click()
    const lines = drawerOf(page).getByRole('heading', { level: 3, name, exact: true })
    await expect(lines).toBeVisible()
    await expect(suggestions.getByRole('heading', { level: 4, name, exact: true })).toBeHidden()
    await expect(suggestions.getByRole('heading', { level: 3 })).toBeFocused()
  })
})

test('the drawer reaches the edge of a window with a scrollbar, and the page stays where it is', async ({
  baseURL,
  playwright,
}) => {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {}
  const browser = await playwright.chromium.launch({
    ...(executablePath && { executablePath }),
    ...(args && { args }),
    // Playwright hides scrollbars, and this journey is about their width.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await openAlive(page, `${baseURL}/`)
  const leftOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left)
  const widths = () =>
    page.evaluate(() => [window.innerWidth, document.documentElement.clientWidth] as const)
  const [inner, client] = await widths()
  expect(inner - client).toBeGreaterThan(0)
  const before = [await leftOf('main h1'), await leftOf('header a')]
  for (const button of ['Open cart', /^Delivery country/]) {
    await page.getByRole('button', { name: button }).first().click()
    const drawer = page.locator('dialog:modal')
    await expect
      .poll(() => drawer.evaluate((element) => element.getBoundingClientRect().right))
      .toBe(inner)
    expect(await widths()).toEqual([inner, inner])
    expect([await leftOf('main h1'), await leftOf('header a')]).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    expect(await widths()).toEqual([inner, client])
    expect([await leftOf('main h1'), await leftOf('header a')]).toEqual(before)
  }
  await browser.close()
})
