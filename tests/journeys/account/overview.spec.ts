import { expect, type Page, test } from '../helpers/journey.ts'
import { accountWords, fillAndSend, goTo, logsOut, main } from '../helpers/account-page.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { comesFromHome, joins, password } from '../helpers/member.ts'
import { placeOrder } from '../helpers/order-once.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { once, openAlive, overflowOf, reads } from '../helpers/visit.ts'

const words = {
  en: {
    ...accountWords.en,
    overview: 'Overview',
    view: 'View order',
    order: /^Order [\dA-Z]{4}-[\dA-Z]{4}$/,
    devices: 'Logged-in devices',
    here: 'This device',
    end: /^Log out of /,
    ended: 'That device has been logged out.',
    everywhere: 'Log out everywhere',
    profile: 'Profile',
    email: 'Email address',
    login: 'Log in',
  },
  de: {
    ...accountWords.de,
    overview: 'Übersicht',
    view: 'Bestellung ansehen',
    order: /^Bestellung [\dA-Z]{4}-[\dA-Z]{4}$/,
    devices: 'Angemeldete Geräte',
    here: 'Dieses Gerät',
    end: / abmelden$/,
    ended: 'Das Gerät ist abgemeldet.',
    everywhere: 'Überall abmelden',
    profile: 'Profil',
    email: 'E-Mail-Adresse',
    login: 'Anmelden',
  },
} as const

test.beforeEach(({ context }) => comesFromHome(context))

inEachLanguage(words, (w, language) => {
  test('a customer sees the latest order', async ({ page }) => {
    await joins(page)
    await placeOrder(page, 'gb', ['HLM-CREST-M-INK'])
    await openAlive(page, '/my-account/profile/')
    await goTo(page, w.menu, w.overview)
    await expect(page.getByRole('heading', { level: 1, name: w.overview })).toBeVisible()
    await expect(main(page).getByRole('region', { name: /Crest/ })).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await main(page).getByRole('link', { name: w.view }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.order })).toBeVisible()
  })

  test(
    'a customer logs out another device, then all of them',
    once.onPhone,
    async ({ page, browser }) => {
      const email = await joins(page)
      const other = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' })
      await comesFromHome(other)
      await reads(other, language)
      const phone = await other.newPage()
      const origin = test.info().project.use.baseURL ?? ''
      await phone.goto(`${origin}/auth/login/`)
      await fillAndSend(phone, { [w.email]: email, [w.password]: password }, w.login)
      await expect(phone.getByRole('heading', { level: 1, name: w.overview })).toBeVisible()

      await openAlive(page, '/my-account/profile/')
      const devices = main(page).getByRole('region', { name: w.devices })
      await expect(devices.getByRole('listitem')).toHaveCount(2)
      await expect(devices.getByText(w.here)).toHaveCount(1)
      await expectAccessible(page)
      await devices.getByRole('button', { name: w.end }).first().click()
      await expect(page.getByText(w.ended)).toBeVisible()
      await expect(devices.getByRole('listitem')).toHaveCount(1)
      await phone.goto(`${origin}/my-account/profile/`)
      await expect(phone.getByRole('heading', { level: 1, name: w.welcome })).toBeVisible()

      await devices.getByRole('button', { name: w.everywhere }).click()
      await expect(page.getByRole('heading', { level: 1, name: w.welcome })).toBeVisible()
      await other.close()
    },
  )
})

/** The header's words before any script file has run. */
const shownName = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('header a[href^="/my-account/"]')
    const label = button?.querySelector('[aria-hidden="true"]:last-child')
    return label ? getComputedStyle(label, '::before').content : null
  })

test('the name is in the header before the scripts, and nothing moves', async ({
  page,
  context,
}) => {
  await reads(context, 'en')
  await joins(page)
  await openAlive(page, '/delivery/')
  const account = page.getByRole('banner').getByRole('link', { name: 'Ada’s account' })
  await expect(account).toBeVisible()
  const after = await account.boundingBox()

  const reader = await context.newPage()
  await reader.route('**/assets/**/*.js', (route) => route.abort())
  await reader.goto('/delivery/')
  expect(await shownName(reader)).toBe('"Ada"')
  const before = await reader.locator('header a[href^="/my-account/"]').boundingBox()
  expect(before).toEqual(after)

  await openAlive(page, '/my-account/profile/')
  await logsOut(page, accountWords.en)
  await expect(account).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('customer_name'))).toBeNull()
  await reader.goto('/delivery/')
  expect(await shownName(reader)).toBe('none')
})

test('a name that was left behind is forgotten by the next visitor’s first page', async ({
  page,
  context,
}) => {
  await reads(context, 'en')
  await page.goto('/delivery/')
  await page.evaluate(() => localStorage.setItem('customer_name', 'Ida"}</script>'))
  await page.reload()
  expect(await shownName(page)).toBe('none')
  expect(await page.evaluate(() => localStorage.getItem('customer_name'))).toBeNull()
})
