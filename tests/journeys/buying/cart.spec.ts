import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { complaintsOf, once, openAlive, reads } from '../helpers/visit.ts'
import { drawerOf } from '../helpers/cart-drawer.ts'

const words = {
  en: {
    add: 'Add to cart',
    choose: 'Choose a size',
    title: 'Your cart',
    open: /^(?:Open cart|Cart, )/,
    two: 'Cart, 2 items',
    quantity: 'Quantity of Crest helmet',
    more: 'One more',
    codeOpen: 'Add a discount code',
    code: 'Discount code',
    apply: 'Apply',
    invalid: 'This discount code is not valid. Please check it and try again.',
    total: 'Total',
    chooseSize: 'Please choose a size first.',
  },
  de: {
    add: 'In den Warenkorb',
    choose: 'Größe wählen',
    title: 'Dein Warenkorb',
    open: /^(?:Warenkorb öffnen|Warenkorb, )/,
    two: 'Warenkorb, 2 Artikel',
    quantity: 'Menge von Helm Crest',
    more: 'Eins mehr',
    codeOpen: 'Gutscheincode eingeben',
    code: 'Gutscheincode',
    apply: 'Einlösen',
    invalid: 'Dieser Gutscheincode ist ungültig. Bitte prüfe ihn und versuche es noch einmal.',
    total: 'Gesamt',
    chooseSize: 'Wähle bitte zuerst eine Größe.',
  },
} as const

inEachLanguage(words, (w) => {
  const addHelmet = async (page: Page) => {
    await openAlive(page, '/crest-helmet/?size=M')
    await page.getByRole('main').getByRole('button', { name: w.add }).first().click()
    await expect(drawerOf(page)).toBeVisible()
  }

  test('an added item is in the cart that opens, and is still there after a reload', async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await addHelmet(page)
    const drawer = drawerOf(page)
    await expect(drawer.getByText(w.total, { exact: true })).toBeVisible()
    await expect(page.locator('body')).toHaveClass(/menu-open/)
    await drawer.getByRole('button', { name: w.more }).click()
    await expect(drawer.getByRole('spinbutton', { name: w.quantity })).toHaveValue('2')
    await expect(drawer.locator('[aria-busy]')).toHaveCount(0)
    await expectAccessible(page, '#cart')
    const inDrawer = await drawer.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(inDrawer).toBe(0)
    await page.reload()
    await expect(page.getByRole('button', { name: w.two })).toBeVisible()
    await expect(page.locator('body')).not.toHaveClass(/menu-open/)
    expect(complaints).toEqual([])
  })

  test('a wrong coupon code is reported, a valid one reduces the total', async ({ page }) => {
    await addHelmet(page)
    const drawer = drawerOf(page)
    await drawer.getByText(w.codeOpen).click()
    await drawer.getByLabel(w.code).fill('nonsense')
    await drawer.getByRole('button', { name: w.apply }).click()
    await expect(drawer.getByText(w.invalid)).toBeVisible()
    await expectAccessible(page, '#cart')
    await drawer.getByLabel(w.code).fill('welcome10')
    await drawer.getByRole('button', { name: w.apply }).click()
    await expect(drawer.getByText('WELCOME10')).toBeVisible()
    await expect(drawer.locator('dd').nth(1)).toContainText('−')
  })

  test('a bike needs a size first', once.onPhone, async ({ page }) => {
    await openAlive(page, '/causey-725-105/')
    await page.getByRole('main').getByRole('button', { name: w.choose }).first().click()
    await expect(page.getByText(w.chooseSize)).toBeInViewport()
    await expect(page.getByRole('radio', { name: /^XS/ })).toBeFocused()
    await openAlive(page, '/causey-725-105/?size=M')
    await page.getByRole('main').getByRole('button', { name: w.add }).first().click()
    await expect(page).toHaveURL(/\/causey-725-105\/review\/\?bike=/)
    await expect(page.getByRole('heading', { level: 1, name: 'Causey 725 105' })).toBeVisible()
  })
})

test('two tabs agree about the cart', async ({ context, page }) => {
  await reads(context, 'en')
  const other = await context.newPage()
  await openAlive(other, '/crest-helmet/?size=M')
  await openAlive(page, '/crest-helmet/?size=M')
  for (let presses = 0; presses < 2; presses += 1) {
    await page.getByRole('main').getByRole('button', { name: words.en.add }).click()
    await expect(drawerOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawerOf(page)).toBeHidden()
  }
  await expect(other.getByRole('button', { name: words.en.two })).toBeVisible()
})

test('a visitor without a cart causes no call for one', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/nuxt/api/cart/')) calls.push(request.url())
  })
  await openAlive(page, '/crest-helmet/?size=M')
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test('a shopper abroad sees delivery in the cart, and that duty is in the price', async ({
  page,
  context,
}) => {
  await reads(context, 'en')
  await openAlive(page, '/crest-helmet/?country=de&size=M')
  await expect(page.getByText('Including duty and 19% tax')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: words.en.add }).click()
  const drawer = drawerOf(page)
  await expect(drawer.getByText('Delivery (Germany)')).toBeVisible()
  await expect(drawer.getByText('duty')).toBeHidden()
})
