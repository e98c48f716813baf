import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: { run(part: Document | string, options: RunOptions): Promise<AxeResults> }
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** No finding of axe's, WCAG 2.2 AA and best practices alike, on the page as it stands now. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // A part that is being replaced is faded, and nobody is meant to read it at that contrast.
  await expect(page.locator(':is(section, li)[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(endOfTransitions)
  // The shop has no frames, so one copy in the page sees everything.
  if (await page.evaluate(() => !window.axe)) await page.evaluate(source)
  expect(await page.evaluate(findingsIn, part)).toEqual([])
}

async function endOfTransitions(): Promise<void> {
  const running = document.getAnimations().filter((each) => each instanceof CSSTransition)
  // A transition that is cancelled is over as well.
  await Promise.allSettled(running.map(({ finished }) => finished))
}

async function findingsIn(part?: string): Promise<string[]> {
  const results = await window.axe?.run(part ?? document, {
    // To describe all that is well would take as long as looking for what is not.
    resultTypes: ['violations'],
    // Only a rule that axe leaves off by default needs the style sheets, and each run would load them anew.
    preload: { assets: ['media'] },
  })
  if (!results) throw new Error('axe is not there')
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
