import { expect, test } from '../helpers/journey.ts'
import { messages } from '#/i18n/messages.server.ts'
import { thirdParties } from '#/platform/consent/third-parties.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'
import { badModes } from '../../third-parties/stand-in.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { consentIn } from '../helpers/consent-page.ts'
import { revision, undecided } from '../helpers/decided.ts'
import {
  consentCommands,
  foreignEntries,
  foreignTraffic,
  grantsIn,
  openingScripts,
  thirdPartiesAre,
} from '../helpers/third-parties.ts'
import { languages, once, openFooter, overflowOf } from '../helpers/visit.ts'

test.use({ storageState: undecided })

for (const language of languages) {
  const { w, url, banner, dialog, open, reads, press } = consentIn(language)

  test.describe(`third parties ${language}`, () => {
    test.beforeEach(({ context }) => reads(context))

    test(
      'a visitor who accepts gets each of them, without loading the page again',
      once.onDesktop,
      async ({ page }) => {
        const { paths } = foreignTraffic(page)
        await open(page, '/')
        await expect.poll(() => grantsIn(page)).toEqual([['default', 'denied', 'denied']])
        expect((await consentCommands(page))[0]?.grants).toMatchObject({ wait_for_update: 500 })
        await press(page, w.accept)
        await expect.poll(() => paths).toEqual(expect.arrayContaining(openingScripts))
        expect(await grantsIn(page)).toEqual([
          ['default', 'denied', 'denied'],
          ['update', 'granted', 'granted'],
        ])
        await expect.poll(() => foreignEntries(page)).toEqual(['__exponea_etc__', '_ga', '_gcl_au'])
        // On the next page the decision is known, and the defaults still come first.
        await open(page, '/crest-helmet/')
        await expect.poll(async () => (await grantsIn(page)).length).toBe(2)
        expect((await consentCommands(page))[0]?.kind).toBe('default')
      },
    )

    test(
      'marketing starts as the vendor asks for it, and hears of every page',
      once.onPhone,
      async ({ page }) => {
        const { paths } = foreignTraffic(page)
        await open(page, '/')
        await press(page, w.accept)
        await expect.poll(() => paths).toContain('/track?event=page_visit')
        const calls = await page.evaluate(
          () => (globalThis as unknown as { marketingCalls: [string, object][] }).marketingCalls,
        )
        expect(calls.slice(0, 3).map(([name]) => name)).toEqual([
          '_initializeConfig',
          '_preInitialize',
          'initialize',
        ])
        expect(calls[2]?.[1]).toMatchObject({
          token: 'calder-marketing',
          track: { visits: true },
          experimental: { non_personalized_weblayers: true },
          new_experiments: { timeout: 4000 },
        })
        await expect(page.locator('html')).not.toHaveClass(/xnpe_async_hide/)
        const visits = () => paths.filter((path) => path === '/track?event=page_visit').length
        const footer = await openFooter(page)
        await footer.locator('a[href="/delivery/"]').first().click()
        await expect(page).toHaveURL(/\/delivery\/$/)
        await expect.poll(visits).toBe(2)
      },
    )

    test(
      'consent to one category starts only what belongs to it',
      once.onDesktop,
      async ({ page }) => {
        const { paths } = foreignTraffic(page)
        await open(page, '/')
        await banner(page).getByRole('button', { name: w.settings }).click()
        await dialog(page).getByRole('checkbox', { name: w.statistics }).check()
        await dialog(page).getByRole('button', { name: w.save }).click()
        await expect.poll(() => paths).toContain('/collect?event=gtm.js')
        expect(await grantsIn(page)).toEqual([
          ['default', 'denied', 'denied'],
          ['update', 'granted', 'denied'],
        ])
        expect(await foreignEntries(page)).toEqual(['_ga'])
        expect(paths.filter((path) => /exponea|webxp|track/.test(path))).toEqual([])
      },
    )

    test('none of them is loaded by a box that nobody ticked', once.onDesktop, async ({ page }) => {
      await page.clock.install()
      const { started, passTime } = foreignTraffic(page)
      await open(page, '/')
      await banner(page).getByRole('button', { name: w.settings }).click()
      await expect(dialog(page).getByRole('checkbox', { name: 'Convenience' })).toBeChecked()
      await expect(dialog(page).getByRole('checkbox', { name: 'Help by video' })).not.toBeChecked()
      await dialog(page).getByRole('button', { name: w.save }).click()
      await expect(banner(page)).toHaveCount(0)
      await passTime()
      expect(started).toEqual([])
    })

    test(
      'in a store none of them is asked, whatever was accepted elsewhere',
      once.onPhone,
      async ({ page, context }) => {
        await context.clock.install()
        await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.7' })
        const value = `${revision}.preferences-assistance-statistics-marketing.0123456789abcdef0123456789abcdef`
        await context.addCookies([{ name: 'consent', value, domain: w.host, path: '/' }])
        const { started, passTime } = foreignTraffic(page)
        for (const path of ['/', '/bikes/', '/crest-helmet/', '/stores/collection-screen/']) {
          const checked = page.waitForResponse(/check-store-ip/).catch(() => null)
          await page.goto(url(path))
          if (!path.includes('screen')) await checked
          await passTime()
        }
        expect(started).toEqual([])
      },
    )

    test('the banner and the settings name them, and the cookie page lists what they keep', async ({
      page,
    }) => {
      await open(page, '/cookies/')
      // Whatever "Accept all" allows is stated with its purpose beside the button.
      for (const party of keysOf(thirdParties))
        await expect(
          banner(page)
            .getByText(`${messages[language].consent.briefs[party]} (${thirdParties[party].name})`)
            .first(),
        ).toBeVisible()
      expect(await overflowOf(page)).toBe(0)
      for (const name of ['_ga', '__exponea_etc__', 'xnpe_…', 'gtm.js'])
        await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeAttached()
      await banner(page).getByRole('button', { name: w.settings }).click()
      await expect(
        dialog(page)
          .getByText(/Go Instore/)
          .first(),
      ).toBeVisible()
      await expectAccessible(page)
    })

    test('help by video is offered where somebody is free, beside the stores nearby', async ({
      page,
      isMobile,
    }) => {
      await open(page, '/')
      await press(page, w.accept)
      const hand = page.getByRole('button', { name: help[language].title })
      if (isMobile) await hand.scrollIntoViewIfNeeded()
      else await page.evaluate(() => window.scrollBy(0, window.innerHeight / 2))
      await hand.click()
      const panel = page.getByRole('region', { name: help[language].title })
      await expect(panel.getByRole('link', { name: help[language].store })).toBeVisible()
      await panel.getByRole('button', { name: help[language].video }).click()
      expect(await page.evaluate(() => 'isCalling' in globalThis)).toBe(true)
      await expectAccessible(page, '#go-in-store')
      await expect(page.locator('#gis-badge')).toBeVisible()
      await page.keyboard.press('Escape')
      const footer = await openFooter(page)
      await footer.locator('a[href="/blog/"]').first().click()
      await expect(page).toHaveURL(/\/blog\/$/)
      await expect(page.locator('#gis-badge')).toBeHidden()
    })
  })
}

const help = {
  en: { title: 'Need a hand?', video: 'Talk to us by video', store: 'All stores' },
  de: { title: 'Können wir helfen?', video: 'Per Video mit uns sprechen', store: 'Alle Läden' },
} as const

test('a script of a third party can write no HTML that runs, and load no file but its own', async ({
  page,
}) => {
  const { open, press, w } = consentIn('en')
  await open(page, '/')
  await press(page, w.accept)
  const tag = page.locator('#written-by-tag')
  await expect(tag).toBeAttached()
  expect(await tag.evaluate((element) => element.innerHTML)).toBe('<b>tag</b><img><a>x</a>')
  await expect.poll(() => page.evaluate(() => 'isTagLoaded' in globalThis)).toBe(true)
  expect(
    await page.evaluate(
      () => (globalThis as unknown as { isStrangerAllowed: boolean }).isStrangerAllowed,
    ),
  ).toBe(false)
  expect(await page.evaluate(() => 'isRun' in globalThis)).toBe(false)
})

for (const mode of badModes)
  test(`a shopper can buy while every third party is ${mode}`, async ({ page }) => {
    const { open, press, w } = consentIn('en')
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await thirdPartiesAre(page, mode)
    await open(page, '/crest-helmet/?size=M')
    await press(page, w.accept)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    const drawer = page.getByRole('dialog', { name: 'Your cart' })
    await expect(drawer.getByText('Crest').first()).toBeVisible()
    await open(page, '/')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).not.toHaveClass(/xnpe_async_hide/)
    if (mode === 'refused' || mode === '500')
      await expect.poll(() => said).toContain('The marketing script failed to load.')
  })
