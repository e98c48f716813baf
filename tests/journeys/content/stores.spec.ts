import { expect, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { backOffice } from '../helpers/back-office.ts'
import { checkoutWords, expectThanks, fillIn, orderButton } from '../helpers/checkout-page.ts'
import { cuttableNetwork } from '../helpers/cuttable-network.ts'
import { placeOrder } from '../helpers/order-once.ts'
import { atHomeInEachLanguage } from '../helpers/in-each-language.ts'
import { complaintsOf, once, openAlive, openFooter, overflowOf, reads } from '../helpers/visit.ts'

const words = {
  en: {
    country: 'gb',
    footer: 'Our stores',
    store: 'leeds',
    name: 'Leeds',
    ip: '198.51.100.7',
    hours: 'Opening hours',
    tuesday: 'Tuesday',
    open: /Open|Opens|Closes|Closed/,
    ready: 'Ready to collect',
    preparing: 'Being prepared',
    alone: /No connection since \d\d:\d\d/,
    allStores: 'Stock in all stores',
    choose: 'Choose Leeds as my store',
    yours: 'Your store',
    atStore: /at Leeds/,
    collect: /^Or collect from Leeds, free, from /,
    driver: 'So the driver can call if they cannot find you.',
    unclear: 'We will only call about your order.',
    code: 'Code',
    pair: 'Pair this screen',
    wrong: 'This code is wrong',
  },
  de: {
    country: 'de',
    footer: 'Unsere Läden',
    store: 'berlin',
    name: 'Berlin',
    ip: '198.51.100.8',
    hours: 'Öffnungszeiten',
    tuesday: 'Dienstag',
    open: /Geöffnet|Öffnet|Schließt|Geschlossen/,
    ready: 'Abholbereit',
    preparing: 'In Vorbereitung',
    alone: /Keine Verbindung seit \d\d:\d\d/,
    allStores: 'Bestand in allen Läden',
    choose: 'Berlin als meinen Laden wählen',
    yours: 'Dein Laden',
    atStore: /\b[Ii]n Berlin/,
    collect: /^Oder kostenlos in Berlin abholen, ab /,
    driver: 'Nur für Rückfragen bei der Zustellung.',
    unclear: 'Nur für Rückfragen zu deiner Bestellung.',
    code: 'Code',
    pair: 'Bildschirm koppeln',
    wrong: 'Der Code ist falsch',
  },
} as const

atHomeInEachLanguage(words, (w, language) => {
  test('the footer leads to the stores, and from there to one of them', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, '/')
    const footer = await openFooter(page)
    await footer.getByRole('link', { name: w.footer }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.footer })).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await page.getByRole('main').getByRole('link', { name: w.name }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(w.name)
    await expect(page.getByRole('row', { name: w.tuesday })).toBeVisible()
    await expect(page.getByText(w.open).first()).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    expect(complaints).toEqual([])
  })

  test(
    'a collection screen follows an order, also through a lost network',
    once.onDesktop,
    async ({ page, browser }) => {
      const { number } = await placeOrder(page, w.country, ['HLM-CREST-M-INK'], w.store)
      const tail = number.slice(-4)
      const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': w.ip } })
      await reads(context, language)
      const screen = await context.newPage()
      await openAlive(screen, '/stores/collection-screen/')
      const listed = (title: string) =>
        screen.getByRole('region', { name: title }).getByText(tail, { exact: true })
      await expect(listed(w.preparing)).toBeVisible()
      await context.setOffline(true)
      await expect(screen.getByText(w.alone)).toBeVisible()
      await expect(listed(w.preparing)).toBeVisible()
      await backOffice('order', 'ready', number)
      await context.setOffline(false)
      await expect(listed(w.ready)).toBeVisible({ timeout: 30_000 })
      await expect(screen.getByText(w.alone)).toBeHidden()
      await backOffice('order', 'complete', number)
      await expect(listed(w.ready)).toBeHidden()
      await context.close()
    },
  )

  test('a store chosen on a product is the one on the screen, also when the cable was cut', async ({
    page,
    browser,
    baseURL,
  }) => {
    const c = checkoutWords[language]
    await openAlive(page, '/crest-helmet/?size=M')
    await page.getByRole('link', { name: w.allStores }).click()
    await expect(page.getByRole('button', { name: w.choose })).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await page.getByRole('button', { name: w.choose }).click()
    await expect(page.getByRole('main').getByText(w.atStore).first()).toBeVisible()
    await expect(page.locator('#store-stock')).toBeFocused()
    await page.getByRole('main').getByRole('button', { name: c.add }).click()
    const drawer = page.getByRole('dialog', { name: /^(?:Your cart|Dein Warenkorb)$/ })
    await expect(drawer.getByText(w.collect)).toBeVisible()
    await drawer.getByRole('button', { name: c.checkout }).click()
    await expect(page.getByRole('radio', { name: c.store })).toBeChecked()
    await expect(page.getByRole('radio', { name: w.name })).toBeChecked()
    await expect(page.getByText(w.unclear, { exact: true })).toBeVisible()
    await expect(page.getByText(w.driver)).toBeHidden()
    await expectAccessible(page)
    await fillIn(page, c)
    await orderButton(page, c).click()
    await expectThanks(page, c)
    await expect(page.getByRole('main').getByText(w.name).first()).toBeVisible()
    const number =
      /[\dA-Z]{4}-[\dA-Z]{4}/.exec((await page.getByText(c.ordered).textContent()) ?? '')?.[0] ?? ''

    const network = await cuttableNetwork(baseURL ?? '')
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': w.ip } })
    await reads(context, language)
    const screen = await context.newPage()
    await screen.clock.install()
    await openAlive(screen, `${network.origin}/stores/collection-screen/`)
    const listed = (title: string) =>
      screen.getByRole('region', { name: title }).getByText(number.slice(-4), { exact: true })
    await expect(listed(w.preparing)).toBeVisible()
    await network.cut()
    // A screen says that it is alone after it has heard nothing for 25 seconds.
    await screen.clock.fastForward('00:30')
    await expect(screen.getByText(w.alone)).toBeVisible()
    await expect(listed(w.preparing)).toBeVisible()
    await backOffice('order', 'ready', number)
    await network.mend()
    await expect(listed(w.ready)).toBeVisible({ timeout: 30_000 })
    await expect(screen.getByText(w.alone)).toBeHidden()
    await expectAccessible(screen)
    await context.close()
    await network.cut()
    await openAlive(page, '/stores/')
    await expect(page.getByText(w.yours)).toBeVisible()
  })

  test('a screen elsewhere asks for a code', async ({ page }) => {
    await page.goto('/stores/collection-screen/')
    await page.getByLabel(w.code).fill('K7QM-2RTX')
    await page.getByRole('button', { name: w.pair }).click()
    await expect(page.getByText(w.wrong).first()).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })
})
