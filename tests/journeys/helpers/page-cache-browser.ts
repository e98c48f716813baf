import { test, type Browser, type PlaywrightWorkerArgs } from '@playwright/test'
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
