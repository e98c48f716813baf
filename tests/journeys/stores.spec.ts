import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { journeysFolder } from '../../tools/journeys-data.ts'
import { expectAccessible } from './helpers/axe.ts'
import { placeOrder } from './helpers/order-once.ts'
import { complaintsOf, languages, livesIn, openAlive, overflowOf, reads } from './helpers/visit.ts'

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
    code: 'Code',
    pair: 'Bildschirm koppeln',
    wrong: 'Der Code ist falsch',
  },
} as const

/** The back office of the shop that the journeys visit. */
const backOffice = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['build/server/shop.js', ...args], {
    env: { ...process.env, DATA_DIR: journeysFolder },
  })

for (const language of languages) {
  const w = words[language]

  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ context }) => {
      await reads(context, language)
      await livesIn(context, w.country)
    })

    test('the footer leads to the stores, and from there to one of them', async ({ page }) => {
      const complaints = complaintsOf(page)
      await openAlive(page, '/')
      await page.getByRole('contentinfo').getByRole('link', { name: w.footer }).click()
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

    test('a collection screen follows an order, also through a lost network', async ({
      page,
      browser,
    }) => {
      const { number } = await placeOrder(page, w.country, ['HLM-CREST-M-INK'], w.store)
      const tail = number.slice(-4)
      const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': w.ip } })
      await reads(context, language)
      const screen = await context.newPage()
      await openAlive(screen, '/stores/collection-screen/')
      const listed = (title: string) =>
        screen.getByRole('region', { name: title }).getByText(tail, { exact: true })
      await expect(listed(w.preparing)).toBeVisible()
      await expectAccessible(screen)
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
}
