import { expect, type Route, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { undecided } from '../helpers/decided.ts'
import { addsHelmet, screenIn, tablet } from '../helpers/store-screen.ts'
import { languages, once } from '../helpers/visit.ts'

test.use({ storageState: undecided })

for (const language of languages) {
  const screen = screenIn(language)
  const { w, bar, phoneDialog, openAtScreen, newPhone } = screen

  test.describe(`a shared screen in a store ${language}`, () => {
    test.use(language === 'de' ? { ...tablet, locale: 'de-DE' } : {})
    test.beforeEach(({ context }) => screen.standsInStore(context))

    test('gives the cart and the page to one phone, once', async ({ page, context }) => {
      await openAtScreen(page, '/crest-helmet/?size=M')
      await addsHelmet(page)
      await bar(page).getByRole('button', { name: w.continue }).click()
      const link = await screen.linkOf(page)
      await expect(phoneDialog(page).locator('svg[viewBox]').last()).toBeVisible()
      await expectAccessible(page, '#continue-on-phone')

      const phone = await newPhone(context)
      await phone.goto(link)
      await expect(phone.getByRole('heading', { level: 1, name: w.taken })).toBeVisible()
      expect(phone.url()).not.toContain(link.split('#')[1])
      await expectAccessible(phone)
      await phone.getByRole('button', { name: w.viewCart }).click()
      const cart = phone.getByRole('dialog', { name: w.cart })
      await expect(cart.getByText(w.helmet).first()).toBeVisible()
      await phone.keyboard.press('Escape')
      await phone.getByRole('link', { name: w.backToPage }).click()
      await expect(phone).toHaveURL(/\/crest-helmet\/\?size=M$/)

      await expect(phoneDialog(page).getByText(w.onPhone)).toBeVisible()
      const late = await newPhone(context)
      await late.goto(link)
      await expect(late.getByText(w.used)).toBeVisible()
      await phone.context().close()
      await late.context().close()
    })

    test('gives the cart to a phone though the answers are lost', async ({ page, context }) => {
      await openAtScreen(page, '/crest-helmet/?size=M')
      await addsHelmet(page)
      await bar(page).getByRole('button', { name: w.continue }).click()
      const link = await screen.linkOf(page)

      const phone = await newPhone(context)
      let isLost = true
      await phone.route('**/continue/', async (route) => {
        if (!isLost || route.request().method() !== 'POST') return route.continue()
        await arrives(route)
        // The cookies of an answer are lost with it.
        await phone.context().clearCookies({ name: /^cart_/ })
        await route.abort()
      })
      await phone.goto(link)
      await expect(phone.getByText(w.unanswered)).toBeVisible()
      expect(phone.url()).not.toContain(link.split('#')[1])
      await expectAccessible(phone)
      await phone.reload()
      await expect(phone.getByText(w.unanswered)).toBeVisible()
      isLost = false
      await phone.getByRole('button', { name: w.again }).click()
      await expect(phone.getByRole('heading', { level: 1, name: w.taken })).toBeVisible()
      await phone.getByRole('button', { name: w.viewCart }).click()
      const cart = phone.getByRole('dialog', { name: w.cart })
      await expect(cart.getByText(w.helmet).first()).toBeVisible()
      await expect(phone.locator('button[commandfor="cart"]').first()).toContainText('2')
      await phone.context().close()
    })

    test(
      'gives a build to a phone from the configurator',
      once.onDesktop,
      async ({ page, context }) => {
        await openAtScreen(page, '/wold-sl-105-di2/build-v2/')
        const build = new URL(page.url())
        await bar(page).getByRole('button', { name: w.continue }).click()
        const phone = await newPhone(context)
        await phone.goto(await screen.linkOf(page))
        await expect(phone).toHaveURL(build.href)
        await phone.context().close()
      },
    )

    test('offers the phone in the cart as well', once.onPhone, async ({ page }) => {
      await openAtScreen(page, '/crest-helmet/?size=M')
      await addsHelmet(page)
      await page.reload()
      await expect(bar(page)).toBeVisible()
      await page.getByRole('banner').locator('button[commandfor="cart"]').click()
      const cart = page.getByRole('dialog', { name: w.cart })
      await cart.getByRole('button', { name: w.continue }).click()
      expect(await screen.linkOf(page)).toContain('/continue/#')
    })
  })
}

/** Sends a request to the shop. Only browsers know that every name below localhost is this computer. */
const arrives = (route: Route) => {
  const { host, hostname, href } = new URL(route.request().url())
  const headers = { ...route.request().headers(), host }
  return route.fetch({ url: href.replace(hostname, 'localhost'), headers })
}
