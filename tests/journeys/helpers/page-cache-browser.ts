import { expect, test, type Browser, type PlaywrightWorkerArgs } from '@playwright/test'
import { findBrowser } from '../../../tools/browser.ts'

/**
 * A browser that keeps pages that were left, for Back. Only a whole one does, not the one without windows
 * that other journeys use, and Playwright turns it off.
 */
export async function launchWithPageCache({
  chromium,
}: PlaywrightWorkerArgs['playwright']): Promise<Browser> {
  return chromium.launch({
    ...test.info().project.use.launchOptions,
    executablePath: await findBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/**
 * Leaves a page for another and comes back to it until the browser has kept it, at most three times: short of
 * memory or time, a browser drops any page, but one that may not be kept is never kept.
 */
export async function returnsFromPageCache(leaveAndReturn: () => Promise<boolean>): Promise<void> {
  for (let attempt = 1; attempt < 3; attempt += 1) if (await leaveAndReturn()) return
  expect(await leaveAndReturn(), 'the browser keeps the page').toBe(true)
}
