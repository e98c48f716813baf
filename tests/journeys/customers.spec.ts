import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { comesFromHome, joins, newEmail, password } from './member.ts'
import { placeOrder } from './order-once.ts'
import { findInMail } from './outbox.ts'
import { complaintsOf, languages, openAlive, overflowOf, reads } from './visit.ts'

const words = {
  en: {
    register: 'Create account',
    registerLink: 'Create an account',
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    password: 'Password',
    show: 'Show password',
    check: /Please check \d fields/,
    greeting: 'Hello Ada',
    profile: 'Profile',
    welcome: 'Welcome back',
    login: 'Log in',
    wrong: /sign-in was incorrect/,
    logout: 'Log out',
    menu: 'Your account',
    account: 'Account of Ada',
    addresses: 'Addresses',
    add: 'Add an address',
    street: 'Street and number',
    city: 'Town or city',
    postcode: 'Postcode',
    phone: 'Telephone',
    save: 'Save address',
    saved: 'The address is saved.',
    orders: 'Orders',
    noOrders: 'Your first bike is out there.',
    order: /^Order [\dA-Z]{4}-[\dA-Z]{4}$/,
    again: 'Buy again',
    invoice: 'Invoice to print',
    invoiceTitle: 'Invoice',
    cart: /^Your cart$/,
    forgotten: 'Forgotten your password?',
    sendLink: 'Send the link',
    sent: 'Password reset email sent',
    newPassword: 'New password',
    savePassword: 'Save password',
    isReset: /Your new password is set/,
    data: 'My data',
    download: 'Download as a file',
    deleteOpen: 'Yes, delete it',
    deleteWord: /type DELETE/,
    word: 'DELETE',
    deleteButton: 'Delete for good',
    deleted: /Your account is deleted/,
    builds: 'My builds',
    newsletter: 'Newsletter',
    ask: 'Send me the letters',
    saveButton: 'Save',
    noted: 'That is noted.',
    home: { city: 'Leeds', postcode: 'LS1 4AP', wrong: '10115' },
    footerEmail: 'Email address',
    signUp: 'Sign up',
    joined: 'Good to have you with us.',
  },
  de: {
    register: 'Konto anlegen',
    registerLink: 'Konto anlegen',
    first: 'Vorname',
    last: 'Nachname',
    email: 'E-Mail',
    password: 'Passwort',
    show: 'Passwort zeigen',
    check: /Bitte prüf \d Felder/,
    greeting: 'Hallo Ada',
    profile: 'Profil',
    welcome: 'Schön, dass du da bist',
    login: 'Anmelden',
    wrong: /Anmeldung/,
    logout: 'Abmelden',
    menu: 'Dein Konto',
    account: 'Konto von Ada',
    addresses: 'Adressen',
    add: 'Adresse hinzufügen',
    street: 'Straße und Hausnummer',
    city: 'Ort',
    postcode: 'Postleitzahl',
    phone: 'Telefon',
    save: 'Adresse speichern',
    saved: 'Die Adresse ist gespeichert.',
    orders: 'Bestellungen',
    noOrders: 'Dein erstes Rad ist da draußen.',
    order: /^Bestellung [\dA-Z]{4}-[\dA-Z]{4}$/,
    again: 'Noch einmal kaufen',
    invoice: 'Rechnung zum Drucken',
    invoiceTitle: 'Rechnung',
    cart: /^Dein Warenkorb$/,
    forgotten: 'Passwort vergessen?',
    sendLink: 'Link schicken',
    sent: 'E-Mail zum Zurücksetzen gesendet',
    newPassword: 'Neues Passwort',
    savePassword: 'Passwort speichern',
    isReset: /Dein neues Passwort gilt/,
    data: 'Meine Daten',
    download: 'Als Datei herunterladen',
    deleteOpen: 'Ja, löschen',
    deleteWord: /LÖSCHEN/,
    word: 'LÖSCHEN',
    deleteButton: 'Endgültig löschen',
    deleted: /Dein Konto ist gelöscht/,
    builds: 'Meine Räder',
    newsletter: 'Newsletter',
    ask: 'Schickt mir die Briefe',
    saveButton: 'Speichern',
    noted: 'Das ist vermerkt.',
    home: { city: 'Leeds', postcode: 'LS1 4AP', wrong: '10115' },
    footerEmail: 'E-Mail-Adresse',
    signUp: 'Anmelden',
    joined: 'Schön, dass du mitliest.',
  },
} as const

const main = (page: Page) => page.getByRole('main')

/** The account's navigation is a list at the side, or unfolds on the phone. */
async function openMenu(page: Page, menu: string) {
  const nav = page.getByRole('navigation', { name: menu })
  const isFolded = await nav.locator('summary').isVisible()
  if (isFolded) await nav.locator('summary').click()
  return nav
}

async function goTo(page: Page, menu: string, name: string) {
  const nav = await openMenu(page, menu)
  await nav.getByRole('link', { name, exact: true }).locator('visible=true').click()
}

async function logsOut(page: Page, { menu, logout }: { menu: string; logout: string }) {
  const nav = await openMenu(page, menu)
  await nav.getByRole('button', { name: logout }).locator('visible=true').click()
}

async function fillAndSend(page: Page, fields: Record<string, string>, button: string) {
  for (const [label, value] of Object.entries(fields))
    await main(page).getByLabel(label, { exact: true }).fill(value)
  await main(page).getByRole('button', { name: button, exact: true }).click()
}

test.beforeEach(({ context }) => comesFromHome(context))

for (const language of languages) {
  const w = words[language]

  test.describe(language, () => {
    test.beforeEach(({ context }) => reads(context, language))

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
      await expect(page.getByRole('heading', { level: 1, name: w.profile })).toBeVisible()
      await expect(page.getByText(w.greeting)).toBeVisible()
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

    test('an address is kept, a wrong one is not', async ({ page }) => {
      await joins(page)
      await openAlive(page, '/my-account/profile/')
      await goTo(page, w.menu, w.addresses)
      await expectAccessible(page)
      await main(page).getByRole('link', { name: w.add }).click()
      await expect(main(page).getByLabel(w.street)).toBeVisible()
      await fillAndSend(
        page,
        {
          [w.street]: '1 Mill Lane',
          [w.city]: w.home.city,
          [w.postcode]: w.home.wrong,
          [w.phone]: '0113 496 0000',
        },
        w.save,
      )
      await expect(page.getByRole('alert')).toBeFocused()
      await expectAccessible(page)
      await fillAndSend(page, { [w.postcode]: w.home.postcode }, w.save)
      await expect(page.getByText(w.saved)).toBeVisible()
      await expect(main(page).getByText('1 Mill Lane')).toBeVisible()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
    })

    test('an order is found again, printed, and bought once more', async ({ page }) => {
      await joins(page)
      await placeOrder(page, 'gb', ['HLM-CREST-M-INK'])
      await openAlive(page, '/my-account/orders/')
      await expectAccessible(page)
      await main(page).getByRole('heading', { level: 2 }).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: w.order })).toBeVisible()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
      await main(page).getByRole('button', { name: w.again }).click()
      await expect(page.getByRole('dialog', { name: w.cart })).toBeVisible()
      await page.keyboard.press('Escape')
      await main(page).getByRole('link', { name: w.invoice }).click()
      await expect(page.getByRole('heading', { level: 1, name: w.invoiceTitle })).toBeVisible()
      await expect(main(page).getByText(/INV-UK-\d+/)).toBeVisible()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
    })

    test('a forgotten password is replaced by the link of a mail', async ({ page, context }) => {
      const email = await joins(page)
      await context.clearCookies()
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
      await expect(page.getByRole('heading', { level: 1, name: w.profile })).toBeVisible()
    })

    test('a customer sees all that is known of him, and goes', async ({ page }) => {
      const email = await joins(page)
      await openAlive(page, '/my-account/builds/')
      await expectAccessible(page)
      await goTo(page, w.menu, w.newsletter)
      await main(page).getByLabel(w.ask).check()
      await main(page).getByRole('button', { name: w.saveButton, exact: true }).click()
      await expect(page.getByText(w.noted)).toBeVisible()
      await expectAccessible(page)
      await goTo(page, w.menu, w.data)
      await expect(main(page).getByText(email)).toBeVisible()
      const file = page.waitForEvent('download')
      await main(page).getByRole('link', { name: w.download }).click()
      expect((await file).suggestedFilename()).toBe('calder.json')
      await main(page).getByText(w.deleteOpen).click()
      await expectAccessible(page)
      await main(page).getByLabel(w.password, { exact: true }).fill(password)
      await main(page).getByLabel(w.deleteWord).fill(w.word)
      await main(page).getByRole('button', { name: w.deleteButton }).click()
      await expect(page.getByText(w.deleted)).toBeVisible()
      await expect(page.getByRole('link', { name: w.account })).toHaveCount(0)
      await page.goto('/my-account/profile/')
      await expect(page.getByRole('heading', { level: 1, name: w.welcome })).toBeVisible()
    })

    test('the footer takes a sign-up', async ({ page }) => {
      await openAlive(page, '/auth/login/')
      const footer = page.getByRole('contentinfo')
      await footer.getByLabel(w.footerEmail).fill(newEmail())
      await footer.getByRole('button', { name: w.signUp }).click()
      await expect(page.getByRole('heading', { level: 1, name: w.joined })).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('what a guest has in his cart, coupon and all, is still there when he has logged in', async ({
  page,
  context,
}) => {
  await reads(context, 'en')
  const email = await joins(page)
  await context.clearCookies()
  await reads(context, 'en')
  await openAlive(page, '/crest-helmet/')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  const drawer = page.getByRole('dialog', { name: words.en.cart })
  await drawer.getByText('Add a coupon code').click()
  await drawer.getByLabel('Coupon code').fill('welcome10')
  await drawer.getByRole('button', { name: 'Apply' }).click()
  await expect(drawer.getByText('WELCOME10')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await fillAndSend(page, { Email: email, Password: password }, 'Log in')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click()
  await expect(drawer.getByRole('heading', { name: 'Crest helmet' })).toBeVisible()
  await expect(drawer.getByText('WELCOME10')).toBeVisible()
})

test('who logs out in one tab is logged out in the other', async ({ page, context }) => {
  await reads(context, 'en')
  await joins(page)
  const other = await context.newPage()
  await openAlive(other, '/my-account/profile/')
  await expect(other.getByRole('link', { name: 'Account of Ada' })).toBeVisible()
  await openAlive(page, '/my-account/orders/')
  await logsOut(page, words.en)
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Account', exact: true })).toBeVisible()
})

test('a token that has lapsed is renewed without a word', async ({ page, context }) => {
  await reads(context, 'en')
  await joins(page)
  await context.clearCookies({ name: 'customer_token' })
  await openAlive(page, '/my-account/profile/')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await context.clearCookies({ name: 'customer_token' })
  await fillAndSend(page, { 'First name': 'Augusta' }, 'Save name')
  await expect(page.getByText('Hello Augusta')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Account of Augusta' })).toBeVisible()
  await context.clearCookies({ name: 'customer_token' })
  await goTo(page, 'Your account', 'Orders')
  await expect(page.getByRole('heading', { name: words.en.noOrders })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer logs in, looks at his account and logs out', async ({ page, context }) => {
    await reads(context, 'en')
    const email = await joins(page)
    await context.clearCookies()
    await reads(context, 'en')
    await page.goto('/my-account/shipping/')
    await fillAndSend(page, { Email: email, Password: password }, 'Log in')
    await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible()
    await logsOut(page, words.en)
    await page.goto('/my-account/profile/')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  })

  test('the link of a mail is pasted where it cannot be read', async ({ page, context }) => {
    await reads(context, 'en')
    await page.goto('/auth/set-password/')
    await expect(main(page).getByLabel('Link from the mail')).toBeVisible()
  })
})
