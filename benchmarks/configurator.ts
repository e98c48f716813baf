/**
 * From the press on an option of the configurator to the bike drawn with it: the script's part (the budget:
 * one frame, 16 ms; 50 ms on a processor four times slower) and the whole until the next paint. The budget is held
 * against the processor time of the script: on a machine with few cores the rest of the browser makes it wait.
 */
import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import * as v from 'valibot'
import { findHeadlessBrowser } from '../tools/browser.ts'
import { median, startShop, stopped } from './shop-process.ts'
import { verdict } from './verdict.ts'

const budgets = [
  { slowdown: 1, most: 16 },
  { slowdown: 4, most: 50 },
]
/** Each opens a step and presses its options one after another. */
const steps = ['Wheels', 'Bar tape', 'Saddle', 'Pedals']
const pressesPerStep = 4

type Press = { script: number; paint: number }

/** Tells the presses in a recording from the clicks that open a step. */
const pressMark = 'press'

/** The page renders during the click event; the next frame has the new drawing. */
const press = (option: Locator): Promise<Press> =>
  option.evaluate(async (input: HTMLInputElement, mark) => {
    performance.mark(mark)
    const begun = performance.now()
    input.click()
    const script = performance.now() - begun
    await new Promise((shown) => {
      requestAnimationFrame(() => setTimeout(shown))
    })
    return { script, paint: performance.now() - begun }
  }, pressMark)

const recorded = v.object({
  name: v.string(),
  /** When it began, and how long it used the processor, in microseconds. */
  ts: v.number(),
  tdur: v.optional(v.number()),
  args: v.object({ data: v.optional(v.object({ type: v.optional(v.string()) })) }),
})

/** Records what the page does meanwhile, and returns the processor time of each press, in milliseconds. */
async function recordPresses(client: CDPSession, presses: () => Promise<void>): Promise<number[]> {
  const events: v.InferOutput<typeof recorded>[] = []
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const each of value) {
      const event = v.safeParse(recorded, each)
      if (event.success) events.push(event.output)
    }
  })
  await client.send('Tracing.start', {
    categories: 'devtools.timeline,blink.user_timing',
    transferMode: 'ReportEvents',
  })
  await presses()
  const isComplete = new Promise((complete) => client.once('Tracing.tracingComplete', complete))
  await client.send('Tracing.end')
  await isComplete
  const inOrder = events.toSorted((a, b) => a.ts - b.ts)
  return inOrder.flatMap(({ name }, index) => {
    if (name !== pressMark) return []
    const click = inOrder
      .slice(index)
      .find((event) => event.name === 'EventDispatch' && event.args.data?.type === 'click')
    return click?.tdur === undefined ? [] : [click.tdur / 1000]
  })
}

async function pressAll(page: Page): Promise<Press[]> {
  const presses: Press[] = []
  for (const step of steps) {
    const fold = page
      .locator('details', { has: page.locator('summary', { hasText: step }) })
      .first()
    await fold.locator('summary').first().click()
    const options = fold.locator('li input:enabled:visible')
    for (let place = 1; place <= pressesPerStep; place += 1) {
      presses.push(await press(options.nth(place % (await options.count()))))
      await page.waitForTimeout(400)
    }
    await fold.locator('summary').first().click()
  }
  return presses
}

/** The palette is always open, and redraws with each of its colours. */
async function pressPaints(page: Page): Promise<Press[]> {
  const colours = page.locator('input[name=frameColour]:enabled')
  const presses: Press[] = []
  for (let place = 1; place <= pressesPerStep; place += 1) {
    presses.push(await press(colours.nth(place)))
    await page.waitForTimeout(400)
  }
  return presses
}

const executablePath = await findHeadlessBrowser()
const shop = await startShop({ LOG_LEVEL: 'warn', JOBS: 'false' })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
for (const { slowdown, most } of budgets) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`http://127.0.0.1:${shop.port}/keld-sl-rival-xplr/build-v2/?size=M`)
  await page.mouse.move(300, 300)
  // The drawing's script comes with the first move.
  await page.waitForTimeout(2_000)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const presses: Press[] = []
  const used = await recordPresses(client, async () => {
    presses.push(...(await pressAll(page)), ...(await pressPaints(page)))
  })
  const middle = median(used)
  const middleOf = (of: (each: Press) => number) => median(presses.map(of)).toFixed(0)
  console.log(
    `choice at ${slowdown} x: script ${middle.toFixed(1)} ms (${Math.min(...used).toFixed(1)} to ${Math.max(...used).toFixed(1)} in ${used.length}), ${verdict(middle, { most }, ' ms')}; with the waiting ${middleOf(({ script }) => script)} ms; painted after ${middleOf(({ paint }) => paint)} ms`,
  )
  await page.close()
}
await browser.close()
await stopped(shop)
