import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { placeOrder } from '../helpers/order-once.ts'
import { findInMail } from '../helpers/outbox.ts'
import { languages, once, openAlive, overflowOf, reads } from '../helpers/visit.ts'

const words = {
  en: {
    country: 'gb',
    footer: 'Cancel an order',
    title: 'Cancel your order',
    number: 'Order number',
    name: 'Your name',
    email: 'Email address',
    go: 'Continue',
    confirm: 'Confirm cancellation',
    received: 'Your cancellation has been received',
    inEu: { confirm: 'Confirm withdrawal here', received: 'Your withdrawal has been received' },
    receivedOn: 'Received on',
    which: 'Items to return',
    find: 'Find your order',
    ask: 'Send me the link',
    sent: 'If there is such an order',
    state: 'In the workshop',
    printInvoice: 'Print invoice',
    invoice: 'Invoice',
    back: 'Back to the order',
    expired: 'This link has expired',
  },
  de: {
    country: 'de',
    footer: 'Vertrag widerrufen',
    title: 'Vertrag widerrufen',
    number: 'Bestellnummer',
    name: 'Dein Name',
    email: 'E-Mail-Adresse',
    go: 'Weiter',
    confirm: 'Widerruf bestätigen',
    received: 'Dein Widerruf ist eingegangen',
    inEu: { confirm: 'Widerruf bestätigen', received: 'Dein Widerruf ist eingegangen' },
    receivedOn: 'Eingegangen am',
    which: 'Welche Artikel gehen zurück?',
    find: 'Bestellung suchen',
    ask: 'Link schicken',
    sent: 'Wenn es diese Bestellung gibt',
    state: 'In Bearbeitung',
    printInvoice: 'Rechnung drucken',
    invoice: 'Rechnung',
    back: 'Zurück zur Bestellung',
    expired: 'Dieser Link ist abgelaufen',
  },
} as const

const [helmet, another] = ['HLM-CREST-M-INK', 'HLM-CREST-S-INK'] as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const language of languages) {
  const w = words[language]

  test.describe(language, () => {
    test.beforeEach(({ context }) => reads(context, language))

    test('anyone may withdraw in two steps, and gets a receipt at once', async ({ page }) => {
      const { number, email } = await placeOrder(page, w.country, [helmet])
      await openAlive(page, '/')
      await page.getByRole('contentinfo').getByRole('link', { name: w.footer }).click()
      await expect(heading(page, w.title)).toBeVisible()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
      await page.getByRole('button', { name: w.go }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await page.getByLabel(w.number).fill(number.toLowerCase().replace('-', ' '))
      await page.getByLabel(w.name).fill('Ada Holm')
      await page.getByRole('main').getByLabel(w.email).fill(email)
      await page.getByRole('button', { name: w.go }).click()
      await expect(page.getByRole('button', { name: w.confirm })).toBeVisible()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
      await page.getByRole('button', { name: w.confirm }).click()
      await expect(heading(page, w.received)).toBeVisible()
      await expect(page.getByText(w.receivedOn)).toBeVisible()
      await expectAccessible(page)
      const reference = await page.getByText(/^W-/).textContent()
      await page.reload()
      await expect(page.getByText(/^W-/)).toHaveText(reference ?? '')
      expect(await findInMail(email, new RegExp(reference ?? ''))).toBe(reference)
    })

    test('in the EU, the link in the mail lets a buyer choose the items to return', async ({
      page,
    }) => {
      const { email } = await placeOrder(page, language === 'de' ? 'de' : 'ie', [helmet, another])
      const link = await findInMail(email, /\/withdrawal\/\?order=[\w-]+#[\w-]+/)
      await openAlive(page, link)
      await expect(page).not.toHaveURL(/#/)
      await page.getByLabel(w.name).fill('Ada Holm')
      await page.getByRole('main').getByLabel(w.email).fill(email)
      await page.getByRole('button', { name: w.go }).click()
      await expect(page.getByRole('group', { name: w.which })).toBeVisible()
      await expectAccessible(page)
      const lines = page.getByRole('checkbox')
      await expect(lines).toHaveCount(2)
      for (const line of await lines.all()) await line.uncheck()
      await page.getByRole('button', { name: w.inEu.confirm }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await lines.first().check()
      await page.getByRole('button', { name: w.inEu.confirm }).click()
      await expect(heading(page, w.inEu.received)).toBeVisible()
    })

    test('a guest finds their order by the link in the mail', async ({ page, browser }) => {
      const { number, email } = await placeOrder(page, w.country, [helmet])
      const elsewhere = await (await browser.newContext()).newPage()
      await reads(elsewhere.context(), language)
      const origin = test.info().project.use.baseURL ?? ''
      await openAlive(elsewhere, `${origin}/order/`)
      await expect(heading(elsewhere, w.find)).toBeVisible()
      await expectAccessible(elsewhere)
      await elsewhere.getByLabel(w.number).fill(number)
      await elsewhere.getByRole('main').getByLabel(w.email).fill(email)
      await elsewhere.getByRole('button', { name: w.ask }).click()
      await expect(elsewhere.getByText(w.sent)).toBeVisible()
      const link = await findInMail(email, /\/order\/#[\w-]+/)
      await openAlive(elsewhere, origin + link)
      await expect(heading(elsewhere, w.state)).toBeVisible()
      await expect(elsewhere).not.toHaveURL(/#/)
      await expectAccessible(elsewhere)
      await elsewhere.getByRole('link', { name: w.printInvoice }).click()
      await expect(heading(elsewhere, w.invoice)).toBeVisible()
      await expect(elsewhere.getByText(number)).toBeVisible()
      await expectAccessible(elsewhere)
      await elsewhere.getByRole('link', { name: w.back }).click()
      await elsewhere.getByRole('main').getByRole('link', { name: w.title }).click()
      await elsewhere.getByLabel(w.name).fill('Ada Holm')
      await elsewhere.getByRole('main').getByLabel(w.email).fill(email)
      await elsewhere.getByRole('button', { name: w.go }).click()
      await expect(elsewhere.getByRole('group', { name: w.which })).toBeVisible()
      await elsewhere.context().close()
    })

    test('an invalid link says so', once.onPhone, async ({ page }) => {
      await openAlive(page, '/order/#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
      await expect(page.getByRole('alert')).toContainText(w.expired)
    })
  })

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false })

    test('withdrawing works by plain HTML', once.onPhone, async ({ page, context }) => {
      await reads(context, language)
      await page.goto('/withdrawal/?order=7K3M-9Q2X')
      await page.getByLabel(w.name).fill('Ada Holm')
      await page.getByRole('main').getByLabel(w.email).fill('ada@example.com')
      await page.getByRole('button', { name: w.go }).click()
      await page.getByRole('button', { name: w.confirm }).click()
      await expect(heading(page, w.received)).toBeVisible()
    })
  })
}
