import { expect, test } from '../helpers/journey.ts'
import { visitKeys } from '#/store-mode/screen/visit-text.ts'
import { undecided } from '../helpers/decided.ts'
import { comesFromHome, joins } from '../helpers/member.ts'
import { placeOrder } from '../helpers/order-once.ts'
import { launchWithPageCache, returnsFromPageCache } from '../helpers/page-cache-browser.ts'
import { addsHelmet, leftIn, screenIn } from '../helpers/store-screen.ts'

test.use({ storageState: undecided })

const screen = screenIn('en')
const { url, bar, openAtScreen } = screen

test.describe('after a visit at a shared screen', () => {
  test('Back from the browser’s page cache shows nothing of it', async ({ playwright }) => {
    const { userAgent } = test.info().project.use
    const browser = await launchWithPageCache(playwright)
    const context = await browser.newContext({
      storageState: undecided,
      viewport: { width: 1280, height: 800 },
      ...(userAgent !== undefined && { userAgent }),
    })
    await screen.standsInStore(context)
    await returnsFromPageCache(async () => {
      const page = await context.newPage()
      await openAtScreen(page, '/crest-helmet/')
      await addsHelmet(page)
      const restored: string[] = []
      page.on('console', (message) => restored.push(message.text()))
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          const isCovered = 'covered' in document.documentElement.dataset
          if (persisted) console.info(isCovered ? 'restored covered' : 'restored open')
        })
      })
      await page.goto(url('/robots.txt'))
      // Ten minutes pass while the page waits in the cache, and nobody ends the visit.
      await page.evaluate((key) => {
        const visit = window.localStorage.getItem(key) ?? ''
        const aged = visit.replace(/\d{13}$/, (activeAt) => String(Number(activeAt) - 600_000))
        window.localStorage.setItem(key, aged)
      }, visitKeys.all)
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(url('/'))
      await expect(bar(page)).toBeVisible()
      expect(restored).not.toContain('restored open')
      expect(await leftIn(page)).toEqual([])
      await page.close()
      return restored.includes('restored covered')
    })
    await browser.close()
  })

  test('a customer’s invoice is gone as well', async ({ page, context }) => {
    await comesFromHome(context)
    await joins(page)
    const { number } = await placeOrder(page, 'gb', ['HLM-CREST-M-INK'])
    await screen.standsInStore(context)
    await openAtScreen(page, `/my-account/orders/${number}/invoice/`)
    await expect(page.getByText('Ada Holm').first()).toBeVisible()
    await page.clock.fastForward('03:01')
    await expect(page).toHaveURL(url('/'))
    await expect(bar(page)).toBeVisible()
    await page.goto(url(`/my-account/orders/${number}/invoice/`))
    await expect(page.getByText('Ada Holm')).toHaveCount(0)
  })
})
