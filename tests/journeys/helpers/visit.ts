import type { BrowserContext, Locator, Page, Route } from '@playwright/test'

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/**
 * A journey whose steps depend on neither words nor width runs once: in English on a desktop, or in
 * German on a phone. The two take turns, so that half of such journeys run in each.
 */
export const once = {
  onDesktop: { tag: '@once-on-desktop' },
  onPhone: { tag: '@once-on-phone' },
} as const

/** Comes as a visitor who has read the shop in this language before. */
export async function reads(context: BrowserContext, language: Language): Promise<void> {
  await context.addCookies([
    { name: 'i18n_redirected', value: language, domain: 'localhost', path: '/' },
  ])
}

/** Makes the visitor one who has chosen their country. */
export async function livesIn(context: BrowserContext, country: string): Promise<void> {
  await context.addCookies([
    { name: 'location_country', value: country, domain: 'localhost', path: '/' },
  ])
}

/** Opens a page and waits until it is alive: only then are forms and links the router's. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // The boot data stands last in the document, so React comes to it last.
  await page.waitForFunction(isTakenOver, ['#boot'])
  // The parts around a page are hydrated with the first interaction.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForFunction(isTakenOver, ['footer', 'dialog', '.palette'])
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))))
}

/** The footer with its links, which a phone folds. */
export async function openFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  for (const fold of await footer.locator('summary:visible').all()) await fold.click()
  return footer
}

/** Whether React has come to everything that these selectors find. */
const isTakenOver = (selectors: readonly string[]) =>
  selectors.every((selector) =>
    [...document.querySelectorAll(selector)].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  )

/** Said of a picture that was late on a busy machine; whether it is used does not depend on that. */
const isGuessByTheClock = /preloaded using link preload but not used within a few seconds/

/** Collects what the browser reports from now on; a missing file is reported by its URL alone. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (isGuessByTheClock.test(message.text())) return
    const isMissingFile = message.text().startsWith('Failed to load resource')
    complaints.push(isMissingFile ? message.location().url : message.text())
  })
  return complaints
}

/** Holds a request back until it is released. */
export function aSlowLine() {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { letGo, fetched: async (route: Route) => isFree.then(() => route.continue()) }
}

/** By how many pixels the page is wider than its window. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
