import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type BrowserEntry, browserEntries, isNamed } from '#/platform/consent/browser-entries.ts'
import { type Language, openAlive } from './visit.ts'

export const consentWords = {
  en: {
    host: 'localhost',
    banner: 'Your cookie choices',
    accept: 'Accept all',
    reject: 'Reject all',
    settings: 'Settings',
    dialog: 'Cookie settings',
    save: 'Save my choice',
    statistics: 'Statistics',
    saved: 'Your choice is saved.',
    keptHere: /your browser keeps no cookies/,
    keptNothing: /nothing was switched on/,
    outdated: /list has changed/,
    reload: 'Load again',
    failed: /could not be saved/,
    inStore: /network of one of our stores/,
    close: 'Close',
  },
  de: {
    host: 'de.localhost',
    banner: 'Deine Cookie-Auswahl',
    accept: 'Alle akzeptieren',
    reject: 'Alle ablehnen',
    settings: 'Einstellungen',
    dialog: 'Cookie-Einstellungen',
    save: 'Auswahl speichern',
    statistics: 'Statistik',
    saved: 'Deine Auswahl ist gespeichert.',
    keptHere: /Dein Browser speichert keine Cookies/,
    keptNothing: /wurde nichts eingeschaltet/,
    outdated: /Liste hat sich geändert/,
    reload: 'Neu laden',
    failed: /konnte nicht gespeichert werden/,
    inStore: /im Netz eines unserer Läden/,
    close: 'Schließen',
  },
} as const

/** The British site in English, the German one in German. */
export function consentIn(language: Language) {
  const w = consentWords[language]
  const url = (path: string) => {
    const origin = new URL(test.info().project.use.baseURL ?? '')
    origin.hostname = w.host
    return new URL(path, origin).href
  }
  const banner = (page: Page) => page.getByRole('region', { name: w.banner })
  const dialog = (page: Page) => page.getByRole('dialog', { name: w.dialog })

  return {
    w,
    url,
    banner,
    dialog,
    open: (page: Page, path: string) => openAlive(page, url(path)),
    reads: (context: BrowserContext) =>
      context.addCookies([{ name: 'i18n_redirected', value: language, domain: w.host, path: '/' }]),
    async press(page: Page, name: string) {
      await banner(page).getByRole('button', { name, exact: true }).click()
      await expect(banner(page)).toHaveCount(0)
    },
    async openSettings(page: Page) {
      await page.getByRole('contentinfo').getByRole('button', { name: w.dialog }).click()
      await expect(dialog(page)).toBeVisible()
    },
  }
}

type StoredEntry = { name: string; category: BrowserEntry['category'] | 'not listed' }

/** Everything that this browser holds, with its category in the shop's list. */
export async function storedIn(page: Page): Promise<StoredEntry[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => ({ name, kind: 'cookie' }))
  const stored = await page.evaluate(() => [
    ...Object.keys(window.localStorage).map((name) => ({ name, kind: 'local-storage' })),
    ...Object.keys(window.sessionStorage).map((name) => ({ name, kind: 'session-storage' })),
  ])
  return [...cookies, ...stored].map(({ name, kind }) => {
    const entry = browserEntries.find((each) => each.kind === kind && isNamed(each, name))
    return { name, category: entry?.category ?? 'not listed' }
  })
}

export const optionalIn = async (page: Page): Promise<string[]> =>
  (await storedIn(page))
    .filter(({ category }) => category !== 'necessary')
    .map(({ name }) => name)
    .toSorted()

/** The hosts that are called and the reports that are sent from now on. */
export function trafficOf(page: Page) {
  const hosts = new Set<string>()
  const vitals: { page: string; build: string; values: Record<string, number> }[] = []
  page.on('request', (request) => {
    const { hostname, pathname, protocol } = new URL(request.url())
    if (protocol.startsWith('http')) hosts.add(hostname)
    if (pathname === '/nuxt/api/web-vitals') vitals.push(request.postDataJSON())
  })
  return { hosts, vitals }
}

/** Makes the page believe that it is hidden, as when the visitor turns to another tab. */
export const hidePage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
