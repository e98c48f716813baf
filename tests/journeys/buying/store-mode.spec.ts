import { expect, type Page, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { hidePage, optionalIn, trafficOf } from '../helpers/consent-page.ts'
import { undecided } from '../helpers/decided.ts'
import { comesFromHome, newEmail, password } from '../helpers/member.ts'
import { addsHelmet, callFrom, leftIn, screenIn, tablet } from '../helpers/store-screen.ts'
import { languages, once, overflowOf } from '../helpers/visit.ts'

test.use({ storageState: undecided })

/** Wakes the page, and returns whether it was still covered right after that. */
const wakePage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    return 'covered' in document.documentElement.dataset
  })

for (const language of languages) {
  const screen = screenIn(language)
  const { w, url, bar, warning, openAtScreen } = screen

  test.describe(`a shared screen in a store ${language}`, () => {
    // The language of a cleared screen is that of its browser.
    test.use(language === 'de' ? { ...tablet, locale: 'de-DE' } : {})
    test.beforeEach(({ context }) => screen.standsInStore(context))

    test('asks nobody for consent, calls no other host, and stands below every page', async ({
      page,
    }) => {
      const { hosts } = trafficOf(page)
      for (const path of ['/', '/crest-helmet/', '/wold-sl-105-di2/build-v2/']) {
        await openAtScreen(page, path)
        await expect(screen.banner(page)).toHaveCount(0)
        await expect.poll(() => optionalIn(page), path).toEqual([])
        expect(await overflowOf(page), path).toBe(0)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      for (const name of [w.callUp, w.finish, w.continue])
        await expect(bar(page).getByText(name)).toBeInViewport({ ratio: 1 })
      expect(await overflowOf(page)).toBe(0)
      await expectAccessible(page)
      expect([...hosts]).toEqual([new URL(url('/')).hostname])
      // By now a late write of any of these pages would have happened.
      expect(await optionalIn(page)).toEqual([])
    })

    test('erases everything after three minutes, and asks half a minute before', async ({
      page,
      context,
    }) => {
      await comesFromHome(context)
      await screen.open(page, '/crest-helmet/')
      const email = newEmail()
      await callFrom(page, 'auth/register', {
        firstName: 'Ada',
        lastName: 'Holm',
        email,
        password,
      })
      await callFrom(page, 'auth/login', { email, password })
      await screen.standsInStore(context)
      await addsHelmet(page)
      await openAtScreen(page, '/my-account/profile/')
      await page.evaluate(() => window.localStorage.setItem('rider', '180 84'))
      await context.addCookies([
        { name: 'collection_screen', value: 'x'.repeat(32), url: url('/'), httpOnly: true },
      ])

      await page.clock.fastForward('02:20')
      await expect(warning(page)).toHaveCount(0)
      await page.clock.fastForward('00:12')
      await expect(warning(page)).toBeVisible()
      await expect(warning(page).getByRole('button', { name: w.stay })).toBeFocused()
      await expectAccessible(page, '#idle-warning')
      await warning(page).getByRole('button', { name: w.stay }).click()
      await expect(warning(page)).toHaveCount(0)

      await page.clock.fastForward('02:32')
      await expect(warning(page)).toBeVisible()
      // A passer-by who brushes the screen keeps nobody's visit alive.
      await page.mouse.move(5, 5)
      await page.mouse.move(9, 9)
      await page.clock.fastForward('00:30')
      await expect(page).toHaveURL(url('/'))
      await expect(bar(page)).toBeVisible()
      expect(await leftIn(page)).toEqual(['collection_screen'])
      await page.goBack().catch(() => null)
      await expect(page.getByText(/\bAda\b/)).toHaveCount(0)
      await page.goto(url('/my-account/profile/'))
      await expect(page).toHaveURL(/\/auth\/login\//)
    })

    test(
      'stays as long as somebody uses one of its tabs, and ends in all of them',
      once.onDesktop,
      async ({ page, context }) => {
        await openAtScreen(page, '/crest-helmet/')
        await addsHelmet(page)
        const other = await context.newPage()
        await openAtScreen(other, '/wold-sl-105-di2/')
        for (let minutes = 0; minutes < 4; minutes += 2) {
          await page.clock.fastForward('02:00')
          await other.mouse.move(20 + minutes, 30)
          await other.mouse.move(40 + minutes, 50)
        }
        await expect(page).toHaveURL(url('/crest-helmet/'))
        await expect(warning(page)).toHaveCount(0)
        await page.clock.fastForward('03:01')
        for (const tab of [page, other]) {
          await expect(tab).toHaveURL(url('/'))
          await expect(bar(tab)).toBeVisible()
        }
        expect(await leftIn(page)).toEqual([])
      },
    )

    test('shows nothing of a tab that slept', once.onPhone, async ({ page }) => {
      await openAtScreen(page, '/crest-helmet/')
      await addsHelmet(page)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      await hidePage(page)
      await expect(heading).toBeHidden()
      expect(await wakePage(page)).toBe(false)
      await expect(heading).toBeVisible()
      await hidePage(page)
      await page.clock.setSystemTime(Date.now() + 600_000)
      expect(await wakePage(page)).toBe(true)
      await expect(page).toHaveURL(url('/'))
      await expect(bar(page)).toBeVisible()
      expect(await leftIn(page)).toEqual([])
    })

    test(
      'is covered until the shop has ended the visit, if the network is lost',
      once.onDesktop,
      async ({ page, context }) => {
        await openAtScreen(page, '/crest-helmet/')
        await addsHelmet(page)
        await page.evaluate(() => window.localStorage.setItem('rider', '180 84'))
        await context.setOffline(true)
        await page.clock.fastForward('03:01')
        await expect(page.getByText(w.ending)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
        expect(await page.evaluate(() => window.localStorage.getItem('rider'))).toBeNull()
        await context.setOffline(false)
        await page.clock.fastForward('00:05')
        await expect(page).toHaveURL(url('/'))
        await expect(bar(page)).toBeVisible()
        expect(await leftIn(page)).toEqual([])
      },
    )

    test('goes on being one if its network cannot be checked', once.onPhone, async ({ page }) => {
      await openAtScreen(page, '/')
      await page.route('**/nuxt/api/check-store-ip', (route) => route.abort())
      await openAtScreen(page, '/crest-helmet/')
      await addsHelmet(page)
      await page.clock.fastForward('03:01')
      await expect(page).toHaveURL(url('/'))
      await expect(bar(page)).toBeVisible()
      expect(await leftIn(page)).toEqual([])
    })

    test(
      'is none any more elsewhere, and nothing is erased there',
      once.onDesktop,
      async ({ page, context }) => {
        await openAtScreen(page, '/crest-helmet/')
        await addsHelmet(page)
        await comesFromHome(context)
        await page.clock.fastForward('00:10')
        const checked = page.waitForResponse('**/nuxt/api/check-store-ip')
        await screen.open(page, '/crest-helmet/')
        await checked
        await expect
          .poll(() => page.evaluate(() => window.localStorage.getItem('shared_screen')))
          .toBeNull()
        await page.clock.fastForward('10:00')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await leftIn(page)).toContain('cart_id')
        await expect(bar(page)).toHaveCount(0)
      },
    )

    test('leads to the field for the code of a saved build', once.onPhone, async ({ page }) => {
      await openAtScreen(page, '/')
      await bar(page).getByRole('link', { name: w.callUp }).click()
      await expect(page).toHaveURL(url('/build/'))
      await expect(page.getByRole('main').locator('input[name="code"]')).toBeVisible()
      await expect(bar(page)).toBeVisible()
    })

    test('is cleared at once by whoever is done', async ({ page }) => {
      await openAtScreen(page, '/crest-helmet/')
      await addsHelmet(page)
      await bar(page).getByRole('button', { name: w.finish }).click()
      await expectAccessible(page, '#finish-visit')
      await page.getByRole('dialog').getByRole('button', { name: w.clear }).click()
      await expect(page).toHaveURL(url('/'))
      await expect(bar(page)).toBeVisible()
      expect(await leftIn(page)).toEqual([])
      // Nobody is there to be asked.
      await page.clock.fastForward('10:00')
      await page.clock.runFor(2_000)
      await expect(warning(page)).toHaveCount(0)
      await expect(bar(page)).toBeVisible()
    })
  })

  test(`a phone in the network of a store is its owner’s: nothing is erased there, on the phone (${language})`, async ({
    page,
    context,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a wide window is a screen')
    await screen.standsInStore(context)
    await screen.open(page, '/crest-helmet/')
    await addsHelmet(page)
    await page.clock.fastForward('10:00')
    await expect(bar(page)).toHaveCount(0)
    await expect(page).toHaveURL(url('/crest-helmet/'))
    expect(await leftIn(page)).toContain('cart_id')
  })
}
