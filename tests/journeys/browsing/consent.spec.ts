import { expect, type Route, test } from '../helpers/journey.ts'
import { consentIn, hidePage, storedIn, optionalIn, trafficOf } from '../helpers/consent-page.ts'
import { revision, undecided } from '../helpers/decided.ts'
import { violationsOn } from '../helpers/violations.ts'
import { complaintsOf, languages, once, openFooter } from '../helpers/visit.ts'

test.use({ storageState: undecided })

const click = '1001_1700000000_abc'
/** One page of each kind. */
const pages = [
  '/',
  '/bikes/',
  '/wold-sl-105/',
  '/wold-sl-105-di2/',
  '/wold-sl-105/build-v2/',
  '/crest-helmet/',
  '/search/?q=wold',
  '/blog/',
  '/delivery/',
  '/stores/',
  '/help-centre/',
  '/auth/login/',
  '/checkout/',
]

for (const language of languages) {
  const { w, banner, dialog, open, reads, press, openSettings } = consentIn(language)
  /** British law lets the shop keep these until the visitor objects. */
  const unasked = language === 'en' ? ['recently_viewed', 'recent_searches'] : []
  /** To reject has the same effect in both languages, so each kind of page is opened in one of them. */
  const rejected = pages.filter(
    (_path, index) => index % languages.length === languages.indexOf(language),
  )
  /** Before that the other half is opened, and in both languages those whose visit the two laws treat differently. */
  const undecidedOn = pages.filter(
    (path) => !rejected.includes(path) || /^\/(?:$|crest|wold|search)/.test(path),
  )

  test.describe(`consent ${language}`, () => {
    test.beforeEach(({ context }) => reads(context))

    test('before a decision and after rejecting, only what is necessary is kept, and no page asks a third party for anything', async ({
      page,
    }) => {
      test.slow()
      const { hosts, vitals } = trafficOf(page)
      const [violations, complaints] = [await violationsOn(page), complaintsOf(page)]
      for (const path of undecidedOn) {
        await open(page, path === '/' ? `/?awc=${click}` : path)
        await expect(banner(page)).toBeVisible()
        expect(
          (await optionalIn(page)).filter((name) => !unasked.includes(name)),
          path,
        ).toEqual([])
      }
      await press(page, w.reject)
      for (const path of rejected) {
        await open(page, path === '/' ? `/?awc=${click}` : path)
        await expect.poll(() => optionalIn(page), path).toEqual([])
        await expect(banner(page)).toHaveCount(0)
        await hidePage(page)
      }
      expect([...hosts]).toEqual([w.host])
      expect(vitals).toEqual([])
      expect(violations).toEqual([])
      expect(complaints.filter((each) => /trusted|security/i.test(each))).toEqual([])
    })

    test(
      'what was accepted is kept, the click of a partner survives a change of page, and the speed is measured',
      once.onPhone,
      async ({ page, context }) => {
        const { vitals, hosts } = trafficOf(page)
        await open(page, `/crest-helmet/?awc=${click}`)
        const footer = await openFooter(page)
        await footer.locator('a[href="/contact/"]').click()
        await expect(page).toHaveURL(/\/contact\/$/)
        await press(page, w.accept)
        await expect(page.getByText(w.saved)).toBeVisible()
        const cookies = await context.cookies()
        expect(cookies.find(({ name }) => name === 'awc')).toMatchObject({
          value: click,
          httpOnly: true,
        })
        await open(page, '/wold-sl-105-di2/')
        await expect
          .poll(() => optionalIn(page))
          .toEqual(['__exponea_etc__', '_ga', '_gcl_au', 'awc', 'recently_viewed'])
        expect((await storedIn(page)).filter(({ category }) => category === 'not listed')).toEqual(
          [],
        )
        await page.getByRole('heading', { level: 1 }).click()
        await expect
          .poll(async () => {
            await hidePage(page)
            return vitals.map(({ values }) => Object.keys(values)).flat()
          })
          .toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']))
        expect(vitals.at(-1)).toMatchObject({ page: 'product/bike/child-bike' })
        const names = vitals
          .filter((report) => report.page === 'product/bike/child-bike')
          .flatMap(({ values }) => Object.keys(values))
        expect(names).toHaveLength(new Set(names).size)
        expect([...hosts].toSorted()).toEqual(['127.0.0.1', w.host])
      },
    )

    test(
      'a withdrawal in the footer erases everything at once',
      once.onDesktop,
      async ({ page }) => {
        await open(page, `/wold-sl-105-di2/?awc=${click}`)
        await press(page, w.accept)
        await expect.poll(() => optionalIn(page)).toEqual(expect.arrayContaining(['awc', '_ga']))
        await openSettings(page)
        await dialog(page).getByRole('button', { name: w.reject }).click()
        await expect(dialog(page)).toHaveCount(0)
        await expect(
          page.getByRole('contentinfo').getByRole('button', { name: w.dialog }),
        ).toBeFocused()
        await expect.poll(() => optionalIn(page)).toEqual([])
        const { vitals } = trafficOf(page)
        await hidePage(page)
        await page.reload()
        await open(page, '/crest-helmet/')
        await expect.poll(() => optionalIn(page)).toEqual([])
        expect(vitals).toEqual([])
      },
    )

    test('one category can be chosen alone, and a reload neither asks again nor forgets', async ({
      page,
      context,
    }) => {
      await open(page, '/')
      await banner(page).getByRole('button', { name: w.settings }).click()
      await dialog(page).getByRole('checkbox', { name: w.statistics }).check()
      if (language === 'en')
        await dialog(page).getByRole('checkbox', { name: 'Convenience' }).uncheck()
      await dialog(page).getByRole('button', { name: w.save }).click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(banner(page)).toHaveCount(0)
      const consent = (await context.cookies()).find(({ name }) => name === 'consent')
      expect(consent?.value).toMatch(new RegExp(String.raw`^${revision}\.statistics\.[\da-f]{32}$`))
      // The settings may be opened before the shop has answered whether the visitor is in a store.
      const answer = Promise.withResolvers<void>()
      await page.route('**/nuxt/api/check-store-ip', async (route) => {
        await answer.promise
        await route.continue()
      })
      await open(page, '/')
      await openSettings(page)
      await expect(dialog(page).getByRole('checkbox', { name: w.statistics })).toBeChecked()
      answer.resolve()
      await expect(dialog(page).getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(banner(page)).toHaveCount(0)
    })

    test(
      'a new revision of the list asks again, and until then nothing counts as accepted',
      once.onPhone,
      async ({ page, context }) => {
        const value = `${revision - 1}.statistics-marketing.0123456789abcdef0123456789abcdef`
        await context.addCookies([{ name: 'consent', value, domain: w.host, path: '/' }])
        const { vitals } = trafficOf(page)
        await open(page, `/?awc=${click}`)
        await expect(banner(page)).toBeVisible()
        await hidePage(page)
        expect(await optionalIn(page)).toEqual([])
        expect(vitals).toEqual([])
      },
    )

    test(
      'in a store nobody is asked, and nothing counts as accepted',
      once.onDesktop,
      async ({ page, context }) => {
        await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.7' })
        const value = `${revision}.statistics-marketing.0123456789abcdef0123456789abcdef`
        await context.addCookies([{ name: 'consent', value, domain: w.host, path: '/' }])
        const { vitals } = trafficOf(page)
        const checked = page.waitForResponse((answer) => answer.url().endsWith('/check-store-ip'))
        await open(page, `/?awc=${click}`)
        expect(await (await checked).json()).toMatchObject({ isStoreIp: true, store: 'leeds' })
        await context.clearCookies({ name: 'consent' })
        await openSettings(page)
        await expect(dialog(page).getByText(w.inStore)).toBeVisible()
        await dialog(page).getByRole('button', { name: w.close }).click()
        await expect(banner(page)).toHaveCount(0)
        await hidePage(page)
        expect(await optionalIn(page)).toEqual([])
        expect(vitals).toEqual([])
      },
    )

    test('without the check for a store the visitor is asked', once.onPhone, async ({ page }) => {
      await page.route('**/nuxt/api/check-store-ip', (route) => route.abort())
      await open(page, '/')
      await expect(banner(page)).toBeVisible()
    })

    test(
      'a decision that cannot be saved says so; to reject works even then',
      once.onDesktop,
      async ({ page }) => {
        await page.route('**/nuxt/api/consent', (route) => route.abort())
        await open(page, '/crest-helmet/')
        await banner(page).getByRole('button', { name: w.accept }).click()
        await expect(banner(page).getByRole('alert')).toHaveText(w.failed)
        expect((await optionalIn(page)).filter((name) => !unasked.includes(name))).toEqual([])
        await press(page, w.reject)
        await open(page, '/crest-helmet/')
        await expect.poll(() => optionalIn(page)).toEqual([])
        await expect(banner(page)).toHaveCount(0)
      },
    )

    test(
      'nobody has to wait for what they accepted before they can reject it',
      once.onDesktop,
      async ({ page, context }) => {
        const hangs = (route: Route) => {
          const { categories } = route.request().postDataJSON() as { categories: string[] }
          return categories.length > 0 ? undefined : route.continue()
        }
        await page.route('**/nuxt/api/consent', hangs)
        await open(page, '/')
        const ended = page.waitForEvent('requestfailed', (request) =>
          request.url().endsWith('/nuxt/api/consent'),
        )
        await banner(page).getByRole('button', { name: w.accept }).click()
        await expect(banner(page).getByRole('button', { name: w.accept })).toBeDisabled()
        await press(page, w.reject)
        await ended
        await expect(page.getByText(w.saved)).toBeVisible()
        const consent = (await context.cookies()).find(({ name }) => name === 'consent')
        expect(consent?.value).toBe(`${revision}.none`)
      },
    )

    test(
      'a list that has changed since the page was loaded is said to, and one press brings the new one',
      once.onPhone,
      async ({ page }) => {
        const isOurs = '**/nuxt/api/consent'
        const error = { code: 'consent-outdated', message: '', statusCode: 409 }
        await page.route(isOurs, (route) => route.fulfill({ status: 409, json: { error } }))
        await open(page, '/')
        await banner(page).getByRole('button', { name: w.accept }).click()
        await expect(banner(page).getByRole('alert')).toHaveText(w.outdated)
        await page.unroute(isOurs)
        const loaded = page.waitForEvent('load')
        await banner(page).getByRole('button', { name: w.reload }).click()
        await loaded
        await press(page, w.accept)
        await expect(page.getByText(w.saved)).toBeVisible()
      },
    )

    test('without cookies a decision counts on this page, and the shop says so', async ({
      page,
      context,
    }) => {
      await open(page, '/')
      await expect(banner(page)).toBeVisible()
      const browser = await context.newCDPSession(page)
      await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true })
      await press(page, w.reject)
      await expect(page.getByText(w.keptHere)).toBeVisible()
      const footer = await openFooter(page)
      await footer.locator('a[href="/contact/"]').click()
      await expect(page).toHaveURL(/\/contact\/$/)
      await expect(banner(page)).toHaveCount(0)
    })

    test(
      'a store that is found only by the answer keeps nothing, and says so',
      once.onDesktop,
      async ({ page, context }) => {
        await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.7' })
        await page.route('**/nuxt/api/check-store-ip', (route) => route.abort())
        await open(page, '/')
        await press(page, w.accept)
        await expect(page.getByText(w.keptNothing)).toBeVisible()
        await openSettings(page)
        await expect(dialog(page).getByText(w.inStore)).toBeVisible()
      },
    )
  })
}
