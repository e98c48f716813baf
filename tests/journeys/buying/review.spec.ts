import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { complaintsOf, once, openAlive, overflowOf, reads } from '../helpers/visit.ts'
import { drawerOf } from '../helpers/cart-drawer.ts'

const bike = '/wold-sl-105/'
const words = {
  en: {
    add: 'Add to cart',
    inCart: 'In your cart',
    pedals: 'Calder Either-Or pedals',
    tool: 'Pawl Ten',
    addThing: (name: string) => `Add ${name}`,
    undo: (name: string) => `Undo: ${name}`,
    helmet: 'Choose size: Crest helmet',
    three: 'Cart, 3 items',
    openCart: 'Open cart',
    remove: 'Remove Wold SL 105',
    gone: 'This bike is not in your cart',
    back: 'Back to the Wold SL 105',
    checkout: 'Go to checkout',
    parts: /^All \d+ parts$/,
    offline: 'No connection. Your cart is safe; please try again.',
  },
  de: {
    add: 'In den Warenkorb',
    inCart: 'Im Warenkorb',
    pedals: 'Pedale Calder Either-Or',
    tool: 'Pawl Ten',
    addThing: (name: string) => `Hinzufügen: ${name}`,
    undo: (name: string) => `Rückgängig: ${name}`,
    helmet: 'Größe wählen: Helm Crest',
    three: 'Warenkorb, 3 Artikel',
    openCart: 'Zum Warenkorb',
    remove: 'Wold SL 105 entfernen',
    gone: 'Dieses Rad liegt nicht in deinem Warenkorb',
    back: 'Zurück zum Wold SL 105',
    checkout: 'Zur Kasse',
    parts: /^Alle \d+ Teile$/,
    offline: 'Keine Verbindung. Dein Warenkorb ist gespeichert. Bitte versuche es noch einmal.',
  },
} as const

inEachLanguage(words, (w) => {
  const button = (page: Page, name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true })
  const addBike = async (page: Page) => {
    await openAlive(page, `${bike}?size=M`)
    await button(page, w.add).first().click()
    await expect(page).toHaveURL(/\/wold-sl-105\/review\/\?bike=[\da-f]{16}$/)
    await expect(page.getByRole('main').getByText(w.inCart, { exact: true })).toBeVisible()
  }

  test('a bike and two additions, one of them removed again, then the cart', async ({ page }) => {
    const complaints = complaintsOf(page)
    await addBike(page)
    await expect(drawerOf(page)).toBeHidden()
    await button(page, w.addThing(w.pedals)).click()
    await expect(button(page, w.undo(w.pedals))).toBeFocused()
    await button(page, w.addThing(w.tool)).click()
    await expect(page.getByRole('button', { name: w.three })).toBeVisible()
    await button(page, w.undo(w.tool)).click()
    await expect(button(page, w.addThing(w.tool))).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await page.reload()
    await expect(button(page, w.undo(w.pedals))).toBeVisible()
    await expect(button(page, w.addThing(w.tool))).toBeVisible()
    await button(page, w.openCart).first().click()
    const drawer = drawerOf(page)
    await expect(drawer.getByRole('heading', { name: w.pedals })).toBeVisible()
    await expect(drawer.getByRole('heading', { name: w.tool })).toBeHidden()
    expect(complaints).toEqual([])
  })

  test(
    'a phone folds the parts, and its additions are pushed sideways',
    once.onPhone,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await addBike(page)
      const frame = page.locator('#build th').first()
      await expect(frame).toBeHidden()
      await page.getByText(w.parts).click()
      await expect(frame).toBeVisible()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
    },
  )

  test('an addition that cannot be added says so in its row', once.onDesktop, async ({ page }) => {
    await addBike(page)
    await page.route('**/cart/add-item', (route) => route.abort())
    await button(page, w.addThing(w.tool)).click()
    const thing = page.getByRole('listitem').filter({ hasText: w.tool })
    await expect(thing.getByRole('alert')).toHaveText(w.offline)
    await page.unroute('**/cart/add-item')
    await button(page, w.addThing(w.tool)).click()
    await expect(button(page, w.undo(w.tool))).toBeVisible()
    await expect(thing.getByRole('alert')).toBeHidden()
  })

  test('a bike removed from the cart has no review, and Back leads to the bike', async ({
    page,
  }) => {
    await addBike(page)
    await button(page, w.openCart).first().click()
    await drawerOf(page).getByRole('button', { name: w.remove }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: w.gone })).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(page).toHaveURL(`${bike}?size=M`)
    await page.goForward()
    await page.getByRole('link', { name: w.back }).click()
    await expect(page).toHaveURL(bike)
  })

  test(
    'a helmet needs its size, and leads back to the bike it is for',
    once.onPhone,
    async ({ page }) => {
      await addBike(page)
      const review = page.url()
      await page.getByRole('main').getByRole('link', { name: w.helmet, exact: true }).click()
      await expect(page).toHaveURL(/crest-helmet/)
      await page.getByRole('main').getByRole('radio', { name: /^L \(/ }).click()
      await expect(page).toHaveURL(/size=L/)
      await button(page, w.add).click()
      await expect(page).toHaveURL(review)
      await expect(drawerOf(page)).toBeHidden()
      await expect(page.getByRole('button', { name: /, 2 / })).toBeVisible()
    },
  )
})

test('a second click while the review loads does not add the bike twice', async ({
  context,
  page,
}) => {
  await reads(context, 'en')
  await openAlive(page, `${bike}?size=M`)
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/review\/_payload\.json/, async (route) => {
    await isLetThrough
    await route.continue()
  })
  let times = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/cart/add-bike')) times += 1
  })
  const add = page.getByRole('main').getByRole('button', { name: words.en.add })
  await add.press('Enter')
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await add.press('Enter')
  letThrough()
  await expect(page).toHaveURL(/\/review\//)
  expect(times).toBe(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a bike and its additions are added, removed and paid for by plain forms', async ({
    context,
    page,
  }) => {
    await reads(context, 'en')
    const w = words.en
    await page.goto(`${bike}?size=M`)
    await page.getByRole('main').getByRole('button', { name: w.add }).first().click()
    await expect(page).toHaveURL(/\/wold-sl-105\/review\/\?bike=[\da-f]{16}$/)
    const review = page.url()
    await page.getByRole('button', { name: w.addThing(w.pedals) }).click()
    await expect(page).toHaveURL(`${review}#additions`)
    await page.getByRole('button', { name: w.undo(w.pedals) }).click()
    await expect(page.getByRole('button', { name: w.addThing(w.pedals) })).toBeVisible()
    await page.getByRole('button', { name: w.checkout }).first().click()
    // A fragment stays through a redirect.
    await expect(page).toHaveURL('/checkout/#additions')
  })
})
