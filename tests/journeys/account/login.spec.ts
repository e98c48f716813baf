import { expect, test } from '../helpers/journey.ts'
import { comesAsStranger } from '../helpers/decided.ts'
import { accountWords, fillAndSend, goTo, logsOut, main } from '../helpers/account-page.ts'
import { expectAccessible } from '../helpers/axe.ts'
import {
  checkoutWords,
  expectThanks,
  fillIn,
  orderButton,
  standsAtCheckout,
} from '../helpers/checkout-page.ts'
import { comesFromHome, joins, newEmail, password } from '../helpers/member.ts'
import { findInMail } from '../helpers/outbox.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { complaintsOf, once, openAlive, overflowOf, reads } from '../helpers/visit.ts'

const words = {
  en: {
    ...accountWords.en,
    register: 'Create account',
    registerLink: 'Create an account',
    first: 'First name',
    last: 'Last name',
    email: 'Email address',
    show: 'Show password',
    check: /Please check \d fields/,
    greeting: 'Hello Ada',
    overview: 'Overview',
    login: 'Log in',
    wrong: /Your email address or password is wrong/,
    noOrders: 'No orders yet',
    next: 'What’s next',
    forgotten: 'Forgotten your password?',
    sendLink: 'Send the link',
    sent: 'Password reset email sent',
    newPassword: 'New password',
    savePassword: 'Save password',
    isReset: /Your password has been reset/,
  },
  de: {
    ...accountWords.de,
    register: 'Konto anlegen',
    registerLink: 'Konto anlegen',
    first: 'Vorname',
    last: 'Nachname',
    email: 'E-Mail-Adresse',
    show: 'Passwort zeigen',
    check: /Bitte prüfe \d Felder/,
    greeting: 'Hallo Ada',
    overview: 'Übersicht',
    login: 'Anmelden',
    wrong: /E-Mail-Adresse oder Passwort ist falsch/,
    noOrders: 'Noch keine Bestellungen',
    next: 'Wie es weitergeht',
    forgotten: 'Passwort vergessen?',
    sendLink: 'Link schicken',
    sent: 'E-Mail zum Zurücksetzen gesendet',
    newPassword: 'Neues Passwort',
    savePassword: 'Passwort speichern',
    isReset: /Dein neues Passwort ist gespeichert/,
  },
} as const

test.beforeEach(({ context }) => comesFromHome(context))

inEachLanguage(words, (w, language) => {
  test('a visitor becomes a customer, leaves and comes back', async ({ page }) => {
    const complaints = complaintsOf(page)
    const email = newEmail()
    await openAlive(page, '/auth/login/')
    await main(page).getByRole('link', { name: w.registerLink, exact: true }).click()
    await expect(main(page).getByLabel(w.first)).toBeVisible()
    await expectAccessible(page)
    await fillAndSend(page, { [w.password]: 'short' }, w.register)
    await expect(page.getByRole('alert').filter({ hasText: w.check })).toBeFocused()
    await expectAccessible(page)
    await main(page).getByRole('button', { name: w.show }).click()
    await expect(main(page).getByLabel(w.password, { exact: true })).toHaveValue('short')
    await fillAndSend(
      page,
      { [w.first]: 'Ada', [w.last]: 'Holm', [w.email]: email, [w.password]: password },
      w.register,
    )
    await expect(page.getByRole('heading', { level: 1, name: w.overview })).toBeVisible()
    await expect(page.getByText(w.greeting)).toBeVisible()
    await expect(main(page).getByRole('heading', { name: w.noOrders })).toBeVisible()
    await expect(main(page).getByRole('region', { name: w.next })).toBeVisible()
    await expect(page.getByRole('link', { name: w.account })).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await findInMail(email, /my-account\/profile/)

    await logsOut(page, w)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: w.account })).toHaveCount(0)

    await openAlive(page, '/my-account/orders/')
    await expect(page.getByRole('heading', { level: 1, name: w.welcome })).toBeVisible()
    await fillAndSend(page, { [w.email]: email, [w.password]: 'not this one' }, w.login)
    await expect(page.getByRole('alert').filter({ hasText: w.wrong })).toBeFocused()
    await expect(main(page).getByLabel(w.email, { exact: true })).toHaveValue(email)
    await expectAccessible(page)
    await fillAndSend(page, { [w.password]: password }, w.login)
    await expect(page.getByRole('heading', { name: w.noOrders })).toBeVisible()
    await expect(page).toHaveURL(/\/my-account\/orders\/$/)
    await expectAccessible(page)
    expect(complaints.filter((text) => !text.includes('/auth/login'))).toEqual([])
  })

  test(
    'a forgotten password is replaced by the link of a mail',
    once.onPhone,
    async ({ page, context }) => {
      const email = await joins(page)
      await comesAsStranger(context)
      await reads(context, language)
      await openAlive(page, '/auth/login/')
      await main(page).getByRole('link', { name: w.forgotten }).click()
      await expectAccessible(page)
      await fillAndSend(page, { [w.email]: email }, w.sendLink)
      await expect(page.getByText(w.sent)).toBeVisible()
      await expectAccessible(page)
      await expect(page.getByText(w.sent)).toHaveCount(0)
      const link = await findInMail(email, /http:\S+\/auth\/set-password\/#[\w-]+/)
      await openAlive(page, new URL(link).pathname + new URL(link).hash)
      await expectAccessible(page)
      await fillAndSend(page, { [w.newPassword]: 'three wheels too many' }, w.savePassword)
      await expect(page.getByText(w.isReset)).toBeVisible()
      await fillAndSend(page, { [w.email]: email, [w.password]: 'three wheels too many' }, w.login)
      await expect(page.getByRole('heading', { level: 1, name: w.overview })).toBeVisible()
    },
  )
})

test('a guest’s cart, with its coupon, is still there after login', async ({ page, context }) => {
  await reads(context, 'en')
  const email = await joins(page)
  await comesAsStranger(context)
  await reads(context, 'en')
  await openAlive(page, '/crest-helmet/?size=M')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  const drawer = page.getByRole('dialog', { name: accountWords.en.cart })
  await drawer.getByText('Add a discount code').click()
  await drawer.getByLabel('Discount code').fill('welcome10')
  await drawer.getByRole('button', { name: 'Apply' }).click()
  await expect(drawer.getByText('WELCOME10')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await fillAndSend(page, { 'Email address': email, Password: password }, 'Log in')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click()
  await expect(drawer.getByRole('heading', { name: 'Crest helmet' })).toBeVisible()
  await expect(drawer.getByText('WELCOME10')).toBeVisible()
})

test('a logout in one tab logs out the other', async ({ page, context }) => {
  await reads(context, 'en')
  await joins(page)
  const other = await context.newPage()
  await openAlive(other, '/my-account/profile/')
  await expect(other.getByRole('link', { name: 'Ada’s account' })).toBeVisible()
  await openAlive(page, '/my-account/orders/')
  await logsOut(page, accountWords.en)
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Account', exact: true })).toBeVisible()
})

test('an expired token is renewed unnoticed', async ({ page, context }) => {
  await reads(context, 'en')
  await joins(page)
  await context.clearCookies({ name: 'customer_token' })
  await openAlive(page, '/my-account/profile/')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await context.clearCookies({ name: 'customer_token' })
  await fillAndSend(page, { 'First name': 'Augusta' }, 'Save name')
  await expect(page.getByText('Hello Augusta')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Augusta’s account' })).toBeVisible()
  await context.clearCookies({ name: 'customer_token' })
  await goTo(page, 'Your account', 'Orders')
  await expect(page.getByRole('heading', { name: words.en.noOrders })).toBeVisible()
})

test('a customer who comes back after a week, by a clock that is slow, finds their cart and adds to it', async ({
  page,
  context,
}) => {
  await reads(context, 'en')
  await joins(page)
  const adds = async () => {
    await openAlive(page, '/crest-helmet/?size=M')
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    return page.getByRole('dialog', { name: accountWords.en.cart })
  }
  await expect((await adds()).getByRole('heading', { name: 'Crest helmet' })).toBeVisible()
  await context.clearCookies({ name: /^cart_/ })
  await openAlive(page, '/delivery/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await openAlive(page, '/crest-helmet/?size=M')
  await context.clearCookies({ name: 'customer_token' })
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  const drawer = page.getByRole('dialog', { name: accountWords.en.cart })
  await expect(drawer.getByRole('spinbutton')).toHaveValue('2')
})

test('a customer whose session was ended elsewhere logs in and finds the checkout as they left it', async ({
  page,
  context,
}) => {
  await reads(context, 'en')
  const email = await joins(page)
  await standsAtCheckout(page, checkoutWords.en)
  await fillIn(page, checkoutWords.en)
  const token = { name: 'customer_refresh_token', value: 'x'.repeat(43), path: '/' }
  await context.addCookies([{ ...token, domain: new URL(page.url()).hostname }])
  await context.clearCookies({ name: 'customer_token' })
  await orderButton(page, checkoutWords.en).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await fillAndSend(page, { 'Email address': email, Password: password }, 'Log in')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(page.getByLabel(checkoutWords.en.city).first()).toHaveValue('Leeds')
  await orderButton(page, checkoutWords.en).click()
  await expectThanks(page, checkoutWords.en)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer logs in, looks at their account and logs out', async ({ page, context }) => {
    await reads(context, 'en')
    const email = await joins(page)
    await comesAsStranger(context)
    await reads(context, 'en')
    await page.goto('/my-account/shipping/')
    await fillAndSend(page, { 'Email address': email, Password: password }, 'Log in')
    await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible()
    await logsOut(page, accountWords.en)
    await page.goto('/my-account/profile/')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  })

  test('the link of a mail can be pasted into the form', async ({ page, context }) => {
    await reads(context, 'en')
    await page.goto('/auth/set-password/')
    await expect(main(page).getByLabel('Link from our email')).toBeVisible()
  })
})
