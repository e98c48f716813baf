import { expect, type Page, type Route, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { comesFromHome, joins } from '../helpers/member.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { once, openAlive, reads } from '../helpers/visit.ts'
import { drawerOf } from '../helpers/cart-drawer.ts'

const words = {
  en: {
    cart: 'Your cart',
    openCart: /^(?:Open cart|Cart, )/,
    failed: 'We could not load your cart',
    offline: 'No connection. Your cart is safe; please try again.',
    tryAgain: 'Try again',
    empty: 'Your cart is empty',
    seeBikes: 'See bikes ready to dispatch',
    add: 'Add to cart',
    incomplete: /This page has not loaded completely/,
  },
  de: {
    cart: 'Dein Warenkorb',
    openCart: /^(?:Warenkorb öffnen|Warenkorb, )/,
    failed: 'Dein Warenkorb konnte nicht geladen werden',
    offline: 'Keine Verbindung. Dein Warenkorb ist gespeichert. Bitte versuche es noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    empty: 'Dein Warenkorb ist leer',
    seeBikes: 'Schnell lieferbare Räder ansehen',
    add: 'In den Warenkorb',
    incomplete: /Diese Seite ist noch nicht vollständig geladen/,
  },
} as const
type Words = (typeof words)[keyof typeof words]

const unknown = 'An unknown error occurred - main app'
const json = { contentType: 'application/json' }

type Failure = { name: string; fail: (route: Route) => Promise<void>; says: (w: Words) => string }
/** Each says something else than the one before it, so that its own answer is seen. */
const failures: Failure[] = [
  {
    name: 'fails with 500',
    fail: (route) =>
      route.fulfill({
        ...json,
        status: 500,
        body: JSON.stringify({ error: { message: unknown } }),
      }),
    says: () => unknown,
  },
  {
    name: 'is refused with a message of its own',
    fail: (route) =>
      route.fulfill({
        ...json,
        body: '{"cart":null,"errors":[{"message":"Stocktaking","code":"X"}]}',
      }),
    says: () => 'Stocktaking',
  },
  {
    name: 'gets the page of a proxy',
    fail: (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    says: () => unknown,
  },
  { name: 'is cut off', fail: (route) => route.abort(), says: (w) => w.offline },
  {
    name: 'gets an answer without a cart',
    fail: (route) => route.fulfill({ ...json, body: '{}' }),
    says: () => unknown,
  },
]

const fetchCart = '**/nuxt/api/cart/fetch-cart'

/** Comes as a shopper who has two pieces in a cart from an earlier visit. */
const hasCart = (page: Page) =>
  page.context().addCookies([
    { name: 'cart_id', value: 'a'.repeat(32), domain: 'localhost', path: '/' },
    { name: 'cart_hint', value: '2', domain: 'localhost', path: '/' },
  ])

inEachLanguage(words, (w, language) => {
  // On a phone a bar at the bottom has the button a second time.
  const addButton = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: w.add }).first()

  test('a cart that is not loaded says so, whatever the reason, and can be tried again', async ({
    page,
  }) => {
    await hasCart(page)
    await page.route(fetchCart, (route) => route.abort())
    await openAlive(page, '/accessories/')
    await page.getByRole('button', { name: w.openCart }).click()
    const drawer = drawerOf(page)
    await expect(drawer.getByText(w.failed)).toBeVisible()
    await expect(drawer.getByRole('alert')).toContainText(w.offline)
    await expectAccessible(page, '#cart')
    const tryAgain = () => drawer.getByRole('button', { name: w.tryAgain }).click()
    for (const { name, fail, says } of language === 'en' ? failures : []) {
      await page.unroute(fetchCart)
      await page.route(fetchCart, fail)
      await tryAgain()
      await expect(drawer.getByRole('alert'), name).toContainText(says(w))
      await expect(drawer.getByText(w.failed)).toBeVisible()
    }
    await page.unroute(fetchCart)
    await tryAgain()
    await expect(drawer.getByText(w.empty)).toBeVisible()
  })

  const paths = ['/accessories/', '/crest-helmet/', '/wold-sl-105-di2/']
  for (const path of language === 'en' ? paths : paths.slice(0, 1))
    test(`${path} works though its messages cannot be fetched`, async ({ page }) => {
      const warnings: string[] = []
      page.on('console', (message) => warnings.push(message.text()))
      await page.route('**/_i18n/**', (route) => route.abort())
      await openAlive(page, path)
      expect(warnings).toContain(`Failed loading messages for locale ${language}`)
      await page.getByRole('button', { name: w.openCart }).click()
      await expect(drawerOf(page).getByText(w.empty)).toBeVisible()
      await drawerOf(page).getByRole('link', { name: w.seeBikes }).click()
      await expect(page).toHaveURL(/\/bikes\/\?fast_delivery=yes$/)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    })

  test(
    'a helmet is added though the messages cannot be fetched',
    once.onPhone,
    async ({ page }) => {
      await page.route('**/_i18n/**', (route) => route.abort())
      await openAlive(page, '/crest-helmet/?size=M')
      await addButton(page).click()
      await expect(drawerOf(page).getByText('Crest').first()).toBeVisible()
    },
  )

  test('a page without its messages says so, and its button sends a form', async ({ page }) => {
    let isLost = true
    await page.route(/\/_i18n\/|\/assets\/(?:en|de)-/, (route) =>
      isLost ? route.abort() : route.continue(),
    )
    await page.goto('/crest-helmet/?size=M')
    const notice = page.getByRole('status').filter({ hasText: w.incomplete })
    await expect(notice).toBeVisible()
    isLost = false
    await addButton(page).click()
    await expect(page).toHaveURL('/checkout/')
    const lines = page.getByRole('main').getByText('Crest').filter({ visible: true })
    await expect(lines.first()).toBeVisible()
  })
})

test('the language found for a first visit is stored for a year, in the browser alone', async ({
  page,
  context,
}) => {
  const response = await page.goto('/accessories/')
  expect(response?.headers()).not.toHaveProperty('set-cookie')
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
})

test('a customer who has lost the time of expiry is renewed and greeted', async ({
  page,
  context,
}) => {
  await comesFromHome(context)
  await page.goto('/')
  await joins(page)
  await context.clearCookies({ name: 'customer_expire_time' })
  const renewal = page.waitForResponse('**/nuxt/api/auth/renew-token')
  await openAlive(page, '/')
  expect((await renewal).status()).toBe(200)
  await expect(page.getByRole('link', { name: /Ada/ })).toBeVisible()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).toContain('customer_expire_time')
})

test.describe('when a page breaks in the browser', () => {
  test.beforeEach(async ({ page, context }) => {
    await reads(context, 'en')
    // The home page without its data cannot be drawn.
    await page.route(/^[^?]*\/\/[^/]+\/_payload\.json/, (route) =>
      route.fulfill({
        json: { page: 'storefront/home/home', data: null, meta: { isPersonal: false } },
      }),
    )
    await openAlive(page, '/-/kit/')
    await page.getByRole('link', { name: 'Calder Cycles, home page' }).first().click()
  })

  test('the error page says so and links home', async ({ page }) => {
    await expect(page).toHaveTitle('500 - An unknown error occurred - main app')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, something went wrong.')
    await expectAccessible(page)
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Built to the millimetre.')
  })

  test.describe('of a crawler', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    })

    test('the page stays as the server sent it', async ({ page }) => {
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1, name: 'Kit' })).toBeVisible()
      await expect(page.getByText('Sorry, something went wrong.')).toHaveCount(0)
    })
  })
})

test('a crawler that asks for a missing page gets the page and its status', async ({ request }) => {
  const answer = await request.get('/no/such/page/', { headers: { 'user-agent': 'Googlebot/2.1' } })
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('Back to the shop')
})
