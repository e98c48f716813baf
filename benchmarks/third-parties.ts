/**
 * Measures the cost of third parties to a visitor: the largest paint, and the time from a press on "Add to cart" to
 * the open cart, with all of them set up and agreed to, in each way that they can fail, as a ratio to the same shop
 * without any. In turn, so that a slow spell of the machine affects all of them.
 */
import { chromium, type Page } from '@playwright/test'
import { consentRevision } from '../src/platform/consent/consent.ts'
import { bitsOf, thirdParties } from '../src/platform/consent/third-parties.ts'
import { keysOf } from '../src/platform/types/typed-keys.ts'
import { everyThirdParty, modes, startStandIn } from '../tests/third-parties/stand-in.ts'
import { findHeadlessBrowser } from '../tools/browser.ts'
import { median, type Server, startShop, stopped } from './shop-process.ts'

const visits = 5
/** Long enough for everything that comes after the first paint to have begun. */
const settleMs = 1_500

type Figures = { paint: number; press: number }

async function visit(executablePath: string, { port }: Server): Promise<Figures> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      // A headless browser counts as a crawler, for which nothing is loaded.
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    })
    const revision = consentRevision(bitsOf(keysOf(thirdParties)))
    const value = `${revision}.preferences-assistance-statistics-marketing.0123456789abcdef0123456789abcdef`
    await page.context().addCookies([{ name: 'consent', value, domain: '127.0.0.1', path: '/' }])
    await page.goto(`http://127.0.0.1:${port}/crest-helmet/?size=M`, { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    await page.waitForTimeout(settleMs)
    return { paint: await largestPaint(page), press: await firstPress(page) }
  } finally {
    await browser.close()
  }
}

const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

/** From the press to the frame in which the cart is open. */
async function firstPress(page: Page): Promise<number> {
  const button = page.getByRole('main').getByRole('button', { name: 'Add to cart' })
  await button.evaluate((element) => {
    element.addEventListener('click', ({ timeStamp }) => {
      const look = () =>
        document.querySelector('dialog[open]')
          ? Object.assign(globalThis, { openedAfter: performance.now() - timeStamp })
          : requestAnimationFrame(look)
      look()
    })
  })
  await button.click()
  await page.waitForFunction(() => 'openedAfter' in globalThis)
  return page.evaluate(() => (globalThis as unknown as { openedAfter: number }).openedAfter)
}

const executablePath = await findHeadlessBrowser()
const standIn = await startStandIn()
const settings = { LOG_LEVEL: 'error', JOBS: 'false', CART_WRITES_PER_MINUTE: '100000' }
const plain = await startShop(settings)
const withAll = await startShop({ ...settings, ...everyThirdParty(standIn.url) })
for (const shop of [plain, withAll]) await visit(executablePath, shop) // pictures are drawn

const without: Figures[] = []
const byMode = modes.map((mode) => ({ mode, figures: [] as Figures[], requests: 0 }))
for (let round = 0; round < visits; round += 1) {
  without.push(await visit(executablePath, plain))
  for (const each of byMode) {
    standIn.behave(each.mode)
    const before = standIn.received.length
    each.figures.push(await visit(executablePath, withAll))
    each.requests += standIn.received.length - before
  }
}
await Promise.all([stopped(plain), stopped(withAll)])
await standIn.stop()

const middle = (figures: Figures[], which: keyof Figures) =>
  median(figures.map((figure) => figure[which]))
const [paint, press] = [middle(without, 'paint'), middle(without, 'press')]
console.log(
  `without third parties: largest paint ${paint.toFixed(0)} ms, press to cart ${press.toFixed(0)} ms`,
)
for (const { mode, figures, requests } of byMode)
  console.log(
    `${mode.padEnd(8)} largest paint ${(middle(figures, 'paint') / paint).toFixed(2)}, press to cart ${(middle(figures, 'press') / press).toFixed(2)} of that; ${(requests / visits).toFixed(0)} requests a visit`,
  )
