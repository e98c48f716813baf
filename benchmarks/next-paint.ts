/**
 * From the click on a bike in a listing, when its page was made ready while the pointer rested on it, to
 * the bike's page painted (the budget), and to its pixels on the screen: what lies between the two is the
 * graphics card's work, or the processor's where there is no card. Each time in a new browser, whose code
 * is as cold as a visitor's. As most visitors have it: eight cores reported, no preference for less motion,
 * and the processor as it is and slowed down four times, as a phone's.
 */
import { chromium, type Page } from '@playwright/test'
import { findHeadlessBrowser } from '../tools/browser.ts'
import { median, startShop, stopped } from './shop-process.ts'
import { verdict } from './verdict.ts'

const budget = 100
const visits = 7
const slowdowns = [1, 4]

type Paint = { painted: number; shown: number }

declare global {
  var nextPaint: Promise<Paint>
  /** Browsers give these two fields to the entry of an element with `elementtiming`; TypeScript does not know them yet. */
  interface PerformanceEntry {
    paintTime: number
    presentationTime: number
  }
}

/** The browser's own time of the first frame that shows the new heading. */
const watchForPaint = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    globalThis.nextPaint = new Promise((resolve) => {
      let clicked = 0
      addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), true)
      new PerformanceObserver((list) => {
        const [entry] = list.getEntries()
        if (!entry) return
        const { paintTime, presentationTime } = entry
        resolve({ painted: paintTime - clicked, shown: presentationTime - clicked })
      }).observe({ type: 'element' })
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1')
        // The heading binds the words of a name with no-break spaces, in other places than the card.
        const inWords = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
        if (!heading || inWords(heading.textContent) !== inWords(wanted)) return
        observer.disconnect()
        heading.setAttribute('elementtiming', 'heading')
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  }, name)

async function visit(executablePath: string, port: number, slowdown: number): Promise<Paint> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setHardwareConcurrencyOverride', { hardwareConcurrency: 8 })
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`http://127.0.0.1:${port}/bikes/`)
    await page.mouse.move(300, 300)
    const link = page.locator('main article h2 a').first()
    const name = (await link.textContent()) ?? ''
    await link.hover()
    // Everything that the first interaction loads is loaded by then.
    await page.waitForTimeout(2_000)
    await watchForPaint(page, name)
    await page.mouse.down()
    await page.mouse.up()
    return await page.evaluate(() => globalThis.nextPaint)
  } finally {
    await browser.close()
  }
}

const executablePath = await findHeadlessBrowser()
const shop = await startShop({ LOG_LEVEL: 'warn', JOBS: 'false' })
await visit(executablePath, shop.port, 1) // its pictures are drawn for the first time
for (const slowdown of slowdowns) {
  const paints: Paint[] = []
  for (let i = 0; i < visits; i += 1) paints.push(await visit(executablePath, shop.port, slowdown))
  const painted = paints.map((paint) => paint.painted)
  const shown = median(paints.map((paint) => paint.shown))
  const middle = median(painted)
  console.log(
    `from listing to bike, ${slowdown}x slowdown: painted after ${middle.toFixed(0)} ms (${Math.min(...painted).toFixed(0)} to ${Math.max(...painted).toFixed(0)}), ${verdict(middle, { most: budget }, ' ms')}; on the screen after ${shown.toFixed(0)} ms`,
  )
}
await stopped(shop)
