import { expect, test } from '../helpers/journey.ts'
import { consentIn } from '../helpers/consent-page.ts'
import { undecided } from '../helpers/decided.ts'
import { foreignEntries, foreignTraffic, grantsIn } from '../helpers/third-parties.ts'
import { languages, once, openFooter } from '../helpers/visit.ts'

test.use({ storageState: undecided })

for (const language of languages) {
  const { w, banner, dialog, open, reads, press, openSettings } = consentIn(language)

  test.describe(`third parties after a withdrawal ${language}`, () => {
    test.beforeEach(({ context }) => reads(context))

    test(
      'after a withdrawal nothing more is sent, even by scripts that still run',
      once.onDesktop,
      async ({ page }) => {
        await page.clock.install()
        const traffic = foreignTraffic(page)
        await open(page, '/')
        await press(page, w.accept)
        await expect.poll(() => traffic.paths).toContain('/track?event=ping')
        await openSettings(page)
        await dialog(page).getByRole('button', { name: w.reject }).click()
        await expect(dialog(page)).toHaveCount(0)
        expect((await grantsIn(page)).at(-1)).toEqual(['update', 'denied', 'denied'])
        await traffic.comeToRest()
        traffic.forget()
        await traffic.passTime()
        expect(traffic.paths).toEqual([])
        expect(await foreignEntries(page)).toEqual([])
        // The next page is a new document, in which none of them runs.
        const loaded = page.waitForEvent('load')
        const footer = await openFooter(page)
        await footer.locator('a[href="/delivery/"]').first().click()
        await loaded
        await expect(page).toHaveURL(/\/delivery\/$/)
        await traffic.passTime()
        expect(traffic.paths).toEqual([])
        expect(await foreignEntries(page)).toEqual([])
      },
    )

    test(
      'what is withdrawn ends at once, though the shop has not answered to what is accepted with it',
      once.onDesktop,
      async ({ page }) => {
        const choose = async (ticked: string, unticked: string) => {
          await dialog(page).getByRole('checkbox', { name: ticked }).check()
          await dialog(page).getByRole('checkbox', { name: unticked }).uncheck()
          await dialog(page).getByRole('button', { name: w.save }).click()
        }
        await open(page, '/')
        await banner(page).getByRole('button', { name: w.settings }).click()
        await choose('Marketing', w.statistics)
        await expect.poll(() => grantsIn(page)).toContainEqual(['update', 'denied', 'granted'])
        await page.route('**/nuxt/api/consent', () => {})
        let isGivenUp = false
        page.on('requestfailed', (request) => {
          isGivenUp ||= new URL(request.url()).pathname === '/nuxt/api/consent'
        })
        await openSettings(page)
        await choose(w.statistics, 'Marketing')
        await expect
          .poll(async () => (await grantsIn(page)).at(-1))
          .toEqual(['update', 'denied', 'denied'])
        expect(isGivenUp).toBe(false)
      },
    )

    test(
      'a withdrawal in one tab ends them in the others',
      once.onPhone,
      async ({ page, context }) => {
        await context.clock.install()
        await open(page, '/')
        await press(page, w.accept)
        const other = await context.newPage()
        const traffic = foreignTraffic(other)
        await open(other, '/delivery/')
        await expect.poll(() => traffic.paths).toContain('/track?event=ping')
        await page.bringToFront()
        await openSettings(page)
        // The script of the other tab sets its cookie after this tab has erased it, and before it is told.
        await page.evaluate(() => {
          const channel = BroadcastChannel.prototype
          const { postMessage } = channel
          channel.postMessage = function publish(message) {
            if (this.name !== 'consent') return postMessage.call(this, message)
            channel.postMessage = postMessage
            const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
            cookie?.set?.call(document, '__exponea_etc__=late; path=/; max-age=3600')
            postMessage.call(this, message)
          }
        })
        await dialog(page).getByRole('button', { name: w.reject }).click()
        await expect(dialog(page)).toHaveCount(0)
        await expect.poll(() => foreignEntries(other)).toEqual([])
        await traffic.comeToRest()
        traffic.forget()
        await traffic.passTime()
        expect(traffic.paths).toEqual([])
        expect(await foreignEntries(other)).toEqual([])
      },
    )
  })
}
